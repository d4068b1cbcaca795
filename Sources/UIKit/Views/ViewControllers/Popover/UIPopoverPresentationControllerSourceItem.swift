import CoreGraphics

/// An anchor of a popover: a view or a bar button item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the rectangle to which a popover points, in coordinates of a view; `nil` if the item is not in its window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public final func frame(in referenceView: UIView) -> CGRect? { window == nil ? nil : convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public final func frame(in referenceView: UIView) -> CGRect? { (customView ?? shownView)?.frame(in: referenceView) }
}
