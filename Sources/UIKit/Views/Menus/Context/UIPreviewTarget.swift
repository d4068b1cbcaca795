import CoreGraphics

/// The position of a preview in a container view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in which the preview is placed during the animation.
  public final let container: UIView
  /// The middle of the preview in the container's coordinates.
  public final let center: CGPoint
  /// The transform that the preview has at the end of the animation.
  public final let transform: CGAffineTransform

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
