import CoreGraphics

/// The view over the window, or over the context, that contains a presentation.
@MainActor final class TransitionContainerView: UIView {
  weak var presentation: UIPresentationController?
  private var keyboardObserver: (any NSObjectProtocol)?
  /// Returns the view that receives touches beside the presented view, if any.
  var passesTouches: (CGPoint) -> UIView? = { _ in nil }

  init(presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    traitOverrides = presentation.traitOverrides
    accessibilityViewIsModal = presentation.isModal
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    keyboardObserver = nil
    guard window != nil else { return }
    // Also posted when the keyboard appears or disappears.
    let name = UIResponder.keyboardWillChangeFrameNotification
    keyboardObserver = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.followKeyboard() }
    }
  }

  /// Moves the content that must stay above the keyboard.
  private func followKeyboard() {
    guard window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// The lowest point above the keyboard.
  var freeAboveKeyboard: CGFloat {
    guard let top = OnScreenKeyboard.top, let window else { return bounds.maxY }
    return min(bounds.maxY, convert(CGPoint(x: 0, y: top), from: window).y)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    presentation.placePresentedView()
    presentation.containerViewDidLayoutSubviews()
  }

  // MARK: Accessibility

  /// The presented content is first, and the element that dismisses it last.
  override var subviewsAsRead: [any AccessibleObject] {
    let all = super.subviewsAsRead
    let beside = (presentation?.viewsReadBeside ?? []).map { $0 as any AccessibleObject }
    return all.filter { !($0 is DimmingView) } + beside + all.filter { $0 is DimmingView }
  }
  override func accessibilityPerformEscape() -> Bool { presentation?.cancelByPerson() ?? false }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self, let other = passesTouches(point) { return other }
    return hit
  }
}
