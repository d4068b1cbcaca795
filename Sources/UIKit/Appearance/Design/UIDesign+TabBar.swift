import CoreGraphics

extension UIDesign {
  /// How tab bars look. The height and the classic colours are measured, the rest is from memory.
  public struct TabBar: Sendable {
    public var height: CGFloat = 49
    public var background = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0x12 / 255, alpha: 0.97) : UIColor(white: 0.97, alpha: 0.97)
    }
    /// The upper half from top to bottom; the lower half is the background.
    public var gloss: Table.Gradient?
    public var topLine = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0x26 / 255, alpha: 1) : UIColor(white: 0, alpha: 0.3) }
    /// In points; zero is one pixel.
    public var topLineHeight: CGFloat = 0
    public var item = UIColor.systemGray
    /// nil is the tint.
    public var selectedItem: UIColor?
    public var font = Table.Font(size: 10, weight: .medium)
    public var imageCenter: CGFloat = 18.5
    public var titleBaseline: CGFloat = 45
    public var selectionIndicator = UIColor.clear
    public var badge = UIColor.systemRed
    public var badgeFont = Table.Font(size: 13)
    public var badgeBorder = UIColor.clear
    /// The widest an item gets, the gaps between items in a wide bar, and the width from which items stand in the middle.
    public var itemWidth: CGFloat = 110
    /// Whether image and title stand side by side in a wide window.
    public var standsInline = true

    public init() {}

    /// The look of iOS 5 and 6: black glass with the selected item lit blue on a pale field.
    public static let classic: TabBar = {
      var bar = TabBar()
      bar.background = .black
      bar.gloss = Table.Gradient(
        top: UIColor(white: 0x44 / 255, alpha: 1), bottom: UIColor(white: 0x14 / 255, alpha: 1))
      bar.topLine = UIColor(white: 0x57 / 255, alpha: 1)
      bar.topLineHeight = 1
      bar.item = UIColor(white: 0.6, alpha: 1)
      bar.selectedItem = UIColor(red: 0x3a / 255, green: 0x9b / 255, blue: 0xfd / 255, alpha: 1)
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
