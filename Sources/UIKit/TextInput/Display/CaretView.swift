import CoreGraphics
import QuartzCore

/// The caret: it blinks while its field or view is edited, and stays for a moment after each move.
///
/// Between two changes of its being seen nothing runs, so that a resting screen costs two frames a second.
@MainActor final class CaretView: UIView {
  private var deadline: Deadlines.Token?
  private var blink: (on: Double, off: Double) = (0.5, 0.5)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the caret and begins the blinking again.
  func show(at frame: CGRect, color: UIColor, blink: (on: Double, off: Double)) {
    if self.frame != frame { self.frame = frame }
    if backgroundColor != color { backgroundColor = color }
    layer.cornerRadius = min(frame.width, frame.height) / 2
    self.blink = blink
    isHidden = false
    alpha = 1
    restart()
  }

  func hide() {
    Deadlines.cancel(deadline)
    deadline = nil
    isHidden = true
  }

  private func restart() {
    Deadlines.cancel(deadline)
    deadline = Deadlines.add(after: alpha > 0 ? blink.on : blink.off, recurs: true) { [weak self] in self?.toggle() }
  }

  private func toggle() {
    guard !isHidden, window != nil else {
      hide()
      return
    }
    alpha = alpha > 0 ? 0 : 1
    restart()
  }
}
