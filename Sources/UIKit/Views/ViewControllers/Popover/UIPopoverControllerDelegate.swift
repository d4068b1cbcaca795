import CoreGraphics

/// Receives the changes of a `UIPopoverController`. Every method is optional.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Returns whether a touch outside of the popover may hide it.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Called after the user has hidden the popover.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
  /// Called when the window changes its size: set `rect` and `view` to the new anchor.
  func popoverController(
    _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  )
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
  public func popoverController(
    _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {}
}
