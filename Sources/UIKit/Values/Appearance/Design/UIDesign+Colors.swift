extension UIDesign {
  /// The colors that several parts of a design share.
  public struct Colors: Sendable {
    /// The tint color of views without their own.
    public var tint = UIColor.systemBlue
    /// The color of text; `.label` by default.
    public var text = UIColor.label
    /// The color of less important text.
    public var secondaryText = UIColor.secondaryLabel
    /// The color of placeholders.
    public var placeholder = UIColor.placeholderText
    /// The color of actions that delete.
    public var destructive = UIColor.systemRed

    /// Whether colors and materials are always the light ones.
    public var isAlwaysLight = false
    /// Links and blue texts instead of `.link` and `.systemBlue`; `nil` leaves these as they are.
    public var link: UIColor?
    /// The background of groups instead of `.systemGroupedBackground`; `nil` leaves it as it is.
    public var groupedBackground: UIColor?

    /// Creates the values of the modern design.
    public init() {}

    /// The appearance of iOS 5 and 6: the dark blue of values and checkmarks.
    public static let classic: Colors = {
      var colors = Colors()
      colors.tint = UIColor(red: 0x38 / 255, green: 0x54 / 255, blue: 0x87 / 255, alpha: 1)
      colors.isAlwaysLight = true
      colors.link = colors.tint
      colors.groupedBackground = .pinstripes
      colors.text = .black
      colors.secondaryText = UIColor(white: 0x80 / 255, alpha: 1)
      colors.placeholder = UIColor(white: 0.7, alpha: 1)
      return colors
    }()
  }

  /// The tint color of views without their own.
  package var tintColor: UIColor { colors.tint }
}
