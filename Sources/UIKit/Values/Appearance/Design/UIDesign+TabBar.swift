import CoreGraphics

extension UIDesign {
  /// The appearance of tab bars. The height and the classic colors are measured, the rest is estimated.
  public struct TabBar: Sendable {
    /// The height of the bar in points, without the safe area.
    public var height: CGFloat = 49
    /// The height of the bar where the vertical size class is compact, in points.
    public var compactHeight: CGFloat = 32
    /// The gradient of the background; nil if it is blurred and flat, like that of other bars.
    public var gradient: Bars.Gradient?
    /// The color of items that are not selected.
    public var item = UIColor.systemGray
    /// The color of the selected item's image; nil uses the tint color.
    public var selectedItem: UIColor?
    /// The color of the selected item's title; nil uses the color of its image.
    public var selectedTitle: UIColor?
    /// The font of titles below images.
    public var font = Table.Font(size: 10, weight: .medium)
    /// The font of titles beside images.
    public var inlineFont = Table.Font(size: 13, weight: .medium)
    /// The distance between image and title side by side in points.
    public var inlineGap: CGFloat = 6
    /// The distance of the images' center from the top in points.
    public var imageCenter: CGFloat = 18.5
    /// The baseline of titles from the top in points.
    public var titleBaseline: CGFloat = 45
    /// The color of the background of the selected item.
    public var selectionIndicator = UIColor.clear
    /// The distance between the background of the selected item and the item's sides.
    public var selectionInset: CGFloat = 2
    /// The color of badges; `.systemRed` by default.
    public var badge = UIColor.systemRed
    /// The font of badges; 13 points by default.
    public var badgeFont = Table.Font(size: 13)
    /// The outline of badges.
    public var badgeBorder = UIColor.clear
    /// The width of centered items in a wide bar.
    public var itemWidth: CGFloat = 110
    /// Whether image and title are side by side at regular width or compact height.
    public var standsInline = true

    /// Creates the values of the modern design.
    public init() {}

    /// The appearance of iOS 5 and 6: glossy black with the selected item in blue on a light background.
    public static let classic: TabBar = {
      func grey(_ value: CGFloat) -> UIColor { UIColor(white: value / 255, alpha: 1) }
      var bar = TabBar()
      bar.compactHeight = 49
      bar.gradient = Bars.Gradient(
        topLine: grey(0x1c), highlight: grey(0x57), bottomLine: .black, colors: [grey(0x44), grey(0x14), .black, .black],
        locations: [0, 0.5, 0.5, 1])
      bar.item = UIColor(white: 0.6, alpha: 1)
      bar.selectedItem = UIColor(red: 0x3a / 255, green: 0x9b / 255, blue: 0xfd / 255, alpha: 1)
      bar.selectedTitle = .white
      bar.font = Table.Font(size: 10, weight: .bold)
      bar.selectionIndicator = UIColor(white: 1, alpha: 0.15)
      bar.badge = UIColor(red: 0.86, green: 0.1, blue: 0.1, alpha: 1)
      bar.badgeFont = Table.Font(size: 13, weight: .bold)
      bar.badgeBorder = .white
      bar.standsInline = false
      return bar
    }()
  }
}
