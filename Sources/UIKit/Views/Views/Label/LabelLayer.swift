import QuartzCore

/// The layer of a label: it holds the text layout, and has a bitmap only if a subclass of `UILabel` draws.
@preconcurrency @MainActor final class LabelLayer: CALayer {
  private var displayedSize = CGSize.zero

  override func layoutSublayers() {
    if bounds.size != displayedSize { setNeedsDisplay() }
    super.layoutSublayers()
  }

  override func display() {
    displayedSize = bounds.size
    guard let label = delegate as? UILabel, !label.drawsItself else {
      super.display()
      return
    }
    label.showText()
  }
}
