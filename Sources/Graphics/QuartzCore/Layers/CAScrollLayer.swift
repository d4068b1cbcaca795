import CoreGraphics

/// A layer that scrolls: it moves the origin of its bounds, and clips its sublayers.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The directions in which `scroll(to:)` moves.
  public var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// Scrolls the point `p` of the contents to the top left.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Scrolls by the smallest distance that makes `r` visible.
  open func scroll(to r: CGRect) {
    func near(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < from || high - low > length { return low }
      return high > from + length ? high - length : from
    }
    scroll(
      to: CGPoint(
        x: near(r.minX, r.maxX, bounds.minX, bounds.width), y: near(r.minY, r.maxY, bounds.minY, bounds.height)))
  }
}

extension CALayer {
  /// Scrolls the point `p` to the top left of the nearest enclosing scroll layer.
  public func scroll(_ p: CGPoint) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(p, to: layer))
  }

  /// Makes `r` visible in the nearest enclosing scroll layer.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(r, to: layer))
  }

  /// The part of the bounds that is visible in the nearest enclosing scroll layer.
  public var visibleRect: CGRect {
    guard let layer = scrollLayer else { return bounds }
    return convert(layer.bounds, from: layer).overlap(with: bounds)
  }

  private var scrollLayer: CAScrollLayer? {
    var node = superlayer
    while let layer = node {
      if let scroll = layer as? CAScrollLayer { return scroll }
      node = layer.superlayer
    }
    return nil
  }
}
