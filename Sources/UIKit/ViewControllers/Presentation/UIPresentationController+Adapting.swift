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
      presentedViewController.presentingStorage = nil
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

  /// Lets another carry on what stands, where the window's new width asks for that.
  final func readapt(to traits: UITraitCollection) {
    let before = acting
    guard before.stage == .presented, let old = before.container, let superview = old.superview else { return }
    let style = adaptedStyle(for: traits)
    guard style != (adapted?.presentationStyle ?? .none) else { return }
    adapted = nil
    if style != .none {
      let other = presentedViewController.makePresentation(style, presenting: presenting)
      other.presenting = presenting
      other.adaptedFrom = self
      delegate?.presentationController(self, prepare: other)
      adapted = other
    }
    let after = acting
    let container = TransitionContainerView(presentation: after, frame: old.frame)
    superview.insertSubview(container, aboveSubview: old)
    after.container = container
    after.stage = .presented
    after.presenterPlace = before.presenterPlace
    after.presentationTransitionWillBegin()
    if let view = after.presentedView {
      container.addSubview(view)
      view.frame = after.frameOfPresentedViewInContainerView
      view.layoutIfNeeded()
    }
    after.presentationTransitionDidEnd(true)
    before.dismissalTransitionDidEnd(true)
    old.removeFromSuperview()
    before.container = nil
    before.presenterPlace = nil
    before.stage = .idle
    container.setNeedsLayout()
  }
}
