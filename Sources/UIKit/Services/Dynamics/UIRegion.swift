import CoreGraphics

/// A set of points around an origin, in which a field acts.
@preconcurrency @MainActor open class UIRegion: NSObject, NSCopying {
  private indirect enum Form {
    case all
    case circle(CGFloat)
    case box(CGSize)
    case inverse(Form)
    case union(Form, Form)
    case difference(Form, Form)
    case intersection(Form, Form)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .all: true
      case .circle(let radius): hypot(point.x, point.y) <= radius
      case .box(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let form): !form.contains(point)
      case .union(let first, let second): first.contains(point) || second.contains(point)
      case .difference(let first, let second): first.contains(point) && !second.contains(point)
      case .intersection(let first, let second): first.contains(point) && second.contains(point)
      }
    }
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
    super.init()
  }

  /// Creates a circle around the origin.
  public convenience init(radius: CGFloat) { self.init(.circle(radius)) }
  /// Creates a rectangle around the origin.
  public convenience init(size: CGSize) { self.init(.box(size)) }

  /// The region of all points.
  public class var infinite: UIRegion { UIRegion(.all) }
  /// Returns the points outside the region.
  open func inverse() -> UIRegion { UIRegion(.inverse(form)) }
  /// Returns the points in either region.
  open func union(with region: UIRegion) -> UIRegion { UIRegion(.union(form, region.form)) }
  /// Returns the points of this region that are not in another.
  open func subtracting(_ region: UIRegion) -> UIRegion { UIRegion(.difference(form, region.form)) }
  /// Returns the points in both regions.
  open func intersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(form, region.form)) }
  open func contains(_ point: CGPoint) -> Bool { form.contains(point) }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
