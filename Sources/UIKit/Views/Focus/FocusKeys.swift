import CoreGraphics

/// Handles keys for focus and the focused control before they are sent to the responders.
@MainActor enum FocusKeys {
  static func handle(_ key: UIKey) -> Bool {
    guard let window = UIWindow.key else { return false }
    if key.keyCode == .keyboardTab { return tab(key, in: window) }
    if key.keyCode == .keyboardDownArrow, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate, .shift]),
      let field = TextEntry.receiver as? any ResultsField, field.goToResults()
    {
      return true
    }
    guard TextEntry.receiver == nil, let view = window.focusSystem.validItem() else { return false }
    if let adjustable = view as? any KeyAdjusting, (view as? UIControl)?.isEnabled ?? true, adjustable.adjust(by: key) {
      window.focusSystem.markByKey()
      return true
    }
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate, .shift]), !(view is any FocusFollowing) else { return false }
    let heading: UIFocusHeading
    switch key.keyCode {
    case .keyboardLeftArrow: heading = .left
    case .keyboardRightArrow: heading = .right
    case .keyboardUpArrow: heading = .up
    case .keyboardDownArrow: heading = .down
    default: return false
    }
    return arrow(heading, from: view, in: window)
  }

  private static func tab(_ key: UIKey, in window: UIWindow) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .alternate]) else { return false }
    // In a text view Tab inserts a character; with Control it moves the focus.
    if TextEntry.receiver is UIScrollView, !key.modifierFlags.contains(.control) { return false }
    return move(key.modifierFlags.contains(.shift) ? .previous : .next, in: window)
  }

  /// Moves to the next or the previous stop, wrapping around. Returns false if there is no other stop.
  static func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let system = window.focusSystem
    let stops = FocusOrder.stops(in: FocusOrder.root(of: window))
    guard !stops.isEmpty else { return false }
    let isForward = heading == .next
    let current = system.validItem() ?? window.firstResponder as? UIView
    let place = current.flatMap { item in stops.firstIndex { $0.items.contains { $0 === item } } }
    var index: Int
    if let place {
      if stops.count == 1, stops[0].items.count == 1, current === system.focusedView { return system.remark() }
      index = (place + (isForward ? 1 : stops.count - 1)) % stops.count
    } else {
      index = start(isForward, stops, system, window)
    }
    system.keysMoveFocus()
    // Items that refuse focus are skipped.
    for _ in stops.indices {
      if let item = FocusOrder.entry(of: stops[index], in: system), system.move(to: item, heading: heading) { break }
      index = (index + (isForward ? 1 : stops.count - 1)) % stops.count
    }
    system.showRing()
    return true
  }

  /// Returns the start while no item has focus: the touched item, the one that the front controller prefers, the first or the last.
  private static func start(_ isForward: Bool, _ stops: [FocusOrder.Stop], _ system: UIFocusSystem, _ window: UIWindow) -> Int {
    if let point = system.origin, let touched = window.hitTest(point, with: nil) {
      if let place = stops.firstIndex(where: { $0.items.contains { touched.isDescendant(of: $0) && !($0 is UIScrollView) } }) {
        return (place + (isForward ? 1 : stops.count - 1)) % stops.count
      }
      // If the point is outside of all items: the next item after it, or the one before it.
      let after = stops.firstIndex { stop in
        guard let frame = stop.items.first?.accessibilityFrame else { return false }
        return frame.minY > point.y || (frame.maxY > point.y && frame.minX > point.x)
      }
      if let after { return isForward ? after : (after + stops.count - 1) % stops.count }
    }
    if isForward, let controller = window.frontController, let item = FocusOrder.preferredItem(in: controller),
      let place = stops.firstIndex(where: { $0.items.contains { $0 === item } }), !controller.preferredFocusEnvironments.isEmpty
    {
      return place
    }
    return isForward ? 0 : stops.count - 1
  }

  private static func arrow(_ heading: UIFocusHeading, from view: UIView, in window: UIWindow) -> Bool {
    guard let group = view.effectiveFocusGroup else { return false }
    let stops = FocusOrder.stops(in: FocusOrder.root(of: window))
    guard let stop = stops.first(where: { $0.group == group }), stop.items.count > 1 else { return false }
    window.focusSystem.keysMoveFocus()
    guard let target = FocusOrder.neighbour(of: view, among: stop.items, heading) else { return false }
    return window.focusSystem.move(to: target, heading: heading)
  }
}

extension UIFocusSystem {
  /// Shows the mark again after a touch had hidden it.
  func remark() -> Bool {
    keysMoveFocus()
    showRing()
    return true
  }

  /// Called after a key adjusted a control: its mark may have moved.
  func markByKey() {
    keysMoveFocus()
    showRing()
  }
}
