import CoreGraphics

extension CALayer {
  /// Returns the topmost layer of this subtree that contains `p`, which is in the superlayer's coordinates. Hidden layers and clipped parts
  /// are skipped.
  func searchHit(_ p: CGPoint) -> CALayer? {
    if isHidden { return nil }
    guard let inverse = planeToSuperlayer.inverted() else { return nil }
    let point = inverse.apply(p)
    let inside = contains(point)
    if !inside, masksToBounds { return nil }
    for layer in childrenFrontToBack() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return inside ? self : nil
  }

  private func childrenFrontToBack() -> [CALayer] {
    let layers = marks.contains(.isCopy) ? sublayers ?? [] : children
    guard model().sortsChildren else { return layers.reversed() }
    return layers.enumerated().sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }.map(\.element)
  }
}
