import QuartzCore

/// Draws the separators of empty rows below the last row of a plain table.
@MainActor final class EmptyRowsView: UIView {
  struct Line {
    var inset: UIEdgeInsets
    var thickness: CGFloat
    var color: UIColor
    var effect: UIVisualEffect?
    var isMirrored: Bool
  }

  private var lines: [SeparatorView] = []
  private var shown: (frame: CGRect, pitch: CGFloat)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Redraws at the next layout, because the appearance has changed.
  func forget() { shown = nil }

  func show(from start: CGFloat, to end: CGFloat, width: CGFloat, pitch: CGFloat, line: () -> Line) {
    let frame = CGRect(x: 0, y: start, width: width, height: end - start)
    if let shown, shown.pitch == pitch, shown.frame.minY == start, shown.frame.width == width, shown.frame.maxY >= end { return }
    shown = (frame, pitch)
    self.frame = frame
    for line in lines { line.removeFromSuperview() }
    lines = []
    guard pitch > 1 else {
      layer.items = []
      return
    }
    let line = line()
    let color = line.color.cgColor
    var items: [LayerItem] = []
    var bottom = pitch
    while bottom <= frame.height + pitch, items.count + lines.count < 200 {
      let left = line.isMirrored ? line.inset.right : line.inset.left
      let right = line.isMirrored ? line.inset.left : line.inset.right
      let place = CGRect(x: left, y: bottom - line.thickness, width: max(0, width - left - right), height: line.thickness)
      if line.effect == nil {
        items.append(.fill(place, color, cornerRadius: 0))
      } else {
        let view = SeparatorView()
        view.show(place, color: line.color, effect: line.effect)
        addSubview(view)
        lines.append(view)
      }
      bottom += pitch
    }
    layer.items = items
  }
}
