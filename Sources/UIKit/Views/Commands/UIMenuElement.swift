import Foundation

/// An element of a menu: an action, a command or a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Properties of an element that are either present or not.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is gray and cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The menu does not show the element.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was selected.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark before the title.
  public enum State: Int, Sendable {
    /// The element has no mark.
    case off
    /// The element has a checkmark.
    case on
    /// A dash, for a partly selected state.
    case mixed
  }

  /// The text of the element.
  public final var title: String
  /// The smaller text below; `nil` shows none.
  public final var subtitle: String?
  /// The image beside the text.
  public final var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
