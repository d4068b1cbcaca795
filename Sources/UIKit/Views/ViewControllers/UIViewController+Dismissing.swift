/// Dismissal: the presentation that is dismissed, and waiting for active transitions.
extension UIViewController {
  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presented = whatGoes else {
      completion?()
      return
    }
    presented.leavePresentation(animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// The controller to dismiss: the presented one, or else the one whose presentation contains this controller.
  private var whatGoes: UIViewController? {
    var node: UIViewController? = self
    while let controller = node {
      if let presented = controller.presentedStorage { return presented }
      if controller.presentingStorage != nil { return controller }
      node = controller.parentStorage
    }
    return nil
  }

  /// Dismisses this presented controller with everything presented on it: only the frontmost one is animated.
  ///
  /// Waits for the end of active transitions. Two equivalent calls result in one dismissal and two completions, in order.
  private func leavePresentation(animated: Bool, completion: (() -> Void)?) {
    guard presentingStorage != nil, let presentation = presentationStorage?.acting else {
      completion?()
      return
    }
    if let busy = transitionInFront {
      busy.standIfUnanimated()
      busy.whenStanding { [self] in leavePresentation(animated: animated, completion: completion) }
      return
    }
    var goes = presentation
    if presentedStorage != nil, let front = topmostPresented.presentationStorage?.acting {
      front.takePlace(of: presentation, of: self)
      goes = front
    }
    goes.dismiss(animated: animated) { didComplete in
      if didComplete { completion?() }
    }
  }

  /// The active transition of this presentation or of those on it, up to the frontmost.
  private var transitionInFront: UIPresentationController? {
    var node: UIViewController? = self
    while let controller = node {
      if let busy = controller.presentationUnderWay { return busy }
      node = controller.presentedStorage
    }
    return nil
  }

  /// Removes everything presented on it immediately, because the controller leaves the window.
  final func dropPresented() {
    while presentedStorage != nil {
      let front = topmostPresented
      guard let acting = front.presentationStorage?.acting else { return }
      acting.endTransition()
      if acting.stage == .presented { acting.dismiss(animated: false, presenterReturns: false, completion: nil) }
      // A controller that is just being presented stays.
      if front.presentingStorage != nil { return }
    }
  }
}

extension UIPresentationController {
  final var isUnderWay: Bool { stage == .presenting || stage == .dismissing }

  /// Completes a presentation without animation that only waits for its first layout.
  final func standIfUnanimated() {
    if stage == .presenting, let transition, !transition.isAnimated { transition.completeTransition(true) }
  }

  /// Jumps to the end of an active transition.
  final func endTransition() {
    if isUnderWay { transition?.completeTransition(true) }
  }

  /// Replaces `lower` on its presenter; `content` and everything between it and this controller are removed immediately.
  final func takePlace(of lower: UIPresentationController, of content: UIViewController) {
    guard let container, let presenter = lower.presenting, let lowest = lower.container, let home = lowest.superview else { return }
    let front = presentedViewController
    if container.superview !== home { home.insertSubview(container, aboveSubview: lowest) }
    container.frame = lowest.frame
    presenterPlace = lower.presenterPlace
    lower.presenterPlace = nil
    firstResponderBefore = lower.firstResponderBefore
    var node: UIViewController? = content
    while let controller = node, controller !== front {
      node = controller.presentedStorage
      controller.presentationStorage?.acting.vanish(controller)
    }
    for presentation in [self, known] { presentation.presenting = presenter }
    front.presentingStorage = presenter
    presenter.presentedStorage = front
  }

  /// Removes a controller without animation.
  private func vanish(_ content: UIViewController) {
    let wasShown = content.appearance.isShown
    if wasShown { content.beginAppearanceTransition(false, animated: false) }
    dismissalTransitionWillBegin()
    presentedView?.removeFromSuperview()
    content.presentedStorage = nil
    if wasShown { content.endAppearanceTransition() }
    dismissalTransitionDidEnd(true)
    presenterPlace = nil
    takeDown()
    letGoContent()
  }
}
