import Foundation

/// The parts of a navigation item for apps that browse or edit documents.
struct NavigationItemDocument {
  var style = UINavigationItem.ItemStyle.navigator
  var subtitle: String?
  var centerGroups: [UIBarButtonItemGroup] = []
  var pinnedTrailingGroup: UIBarButtonItemGroup?
  var additionalOverflowItems: UIDeferredMenuElement?
  var customizationIdentifier: String?
  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  var properties: UIDocumentProperties?
  /// Represents the center items that have no room, and the additional overflow items.
  var overflowItem: UIBarButtonItem?
}

extension UINavigationItem {
  /// The arrangement of title and items.
  public enum ItemStyle: Int, Sendable {
    /// A centered title, for moving through a hierarchy.
    case navigator
    /// A title at the leading side where the bar is wide, for browsing files or pages.
    case browser
    /// A title at the leading side, for editing a document.
    case editor
  }

  /// The arrangement of title and items; `.navigator` by default.
  public final var style: ItemStyle {
    get { document.style }
    set {
      guard document.style != newValue else { return }
      document.style = newValue
      changed(.buttons)
    }
  }

  /// A smaller line below the title.
  public final var subtitle: String? {
    get { document.subtitle }
    set {
      document.subtitle = newValue
      changed(.title)
    }
  }

  /// The groups in the middle of a wide bar whose style is `.browser` or `.editor`; elsewhere they are in the overflow menu.
  public final var centerItemGroups: [UIBarButtonItemGroup] {
    get { document.centerGroups }
    set {
      hear(of: newValue.flatMap(\.barButtonItems), insteadOf: document.centerGroups.flatMap(\.barButtonItems))
      document.centerGroups = newValue
      changed(.buttons)
    }
  }

  /// A group at the trailing edge, beside the overflow button.
  public final var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { document.pinnedTrailingGroup }
    set {
      hear(of: newValue?.barButtonItems ?? [], insteadOf: document.pinnedTrailingGroup?.barButtonItems ?? [])
      document.pinnedTrailingGroup = newValue
      changed(.buttons)
    }
  }

  /// Elements at the end of the overflow menu, whose button the bar shows for them.
  public final var additionalOverflowItems: UIDeferredMenuElement? {
    get { document.additionalOverflowItems }
    set {
      document.additionalOverflowItems = newValue
      changed(.buttons)
    }
  }

  /// The name under which a person's arrangement of the center items would be kept. Bars cannot be customized on Linux: the groups that are
  /// in the default arrangement show.
  public final var customizationIdentifier: String? {
    get { document.customizationIdentifier }
    set { document.customizationIdentifier = newValue }
  }

  /// Makes the menu that a touch on the title opens, from suggested elements; `nil` from the closure leaves the title without a menu.
  public final var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { document.titleMenuProvider }
    set {
      document.titleMenuProvider = newValue
      changed(.title)
    }
  }

  /// Lets a person rename the item in its bar, by the menu of the title.
  public final weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { document.renameDelegate }
    set {
      document.renameDelegate = newValue
      changed(.title)
    }
  }

  /// The document that the item stands for, which heads the menu of the title.
  public final var documentProperties: UIDocumentProperties? {
    get { document.properties }
    set {
      document.properties = newValue
      changed(.title)
    }
  }
}

extension UINavigationItem {
  final var hasTitleMenu: Bool {
    titleView == nil && (document.titleMenuProvider != nil || document.renameDelegate != nil || document.properties != nil)
  }

  /// The center items of a wide bar.
  final func centerItems(isWide: Bool) -> [UIBarButtonItem] {
    guard isWide, document.style != .navigator else { return [] }
    return document.centerGroups.filter(\.isShownInCenter).flatMap(\.barButtonItems).filter { !$0.isHidden }
  }

  /// The items at the trailing edge besides the right items, from the edge inwards: those before and those after the right items.
  final func trailingExtras(isWide: Bool) -> (outer: [UIBarButtonItem], inner: [UIBarButtonItem]) {
    let pinned = (document.pinnedTrailingGroup?.barButtonItems ?? []).filter { !$0.isHidden }
    let hidden = isWide && document.style != .navigator ? [] : document.centerGroups.filter(\.isShownInCenter)
    guard !hidden.isEmpty || document.additionalOverflowItems != nil else { return (pinned.reversed(), []) }
    let item = document.overflowItem ?? UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: nil)
    item.accessibilityLabel = LocalizedStrings.word("More")
    document.overflowItem = item
    let elements = hidden.map { $0.menuRepresentation ?? $0.menuOfItems } as [UIMenuElement]
    item.menu = UIMenu(
      children: elements.map { ($0 as? UIMenu).map { UIMenu(options: .displayInline, children: $0.children) } ?? $0 }
        + (document.additionalOverflowItems.map { [$0] } ?? []))
    return (pinned.reversed(), [item])
  }
}

/// A document's file, shown at the head of the menu of a navigation item's title.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  private let url: URL
  /// Makes the items that a person drags out of the bar. Titles are not dragged on Linux: the closure is kept for other code to call.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Makes the controller that shares the document; the menu offers sharing if there is one.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the head of the menu has an image of the document; `true` by default.
  open var wantsIconRepresentation = true

  /// Describes the file at `url`.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  final var name: String { url.deletingPathExtension().lastPathComponent }

  /// The kind and the size of the file.
  final var details: String {
    let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
    let words = [url.pathExtension.uppercased(), size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) } ?? ""]
    return words.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// Decides about a new name that a person gives a navigation item in its bar.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Called when the person has given a name.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the title can be edited; `true` by default.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns the text to edit and the part of it that is selected first.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether the name is accepted; editing goes on otherwise.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
