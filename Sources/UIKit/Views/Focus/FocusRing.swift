import QuartzCore

/// The mark around the focused item: a ring, or in the classic design a glow. It is in the item's own layer and moves with it.
@preconcurrency @MainActor final class FocusRing: CALayer {
  override init() {
    super.init()
    zPosition = 1_000_000
    anchorPoint = .zero
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  func surround(_ view: UIView, effect: UIFocusEffect) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let focus = view.traitCollection.design.focus
    let color = (focus.ringColor ?? view.traitCollection.design.focusTint(of: view)).resolvedColor(with: view.traitCollection).cgColor
    position = view.bounds.origin
    bounds = view.bounds
    let width = focus.ringWidth
    var outset = focus.ringGap + width / 2
    // Drawn inside a view that clips to its bounds.
    if view.clipsToBounds { outset = -width / 2 }
    var lines: [LayerItem] = []
    func line(_ distance: CGFloat, _ alpha: CGFloat, _ lineWidth: CGFloat) {
      guard let path = path(around: view, effect, distance) else { return }
      lines.append(.path(path, fill: nil, stroke: color.copy(alpha: color.alpha * alpha), lineWidth: lineWidth))
    }
    line(outset, 1, width)
    let reach = Int(focus.glowRadius)
    if reach > 0, !view.clipsToBounds {
      for step in 0..<reach {
        line(outset + width / 2 + CGFloat(step) + 0.5, focus.glowOpacity * (1 - CGFloat(step) / CGFloat(reach)), 1)
      }
    }
    items = lines
    CATransaction.commit()
  }

  private func path(around view: UIView, _ effect: UIFocusEffect, _ distance: CGFloat) -> CGPath? {
    let least = view.traitCollection.design.focus.leastCornerRadius
    let shape = (effect as? UIFocusHaloEffect)?.shape ?? .view
    switch shape {
    case .path(let path): return path.cgPath
    case .rounded(let rect, let radius): return rounded(rect, max(radius, least), distance)
    case .view:
      let outline = (view as? UIControl)?.focusOutline ?? (view.bounds, view.layer.cornerRadius)
      return rounded(outline.0, max(outline.1, least), distance)
    }
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat, _ distance: CGFloat) -> CGPath? {
    let rect = rect.insetBy(dx: -distance, dy: -distance)
    guard rect.width > 0, rect.height > 0 else { return nil }
    let corner = max(0, min(radius + distance, min(rect.width, rect.height) / 2))
    return CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil)
  }
}

extension UIDesign {
  /// Returns the ring's color where the design has none: the tint color.
  @MainActor func focusTint(of view: UIView) -> UIColor { view.tintColor }
}
