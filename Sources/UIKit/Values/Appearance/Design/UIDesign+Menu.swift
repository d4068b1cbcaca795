import CoreGraphics

extension UIDesign {
  /// The appearance of menus: pull-down menus, context menus and the previews beside them. Estimated.
  public struct Menu: Sendable {
    /// The width of menus in points.
    public var width: CGFloat = 250
    /// The height of rows in points.
    public var rowHeight: CGFloat = 44
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 13
    /// The distance between two sections.
    public var sectionGap: CGFloat = 8
    /// The distance of texts from the sides in points.
    public var inset: CGFloat = 16
    /// The leading position of titles in a menu with marked elements.
    public var markedInset: CGFloat = 34
    /// The distance of marks from the side, and between a mark and the title beside it.
    public var markInset: CGFloat = 8
    public var markGap: CGFloat = 2
    /// The width of the column of images in points.
    public var imageWidth: CGFloat = 24
    /// The distance between texts and the column of images.
    public var imageGap: CGFloat = 8
    /// The distance of texts from the upper and lower edges of rows with several lines.
    public var textMargin: CGFloat = 11
    /// The distance of a title from the sides of a row in a palette.
    public var compactInset: CGFloat = 4
    /// The font of titles.
    public var font = Table.Font(size: 17)
    /// The font of subtitles; 13 points by default.
    public var subtitleFont = Table.Font(size: 13)
    /// The font of a menu's own title.
    public var titleFont = Table.Font(size: 13)
    /// Whether the fonts scale with the user's text size.
    public var followsTextSize = true
    /// The blur material of the menu; nil if it has its own background.
    public var material: UIBlurEffect.Style? = .systemMaterial
    /// The colors behind the rows; `nil` uses a blur.
    public var background: Table.Gradient?
    /// The color of a pressed row.
    public var highlight = UIColor.systemFill
    /// Top and bottom of the gradient behind the highlighted row; nil for a flat color.
    public var highlightGradient: Table.Gradient?
    /// The color of lines between rows.
    public var separator = UIColor.separator
    /// The color between groups.
    public var gap = UIColor.quaternarySystemFill
    /// The color of titles.
    public var text = UIColor.label
    /// The color of the pressed row's title.
    public var highlightedText = UIColor.label
    /// The color of subtitles.
    public var secondaryText = UIColor.secondaryLabel
    /// The color of disabled rows.
    public var disabledText = UIColor.tertiaryLabel
    /// The color of rows that delete.
    public var destructive = UIColor.systemRed
    /// The outline of menus.
    public var border = UIColor.clear
    /// The opacity of the shadow around menus, from 0 to 1.
    public var shadowOpacity: Float = 0.2
    /// The radius of the shadow in points.
    public var shadowRadius: CGFloat = 24
    /// The blur style over the rest of the screen while a preview is shown.
    public var backdrop: UIBlurEffect.Style? = .systemThinMaterial
    /// The color over the screen while a context menu shows.
    public var dimming = UIColor(white: 0, alpha: 0.1)
    /// The radius of the preview's corners in points.
    public var previewCornerRadius: CGFloat = 13
    /// The distance between a menu and its source.
    public var gapToSource: CGFloat = 8

    /// Creates the values of the modern design.
    public init() {}

    /// The appearance of iOS 5 and 6, which had no such menus: derived from their black callouts.
    public static let classic: Menu = {
      func color(_ hex: UInt32) -> UIColor { UIColor(hex, alpha: 1) }
      var menu = Menu()
      menu.cornerRadius = 8
      menu.sectionGap = 4
      menu.inset = 12
      menu.markedInset = 32
      menu.font = Table.Font(size: 17, weight: .bold)
      menu.subtitleFont = Table.Font(size: 13)
      menu.titleFont = Table.Font(size: 13, weight: .bold)
      menu.followsTextSize = false
      menu.material = nil
      menu.background = .init(top: color(0x444444), bottom: color(0x141414))
      menu.highlight = color(0x015de6)
      menu.highlightGradient = .init(top: color(0x058cf5), bottom: color(0x015de6))
      menu.separator = UIColor(white: 1, alpha: 0.16)
      menu.gap = UIColor(white: 0, alpha: 0.6)
      menu.text = .white
      menu.highlightedText = .white
      menu.secondaryText = UIColor(white: 1, alpha: 0.6)
      menu.disabledText = UIColor(white: 1, alpha: 0.35)
      menu.destructive = color(0xff7a80)
      menu.border = .black
      menu.shadowOpacity = 0.5
      menu.shadowRadius = 8
      menu.backdrop = nil
      menu.dimming = UIColor(white: 0, alpha: 0.5)
      menu.previewCornerRadius = 8
      return menu
    }()

    package func font(_ font: Table.Font, _ style: UIFont.TextStyle, traits: UITraitCollection) -> UIFont {
      guard followsTextSize else { return font.font }
      return UIFontMetrics(forTextStyle: style).scaledFont(for: font.font, compatibleWith: traits)
    }
  }
}
