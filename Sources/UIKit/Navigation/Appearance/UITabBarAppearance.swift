import CoreGraphics

/// The look of a tab bar: its background, its items in each way of standing, and what marks the selected one.
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

  /// Items with their image above the title, as in a narrow window.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set {
      stacked = own(newValue)
      changed()
    }
  }
  /// Items with their image beside the title, as in a wide window.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set {
      inline = own(newValue)
      changed()
    }
  }
  /// Items with their image beside the title in a low window.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set {
      compactInline = own(newValue)
      changed()
    }
  }

  /// The colour of ``selectionIndicatorImage``, or where there is none of a field behind the selected item.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// An image behind the selected tab; `nil` shows none.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// How tabs share the width in stacked layout.
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
