import QuartzCore

extension UIView {
  /// Returns the deepest descendant that is hit at `point`, front to back.
  final func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard flags.contains(.userInteraction), !layer.isHidden, layer.opacity >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    if let rareStorage, rareStorage.blockingAnimations > 0 { return nil }
    for view in subviewsBackToFront.reversed() {
      if let hit = view.hitTest(view.hitPoint(fromSuperview: point), with: event) { return hit }
    }
    return self
  }

  /// Returns the point in the view's coordinates: where it is shown, while an animator moves it.
  private final func hitPoint(fromSuperview point: CGPoint) -> CGPoint {
    guard let rareStorage, rareStorage.shownHitTests > 0, let shown = layer.presentation(), let superlayer = layer.superlayer else {
      return pointFromSuperview(point)
    }
    return shown.convert(point, from: superlayer.presentation() ?? superlayer)
  }

  final var subviewsBackToFront: [UIView] {
    guard layer.sortsChildren else { return subviewList }
    let sorted = subviewList.enumerated().sorted { first, second in
      let (z1, z2) = (first.element.layer.zPosition, second.element.layer.zPosition)
      return z1 == z2 ? first.offset < second.offset : z1 < z2
    }
    return sorted.map(\.element)
  }
}
