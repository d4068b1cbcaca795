import CoreGraphics

extension UIDesign {
  /// The appearance of the edit menu's bar. Estimated.
  public struct EditMenu: Sendable {
    /// The color behind the commands.
    public var background = UIColor(white: 0.13, alpha: 1)
    /// The color of the commands.
    public var text = UIColor.white
    /// The color of lines between commands.
    public var separator = UIColor(white: 0.4, alpha: 1)
    /// The color of a pressed command.
    public var highlight = UIColor(white: 0.35, alpha: 1)
    /// The font of the commands.
    public var font = Table.Font(size: 14)
    /// The height of the menu in points, without the arrow.
    public var height: CGFloat = 36
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 8
    /// The distance of a command's text from its sides in points.
    public var padding: CGFloat = 14
    /// The height of the arrow in points.
    public var arrowHeight: CGFloat = 8
    /// The highlight on the upper half of the bar.
    public var gloss: Table.Gradient?

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: EditMenu = {
      var menu = EditMenu()
      menu.background = UIColor(white: 0.08, alpha: 1)
      menu.highlight = UIColor(red: 0x01 / 255, green: 0x5d / 255, blue: 0xe6 / 255, alpha: 1)
      menu.font = Table.Font(size: 14, weight: .bold)
      menu.height = 38
      menu.gloss = .init(top: UIColor(white: 1, alpha: 0.35), bottom: UIColor(white: 1, alpha: 0.12))
      return menu
    }()
  }
}
