import Foundation

/// A closure with a title and an image, for menus, controls and bar items.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Identifies an action of a control or menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A name for finding and replacing the action.
  public final let identifier: Identifier
  /// A longer description of the action than the title, for use outside of the menu.
  public final var discoverabilityTitle: String?
  /// Whether the action is disabled, destructive or hidden.
  public final var attributes: UIMenuElement.Attributes
  /// Whether a checkmark is shown.
  public final var state: UIMenuElement.State
  /// The sender of the action, while it is performed.
  public package(set) final var sender: Any?
  /// The image while the action is on; nil uses the normal image.
  public final let selectedImage: UIImage?
  let handler: UIActionHandler

  private static var serial = 0

  /// Creates an action, whose handler receives it with the sender.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.serial += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.serial)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the action's handler for `sender`.
  public final func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A closure that performs an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
