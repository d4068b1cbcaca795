import Foundation

extension UIButton {
  /// The standard types of buttons.
  public enum ButtonType: Int, Sendable {
    /// No standard appearance.
    case custom = 0
    /// A button with its title in the tint color, dimmed while pressed.
    case system = 1
    /// A round information symbol that opens details of an item.
    case detailDisclosure = 2
    /// An "i" in a circle.
    case infoLight = 3
    /// An "i" in a circle; the same look as `.infoLight`.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a gray circle, for closing a panel.
    case close = 7

    /// The name that `.system` had before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  public enum Role: Int, Sendable {
    /// No particular meaning; the default.
    case normal
    /// The default button, performed by Return.
    case primary
    /// Cancels the operation without changing anything.
    case cancel
    /// A button that deletes data.
    case destructive
  }

  /// A closure that adapts a button's configuration to its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The symbol name of a standard type.
  final var standardSymbol: String? {
    switch kind {
    case .custom, .system: nil
    case .detailDisclosure: "info.circle"
    case .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    }
  }

  package final func become(_ type: ButtonType) {
    kind = type
    contentsChanged()
    if type != .custom, type != .system { sizeToFit() }
  }

  final func adopt(_ action: UIAction?) {
    guard let action else { return }
    if contents.titles[.normal] == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if contents.images[.normal] == nil, let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
    sizeToFit()
  }

  final func changeSelection() {
    if changesSelectionAsPrimaryAction, !opensMenu { isSelected.toggle() }
  }

  final var spokenTitle: String? {
    if let title = ownConfiguration?.title ?? currentAttributedTitle?.string ?? currentTitle { return title }
    if let label = currentImage?.spokenName { return label }
    return switch kind {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: LocalizedStrings.word("More Info")
    case .contactAdd: LocalizedStrings.word("Add")
    case .close: LocalizedStrings.word("Close")
    }
  }

  /// Whether the popup indicator is shown although the configuration does not request it.
  final var showsIndicatorByItself: Bool { opensMenu && changesSelectionAsPrimaryAction }
}
