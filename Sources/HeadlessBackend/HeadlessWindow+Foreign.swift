public import Foundation
import SwiftUICore

extension HeadlessWindow {
    // MARK: Maps

    package var maps: [MapModel] { foreignModels.compactMap { $0 as? MapModel } }

    /// Where the first map looks: centre in degrees and zoom (the world is 256 · 2^zoom wide).
    public var mapPosition: (latitude: Double, longitude: Double, zoom: Double)? {
        maps.first.map { ($0.position.latitude, $0.position.longitude, $0.position.zoom) }
    }

    /// Moves the first map as a person does; false when there is none.
    ///
    /// - Parameter ends: Whether the person lets go of it there.
    @discardableResult
    public func moveMap(
        latitude: Double, longitude: Double, zoom: Double, ends: Bool = true
    ) -> Bool {
        guard let map = maps.first else { return false }
        map.personMoved(
            to: MapPosition(latitude: latitude, longitude: longitude, zoom: zoom))
        if ends { map.personRested() }
        pump()
        return true
    }

    /// Presses a key while the first map has the focus; false when it was of no use.
    @discardableResult
    package func pressMapKey(_ key: MapModel.Key) -> Bool {
        let wasOfUse = maps.first?.keyPressed?(key) ?? false
        pump()
        return wasOfUse
    }

    /// Clicks the first map at a point in points from its top left.
    public func clickMap(x: Double, y: Double) {
        maps.first?.clicked?(x, y)
        pump()
    }

    // MARK: Pages

    package var pages: [PageModel] { foreignModels.compactMap { $0 as? PageModel } }
    package var page: HeadlessPage? { pages.first?.display as? HeadlessPage }

    /// The address of the first web page.
    public var pageAddress: URL? { pages.first?.state.url }
    /// The HTML text that the first web page was given.
    public var pageHTML: String? { page?.html }

    /// Lets the first page finish loading; false when none is loading.
    @discardableResult
    public func finishPage(title: String = "") -> Bool {
        guard pages.first?.state.isLoading == true else { return false }
        page?.finish(title: title)
        pump()
        return true
    }

    /// Lets the first page fail to load; false when none is loading.
    @discardableResult
    public func failPage(_ message: String) -> Bool {
        guard pages.first?.state.isLoading == true else { return false }
        page?.fail(message)
        pump()
        return true
    }

    /// Lets a script of the first page send a message to the app.
    ///
    /// - Parameter json: What was sent, as JSON.
    public func sendPageMessage(_ json: String, to channel: String) {
        pages.first?.report(message: json, channel: channel)
        pump()
    }

    /// Follows a link of the first page.
    public func followLink(to url: URL, inNewWindow: Bool = false) {
        page?.go(
            PageNavigation(
                request: PageRequest(url: url), cause: .link, wantsNewWindow: inNewWindow))
        pump()
    }

    private var foreignModels: [ForeignModel] {
        nodes.compactMap { node in
            if case .foreign(let content) = node.content { content.model } else { nil }
        }
    }
}
