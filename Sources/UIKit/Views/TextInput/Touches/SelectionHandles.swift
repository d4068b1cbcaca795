import CoreGraphics

/// The two draggable handles of a text's selection. They scroll with the text, and are hidden if their end is not visible.
@MainActor final class SelectionHandles {
  private unowned let host: any TextEditorHost
  let start = SelectionHandleView(isStart: true)
  let end = SelectionHandleView(isStart: false)

  /// The distances by which the hit area extends beside a handle, beyond its knob, and into the next line.
  private static let reach = (aside: 18 as CGFloat, beyond: 14 as CGFloat, within: 2 as CGFloat)

  init(_ host: any TextEditorHost) {
    self.host = host
    for handle in [start, end] {
      handle.isHidden = true
      host.addSubview(handle)
    }
  }

  /// Shows the handles at the ends of `range`.
  func show(_ range: Range<Int>) {
    let look = host.traitCollection.design.textInput.touchSelection
    let color = (look.handle ?? host.tintColor).resolvedColor(with: host.traitCollection)
    let seen = host.shownOffsets
    for handle in [start, end] {
      let offset = handle.isStart ? range.lowerBound : range.upperBound
      guard seen.contains(offset) else {
        handle.leave()
        continue
      }
      handle.stand(at: host.edgeFrame(at: offset, isStart: handle.isStart), look: look, color: color)
      handle.isHidden = !isSeen(handle)
    }
  }

  func hide() {
    start.leave()
    end.leave()
  }

  /// Called after scrolling: an end may have become visible or invisible.
  func scrolled() {
    for handle in [start, end] where handle.edge != .zero { handle.isHidden = !isSeen(handle) }
  }

  private func isSeen(_ handle: SelectionHandleView) -> Bool {
    let seen = host.seenText
    let edge = handle.edge
    // A line that is more than half clipped by the edge of the view counts as invisible.
    return edge.midX >= seen.minX - 1 && edge.midX <= seen.maxX + 1 && edge.midY >= seen.minY && edge.midY <= seen.maxY
  }

  /// Returns the handle that a touch at `point` drags: the nearer of two.
  func handle(at point: CGPoint) -> SelectionHandleView? {
    let near = [start, end].filter { handle in
      let reach = Self.reach
      let insets = UIEdgeInsets(
        top: handle.isStart ? -reach.beyond : -reach.within, left: -reach.aside, bottom: handle.isStart ? -reach.within : -reach.beyond,
        right: -reach.aside)
      return !handle.isHidden && handle.frame.inset(by: insets).contains(point)
    }
    func distance(_ handle: SelectionHandleView) -> CGFloat {
      let knob = handle.isStart ? handle.frame.minY : handle.frame.maxY
      return abs(point.x - handle.frame.midX) + abs(point.y - knob) / 2
    }
    return near.min { distance($0) < distance($1) }
  }
}
