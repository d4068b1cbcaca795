import QuartzCore

/// The mark of the focused item.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Returns the mark that the system would choose: a halo around the item.
  public class func effect() -> UIFocusEffect { UIFocusHaloEffect() }
}

/// A ring around an item or a part of it; a glow in the classic design.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  enum Shape {
    case view
    case rounded(CGRect, CGFloat)
    case path(UIBezierPath)
  }

  final let shape: Shape

  /// Creates a ring around the view, with its corner radius.
  public override init() {
    shape = .view
    super.init()
  }

  /// Creates a ring around a rectangle in the view's coordinates.
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
