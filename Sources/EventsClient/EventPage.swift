/// One page of hits.
public struct EventPage: Hashable, Sendable {
    /// The events that could be read and passed the filters, in the query's order.
    public var events: [Event]
    /// How many hits there are in all, before the filters made here.
    public var available: Int
    /// The number of the first hit of this page, from 1.
    public var start: Int
    /// How many hits the service sent, readable or not.
    public var returned: Int
    /// How many of them could not be read.
    public var droppedCount: Int
    /// Why, for the first five.
    public var droppedReasons: [String]
    /// How many were left out by the filters made here.
    public var filteredCount: Int
    /// Fields whose values could not be read, with how often; their events are there without.
    public var unreadableFields: [String: Int]
    /// Whether the events come from the groups' feeds, which hold the newest few of each.
    public var isFromFeeds = false

    /// Describes a page.
    public init(
        events: [Event], available: Int, start: Int = 1, returned: Int? = nil,
        droppedCount: Int = 0, droppedReasons: [String] = [], filteredCount: Int = 0,
        unreadableFields: [String: Int] = [:]
    ) {
        self.events = events
        self.available = available
        self.start = start
        self.returned = returned ?? events.count
        self.droppedCount = droppedCount
        self.droppedReasons = droppedReasons
        self.filteredCount = filteredCount
        self.unreadableFields = unreadableFields
    }

    /// Where the next page starts; `nil` after the last one.
    ///
    /// Counts what the service sent, not what could be read: else hits would come twice.
    public var nextStart: Int? {
        guard returned > 0, start <= available - returned else { return nil }
        return start + returned
    }
}
