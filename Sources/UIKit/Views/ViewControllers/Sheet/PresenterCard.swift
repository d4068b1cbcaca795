import QuartzCore

/// Shows the view of a presenter behind a large sheet as a smaller card with round corners.
///
/// The layer of the card is between the layers of the presenter's view and its superview. The view keeps its superview, frame and safe area.
@MainActor final class PresenterCard {
  private let card = UIView()
  private let content: CALayer
  private let metrics: UIDesign.Presentation
  /// Whether the card is behind the sheet; what is around it is black, so the status bar is light.
  private(set) var isBack = false

  /// Returns nil for a view without a superview.
  init?(of view: UIView?, metrics: UIDesign.Presentation) {
    guard let content = view?.layer, let superlayer = content.superlayer else { return nil }
    self.content = content
    self.metrics = metrics
    card.layer.masksToBounds = true
    superlayer.insertSublayer(card.layer, above: content)
    card.layer.addSublayer(content)
  }

  func remove() {
    if content.superlayer === card.layer { card.layer.superlayer?.insertSublayer(content, above: card.layer) }
    card.layer.removeFromSuperlayer()
  }

  /// Moves the card back or forward; animates within an animation block.
  func move(back: Bool, in container: UIView) {
    if back != isBack {
      isBack = back
      container.window?.screen.statusBar.setNeedsUpdate()
    }
    if card.bounds.isEmpty { UIView.performWithoutAnimation { layout(back: false, in: container) } }
    layout(back: back, in: container)
  }

  private func layout(back isBack: Bool, in container: UIView) {
    let bounds = container.bounds
    card.bounds = bounds
    card.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let scale = isBack ? max(0, 1 - 2 * (metrics.presenterMargin ?? 0) / max(bounds.width, 1)) : 1
    // The upper edge is at that of the safe area.
    let top = isBack ? container.safeAreaInsets.top - bounds.height * (1 - scale) / 2 : 0
    card.transform = CGAffineTransform(translationX: 0, y: top).scaledBy(x: scale, y: scale)
    card.layer.cornerRadius = isBack ? metrics.sheetCornerRadius / max(scale, 0.1) : 0
  }
}
