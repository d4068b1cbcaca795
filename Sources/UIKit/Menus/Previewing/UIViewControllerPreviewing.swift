import CoreGraphics
import Foundation

/// A view that shows a preview of a controller while a finger rests on it, as ``UIViewController/registerForPreviewing(with:sourceView:)``
/// sets it up.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
  /// A recogniser that others may be made to wait for.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// What of the source view is lifted off the screen.
  var sourceRect: CGRect { get set }
}

/// Decides what is previewed, and opens it.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// The controller to preview for a finger at a place of the source view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The preview was tapped: show the controller.
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
