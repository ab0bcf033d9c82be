import SwiftUI

/// What stands where a list would be when a search finds nothing.
public struct NothingFoundView: View {
    private let title: String
    private let help: String

    /// Says what was not found and what to try.
    public init(_ title: String, help: String) {
        self.title = title
        self.help = help
    }

    public var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "magnifyingglass")
                .font(.largeTitle)
                .foregroundColor(.secondary)
            Text(title)
                .font(.headline)
                .multilineTextAlignment(.center)
            Text(help)
                .font(.subheadline)
                .foregroundColor(.secondary)
                .multilineTextAlignment(.center)
        }
        .padding(32)
        .frame(maxWidth: .infinity)
    }
}
