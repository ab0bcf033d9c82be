import CAdwaita
import SwiftUICore

/// What a drawn node keeps from one drawing to the next; dropped when its content changes.
@MainActor
final class DrawnState {
    var text: TextLayout?
    var picture: Picture?

    func reset() {
        text = nil
        picture = nil
    }
}
