/// Presentation: the presenting controller, the context, and the dismissal.
extension UIViewController {
  // MARK: Related controllers

  /// The controller presented by this controller or an ancestor.
  final var nearestPresented: UIViewController? {
    var node: UIViewController? = self
    while let controller = node {
      if let presented = controller.presentedStorage { return presented }
      node = controller.parentStorage
    }
    return nil
  }

  /// The controller that presented this controller or an ancestor.
  final var nearestPresenting: UIViewController? {
    var node: UIViewController? = self
    while let controller = node {
      if let presenting = controller.presentingStorage { return presenting }
      node = controller.parentStorage
    }
    return nil
  }

  /// The root of this controller's containment.
  final var outermost: UIViewController {
    var node = self
    while let parent = node.parentStorage { node = parent }
    return node
  }

  /// The last controller presented on top of this one, or itself.
  final var topmostPresented: UIViewController {
    var node = self
    while let presented = node.presentedStorage { node = presented }
    return node
  }

  /// The presentation of this controller or an ancestor, existing or prepared.
  final var nearestPresentation: UIPresentationController? {
    var node: UIViewController? = self
    while let controller = node {
      if let presentation = controller.presentationStorage, controller.presentingStorage != nil { return presentation }
      node = controller.parentStorage
    }
    return parentStorage == nil ? preparedPresentation() : nil
  }

  /// Returns whether this controller is `other`, its descendant, or presented on it, directly or indirectly.
  final func stands(on other: UIViewController) -> Bool {
    var node: UIViewController? = self
    while let controller = node {
      if controller === other { return true }
      node = controller.parentStorage ?? controller.presentingStorage
    }
    return false
  }

  final var isModalInHierarchy: Bool {
    if isModalInPresentation { return true }
    return childList.contains { $0.viewIfLoaded?.window != nil && $0.isModalInHierarchy }
  }

  // MARK: Styles

  /// The resolved style for `.automatic`.
  final var resolvedModalPresentationStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    return preferredAutomaticPresentationStyle
  }

  private var preferredAutomaticPresentationStyle: UIModalPresentationStyle {
    if let style = automaticPresentationStyle { return style }
    let traits = presentingStorage?.traitCollection ?? UIWindow.key?.traitCollection ?? UIScreen.main.traitCollection
    return traits.design.presentation.prefersSheets ? .pageSheet : .fullScreen
  }

  final func makeTransitionAnimator(
    presents: Bool, metrics: UIDesign.Presentation
  ) -> any UIViewControllerAnimatedTransitioning {
    if UIAccessibility.fadesTransitions { return DissolveAnimator(presents: presents, metrics: metrics) }
    if let zoom = preferredTransition?.zoomAnimator(of: self, source: presentingStorage, opens: presents) { return zoom }
    let context = presentingStorage.flatMap { $0.providesPresentationContextTransitionStyle ? $0 : nil }
    let usesContext = modalPresentationStyle == .currentContext || modalPresentationStyle == .overCurrentContext
    return switch preferredTransition?.style ?? (usesContext ? context ?? self : self).modalTransitionStyle {
    case .coverVertical: CoverVerticalAnimator(presents: presents, metrics: metrics)
    case .crossDissolve: DissolveAnimator(presents: presents, metrics: metrics)
    case .flipHorizontal: PageTurnAnimator(presents: presents, curls: false, metrics: metrics)
    case .partialCurl: PageTurnAnimator(presents: presents, curls: true, metrics: metrics)
    }
  }

  /// Returns the presentation controller of a style, created early so that it can be configured.
  private func preparedPresentation() -> UIPresentationController? {
    if let presentationStorage { return presentationStorage }
    guard resolvedModalPresentationStyle != .custom else { return nil }
    let made = makePresentation(resolvedModalPresentationStyle, presenting: nil)
    presentationStorage = made
    return made
  }

  final func makePresentation(_ style: UIModalPresentationStyle, presenting: UIViewController?) -> UIPresentationController {
    if let own = makeOwnPresentation(style, presenting: presenting) { return own }
    switch style {
    case .pageSheet, .formSheet:
      let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenting)
      sheet.style = style
      return sheet
    case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default: return CoverPresentationController(style: style, presented: self, presenting: presenting)
    }
  }

  // MARK: Presenting

  final func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard !stands(on: presented) else {
      UIKitError.raise("Application tried to present modal view controller on itself. Presenting controller is \(self).")
      return
    }
    if let presenter = presented.presentingStorage {
      UIKitError.raise(
        "Application tried to present modally a view controller \(presented) that is already being presented by \(presenter).")
      return
    }
    guard presented.parentStorage == nil else {
      UIKitError.raise(
        "Application tried to present modally a view controller \(presented) that has a parent view controller \(presented.parentStorage!)."
      )
      return
    }
    let presenter = presenter(for: presented.resolvedModalPresentationStyle)
    if let other = presenter.presentedStorage {
      UIKitErrorHandler.warn("Attempt to present \(presented) on \(presenter) (from \(self)) which is already presenting \(other).")
      return
    }
    if let busy = presenter.outermost.presentationUnderWay {
      busy.standIfUnanimated()
      guard busy.isUnderWay else { return startPresenting(presented, animated: animated, completion: completion) }
      busy.whenStanding { [weak self] in self?.startPresenting(presented, animated: animated, completion: completion) }
      return
    }
    guard presenter.viewIfLoaded?.window != nil else {
      UIKitErrorHandler.warn("Attempt to present \(presented) on \(presenter) (from \(self)) whose view is not in the window hierarchy.")
      return
    }
    let presentation = presented.presentationForPresenting(presenter, source: self)
    presentation.presenting = presenter
    presented.presentationStorage = presentation
    presented.presentingStorage = presenter
    presenter.presentedStorage = presented
    presentation.adapt(to: presenter.view.window!.traitCollection)
    presentation.acting.present(from: self, animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// This controller's own presentation during its transition.
  final var presentationUnderWay: UIPresentationController? {
    guard presentingStorage != nil, let acting = presentationStorage?.acting, acting.isUnderWay else { return nil }
    return acting
  }

  private func presentationForPresenting(_ presenter: UIViewController, source: UIViewController) -> UIPresentationController {
    let style = resolvedModalPresentationStyle
    if style == .custom,
      let custom = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
    {
      return custom
    }
    if let presentationStorage, presentationStorage.presentationStyle == style { return presentationStorage }
    return makePresentation(style == .custom ? .fullScreen : style, presenting: presenter)
  }

  /// Returns the presenter for this controller: the one that defines the context, or the outermost one.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style == .currentContext || style == .overCurrentContext || style == .custom && definesPresentationContext {
      var node: UIViewController? = self
      while let controller = node {
        if controller.definesPresentationContext { return controller }
        node = controller.parentStorage
      }
    }
    return outermost
  }
}

extension UIWindow {
  /// Dismisses the frontmost presentation, if the user may, as Escape does; returns whether it had an effect.
  package final func closeFront() -> Bool {
    guard let front = frontController, front.presentingStorage != nil, let presentation = front.presentationStorage?.acting else {
      return false
    }
    return presentation.cancelByPerson()
  }
}
