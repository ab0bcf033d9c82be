import SwiftUI

/// The list of study groups of a prefecture.
public struct MeetupsView: View {
    @StateObject private var model: MeetupsModel
    @State private var prefecture = Prefecture.tokyo

    public init(source: MeetupSource) {
        _model = StateObject(wrappedValue: MeetupsModel(source: source))
    }

    public var body: some View {
        NavigationView {
            VStack {
                prefectures
                if let notice = model.notice {
                    Text(notice).foregroundColor(.secondary)
                }
                List(model.meetups) { meetup in
                    NavigationLink(destination: MeetupView(meetup: meetup)) {
                        MeetupRow(meetup: meetup)
                    }
                }
            }
            .navigationBarTitle("connpass", displayMode: .large)
            .navigationBarItems(trailing: progress)
        }
        .navigationViewStyle(.stack)
        .onAppear {
            if model.meetups.isEmpty { model.search(prefecture) }
        }
    }

    @ViewBuilder private var progress: some View {
        if model.isBusy { ProgressView() }
    }

    private var prefectures: some View {
        HStack {
            ForEach(Prefecture.allCases, id: \.self) { choice in
                Button(choice.name) {
                    prefecture = choice
                    model.search(choice)
                }
                .foregroundColor(choice == prefecture ? .accentColor : .secondary)
            }
        }
    }
}

struct MeetupRow: View {
    let meetup: Meetup

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(meetup.title).font(.headline)
                Text(meetup.place ?? "場所未定").font(.caption)
            }
            Spacer()
            Text(meetup.day).font(.caption).foregroundColor(.secondary)
        }
    }
}

struct MeetupRow_Previews: PreviewProvider {
    static var previews: some View {
        MeetupRow(
            meetup: Meetup(
                id: 1, title: "Swift読書会", url: URL(string: "https://example.com/1")!,
                startedAt: "2026-12-01T19:00:00+09:00", place: "公民館", ownerNickname: "owner")
        )
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
