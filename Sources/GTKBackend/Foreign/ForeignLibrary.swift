import CAdwaita
import Foundation

/// A system library that is loaded when it is first needed, and may not be there.
struct ForeignLibrary {
    private nonisolated(unsafe) let handle: UnsafeMutableRawPointer

    /// Nil when the library is not installed.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_GLOBAL) else {
            Log.notice("\(name) could not be loaded: \(String(cString: dlerror()))")
            return nil
        }
        self.handle = handle
    }

    /// A function of the library; `type` must be its C type.
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let symbol = dlsym(handle, name) else {
            Log.notice("The function \(name) is missing from a library.")
            return nil
        }
        return unsafeBitCast(symbol, to: type)
    }
}

/// Functions of a library that are all needed.
struct ForeignFunctions {
    private let library: ForeignLibrary
    /// Whether every function asked for was there.
    private(set) var areComplete = true

    init(_ library: ForeignLibrary) { self.library = library }

    /// A function of the library; `Function` must be its C type.
    mutating func find<Function>(_ name: String) -> Function {
        if let found = library.function(name, as: Function.self) { return found }
        areComplete = false
        // Never called: the library counts as missing then.
        return unsafeBitCast(missingFunction, to: Function.self)
    }
}

private let missingFunction: @convention(c) () -> Void = {}

/// An object of a library that Swift has no declarations of.
typealias ForeignObject = UnsafeMutableRawPointer
