import CoreGraphics

/// The view over the window, or over the context, in which a presentation stands.
@MainActor final class TransitionContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// Whether touches beside the presented view go on to what is beneath.
  var passesTouches: (CGPoint) -> UIView? = { _ in nil }

  init(presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    traitOverrides = presentation.traitOverrides
    accessibilityViewIsModal = presentation.isModal
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    presentation.placePresentedView()
    presentation.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self, let other = passesTouches(point) { return other }
    return hit
  }
}
