/// Controls how a split view collapses to one column and expands again. Every method is optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called before a column appears.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column disappears.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Returns the mode set by the display mode button; automatic leaves the choice to the split view.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Called before a swipe from the edge shows a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called after a swipe that showed or hid columns.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  // MARK: Collapsing

  /// Returns the column that is on top after collapsing.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called after the columns became one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Returns the controller shown alone after collapsing; `nil` uses the standard one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Returns whether the app has moved the secondary controller to the primary one, or whether it is removed.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns whether the first controller is hidden in an orientation. Called for controllers without a column style while their
  /// `preferredDisplayMode` is automatic; by default it is hidden if it does not fit.
  func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation) -> Bool

  // MARK: Expanding

  /// Returns the display mode after expanding; the proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after one stack became columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Returns the primary controller after expanding; `nil` uses the standard one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Returns the controller for the secondary column, taken from the primary one; nil leaves the choice to the split view.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: Showing

  /// Returns whether the app shows `vc` itself.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  /// Returns whether the delegate shows a detail itself; `false` by default.
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool

  // MARK: Orientations

  /// Returns the orientations the split view supports; none leaves the choice to its columns.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the controller is first shown.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool { svc.hidesListForWantOfRoom }
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .automatic }
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { [] }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .unknown }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { false }
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    false
  }
}
