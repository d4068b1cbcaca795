import CoreGraphics
import QuartzCore

/// Lies over a window while a menu shows: it holds the lists, and a touch beside them goes no further.
@MainActor final class MenuOverlay: UIView {
  weak var presenter: MenuPresenter?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 900
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presenter?.touchedBeside(at: touch.location(in: nil)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    presenter?.windowMayHaveChanged()
  }

  override func accessibilityPerformEscape() -> Bool {
    presenter?.stepBack()
    return presenter != nil
  }
}
