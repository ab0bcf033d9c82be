import CSoup
import Foundation

/// Files for other programs of the desktop.
public enum DesktopFiles {
    /// Where a person finds what they downloaded; the home folder where there is no such place.
    public static var downloads: URL {
        if let path = g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD) {
            return URL(fileURLWithPath: String(cString: path), isDirectory: true)
        }
        // GLib's, since it heeds HOME.
        return URL(fileURLWithPath: String(cString: g_get_home_dir()), isDirectory: true)
    }

    /// Writes a text under a name; where there is such a file, under the name with a number.
    /// - Throws: What Foundation throws; nothing is left behind then.
    public static func write(_ text: String, named name: String, in folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let plain = folder.appendingPathComponent(name)
        let ending = plain.pathExtension
        let stem = plain.deletingPathExtension().lastPathComponent
        var url = plain
        var number = 1
        while FileManager.default.fileExists(atPath: url.path) {
            if (try? Data(contentsOf: url)) == Data(text.utf8) { return url }
            number += 1
            url = folder.appendingPathComponent("\(stem)-\(number).\(ending)")
        }
        try Data(text.utf8).write(to: url, options: .atomic)
        return url
    }

    /// Opens a file with the program the person chose for its type.
    /// - Returns: Whether there is one and it was started.
    public static func open(_ file: URL, type: String) -> Bool {
        guard let program = g_app_info_get_default_for_type(type, 0) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(program)) }
        return g_app_info_launch_default_for_uri(file.absoluteString, nil, nil) != 0
    }
}
