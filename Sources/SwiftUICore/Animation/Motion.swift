import Foundation

/// A value on its way from where it was seen last to where it belongs.
struct Track<Value: Interpolable> {
    var from: Value
    var to: Value
    /// Seconds on the backend's clock.
    var start: Double
    var animation: Animation
    /// Held until the movement ends, for those who wait for it.
    var holds: [AnimationHold] = []
    /// What lies between, where that is more than `from` and `to` can tell.
    var path: ((Double) -> Value?)?

    func value(at now: Double) -> (value: Value, isFinished: Bool) {
        let (fraction, isFinished) = animation.progress(at: now - start)
        if isFinished {
            return (fraction == 0 ? from : to, true)
        }
        let between = path?(fraction) ?? from.interpolated(to: to, fraction: fraction)
        return (between ?? to, false)
    }
}

/// The movements of a window's render nodes.
@MainActor
final class Motions {
    private var moving: [ObjectIdentifier: RenderNode] = [:]

    var isEmpty: Bool { moving.isEmpty }

    func add(_ node: RenderNode) { moving[ObjectIdentifier(node)] = node }

    /// Moves every node to where it belongs at a time.
    ///
    /// - Returns: The nodes that look different now.
    func advance(to now: Double) -> [RenderNode] {
        var changed: [RenderNode] = []
        for (key, node) in moving {
            if node.advance(to: now) { changed.append(node) }
            if !node.isMoving {
                moving[key] = nil
                if let ended = node.movementEnded {
                    node.movementEnded = nil
                    ended()
                }
            }
        }
        return changed
    }
}

extension RenderNode {
    var isMoving: Bool { frameTrack != nil || contentTrack != nil }

    /// Where the node belongs when it has stopped moving.
    var targetFrame: CGRect { frameTrack?.to ?? frame }
    var targetContent: RenderContent { contentTrack?.to ?? content }

    fileprivate func advance(to now: Double) -> Bool {
        let before = pendingChanges
        if let track = frameTrack {
            let (value, isFinished) = track.value(at: now)
            if value != frame {
                frame = value
                pendingChanges.insert(.frame)
            }
            if isFinished { frameTrack = nil }
        }
        if let track = contentTrack {
            let (value, isFinished) = track.value(at: now)
            if value != content {
                content = value
                pendingChanges.insert(.content)
            }
            if isFinished { contentTrack = nil }
        }
        return pendingChanges != before || !pendingChanges.isEmpty
    }

    /// Gives the node a new place, at once or on the way of an animation.
    func setFrame(_ new: CGRect, transaction: Transaction, now: Double) {
        guard new != targetFrame else { return }
        if let animation = transaction.animation, wasCommitted {
            frameTrack = Track(
                from: frame, to: new, start: now, animation: animation,
                holds: transaction.begin(animation, now: now) + (frameTrack?.holds ?? []))
        } else {
            frameTrack = nil
            if frame != new {
                frame = new
                pendingChanges.insert(.frame)
            }
        }
    }

    /// Turns a content that was just set into a movement towards it, where that is possible.
    func animateContent(_ transaction: Transaction, now: Double) {
        guard let old = contentBeforeFrame else { return }
        contentBeforeFrame = nil
        let path = contentPath
        contentPath = nil
        let holds = interruptedHolds
        interruptedHolds = []
        guard let animation = transaction.animation, wasCommitted,
            let seen = path?(0) ?? old.interpolated(to: content, fraction: 0)
        else {
            contentTrack = nil
            return
        }
        contentTrack = Track(
            from: seen, to: content, start: now, animation: animation,
            holds: transaction.begin(animation, now: now) + holds, path: path)
        content = seen
    }

    /// Moves the node, and where it goes, with its parent's origin.
    func rebase(by distance: CGSize) {
        func moved(_ rect: CGRect) -> CGRect {
            rect.offsetBy(dx: distance.width, dy: distance.height)
        }
        frame = moved(frame)
        if let track = frameTrack {
            frameTrack?.from = moved(track.from)
            frameTrack?.to = moved(track.to)
        }
        pendingChanges.insert(.frame)
    }
}

extension Transaction {
    /// Tells those who wait for the change that something moves by an animation.
    fileprivate func begin(_ animation: Animation, now: Double) -> [AnimationHold] {
        completions.compactMap { $0.begin(until: now + animation.logicalEnd) }
    }
}
