import CoreGraphics

/// Shows an edit menu for a view: the actions its responders can perform, modified by its delegate.
///
/// By touch it is a bar; a secondary click shows it as a list at the pointer.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view the interaction is added to.
  public private(set) weak var view: UIView?
  /// Provides menus; held weakly.
  public final weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var configuration: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Showing

  /// Shows the menu. Does nothing if it would be empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil else { return }
    dismissMenu()
    let entries = entries(of: menu(for: configuration))
    guard !entries.isEmpty else { return }
    self.configuration = configuration
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    UIMenuController.shared.show(
      entries, from: view, rect: targetRect(configuration), arrow: configuration.preferredArrowDirection.direction, isAnnounced: false
    ) { [weak self] in self?.menuWent(configuration) }
    animator.run()
  }

  /// Dismisses the menu.
  open func dismissMenu() {
    if configuration != nil { UIMenuController.shared.hideMenu() }
  }

  /// Queries the menu's contents again.
  open func reloadVisibleMenu() {
    guard let configuration, let view else { return }
    self.configuration = nil
    let entries = entries(of: menu(for: configuration))
    UIMenuController.shared.hideMenu()
    guard !entries.isEmpty else { return }
    self.configuration = configuration
    UIMenuController.shared.show(
      entries, from: view, rect: targetRect(configuration), arrow: configuration.preferredArrowDirection.direction, isAnnounced: false
    ) { [weak self] in self?.menuWent(configuration) }
  }

  /// Queries the menu's position again.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration else { return }
    let rect = targetRect(configuration)
    UIView.animate(withDuration: animated ? 0.2 : 0) { UIMenuController.shared.moveMenu(to: rect) }
  }

  /// Returns the position at which the visible menu was requested.
  open func location(in view: UIView?) -> CGPoint {
    guard let point = configuration?.sourcePoint else { return .zero }
    return self.view?.convert(point, to: view) ?? point
  }

  private func menuWent(_ configuration: UIEditMenuConfiguration) {
    guard self.configuration === configuration else { return }
    self.configuration = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }

  // MARK: Contents

  private func targetRect(_ configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = suggestedActions
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    return menu ?? UIMenu(children: suggested)
  }

  private var suggestedActions: [UIMenuElement] { view.map { EditMenuContents.suggestedActions(in: $0, sender: self) } ?? [] }

  private func entries(of menu: UIMenu) -> [UIMenuController.Entry] {
    view.map { EditMenuContents.entries(of: menu, in: $0, sender: self) } ?? []
  }
}

extension UIEditMenuInteraction: SecondaryClickReceiver {
  package final func receiveSecondaryClick(at point: CGPoint) -> Bool {
    guard let view else { return false }
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
    return MenuPresenter.present(menu(for: configuration), at: point, in: view) != nil
  }
}

/// Runs an app's animations alongside an edit menu's animation.
@MainActor private final class EditMenuAnimator: UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: 0.15, animations: { for animation in self.animations { animation() } },
      completion: { _ in for completion in self.completions { completion() } })
  }
}
