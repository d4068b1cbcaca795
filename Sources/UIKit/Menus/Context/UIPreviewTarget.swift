import CoreGraphics
import Foundation

/// Where a preview belongs: a place in a container view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public final let container: UIView
  public final let center: CGPoint
  public final let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
