import Foundation
import SwiftUICore

/// The pictures of addresses: what was loaded, and what is being loaded.
///
/// ```
/// AsyncImage ── ImageStore ── ImageSession (libsoup, with its cache on disk)
///                  └───────── PixelDecoder (off the main thread) ── Pictures
/// ```
@MainActor
final class ImageStore {
    /// One loading, however many wait for it.
    @MainActor
    private final class Job {
        var task: Task<Bitmap, any Error>?
        var waiting = 0
    }

    private let pictures: Pictures
    private let security: TransportSecurity
    private let cacheFolder: URL?
    private var jobs: [URL: Job] = [:]
    private var ready: [URL: Bitmap] = [:]
    /// The least recently loaded first.
    private var order: [URL] = []
    private var readyBytes = 0
    private let byteLimit: Int
    private var sessions: [Bool: ImageSession] = [:]

    /// - Parameters:
    ///   - cacheFolder: Where answers are kept; nil for nowhere.
    ///   - byteLimit: Encoded bytes to keep in memory.
    init(
        pictures: Pictures, security: TransportSecurity = .main,
        cacheFolder: URL? = ImageSession.defaultFolder, byteLimit: Int = 32 * 1024 * 1024
    ) {
        self.pictures = pictures
        self.security = security
        self.cacheFolder = cacheFolder
        self.byteLimit = byteLimit
    }

    /// A picture that was loaded before and is still held.
    func loaded(_ url: URL) -> Bitmap? { ready[url] }

    /// Loads a picture; cancelled when all that wait for it are.
    func load(_ url: URL) async throws -> Bitmap {
        if let known = ready[url] { return known }
        let job = jobs[url] ?? start(url)
        job.waiting += 1
        guard let task = job.task else { throw ImageLoadingError.cancelled(url) }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            Task { @MainActor [weak self] in self?.leave(job, url) }
        }
    }

    /// Writes down what is in the caches on disk.
    func save() { for session in sessions.values { session.save() } }

    private func start(_ url: URL) -> Job {
        let job = Job()
        jobs[url] = job
        job.task = Task { [weak self] in
            defer { if let self, self.jobs[url] === job { self.jobs[url] = nil } }
            guard let self else { throw ImageLoadingError.cancelled(url) }
            return try await self.fetch(url)
        }
        return job
    }

    private func leave(_ job: Job, _ url: URL) {
        job.waiting -= 1
        guard job.waiting == 0 else { return }
        job.task?.cancel()
        // Whoever asks next starts anew instead of waiting for what was cancelled.
        if jobs[url] === job { jobs[url] = nil }
    }

    private func fetch(_ url: URL) async throws -> Bitmap {
        let data = try await bytes(of: url)
        try Task.checkCancellation()
        guard let bitmap = Bitmap(data) else { throw ImageLoadingError.undecodable(url) }
        guard bitmap.header.pixelCount <= ImageLimits.pixels else {
            throw ImageLoadingError.tooLarge(url)
        }
        let size = PixelDecoder.size(of: bitmap.header, within: PixelDecoder.previewSide)
        let width = min(size.0, bitmap.header.width)
        let height = min(size.1, bitmap.header.height)
        let pixels = await Task.detached {
            PixelDecoder.decode(bitmap, width: width, height: height)
        }.value
        guard let pixels else { throw ImageLoadingError.undecodable(url) }
        try Task.checkCancellation()
        pictures.add(bitmap, decoded: pixels)
        keep(bitmap, for: url)
        return bitmap
    }

    private func bytes(of url: URL) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "file": return try await LocalImages.read(url)
        case "data": return try LocalImages.decode(url)
        case "http", "https":
            guard security.allows(url) else { throw ImageLoadingError.insecure(url) }
            guard let session = session(for: url) else { throw ImageLoadingError.noLoader(url) }
            return try await session.load(url)
        default: throw ImageLoadingError.unsupported(url)
        }
    }

    private func session(for url: URL) -> ImageSession? {
        let isLocal = TransportSecurity.isLoopback(url.host ?? "")
        if let known = sessions[isLocal] { return known }
        let session = ImageSession(
            isLocal: isLocal, security: security,
            cacheFolder: cacheFolder?.appendingPathComponent(isLocal ? "local" : "remote"))
        sessions[isLocal] = session
        return session
    }

    private func keep(_ bitmap: Bitmap, for url: URL) {
        if let old = ready[url] {
            readyBytes -= old.data.count
            order.removeAll { $0 == url }
        }
        ready[url] = bitmap
        order.append(url)
        readyBytes += bitmap.data.count
        while readyBytes > byteLimit, order.count > 1 {
            readyBytes -= ready.removeValue(forKey: order.removeFirst())?.data.count ?? 0
        }
    }
}

/// Pictures that need no network.
enum LocalImages {
    static func read(_ url: URL) async throws -> Data {
        try await Task.detached {
            guard let handle = try? FileHandle(forReadingFrom: url) else {
                throw ImageLoadingError.missingFile(url)
            }
            let data = try handle.read(upToCount: ImageLimits.bytes + 1) ?? Data()
            guard data.count <= ImageLimits.bytes else { throw ImageLoadingError.tooLarge(url) }
            return data
        }.value
    }

    /// The bytes in an address of the `data` scheme.
    static func decode(_ url: URL) throws -> Data {
        let text = url.absoluteString.dropFirst("data:".count)
        guard let comma = text.firstIndex(of: ",") else { throw ImageLoadingError.unsupported(url) }
        let content = String(text[text.index(after: comma)...])
        let plain = content.removingPercentEncoding ?? content
        if text[..<comma].hasSuffix(";base64") {
            guard let data = Data(base64Encoded: plain) else {
                throw ImageLoadingError.undecodable(url)
            }
            return data
        }
        return Data(plain.utf8)
    }
}
