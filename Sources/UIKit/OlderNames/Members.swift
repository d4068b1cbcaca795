import Foundation

// Members that were renamed with Swift 4.2.

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  /// The older form of `addChild(childController)`.
  public final func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  /// The older form of `removeFromParent()`.
  public final func removeFromParentViewController() { removeFromParent() }

  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  /// The older form of `willMove(toParent: parent)`.
  public final func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  /// The older form of `didMove(toParent: parent)`.
  public final func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  @available(swift, obsoleted: 4.2, renamed: "setOverrideTraitCollection(_:forChild:)")
  /// The older form of `setOverrideTraitCollection(collection, forChild: childViewController)`.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
  ) { setOverrideTraitCollection(collection, forChild: childViewController) }

  @available(swift, obsoleted: 4.2, renamed: "overrideTraitCollection(forChild:)")
  /// The older form of `overrideTraitCollection(forChild: childViewController)`.
  public final func overrideTraitCollection(forChildViewController childViewController: UIViewController) -> UITraitCollection? {
    overrideTraitCollection(forChild: childViewController)
  }

  @available(swift, obsoleted: 4.2, renamed: "unwind(for:towards:)")
  /// The older form of `unwind(for: unwindSegue, towards: subsequentVC)`.
  public final func unwind(for unwindSegue: UIStoryboardSegue, towardsViewController subsequentVC: UIViewController) {
    unwind(for: unwindSegue, towards: subsequentVC)
  }

  /// The older form of `children`.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public final var childViewControllers: [UIViewController] { children }
}

extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  /// The older form of `bringSubviewToFront(view)`.
  public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  /// The older form of `sendSubviewToBack(view)`.
  public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
  public final var isMovingFromParentViewController: Bool { isMovingFromParent }

  @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
  public final var isMovingToParentViewController: Bool { isMovingToParent }

  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
  public final var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
  public final var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
}

extension UIActivityIndicatorView {
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  @available(swift, obsoleted: 4.2, renamed: "style")
  public final var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension NSUnderlineStyle {
  /// The older form of an empty set: no line.
  @available(swift, obsoleted: 4.2, renamed: "init()")
  public static var styleNone: NSUnderlineStyle { [] }

  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }

  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  @available(swift, obsoleted: 4.2, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}

extension RunLoop.Mode {
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }

  @available(swift, obsoleted: 4.2, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  @available(swift, obsoleted: 4.2, renamed: "tracking")
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension UIPageViewController {
  /// Creates a page controller with options by the names before Swift 4.2, such as `UIPageViewControllerOptionInterPageSpacingKey`.
  @available(swift, obsoleted: 4.2, message: "Use the keys of UIPageViewController.OptionsKey.")
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [String: Any]
  ) {
    let keyed = Dictionary(uniqueKeysWithValues: options.map { (OptionsKey(rawValue: $0.key), $0.value) })
    self.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: keyed)
  }
}

extension UIColor {
  /// The older form of a color literal.
  @available(swift, obsoleted: 4.2, renamed: "init(red:green:blue:alpha:)")
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
