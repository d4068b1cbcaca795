import CoreGraphics
import Foundation

/// The position of a preview in a container view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public final let container: UIView
  /// The middle of the preview in the container's coordinates.
  public final let center: CGPoint
  /// The transform of the preview.
  public final let transform: CGAffineTransform

  /// Creates a target with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
