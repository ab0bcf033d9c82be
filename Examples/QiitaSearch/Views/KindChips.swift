import SwiftUI

/// A chip for every kind of search, one of which is chosen.
struct KindChips: View {
    @Binding var kind: SearchKind

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                ForEach(SearchKind.allCases) { choice in
                    chip(choice)
                }
            }
            .padding(.vertical, 4)
        }
    }

    private func chip(_ choice: SearchKind) -> some View {
        let isChosen = choice == kind
        return Button {
            kind = choice
        } label: {
            Text(choice.name)
                .font(.footnote)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .foregroundColor(isChosen ? .white : .qiita)
                .background(Capsule().fill(isChosen ? Color.qiita : .clear))
                .overlay(Capsule().stroke(Color.qiita))
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
