import CoreGraphics
import Foundation

/// Where a preview belongs: a place in a container view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that contains the preview at its place.
  public final let container: UIView
  /// The middle of the preview in the container's coordinates.
  public final let center: CGPoint
  /// The transform of the preview at its place.
  public final let transform: CGAffineTransform

  /// Creates a place with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
