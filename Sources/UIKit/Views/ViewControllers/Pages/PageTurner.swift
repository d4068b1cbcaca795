import CoreGraphics

/// Shows the pages of a page view controller and animates page turns in one of the two styles.
@MainActor protocol PageTurner: AnyObject {
  var owner: UIPageViewController! { get set }
  var recognizers: [UIGestureRecognizer] { get }
  func install(in view: UIView)
  func layout(in area: CGRect)
  func replace(_ old: [UIViewController], by new: [UIViewController])
  func turn(
    from old: [UIViewController], to new: [UIViewController], back: UIViewController?,
    _ direction: UIPageViewController.NavigationDirection,
    _ completion: ((Bool) -> Void)?)
  /// Ends an active turn immediately.
  func endTurn()
  func dataSourceChanged()
}

extension PageTurner {
  /// Whether page turns call the appearance methods.
  var isVisible: Bool { owner.appearance.isShown && owner.viewIfLoaded?.window != nil }

  /// Calls `viewWillAppear` of a page.
  func beginArrival(of page: UIViewController, animated: Bool) {
    if page.parent !== owner { owner.addChild(page) }
    if isVisible { page.beginAppearanceTransition(true, animated: animated) }
  }

  /// Calls `viewWillDisappear` of a page.
  func beginDeparture(of page: UIViewController, animated: Bool) {
    if isVisible { page.beginAppearanceTransition(false, animated: animated) }
  }

  func endArrival(of page: UIViewController) {
    page.endAppearanceTransition()
    page.didMove(toParent: owner)
  }

  func endDeparture(of page: UIViewController) {
    page.viewIfLoaded?.removeFromSuperview()
    page.endAppearanceTransition()
    page.willMove(toParent: nil)
    page.removeFromParent()
  }

  /// Exchanges pages without animation.
  func exchange(_ old: [UIViewController], for new: [UIViewController], in host: UIView) {
    let gone = old.filter { page in !new.contains { $0 === page } }
    let come = new.filter { page in page.viewIfLoaded?.superview !== host || page.parent !== owner }
    gone.forEach { beginDeparture(of: $0, animated: false) }
    for page in come {
      beginArrival(of: page, animated: false)
      host.addSubview(page.view)
    }
    gone.forEach { endDeparture(of: $0) }
    come.forEach { endArrival(of: $0) }
  }
}
