import CoreGraphics

/// Several items that move as one item.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public final let items: [any UIDynamicItem]
  private var place: CGPoint
  private var extent: CGRect
  private var turn = CGAffineTransform.identity
  private let places: [(center: CGPoint, transform: CGAffineTransform)]

  /// Creates a group that moves as one item.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    var box = CGRect.null
    for item in items { box = box.union(item.box) }
    if box.isNull { box = .zero }
    place = CGPoint(x: box.midX, y: box.midY)
    extent = CGRect(origin: .zero, size: box.size)
    let center = place
    places = items.map { (CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y), $0.transform) }
    super.init()
  }

  /// The middle of the group; setting it moves the items.
  open var center: CGPoint {
    get { place }
    set {
      place = newValue
      moveItems()
    }
  }
  /// The rectangle around the items.
  open var bounds: CGRect { extent }
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      moveItems()
    }
  }
  /// The convex outline around all items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for (item, start) in zip(items, places) {
      let size = item.bounds.size
      for (index, corner) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].enumerated() {
        let point = CGPoint(x: size.width * corner.0, y: size.height * corner.1).applying(start.transform)
        let moved = CGPoint(x: point.x + start.center.x, y: point.y + start.center.y)
        if index == 0 { path.move(to: moved) } else { path.addLine(to: moved) }
      }
      path.close()
    }
    return path
  }

  private func moveItems() {
    for (item, start) in zip(items, places) {
      let arm = start.center.applying(turn)
      item.center = CGPoint(x: place.x + arm.x, y: place.y + arm.y)
      item.transform = start.transform.concatenating(turn)
    }
  }
}
