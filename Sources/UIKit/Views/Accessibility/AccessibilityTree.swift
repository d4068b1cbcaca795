import CoreGraphics

/// The accessibility elements of a screen in reading order.
///
/// Hidden and invisible elements are excluded: those off the screen, scrolled away, or below a modal view.
@MainActor package enum AccessibilityTree {
  /// Returns the nodes of the windows on the screen; a modal window hides all windows below it.
  package static func nodes(on screen: UIScreen = .main) -> [AccessibilityNode] {
    var found: [AccessibilityNode] = []
    for window in screen.windows.reversed() where !(window is any ReadLastWindow) {
      found += nodes(for: window, in: screen.bounds)
      if modalView(in: window) != nil { break }
    }
    // The keyboard follows the edited view, modal or not.
    for window in screen.windows where window is any ReadLastWindow { found += nodes(for: window, in: screen.bounds) }
    return found
  }

  /// Returns the elements of the windows on the screen, a line each.
  package static func describe(_ screen: UIScreen = .main) -> String { describe(nodes(on: screen)) }

  /// Returns the elements of one view as text.
  package static func describe(_ view: UIView) -> String { describe(nodes(for: view, in: nil)) }

  /// Returns all elements on the screen in order.
  package static func elements(on screen: UIScreen = .main) -> [any AccessibleObject] { nodes(on: screen).flatMap(\.elements) }

  /// Returns all elements of an object in order; the object itself if it is one.
  package static func elements(in object: any AccessibleObject) -> [any AccessibleObject] {
    nodes(for: object, in: nil).flatMap(\.elements)
  }

  /// Returns the front-most view that is modal.
  static func modalView(in view: UIView) -> UIView? {
    for subview in view.subviewList.reversed() where !subview.isHidden {
      if subview.accessibilityViewIsModal { return subview }
      if let found = modalView(in: subview) { return found }
    }
    return nil
  }

  // MARK: Finding

  /// Returns the nodes of an object that are visible in `sight`, a part of the screen; nil includes everything.
  private static func nodes(for object: any AccessibleObject, in sight: CGRect?) -> [AccessibilityNode] {
    let view = object as? UIView
    if let view, view.isHidden || view.alpha <= 0.01 { return [] }
    if object.accessibilityElementsHidden { return [] }
    if object.isAccessibilityElement {
      let own = isInSight(object, sight) ? [AccessibilityNode(element: object)] : []
      guard let company = view?.accessibleCompany else { return own }
      return company.before.flatMap { nodes(for: $0, in: sight) } + own + company.after.flatMap { nodes(for: $0, in: sight) }
    }
    var sight = sight
    if let seen = sight, let view, let window = view.windowOnScreen { sight = seen.overlap(with: window) }
    let children = object.accessibleContents.flatMap { nodes(for: $0, in: sight) }
    if children.isEmpty, object.accessibilityIdentifier == nil { return [] }
    return [AccessibilityNode(container: object, children: children)]
  }

  /// Returns whether a sufficient part of an element is visible. An element without a frame counts as visible.
  private static func isInSight(_ object: any AccessibleObject, _ sight: CGRect?) -> Bool {
    guard let sight else { return true }
    let frame = object.accessibilityFrame
    guard frame.width > 0, frame.height > 0 else { return !(object is UIView) && frame == .zero }
    let seen = frame.overlap(with: sight)
    let least: CGFloat = 0.5
    return seen.width >= min(least, frame.width) && seen.height >= min(least, frame.height)
  }
}

extension UIView {
  /// The part of the screen to which the view clips its content; nil if it does not clip.
  fileprivate var windowOnScreen: CGRect? {
    guard clipsToBounds || self is any ScrolledContainer else { return nil }
    guard let scroll = self as? any ScrolledContainer, scroll.reachesUnderBars else { return onScreen(bounds) }
    // Content covered by the bars is not visible.
    let insets = UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: safeAreaInsets.bottom, right: 0)
    return onScreen(bounds.inset(by: insets))
  }
}
