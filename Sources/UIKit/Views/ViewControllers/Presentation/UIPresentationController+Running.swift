import CoreGraphics

/// Performs a presentation: the container, the transition, and the order of calls.
extension UIPresentationController {
  // MARK: Presenting

  final func present(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenting, let home = home(over: presenter) else { return }
    for presentation in [self, known] { presentation.holdContent(true) }
    let presented = presentedViewController
    let container = TransitionContainerView(presentation: self, frame: home.frame)
    self.container = container
    stage = .presenting
    presented.loadViewIfNeeded()
    home.superview.insertSubview(container, at: home.superview.subviews.count)
    keepFirstResponder(in: container.window)
    let removes = shouldRemovePresentersView
    let presentersView = presenter.view!
    if removes {
      presenterPlace = ViewPlace(presentersView)
      container.insertSubview(presentersView, at: 0)
      presentersView.frame = container.bounds
    }
    let transition = ControllerTransition(container: container, from: presenter, to: presented)
    transition.presentationStyle = presentationStyle
    transition.attach(to: [presenter, presented])
    transition.initialFrames[ObjectIdentifier(presenter)] = presentersView.frame
    if !removes { transition.finalFrames[ObjectIdentifier(presenter)] = presentersView.frame }
    presented.presentationPhase = .beingPresented
    presentationTransitionWillBegin()
    known.tellDelegateOfStyle(transition.coordinator)
    if removes { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    transition.fromView = removes ? presentersView : nil
    transition.toView = presentedView
    transition.finalFrames[ObjectIdentifier(presented)] = frameOfPresentedViewInContainerView
    transition.completion = { [self] didComplete in
      if didComplete { presentationEnded(removes: removes) } else { presentationCancelled(removes: removes, animated: animated) }
    }
    transition.afterwards = { [self] didComplete in
      if didComplete { completion?() }
      runWaiting()
      letGoContent()
    }
    run(transition, presents: true, source: source, animated: animated)
    presentationHasBegun()
  }

  private func presentationEnded(removes: Bool) {
    guard let presenter = presenting else { return }
    stage = .presented
    showPresentedView()
    if removes { presenter.view.removeFromSuperview() }
    presentationTransitionDidEnd(true)
    presentedViewController.endAppearanceTransition()
    if removes { presenter.endAppearanceTransition() }
    presentedViewController.presentationPhase = .none
    UIAccessibility.post(notification: .screenChanged, argument: presentedView)
  }

  private func presentationCancelled(removes: Bool, animated: Bool) {
    let presented = presentedViewController
    presented.beginAppearanceTransition(false, animated: animated)
    if removes { presenting?.beginAppearanceTransition(true, animated: animated) }
    if removes { restorePresentersView() }
    presentedView?.removeFromSuperview()
    presented.endAppearanceTransition()
    if removes { presenting?.endAppearanceTransition() }
    presentationTransitionDidEnd(false)
    takeDown()
  }

  /// Adds the presented view, if the animator has not done so.
  private func showPresentedView() {
    guard let container, let view = presentedView else { return }
    if view.superview == nil {
      container.addSubview(view)
      isPlacedByAnimator = false
    }
    if view.frame == frameOfPresentedViewInContainerView { isPlacedByAnimator = false }
    placePresentedView()
  }

  /// Sets the frame of the presented view after the transition; during it the animator controls the frame.
  final func placePresentedView() {
    guard stage == .presented, !isPlacedByAnimator, let container, let view = presentedView, view.superview === container else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Dismissing

  /// Ends the presentation. The presenter does not reappear if it is dismissed as well.
  final func dismiss(
    animated: Bool, presenterReturns: Bool = true, animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil, completion: ((Bool) -> Void)?
  ) {
    guard let presenter = presenting, let container else {
      takeDown()
      completion?(true)
      letGoContent()
      return
    }
    stage = .dismissing
    let presented = presentedViewController
    if !presenterReturns { presenterPlace = nil }
    let removes = presenterPlace != nil
    let transition = ControllerTransition(container: container, from: presented, to: presenter)
    transition.presentationStyle = presentationStyle
    transition.attach(to: [presenter, presented])
    presented.presentationPhase = .beingDismissed
    dismissalTransitionWillBegin()
    let presentersView = presenter.view!
    presented.beginAppearanceTransition(false, animated: animated)
    if removes {
      presenter.beginAppearanceTransition(true, animated: animated)
      container.insertSubview(presentersView, at: 0)
      presentersView.frame = container.bounds
      presentersView.setNeedsLayout()
      presenter.tellIsAppearing()
    }
    transition.fromView = presentedView
    transition.toView = removes ? presentersView : nil
    transition.initialFrames[ObjectIdentifier(presented)] = presentedView?.frame
    // Animators of both directions use the same name for the presented view's frame.
    transition.finalFrames[ObjectIdentifier(presented)] = presentedView?.frame
    transition.finalFrames[ObjectIdentifier(presenter)] = presentersView.frame
    transition.completion = { [self] didComplete in
      if didComplete { dismissalEnded(removes: removes) } else { dismissalCancelled(removes: removes, animated: animated) }
    }
    transition.afterwards = { [self] didComplete in
      completion?(didComplete)
      runWaiting()
      letGoContent()
    }
    run(transition, presents: false, source: presented, animated: animated, animator: animator, interactor: interactor)
  }

  private func dismissalEnded(removes: Bool) {
    let presented = presentedViewController
    let presenter = presenting
    if removes {
      restorePresentersView()
      presenter?.endAppearanceTransition()
    }
    presentedView?.removeFromSuperview()
    presented.endAppearanceTransition()
    dismissalTransitionDidEnd(true)
    takeDown()
    restoreFirstResponder()
    UIAccessibility.post(notification: .screenChanged, argument: presenter?.viewIfLoaded)
  }

  private func dismissalCancelled(removes: Bool, animated: Bool) {
    let presented = presentedViewController
    if removes {
      presenting?.beginAppearanceTransition(false, animated: animated)
      presenting?.view.removeFromSuperview()
      presenting?.endAppearanceTransition()
    }
    stage = .presented
    presented.beginAppearanceTransition(true, animated: animated)
    showPresentedView()
    presented.endAppearanceTransition()
    dismissalTransitionDidEnd(false)
    presented.presentationPhase = .none
  }

  private func restorePresentersView() {
    if let view = presenting?.viewIfLoaded { presenterPlace?.restore(view) }
    presenterPlace = nil
  }

  /// Releases the presented controller after all calls at the end.
  final func letGoContent() {
    guard stage == .idle else { return }
    for presentation in [self, known] { presentation.holdContent(false) }
  }

  /// Unlinks the two controllers and removes the container.
  final func takeDown() {
    stage = .idle
    presentedViewController.presentationPhase = .none
    container?.removeFromSuperview()
    container = nil
    let known = known
    if presenting?.presentedStorage === presentedViewController { presenting?.presentedStorage = nil }
    // An adapted presentation may show another controller than the presented one.
    for controller in [presentedViewController, known.presentedViewController] {
      controller.presentingStorage = nil
      if controller.presentationStorage === known { controller.presentationStorage = nil }
    }
  }

  // MARK: Both

  private func run(
    _ transition: ControllerTransition, presents: Bool, source: UIViewController, animated: Bool,
    animator given: (any UIViewControllerAnimatedTransitioning)? = nil,
    interactor givenInteractor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.transition = transition
    guard animated else {
      if presents { showPresentedView(transition) }
      transition.start(animator: nil)
      guard presents else {
        transition.completeTransition(true)
        return
      }
      // Without animation, the view has appeared when this frame is laid out.
      AfterLayout.add { transition.completeTransition(true) }
      return
    }
    let presented = presentedViewController
    let custom: (any UIViewControllerAnimatedTransitioning)? =
      presents
      ? presented.transitioningDelegate?.animationController(forPresented: presented, presenting: presentingViewController, source: source)
      : presented.transitioningDelegate?.animationController(forDismissed: presented)
    if presents { isPlacedByAnimator = custom != nil }
    let animator = given ?? custom ?? makeAnimator(presents: presents)
    let interactor =
      givenInteractor
      ?? (presents
        ? presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
        : presented.transitioningDelegate?.interactionControllerForDismissal(using: animator))
    transition.start(animator: animator, interactor: interactor)
  }

  private func showPresentedView(_ transition: ControllerTransition) {
    guard let container, let view = presentedView else { return }
    container.addSubview(view)
    view.frame = transition.finalFrame(for: presentedViewController)
  }

  /// Returns the superview and frame of the container.
  private func home(over presenter: UIViewController) -> (superview: UIView, frame: CGRect)? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    switch presentationStyle {
    case .currentContext, .overCurrentContext:
      guard let superview = view.superview else { return nil }
      return (superview, view.frame)
    default: return (window, window.bounds)
    }
  }

  final func tellDelegateOfStyle(_ coordinator: any UIViewControllerTransitionCoordinator) {
    let style: UIModalPresentationStyle = adapted?.presentationStyle ?? .none
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
  }

  /// Runs `action` immediately, or at the end of the active transition.
  final func whenStanding(_ action: @escaping () -> Void) {
    if isUnderWay { waiting.append(action) } else { action() }
  }

  private func runWaiting() {
    let due = waiting
    waiting = []
    for action in due { action() }
  }

  // MARK: First responder

  /// Resigns the first responder of the presenter, and restores it after the dismissal. One in a view that takes touches beside a popover remains.
  private func keepFirstResponder(in window: UIWindow?) {
    guard isModal, let responder = window?.firstResponder,
      !viewsReadBeside.contains(where: { (responder as? UIView)?.isDescendant(of: $0) ?? false })
    else { return }
    firstResponderBefore = responder
    responder.resignFirstResponder()
  }

  private func restoreFirstResponder() {
    guard let responder = firstResponderBefore else { return }
    firstResponderBefore = nil
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if view?.window != nil, view?.window?.firstResponder == nil { responder.becomeFirstResponder() }
  }

  // MARK: Dismissal by the user

  /// Dismisses as a drag, a tap outside or Escape does, if the delegate allows it; returns whether it did.
  @discardableResult
  final func dismissByPerson(animated: Bool = true) -> Bool {
    guard stage == .presented, presentedViewController.presentedStorage == nil else { return false }
    guard mayBeDismissedByPerson else {
      tellAttempt()
      return false
    }
    let known = known
    known.delegate?.presentationControllerWillDismiss(known)
    dismiss(animated: animated) { didComplete in
      if didComplete { known.tellDismissed() }
    }
    return true
  }

  final var mayBeDismissedByPerson: Bool {
    if presentedViewController.isModalInHierarchy { return false }
    let known = known
    guard known.delegate?.presentationControllerShouldDismiss(known) ?? true else { return false }
    guard self is UIPopoverPresentationController, let (popover, delegate) = known.popoverAndDelegate else { return true }
    return delegate.popoverPresentationControllerShouldDismissPopover(popover)
  }

  /// Notifies the delegate that the user has dismissed the presentation.
  final func tellDismissed() {
    delegate?.presentationControllerDidDismiss(self)
    if let (popover, delegate) = popoverAndDelegate, adapted == nil { delegate.popoverPresentationControllerDidDismissPopover(popover) }
  }

  private var popoverAndDelegate: (UIPopoverPresentationController, any UIPopoverPresentationControllerDelegate)? {
    guard let popover = self as? UIPopoverPresentationController,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return nil }
    return (popover, delegate)
  }

  final func tellAttempt() { known.delegate?.presentationControllerDidAttemptToDismiss(known) }
}
