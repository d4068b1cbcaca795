import CoreGraphics

/// Shows the pages of a page view controller and moves from one to the next in one of the two styles.
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
  /// Brings a turn that is under way to its end at once.
  func endTurn()
  func dataSourceChanged()
}

extension PageTurner {
  /// Whether pages come and go with the calls of a visible controller.
  var isVisible: Bool { owner.appearance.isShown && owner.viewIfLoaded?.window != nil }

  /// Announces a page that is about to come.
  func beginArrival(of page: UIViewController, animated: Bool) {
    if page.parent !== owner { owner.addChild(page) }
    if isVisible { page.beginAppearanceTransition(true, animated: animated) }
  }

  /// Announces a page that is about to go.
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
