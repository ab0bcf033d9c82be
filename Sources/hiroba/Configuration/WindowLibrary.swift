import AppShell
import Desktop
import EventsFeature
import Foundation
import Library
import SavedFeature

/// What the window does with the person's library, files and desktop.
struct WindowLibrary {
    let surroundings: Surroundings
    let output: Output

    init(_ surroundings: Surroundings, _ output: Output) {
        self.surroundings = surroundings
        self.output = output
    }

    @MainActor
    func configure() {
        let library = Library(folder: LibraryAccess.folder(surroundings))
        AppConfiguration.current.library = library
        AppConfiguration.current.saving = Saving(library)
        AppConfiguration.current.writeFile = { text, name in
            try DesktopFiles.write(text, named: name, in: DesktopFiles.downloads).path
        }
        AppConfiguration.current.addToCalendar = { text, name in
            let file = try DesktopFiles.write(text, named: name, in: DesktopFiles.downloads)
            return DesktopFiles.open(file, type: "text/calendar")
                ? .opened : .saved(path: file.path)
        }
        AppConfiguration.current.report = { [output] in _ = output.report($0) }
        AppConfiguration.current.followedGroups = groups
        AppConfiguration.current.remind = remind
    }

    @MainActor private var groups: FollowedGroupsSetting {
        let file = FollowedGroups(surroundings)
        return FollowedGroupsSetting(
            read: { file.names }, write: { try file.write(FollowedGroups.names(in: $0)) })
    }

    /// Asks the desktop on a thread of its own, since it may keep one waiting.
    private var remind: (@MainActor (Reminders.Reminder) -> Void)? {
        guard DesktopNotifier.hasSession(surroundings.environment) else { return nil }
        let notifier = DesktopNotifier(applicationName: "Hiroba", icon: "org.engawa.Hiroba")
        let output = output
        return { reminder in
            Task.detached {
                do throws(DesktopNotifier.Failure) {
                    try notifier.show(title: reminder.title, text: reminder.text)
                } catch {
                    output.note(
                        Words(
                            "hiroba: 通知を表示できませんでした（\(error.reason)）。",
                            "hiroba: The notification could not be shown (\(error.reason))."))
                }
            }
        }
    }
}
