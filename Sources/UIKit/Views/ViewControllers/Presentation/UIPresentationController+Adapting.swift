/// Adapts to the window's width: a popover becomes a sheet, a sheet becomes a card.
extension UIPresentationController {
  /// Returns the style for `traits`: the delegate's, or else this style's own; `.none` is the requested one.
  private func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    let style = asked == .automatic ? adaptivePresentationStyle(for: traits) : asked
    return style == presentationStyle ? .none : style
  }

  /// Chooses the presentation controller for `traits`.
  final func adapt(to traits: UITraitCollection) {
    let style = adaptedStyle(for: traits)
    adapted = style == .none ? nil : makeAdapted(style)
  }

  private func makeAdapted(_ style: UIModalPresentationStyle) -> UIPresentationController {
    let content = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? presentedViewController
    if content !== presentedViewController { link(content, inPlaceOf: presentedViewController) }
    let other = preparedSheet(style, content) ?? content.makePresentation(style, presenting: presenting)
    other.presenting = presenting
    other.adaptedFrom = self
    delegate?.presentationController(self, prepare: other)
    return other
  }

  /// Returns the sheet that the app has configured for a popover at compact width.
  private func preparedSheet(_ style: UIModalPresentationStyle, _ content: UIViewController) -> UISheetPresentationController? {
    guard style == .pageSheet || style == .formSheet, content === presentedViewController,
      let popover = self as? UIPopoverPresentationController, popover.hasAdaptiveSheet
    else { return nil }
    popover.adaptiveSheetPresentationController.style = style
    return popover.adaptiveSheetPresentationController
  }

  /// Makes `content` the presented controller of the presenter.
  private func link(_ content: UIViewController, inPlaceOf old: UIViewController) {
    old.presentingStorage = nil
    content.presentationStorage = self
    content.presentingStorage = presenting
    presenting?.presentedStorage = content
    guard let above = old.presentedStorage else { return }
    old.presentedStorage = nil
    content.presentedStorage = above
    above.presentingStorage = content
    if let presentation = above.presentationStorage {
      for controller in [presentation, presentation.acting] { controller.presenting = content }
    }
  }

  // MARK: While presented

  /// Called before the window gets `traits`: chooses the presentation controller for them, and exchanges it once the window has them.
  final func readapt(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    let before = acting
    if before.isUnderWay { return before.whenStanding { [weak self] in self?.readaptLate() } }
    guard before.stage == .presented else { return }
    let style = adaptedStyle(for: traits)
    guard style != (adapted?.presentationStyle ?? .none) else { return }
    let old = before.presentedViewController
    adapted = nil
    if old !== presentedViewController { link(presentedViewController, inPlaceOf: old) }
    if style != .none { adapted = makeAdapted(style) }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.acting.takeOver(from: before) })
    tellDelegateOfStyle(coordinator)
  }

  /// Handles a change of traits during a transition.
  private func readaptLate() {
    guard let container = acting.container, let window = container.window else { return }
    let coordinator = TransitionCoordinator(transition: nil, container: container)
    readapt(to: window.traitCollection, with: coordinator)
    UIView.performWithoutAnimation { coordinator.runAnimations() }
    coordinator.runCompletions()
  }

  /// Continues the presentation of `before`, in a new container at the same position.
  private func takeOver(from before: UIPresentationController) {
    guard before !== self, before.stage == .presented, let old = before.container, let superview = old.superview else { return }
    holdContent(true)
    let gone = before.presentedViewController
    let come = presentedViewController
    let above = come.presentedStorage?.presentationStorage?.acting
    let isCovered = above?.presenterPlace != nil
    let changes = gone !== come
    if changes, !isCovered { gone.beginAppearanceTransition(false, animated: false) }
    before.dismissalTransitionWillBegin()
    if changes {
      before.presentedView?.removeFromSuperview()
      if !isCovered { gone.endAppearanceTransition() }
      come.leaveWrapper(gone)
      come.loadViewIfNeeded()
    }
    firstResponderBefore = before.firstResponderBefore
    movePresenter(from: before)
    let container = TransitionContainerView(presentation: self, frame: old.frame)
    superview.insertSubview(container, aboveSubview: old)
    let context = above?.leaveContext(in: old, for: superview)
    self.container = container
    stage = .presented
    presentationTransitionWillBegin()
    if changes, !isCovered { come.beginAppearanceTransition(true, animated: false) }
    // The view of a covered controller is not in the window: only its new place is prepared.
    let home = (presentedView as? any PresentedViewHolder)?.contentView ?? container
    if let view = presentedView, !isCovered || view !== come.view {
      container.addSubview(view)
      view.frame = frameOfPresentedViewInContainerView
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    if changes, !isCovered { come.endAppearanceTransition() }
    if let context {
      home.addSubview(context)
      context.frame = home.bounds
    }
    if isCovered { above?.presenterPlace = ViewPlace(filling: home) }
    presentationTransitionDidEnd(true)
    before.dismissalTransitionDidEnd(true)
    old.removeFromSuperview()
    before.container = nil
    before.stage = .idle
    if before !== known { before.holdContent(false) }
    container.setNeedsLayout()
  }

  /// Moves the container of a presentation over a context out of `old`, which is about to be removed; returns it, if it was in there.
  private func leaveContext(in old: UIView, for superview: UIView) -> UIView? {
    guard let container, container.isDescendant(of: old) else { return nil }
    superview.insertSubview(container, aboveSubview: old)
    return container
  }

  /// Restores the presenter's view, or removes it, if the two styles differ in that.
  private func movePresenter(from before: UIPresentationController) {
    presenterPlace = before.presenterPlace
    before.presenterPlace = nil
    guard let presenter = presenting, shouldRemovePresentersView != (presenterPlace != nil) else { return }
    let returns = presenterPlace != nil
    presenter.beginAppearanceTransition(returns, animated: false)
    if returns {
      presenterPlace?.restore(presenter.view)
      presenterPlace = nil
    } else {
      presenterPlace = ViewPlace(presenter.view)
      presenter.view.removeFromSuperview()
    }
    presenter.endAppearanceTransition()
  }
}

extension UIViewController {
  /// Restores the controller after `wrapper` was shown around it.
  fileprivate func leaveWrapper(_ wrapper: UIViewController) {
    guard let parent, stands(on: wrapper) else { return }
    if let stack = parent as? UINavigationController {
      stack.setViewControllers(stack.viewControllers.filter { $0 !== self }, animated: false)
    }
    guard self.parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
