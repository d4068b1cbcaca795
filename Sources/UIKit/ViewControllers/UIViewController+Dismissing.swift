import Foundation

/// Dismissing: what goes when a controller is told to, and what waits while something comes or goes already.
extension UIViewController {
  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presented = whatGoes else {
      completion?()
      return
    }
    presented.leavePresentation(animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// What goes when this controller is told to dismiss: what it presents, or else the presentation it is in.
  private var whatGoes: UIViewController? {
    var node: UIViewController? = self
    while let controller = node {
      if let presented = controller.presentedStorage { return presented }
      if controller.presentingStorage != nil { return controller }
      node = controller.parentStorage
    }
    return nil
  }

  /// Takes this presented controller away, with all that is presented on it: what is in front is seen to go, the rest is gone at once.
  ///
  /// While it or something on it comes or goes, this waits for the end of that. Two calls that mean the same have one dismissal and two
  /// completions, in their order.
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

  /// What comes or goes of this presentation and those on it, from here to the front.
  private var transitionInFront: UIPresentationController? {
    var node: UIViewController? = self
    while let controller = node {
      if let busy = controller.presentationUnderWay { return busy }
      node = controller.presentedStorage
    }
    return nil
  }

  /// Takes everything presented on this controller down at once: it leaves the window itself.
  final func dropPresented() {
    while presentedStorage != nil {
      let front = topmostPresented
      guard let acting = front.presentationStorage?.acting else { return }
      acting.endTransition()
      if acting.stage == .presented { acting.dismiss(animated: false, presenterReturns: false, completion: nil) }
      // What is notified of its coming just now stays.
      if front.presentingStorage != nil { return }
    }
  }
}

extension UIPresentationController {
  final var isUnderWay: Bool { stage == .presenting || stage == .dismissing }

  /// Ends what is not animated and only waits for its first layout.
  final func standIfUnanimated() {
    if stage == .presenting, let transition, !transition.isAnimated { transition.completeTransition(true) }
  }

  /// Jumps to the end of a transition that runs.
  final func endTransition() {
    if isUnderWay { transition?.completeTransition(true) }
  }

  /// Is from now on where `lower` stood, on what presented that; `content` and all between it and this are gone at once.
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

  /// Is gone without being seen to go.
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
