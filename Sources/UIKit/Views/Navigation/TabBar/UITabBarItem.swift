import CoreGraphics

/// The content of a tab bar for one controller: an image, a title and a badge.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem, BarAppearanceObserver {
  final var appearances = BarAppearances<UITabBarAppearance>()

  /// Items with a standard title and image.
  public enum SystemItem: Int, Sendable {
    /// "More", for tabs without space in the bar.
    case more
    /// A star, titled "Favorites".
    case favorites
    /// A star, titled "Featured".
    case featured
    /// A star, titled "Top Rated".
    case topRated
    /// A clock, titled "Recents".
    case recents
    /// A person, titled "Contacts".
    case contacts
    /// A clock, titled "History".
    case history
    /// A book, titled "Bookmarks".
    case bookmarks
    /// A magnifying glass, titled "Search".
    case search
    /// A tray with an arrow, titled "Downloads".
    case downloads
    /// A clock, titled "Most Recent".
    case mostRecent
    /// A numbered list, titled "Most Viewed".
    case mostViewed
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.takeInterface(of: self, as: UITabBarItem.self)
  }

  /// Creates a tab with a custom number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with another image while it is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.selectedImage = selectedImage
    super.init()
    self.title = title
    self.image = image
  }

  /// Creates a tab with a standard title and symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), selectedImage: nil)
    self.tag = tag
  }

  /// The image while the item is selected; nil uses the normal image.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemChanged() } }
  }
  /// A short text in a red oval at the item's corner.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { itemChanged() } }
  }
  /// The color behind the badge's text; `nil` is red.
  open var badgeColor: UIColor? {
    get { shownLooks.badgeColor }
    set { ownLooks.badgeColor = newValue }
  }
  /// Sets the font and color of the badge's text in a state.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownLooks.badgeAttributes[state] = textAttributes
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { shownLooks.badgeAttributes[state] }
  /// The shift of the title in points.
  open var titlePositionAdjustment: UIOffset {
    get { shownLooks.titlePosition ?? .zero }
    set { ownLooks.titlePosition = newValue }
  }
  /// The appearance of the bar while this item is selected, and of the item always; nil uses the bar's.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = newValue?.kept(by: self)
      itemChanged()
    }
  }
  /// The look while content ends above the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue?.kept(by: self)
      itemChanged()
    }
  }

  final func barAppearanceDidChange() { itemChanged() }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: LocalizedStrings.word("More")
    case .favorites: LocalizedStrings.word("Favorites")
    case .featured: LocalizedStrings.word("Featured")
    case .topRated: LocalizedStrings.word("Top Rated")
    case .recents: LocalizedStrings.word("Recents")
    case .contacts: LocalizedStrings.word("Contacts")
    case .history: LocalizedStrings.word("History")
    case .bookmarks: LocalizedStrings.word("Bookmarks")
    case .search: LocalizedStrings.word("Search")
    case .downloads: LocalizedStrings.word("Downloads")
    case .mostRecent: LocalizedStrings.word("Most Recent")
    case .mostViewed: LocalizedStrings.word("Most Viewed")
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
