import CoreGraphics
import Foundation

/// Describes a list in a collection view: its appearance, its headers and footers, its separators and what a swipe uncovers.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How the list looks. The names are those of a table's styles, and of the lists beside the content of a split view.
  public enum Appearance: Int, Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// Where the header of a section comes from.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The first item of the section.
    case firstItemInSection
  }

  public enum FooterMode: Int, Hashable, Sendable {
    case none
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// Elements that are as wide as their content rather than as wide as the list.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The header of a section that is a supplementary view.
    public static let supplementaryHeader = Self(rawValue: 1 << 0)
  }

  public typealias SwipeActionsConfigurationProvider = @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  /// Whether lines are drawn between rows; a sidebar has none unless this is set.
  public var showsSeparators: Bool
  /// The separators of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the section; nil means that of the appearance.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The room above a section's header; nil means that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The elements that are only as wide as their content; none by default.
  public var contentHuggingElements: ContentHuggingElements = []
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether the rows of a section form a box with rounded corners.
  var isBoxed: Bool { self == .insetGrouped }
  /// The environment of the views of a list.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
