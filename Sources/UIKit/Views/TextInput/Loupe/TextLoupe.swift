import CoreGraphics

/// Shows the loupe of a text while its caret or an end of its selection is dragged.
@MainActor final class TextLoupe {
  private var window: LoupeWindow?
  private var view: LoupeView?
  private(set) var isRange = false

  var isShown: Bool { view != nil }

  /// Magnifies `place`, a line or caret of `host`, above it and the touch.
  func show(_ place: CGRect, at finger: CGPoint, of host: UIView, isRange: Bool) {
    guard let source = host.window else { return hide() }
    let look = host.traitCollection.design.textInput.touchSelection
    let loupe = isRange ? look.rangeLoupe : look.caretLoupe
    if self.isRange != isRange { remove() }
    self.isRange = isRange
    let isNew = view == nil
    let view = view ?? make(loupe, host)
    let line = host.convert(place, to: source)
    let point = host.convert(finger, to: source)
    let center = CGPoint(x: point.x, y: line.midY)
    source.layoutIfNeeded()
    source.layer.displayTree()
    view.show(center, of: source)
    let size = view.bounds.size
    let room = source.bounds.inset(by: source.safeAreaInsets)
    let left = min(max(point.x - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    let top = max(room.minY + 2, line.minY - loupe.gap - size.height)
    UIView.performWithoutAnimation { view.center = CGPoint(x: left + size.width / 2, y: top + size.height / 2) }
    if isNew { grow(view) }
  }

  func hide() {
    guard let view, let window else { return }
    self.view = nil
    self.window = nil
    UIView.animate(
      withDuration: 0.12, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { view.alpha = 0 }, completion: { _ in window.isHidden = true })
  }

  private func remove() {
    window?.isHidden = true
    window = nil
    view = nil
  }

  private func make(_ look: UIDesign.TouchSelection.Loupe, _ host: UIView) -> LoupeView {
    let made = LoupeView(look, traits: host.traitCollection)
    let window = LoupeWindow(frame: (host.window?.screen ?? .main).bounds)
    window.windowScene = host.window?.windowScene
    window.windowLevel = UIWindow.Level(100_001)
    window.addSubview(made)
    window.isHidden = false
    self.window = window
    view = made
    return made
  }

  private func grow(_ view: LoupeView) {
    UIView.performWithoutAnimation { view.alpha = 0 }
    UIView.animate(withDuration: 0.12, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { view.alpha = 1 }
  }
}
