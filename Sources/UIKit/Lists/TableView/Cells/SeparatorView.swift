/// A separator that the cell's own layer cannot draw, because it is in front of a background view or has an effect.
@preconcurrency @MainActor final class SeparatorView: UIView {
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the separator. A blur effect fills it with its material; a vibrancy effect blends its color with the content below.
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
