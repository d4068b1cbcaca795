import CoreGraphics

/// Describes a list in a collection view: its appearance, headers, footers, separators and swipe actions.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearance of the list. The names are those of table styles, and of the sidebars of a split view.
  public enum Appearance: Int, Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// The source of a section's header.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The first item of a section is its header, and can expand and collapse it.
    case firstItemInSection
  }

  public enum FooterMode: Int, Hashable, Sendable {
    case none
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// Elements that are as wide as their content instead of the list.
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
  /// Whether separators are drawn between rows; off by default in sidebars.
  public var showsSeparators: Bool
  /// The separators of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the section; nil uses that of the appearance.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The padding above a section's header; nil uses that of the appearance.
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
