import UIKit

/// A card with a context menu and a pointer.
class CardView: UIView {
  let name: String

  init(name: String, frame: CGRect) {
    self.name = name
    super.init(frame: frame)
    backgroundColor = .systemTeal
    layer.cornerRadius = 12
    isAccessibilityElement = true
    accessibilityLabel = name
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

/// The screen that a card opens.
class CardController: UIViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 200, height: 150)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
  }
}

/// Cards with previews, menus and pointer effects.
class CardsController: UIViewController {
  let cards = [
    CardView(name: "First", frame: CGRect(x: 40, y: 60, width: 100, height: 80)),
    CardView(name: "Second", frame: CGRect(x: 180, y: 60, width: 100, height: 80)),
  ]
  let button = UIButton(type: .system)
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for card in cards {
      card.addInteraction(UIContextMenuInteraction(delegate: self))
      card.addInteraction(UIPointerInteraction(delegate: self))
      view.addSubview(card)
    }
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
    button.menu = UIMenu(children: [
      UIAction(title: "By Name", state: .on) { [weak self] _ in self?.log.append("by name") },
      UIAction(title: "By Date") { [weak self] _ in self?.log.append("by date") },
    ])
    button.showsMenuAsPrimaryAction = true
    button.isPointerInteractionEnabled = true
    button.pointerStyleProvider = { button, effect, shape in
      return UIPointerStyle(effect: .lift(UITargetedPreview(view: button)), shape: shape)
    }
    view.addSubview(button)
  }
}

extension CardsController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let card = interaction.view as? CardView else { return nil }
    return UIContextMenuConfiguration(
      identifier: card.name as NSString, previewProvider: { CardController(name: card.name) },
      actionProvider: { [weak self] _ in
        let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
          self?.log.append("share \(card.name)")
        }
        let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
          self?.log.append("delete \(card.name)")
        }
        return UIMenu(title: "", children: [share, UIMenu(title: "More", children: [delete])])
      })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let card = interaction.view else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12)
    return UITargetedPreview(view: card, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    guard let preview = animator.previewViewController else { return }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in self?.show(preview, sender: nil) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    log.append("display \(configuration.identifier)")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    log.append("end")
  }
}

extension CardsController: UIPointerInteractionDelegate {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let view = interaction.view else { return nil }
    return UIPointerStyle(effect: .hover(UITargetedPreview(view: view), preferredTintMode: .overlay, prefersScaledContent: true))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: UIPointerInteractionAnimating
  ) {
    animator.addAnimations { interaction.view?.alpha = 0.8 }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: UIPointerInteractionAnimating
  ) {
    animator.addAnimations { interaction.view?.alpha = 1 }
  }
}
