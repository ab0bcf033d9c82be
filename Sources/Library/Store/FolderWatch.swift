import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Tells when a writer has finished with a library; costs nothing while nobody writes.
final class FolderWatch: Sendable {
    #if os(Linux)
        // Made once, cancelled once; its own functions may be called from any thread.
        private nonisolated(unsafe) let source: any DispatchSourceRead

        /// Watches until it is released; `nil` when the system has no watch left to give.
        init?(_ folder: URL, _ changed: @escaping @Sendable () -> Void) {
            // A folder that can't be made is the next writer's to report.
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            guard inotify_add_watch(descriptor, folder.path, UInt32(IN_CLOSE_WRITE)) >= 0 else {
                close(descriptor)
                return nil
            }
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
            source.setEventHandler { if Self.concernsLibrary(descriptor) { changed() } }
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        deinit { source.cancel() }

        /// Reads all that has happened: only the lock counts, which a writer closes when its change
        /// can be seen. What is written to the file itself can be seen only later.
        private static func concernsLibrary(_ descriptor: Int32) -> Bool {
            var concerns = false
            var buffer = [UInt8](repeating: 0, count: 16 * 1024)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                guard count > 0 else { return concerns }
                // The names stand in the events as plain bytes; which event they belong to is all
                // the same here.
                let text = String(decoding: buffer[..<count], as: UTF8.self)
                if text.contains("library.lock") { concerns = true }
            }
        }
    #else
        /// Other systems tell nothing: changes by other processes show when the app comes back.
        init?(_ folder: URL, _ changed: @escaping @Sendable () -> Void) { return nil }
    #endif
}
