import CoreGraphics

/// Shows a context menu for a view: after a long press with a lifted preview over the blurred screen, or after a secondary click at the
/// pointer.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view the interaction is added to.
  public internal(set) weak var view: UIView?
  /// Provides menus and previews; held weakly.
  public final weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The press that opens the menu and then follows the finger.
  package final let recognizer = UILongPressGestureRecognizer()
  private var pending: UIContextMenuConfiguration?
  private var place = CGPoint.zero
  private weak var presenter: MenuPresenter?
  private var appearance = UIContextMenuInteractionAppearance.unknown

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.delaysTouchesEnded = false
    recognizer.delegate = self
    recognizer.name = "contextMenu"
    recognizer.addTarget(self, action: UIContextMenuInteraction.pressed)
  }

  /// The appearance of the visible menu.
  open var menuAppearance: UIContextMenuInteractionAppearance { presenter == nil ? .unknown : appearance }

  /// Returns the position at which the menu was requested.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Dismisses the menu.
  open func dismissMenu() { presenter?.dismiss() }

  /// Replaces the visible menu, or its innermost submenu, by the result of `block`.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presenter, let menu = presenter.panels.last?.menu else { return }
    presenter.replace(with: block(menu))
  }

  // MARK: A view's interaction

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    self.view?.removeGestureRecognizer(recognizer)
    if view == nil { presenter?.dismiss() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  // MARK: Opening

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard let configuration = pending else { return }
      pending = nil
      present(configuration)
      presenter?.track(recognizer.location(in: nil))
    case .changed: presenter?.track(recognizer.location(in: nil))
    case .ended: presenter?.finishTracking(recognizer.location(in: nil))
    default: pending = nil
    }
  }

  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    place = point
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  private func menu(of configuration: UIContextMenuConfiguration) -> UIMenu? { configuration.actionProvider?([]) }

  private func present(_ configuration: UIContextMenuConfiguration) {
    guard let view, let delegate else { return }
    let controller = configuration.previewProvider?()
    let preview = delegate.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    let menu = menu(of: configuration)
    guard menu != nil || controller != nil else { return }
    let stage = ContextMenuStage(preview ?? UITargetedPreview(view: view), controller: controller, traits: view.traitCollection)
    stage.dismissal = { [weak self, weak delegate] in
      guard let self, let delegate else { return nil }
      return delegate.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }
    stage.tapped = { [weak self, weak stage] in
      if let stage { self?.commit(configuration, stage) }
    }
    appearance = .rich
    presenter = MenuPresenter.present(menu ?? UIMenu(), with: stage, from: view, events: events(configuration, controller))
  }

  /// Shows the menu of a control below it, without a preview.
  final func open(_ configuration: UIContextMenuConfiguration, from control: UIControl) {
    guard let menu = menu(of: configuration) else { return }
    var events = events(configuration, nil)
    control.prepareMenu(&events)
    appearance = .compact
    presenter = MenuPresenter.present(menu, from: control, sender: control, events: events)
  }

  private func events(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) -> MenuEvents {
    var events = MenuEvents(
      displayed: { [weak self] animator in
        guard let self else { return }
        animator.previewViewController = controller
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
      },
      dismissed: { [weak self] animator in
        guard let self else { return }
        animator.previewViewController = controller
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      })
    events.order = configuration.preferredMenuElementOrder
    return events
  }

  /// Called when the preview was tapped: the app may show its content.
  private func commit(_ configuration: UIContextMenuConfiguration, _ stage: ContextMenuStage) {
    let animator = ContextMenuAnimator(stage.controller)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    stage.pops = animator.preferredCommitStyle == .pop
    let presenter = presenter
    presenter?.events.dismissed = { [weak self, events = events(configuration, stage.controller)] all in
      for animation in animator.animations { all.addAnimations(animation) }
      for completion in animator.completions { all.addCompletion(completion) }
      if self != nil { events.dismissed?(all) }
    }
    presenter?.dismiss()
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// The press begins only if there is a menu; otherwise it remains a touch on the view.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === recognizer, let view else { return true }
    pending = configuration(at: recognizer.location(in: view))
    return pending != nil
  }
}

extension UIContextMenuInteraction: SecondaryClickReceiver {
  package final func receiveSecondaryClick(at point: CGPoint) -> Bool {
    guard let view, let configuration = configuration(at: point), let menu = menu(of: configuration) else { return false }
    appearance = .compact
    presenter = MenuPresenter.present(menu, at: point, in: view, events: events(configuration, nil))
    return presenter != nil
  }
}
