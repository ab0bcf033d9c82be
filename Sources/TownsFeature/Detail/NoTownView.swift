import SwiftUI

/// What stands beside the lists before a town was chosen.
public struct NoTownView: View {
    @Environment(\.townsStrings) private var strings

    /// Makes the view.
    public init() {}

    public var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "map")
                .font(.system(size: 56))
            Text(strings.chooseTown)
        }
        .foregroundColor(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
