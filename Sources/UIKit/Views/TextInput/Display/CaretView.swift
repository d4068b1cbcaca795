import QuartzCore

/// The blinking caret of an edited field or view. It stays visible for a moment after each move.
///
/// Nothing runs between two changes of its visibility, so that an idle screen costs two frames per second.
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

  /// Shows the caret and restarts blinking.
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

extension CaretView: UITextCursorView {
  /// Whether the caret blinks; stopping it leaves the caret visible.
  var isBlinking: Bool {
    get { deadline != nil }
    set {
      guard newValue != isBlinking else { return }
      if newValue { return resetBlinkAnimation() }
      Deadlines.cancel(deadline)
      deadline = nil
      alpha = 1
    }
  }

  func resetBlinkAnimation() {
    alpha = 1
    restart()
  }
}
