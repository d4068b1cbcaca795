/// A line between rows that the cell's own layer cannot draw: it lies in front of a background view, or is made of an effect.
@preconcurrency @MainActor final class SeparatorView: UIView {
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A blur is a line of its material; vibrancy is the line's colour, or that of the effect's style, on what lies beneath.
  func show(_ frame: CGRect, color: UIColor?, effect: UIVisualEffect?) {
    if self.frame != frame { self.frame = frame }
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      backgroundColor = color
      return
    }
    backgroundColor = nil
    let view = effectView ?? UIVisualEffectView(effect: effect)
    if effectView == nil {
      effectView = view
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    if view.effect !== effect { view.effect = effect }
    view.frame = bounds
    view.contentView.backgroundColor = (effect as? UIVibrancyEffect).map { $0.lineColor ?? color } ?? nil
  }
}
