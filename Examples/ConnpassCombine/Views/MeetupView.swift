import SwiftUI

/// One study group, and its page on request.
struct MeetupView: View {
    let meetup: Meetup
    @State private var isPagePresented = false

    var body: some View {
        Form {
            Section(header: Text("勉強会")) {
                Text(meetup.title).font(.title3)
                Text("主催: \(meetup.ownerNickname)")
                Text("開催日: \(meetup.day)")
                if let place = meetup.place { Text("会場: \(place)") }
            }
            Button("ページを開く") { isPagePresented = true }
        }
        .navigationBarTitle(Text("詳細"), displayMode: .inline)
        .sheet(isPresented: $isPagePresented) {
            SafariView(url: meetup.url).edgesIgnoringSafeArea(.all)
        }
    }
}
