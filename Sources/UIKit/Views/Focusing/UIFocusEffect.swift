import CoreGraphics
import Foundation
import QuartzCore

/// How an item shows that keys go to it.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// The mark that the system would choose: a halo around the item.
  public class func effect() -> UIFocusEffect { UIFocusHaloEffect() }
}

/// A ring around an item or a part of it; in the classic design it glows.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  enum Shape {
    case view
    case rounded(CGRect, CGFloat)
    case path(UIBezierPath)
  }

  final let shape: Shape

  /// Around the view, with its corners.
  public override init() {
    shape = .view
    super.init()
  }

  /// Around a part, in the view's coordinates.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0)
  }

  /// Creates a ring around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve = .circular) {
    shape = .rounded(rect, cornerRadius)
    super.init()
  }

  /// Creates a ring along a path.
  public init(path bezierPath: UIBezierPath) {
    shape = .path(bezierPath)
    super.init()
  }
}
