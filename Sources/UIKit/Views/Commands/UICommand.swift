import Foundation

/// A menu element that sends a selector along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The action sent along the responder chain.
  public final let action: Selector
  /// Data that distinguishes commands with the same action.
  public final let propertyList: Any?
  /// A longer description of the command than the title, for use outside of the menu.
  public final var discoverabilityTitle: String?
  /// Whether the command is disabled, destructive or hidden.
  public final var attributes: UIMenuElement.Attributes
  /// Whether a checkmark is shown.
  public final var state: UIMenuElement.State
  /// Alternative actions of the command, for additional modifier keys.
  public final let alternates: [UICommandAlternate]

  /// Creates a command; a responder validates it before it is shown.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.alternates = alternates
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}
