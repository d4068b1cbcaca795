import CoreGraphics

/// A view that shows a preview of a controller on a long press, registered by ``UIViewController/registerForPreviewing(with:sourceView:)``.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
  /// A recognizer for failure requirements.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The part of the source view that is lifted.
  var sourceRect: CGRect { get set }
}

/// Provides the previewed controller, and shows it.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Returns the controller to preview for a touch at a point of the source view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called when the preview was tapped: show the controller.
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
