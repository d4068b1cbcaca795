import Foundation

/// The parts of a navigation item for apps that browse or edit documents.
package struct NavigationItemDocument {
  var style = UINavigationItem.ItemStyle.navigator
  var subtitle: String?
  var subtitleView: UIView?
  var centerGroups: [UIBarButtonItemGroup] = []
  var pinnedTrailingGroup: UIBarButtonItemGroup?
  var additionalOverflowItems: UIDeferredMenuElement?
  var customizationIdentifier: String?
  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  package var properties: (any DocumentInTitleMenu)?
  /// Represents the center items that do not fit, and the additional overflow items.
  var overflowItem: UIBarButtonItem?
}

extension UINavigationItem {
  /// The arrangement of title and items.
  public enum ItemStyle: Int, Sendable {
    /// A centered title, for moving through a hierarchy.
    case navigator
    /// A title at the leading side in wide bars, for browsing files or pages.
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

  /// A line in a smaller font below the title.
  public final var subtitle: String? {
    get { document.subtitle }
    set {
      document.subtitle = newValue
      changed(.title)
    }
  }

  /// A view below the title instead of the subtitle.
  public final var subtitleView: UIView? {
    get { document.subtitleView }
    set {
      guard document.subtitleView !== newValue else { return }
      document.subtitleView = newValue
      changed(.title)
    }
  }

  /// The groups in the center of a wide bar whose style is `.browser` or `.editor`; otherwise they are in the overflow menu.
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

  /// Elements at the end of the overflow menu; if set, the bar shows the overflow button.
  public final var additionalOverflowItems: UIDeferredMenuElement? {
    get { document.additionalOverflowItems }
    set {
      document.additionalOverflowItems = newValue
      changed(.buttons)
    }
  }

  /// The name under which the user's customization of the center items is stored. Bars cannot be customized on Linux: the groups of the
  /// default arrangement are shown.
  public final var customizationIdentifier: String? {
    get { document.customizationIdentifier }
    set { document.customizationIdentifier = newValue }
  }

  /// Creates the menu of the title from suggested elements. If the closure returns `nil`, the title has no menu.
  public final var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { document.titleMenuProvider }
    set {
      document.titleMenuProvider = newValue
      changed(.title)
    }
  }

  /// Enables renaming the item in its bar, by the menu of the title.
  public final weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { document.renameDelegate }
    set {
      document.renameDelegate = newValue
      changed(.title)
    }
  }
}

extension UINavigationItem {
  final var hasTitleMenu: Bool {
    titleView == nil && (document.titleMenuProvider != nil || document.renameDelegate != nil || document.properties != nil)
  }

  final func centerItems(isWide: Bool) -> [UIBarButtonItem] {
    guard isWide, document.style != .navigator else { return [] }
    return document.centerGroups.filter(\.isShownInCenter).flatMap(\.barButtonItems).filter { !$0.isHidden }
  }

  /// Returns the items at the trailing edge besides the right items, from the edge inward: those before and those after the right items.
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

/// A document's file, as the menu of a navigation item's title shows it.
@MainActor package protocol DocumentInTitleMenu: NSObject {
  var name: String { get }
  /// The type and the size of the file.
  var details: String { get }
  var wantsIconRepresentation: Bool { get }
  /// Creates the controller that shares the document; nil if it cannot be shared.
  var makeShareController: (() -> UIViewController)? { get }
}

/// Receives a new name that the user enters for a navigation item in its bar.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Called after the user has entered a name.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether the title can be edited; `true` by default.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns the text to edit and its initial selection.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether the name is accepted; otherwise editing continues.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
