import Foundation

/// A link or an attachment in a text that the user interacts with.
@preconcurrency @MainActor public final class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    /// An image or view in the text.
    case textAttachment(NSTextAttachment)
    /// Text with a custom tag, the attribute `NSAttributedString.Key.textItemTag`.
    case tag(String)
  }

  /// The menu of an item for a long press.
  public final class MenuConfiguration {
    let menu: UIMenu

    /// Creates a configuration with the menu to show.
    public init(menu: UIMenu) { self.menu = menu }

    /// Creates a configuration with a preview. The text itself stays visible beside the menu and is the only preview: a custom view is not
    /// shown.
    public convenience init(preview: MenuPreview?, menu: UIMenu) { self.init(menu: menu) }
  }

  /// The preview of a text item beside its menu.
  @MainActor public final class MenuPreview {
    /// The item as displayed in the text.
    public static let `default` = MenuPreview(view: nil)
    /// The custom view; nil for the text.
    public let view: UIView?

    public init(view: UIView?) { self.view = view }
  }

  /// The link or the attachment.
  public let content: Content
  /// The range of the item in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
