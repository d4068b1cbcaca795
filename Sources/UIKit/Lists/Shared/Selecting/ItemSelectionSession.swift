import CoreGraphics

internal import TrestleListModel

/// A selection by dragging: all items between start and present position get the state of the first; items outside again get their previous
/// state.
@MainActor final class ItemSelectionSession {
  private unowned let host: any ItemSelectionHost
  private let anchor: ItemPath
  private let selects: Bool
  private var reached: ItemPath
  /// The previous states of changed items.
  private var before: [ItemPath: Bool] = [:]
  /// The touch position relative to the host's origin.
  private var finger: CGPoint
  private let scroller: EdgeScrollers
  private let changes: Int

  init(_ host: any ItemSelectionHost, at path: ItemPath, point: CGPoint) {
    self.host = host
    anchor = path
    reached = path
    selects = !host.isItemSelected(path)
    finger = Self.onScreen(point, host)
    changes = host.itemChanges
    scroller = EdgeScrollers(host)
    scroller.scrolled = { [weak self] in self?.follow() }
    set(path, selects)
  }

  private static func onScreen(_ point: CGPoint, _ host: any ItemSelectionHost) -> CGPoint {
    CGPoint(x: point.x - host.layer.bounds.minX, y: point.y - host.layer.bounds.minY)
  }

  func move(to point: CGPoint) {
    finger = Self.onScreen(point, host)
    scroller.follow(finger)
    follow()
  }

  func end() { scroller.stop() }

  private func follow() {
    let place = CGPoint(x: finger.x + host.layer.bounds.minX, y: finger.y + host.layer.bounds.minY)
    // Items that were changed meanwhile cannot be identified any more.
    guard host.itemChanges == changes, let path = host.nearestItem(to: place), path != reached else { return }
    let old = range(to: reached)
    reached = path
    let new = range(to: path)
    for ordinal in old where !new.contains(ordinal) {
      if let item = host.item(withOrdinal: ordinal), let was = before.removeValue(forKey: item) { set(item, was) }
    }
    for ordinal in new where !old.contains(ordinal) {
      if let item = host.item(withOrdinal: ordinal) {
        before[item] = host.isItemSelected(item)
        set(item, selects)
      }
    }
  }

  private func range(to path: ItemPath) -> ClosedRange<Int> {
    let (first, last) = (host.ordinal(of: anchor), host.ordinal(of: path))
    return min(first, last)...max(first, last)
  }

  private func set(_ path: ItemPath, _ isSelected: Bool) {
    if host.isItemSelected(path) != isSelected { host.activateItem(path) }
  }
}
