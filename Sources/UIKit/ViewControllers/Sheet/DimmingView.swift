import CoreGraphics

/// Darkens what is beneath something presented, and hears of touches there.
@MainActor final class DimmingView: UIView {
  var onTap: (() -> Void)?
  /// The view that a touch goes on to instead, if any.
  var passesTouches: (CGPoint) -> UIView? = { _ in nil }
  var color: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: DimmingView.tapped))
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return passesTouches(point) ?? hit
  }

  private func tapped() { onTap?() }
}
