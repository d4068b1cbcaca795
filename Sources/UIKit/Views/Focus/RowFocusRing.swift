import QuartzCore

/// The focus ring around the focused row. It is in front of the row and scrolls with it.
@MainActor package final class RowFocusRing: UIView {
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package func mark(_ row: CGRect, cornerRadius: CGFloat) {
    let focus = traitCollection.design.focus
    let color = (focus.ringColor ?? tintColor).resolvedColor(with: traitCollection)
    layer.borderWidth = focus.ringWidth
    layer.borderColor = color.cgColor
    layer.cornerRadius = cornerRadius
    let place = row.insetBy(dx: 2, dy: 1)
    if frame != place { frame = place }
  }
}
