import CoreGraphics

/// The appearance of a tab bar: its background, its items in each layout, and the selection indicator.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  public required init() {
    super.init()
    adoptParts()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    adoptParts()
  }

  private func adoptParts() {
    for part in [stacked, inline, compactInline] { part.bar = self }
  }

  /// Items with the image above the title, used at compact width.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set {
      stacked = own(newValue)
      changed()
    }
  }
  /// Items with the image beside the title, used at regular width.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set {
      inline = own(newValue)
      changed()
    }
  }
  /// Items with the image beside the title, used at compact height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set {
      compactInline = own(newValue)
      changed()
    }
  }

  /// The color of ``selectionIndicatorImage``, or without an image, of a background of the selected item.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// An image behind the selected tab; `nil` shows none.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// The distribution of tabs in stacked layout.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  /// The width of a centered tab in points; 0 uses the default.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// The space between centered tabs in points; 0 uses the default.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stacked = own(other.stacked)
    inline = own(other.inline)
    compactInline = own(other.compactInline)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
