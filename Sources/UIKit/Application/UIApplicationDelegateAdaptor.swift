import CombineCore
import SwiftUICore

/// Gives a SwiftUI app a delegate of UIKit's kind.
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<
    DelegateType: NSObject & UIApplicationDelegate
>: DynamicProperty {
    /// The delegate, made by its `init()`.
    public var wrappedValue: DelegateType

    /// Makes the delegate; its launch calls run when the app starts.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard let made = ApplicationLaunch.make(delegateType) else {
            preconditionFailure("\(delegateType) could not be made by init().")
        }
        wrappedValue = made
        UIApplication.shared.keep(made)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Gives bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
