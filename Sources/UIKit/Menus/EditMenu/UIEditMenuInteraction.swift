import CoreGraphics
import Foundation

/// Shows an edit menu for a view: the actions its responders can perform and what its delegate makes of them.
///
/// By touch it is a bar; a click of the secondary button shows the same as a list at the pointer.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
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

  /// Shows the menu. Nothing happens if there is nothing to show.
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

  /// Takes the menu away.
  open func dismissMenu() {
    if configuration != nil { UIMenuController.shared.hideMenu() }
  }

  /// Asks again for what the menu shows.
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

  /// Asks again where the menu stands.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration else { return }
    let rect = targetRect(configuration)
    UIView.animate(withDuration: animated ? 0.2 : 0) { UIMenuController.shared.moveMenu(to: rect) }
  }

  /// Where the menu that shows was asked for.
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

  // MARK: What it shows

  private func targetRect(_ configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = suggestedActions
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    return menu ?? UIMenu(children: suggested)
  }

  /// The system's edit actions that somebody in the responder chain performs.
  private var suggestedActions: [UIMenuElement] {
    UIMenuController.standardItems.compactMap { item in
      guard target(of: item.action) != nil else { return nil }
      return UICommand(title: NSLocalizedString(item.title, comment: ""), action: item.action)
    }
  }

  private func target(of action: Selector) -> UIResponder? {
    guard let view else { return nil }
    let start: UIResponder = view.window?.firstResponder ?? view
    return start.target(forAction: action, withSender: self) as? UIResponder
  }

  private func entries(of menu: UIMenu) -> [UIMenuController.Entry] {
    menu.children.flatMap { element -> [UIMenuController.Entry] in
      if !element.menuAttributes.isDisjoint(with: [.hidden, .disabled]) { return [] }
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline): return entries(of: menu)
      case let menu as UIMenu: return [.init(title: menu.title, image: menu.image, menu: menu) {}]
      case let action as UIAction:
        return [
          .init(title: action.title, image: action.title.isEmpty ? action.image : nil) { [weak self] in
            action.performWithSender(self, target: nil)
          }
        ]
      case let command as UICommand:
        guard let target = target(of: command.action) else { return [] }
        return [.init(title: command.title) { [weak target] in target?.perform(command.action, sender: command, event: nil) }]
      default: return []
      }
    }
  }
}

extension UIEditMenuInteraction: SecondaryClickReceiver {
  package final func receiveSecondaryClick(at point: CGPoint) -> Bool {
    guard let view else { return false }
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
    return MenuPresenter.present(menu(for: configuration), at: point, in: view) != nil
  }
}

/// Runs what an app wants along with an edit menu's motion.
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
