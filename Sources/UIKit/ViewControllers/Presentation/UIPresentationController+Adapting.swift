import CoreGraphics

/// Following the window's width: a popover that becomes a sheet, a sheet that becomes a card.
extension UIPresentationController {
  /// The style under `traits`: the delegate's, or else this style's own.
  final func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    let style = asked == .automatic ? adaptivePresentationStyle(for: traits) : asked
    return style == presentationStyle ? .none : style
  }

  /// Chooses who carries the presentation out under `traits`.
  final func adapt(to traits: UITraitCollection) {
    let style = adaptedStyle(for: traits)
    guard style != .none else {
      adapted = nil
      return
    }
    if adapted?.presentationStyle == style { return }
    let content = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? presentedViewController
    if content !== presentedViewController {
      content.presentationStorage = self
      content.presentingStorage = presenting
      presenting?.presentedStorage = content
    }
    let other = content.makePresentation(style, presenting: presenting)
    other.presenting = presenting
    other.adaptedFrom = self
    delegate?.presentationController(self, prepare: other)
    adapted = other
  }
}
