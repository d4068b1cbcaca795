import CoreGraphics

/// Finds the focusable items of a screen, in reading order.
@MainActor package enum FocusOrder {
  /// A stop of the Tab key: the items of a group, or one item.
  struct Stop {
    let group: String?
    var items: [UIView]
  }

  /// Returns the part of a window that keys can reach: the frontmost modal view, or everything.
  static func root(of window: UIWindow) -> UIView {
    if let modal = AccessibilityTree.modalView(in: window) { return modal }
    // The bars around the front controller belong to it.
    guard let front = window.frontController?.outermost, front !== window.rootViewController else { return window }
    return front.viewIfLoaded ?? window
  }

  static func stops(in root: UIView) -> [Stop] {
    var stops: [Stop] = []
    var places: [String: Int] = [:]
    for item in items(in: root) {
      guard let group = item.effectiveFocusGroup else {
        stops.append(Stop(group: nil, items: [item]))
        continue
      }
      if let place = places[group] {
        stops[place].items.append(item)
      } else {
        places[group] = stops.count
        stops.append(Stop(group: group, items: [item]))
      }
    }
    return stops
  }

  package static func items(in root: UIView) -> [UIView] {
    var found: [UIView] = []
    collect(root, into: &found)
    return found
  }

  private static func collect(_ view: UIView, into found: inout [UIView]) {
    guard !view.isHidden, view.layer.opacity > 0.01, view.isUserInteractionEnabled else { return }
    if view.canBecomeFocused || (view is any UIKeyInput && view.canBecomeFirstResponder) {
      found.append(view)
      if view is UIControl || view is any UIKeyInput { return }
    }
    guard !view.subviewList.isEmpty else { return }
    let direction = view.effectiveUserInterfaceLayoutDirection
    // If the app has set the reading order of the parts, keys follow it: a bar covers content that begins below it.
    let said = (view.accessibilityElements ?? []).compactMap { $0 as? UIView }.filter { $0.superview === view }
    for child in said { collect(child, into: &found) }
    let rest = view.subviewList.filter { child in !said.contains { $0 === child } }
    for child in AccessibilityTree.inReadingOrder(rest, direction: direction) {
      if let child = child as? UIView { collect(child, into: &found) }
    }
  }

  /// Returns the item that an environment prefers for focus: its preferred environment, itself, or the first item inside.
  static func preferredItem(in environment: any UIFocusEnvironment, depth: Int = 0) -> UIView? {
    guard depth < 32 else { return nil }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = preferredItem(in: preferred, depth: depth + 1) { return item }
    }
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    guard let view else { return nil }
    if view.isFocusable { return view }
    return items(in: view).first
  }

  /// Returns the item of a stop that Tab moves to: the one that last had focus, or the one of the highest priority.
  static func entry(of stop: Stop, in system: UIFocusSystem) -> UIView? {
    if let group = stop.group, let item = system.rememberedItem(of: group), stop.items.contains(where: { $0 === item }) { return item }
    return stop.items.enumerated().max { first, second in
      let (a, b) = (first.element.focusGroupPriority, second.element.focusGroupPriority)
      return a == b ? first.offset > second.offset : a < b
    }?.element
  }

  /// Returns the nearest of `items` from `item` in a direction.
  static func neighbour(of item: UIView, among items: [UIView], _ heading: UIFocusHeading) -> UIView? {
    let from = item.accessibilityFrame
    var best: (view: UIView, score: CGFloat)?
    for other in items where other !== item {
      let to = other.accessibilityFrame
      let (dx, dy) = (to.midX - from.midX, to.midY - from.midY)
      let (ahead, aside): (CGFloat, CGFloat) =
        switch heading {
        case .left: (-dx, abs(dy))
        case .right: (dx, abs(dy))
        case .up: (-dy, abs(dx))
        default: (dy, abs(dx))
        }
      guard ahead > 0.5, aside <= ahead * 3 else { continue }
      let score = ahead + 2 * aside
      if best.map({ score < $0.score }) ?? true { best = (other, score) }
    }
    return best?.view
  }
}
