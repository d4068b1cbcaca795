import Foundation

/// A link or an attachment in a text, of which a person wants something.
@preconcurrency @MainActor public final class UITextItem: NSObject {
  /// The kind of an item.
  public enum Content {
    /// A link to a URL.
    case link(URL)
    /// An image or view in the text.
    case textAttachment(NSTextAttachment)
    /// Text with a tag of the app's own, under `NSAttributedString.Key.textItemTag`.
    case tag(String)
  }

  /// The menu of an item that a finger is held on.
  public final class MenuConfiguration {
    let menu: UIMenu

    /// Creates a configuration with the menu to show.
    public init(menu: UIMenu) { self.menu = menu }
  }

  /// The link or the attachment.
  public let content: Content
  /// The place of the item in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
