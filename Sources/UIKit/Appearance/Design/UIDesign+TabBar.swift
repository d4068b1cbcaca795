import CoreGraphics

extension UIDesign {
  /// How tab bars look. The height and the classic colours are measured, the rest is from memory.
  public struct TabBar: Sendable {
    /// The height of the bar in points, without the safe area.
    public var height: CGFloat = 49
    /// The height in a low window.
    public var compactHeight: CGFloat = 32
    /// nil where the background is blurred and flat, as that of the other bars.
    public var gradient: Bars.Gradient?
    /// The color of items that are not selected.
    public var item = UIColor.systemGray
    /// nil is the tint.
    public var selectedItem: UIColor?
    /// nil is the colour of the selected item's image.
    public var selectedTitle: UIColor?
    /// The font of titles below images.
    public var font = Table.Font(size: 10, weight: .medium)
    /// Beside its image a title has room to be larger.
    public var inlineFont = Table.Font(size: 13, weight: .medium)
    /// The distance between image and title side by side in points.
    public var inlineGap: CGFloat = 6
    /// The middle of images from the top in points.
    public var imageCenter: CGFloat = 18.5
    /// The baseline of titles from the top in points.
    public var titleBaseline: CGFloat = 45
    /// The color of the field behind the selected item.
    public var selectionIndicator = UIColor.clear
    /// The distance by which the field behind the selected item is from the item's sides.
    public var selectionInset: CGFloat = 2
    /// The color of badges.
    public var badge = UIColor.systemRed
    /// The font of badges.
    public var badgeFont = Table.Font(size: 13)
    /// The outline of badges.
    public var badgeBorder = UIColor.clear
    /// The width of items that stand in the middle of a wide bar.
    public var itemWidth: CGFloat = 110
    /// Whether image and title stand side by side in a wide or a low window.
    public var standsInline = true

    /// Creates the values of the modern design.
    public init() {}

    /// The look of iOS 5 and 6: black glass with the selected item lit blue on a pale field.
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
