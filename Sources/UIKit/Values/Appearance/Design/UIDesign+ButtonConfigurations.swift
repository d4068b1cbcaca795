import CoreGraphics

extension UIDesign {
  /// The sizes of configured buttons: insets, fonts and corners by `UIButton.Configuration.Size`. Estimated.
  public struct ButtonSizes: Sendable {
    public struct Size: Sendable {
      public var insets: NSDirectionalEdgeInsets
      public var textStyle: UIFont.TextStyle
      public var subtitleStyle: UIFont.TextStyle

      public init(vertical: CGFloat, horizontal: CGFloat, textStyle: UIFont.TextStyle, subtitleStyle: UIFont.TextStyle) {
        insets = NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        self.textStyle = textStyle
        self.subtitleStyle = subtitleStyle
      }
    }

    public var mini = Size(vertical: 3, horizontal: 10, textStyle: .footnote, subtitleStyle: .caption2)
    public var small = Size(vertical: 5, horizontal: 10, textStyle: .subheadline, subtitleStyle: .caption1)
    public var medium = Size(vertical: 7, horizontal: 12, textStyle: .body, subtitleStyle: .footnote)
    public var large = Size(vertical: 15, horizontal: 20, textStyle: .body, subtitleStyle: .footnote)
    /// The default corner radius.
    public var cornerRadius: CGFloat = 6
    public var smallCornerRadius: CGFloat = 4
    public var largeCornerRadius: CGFloat = 12
    /// The opacity of the tint color in the background of tinted buttons.
    public var tintedAlpha: CGFloat = 0.16
    public var tintedAlphaInDark: CGFloat = 0.24
    public var grayBackground = UIColor.secondarySystemFill
    public var disabledBackground = UIColor.tertiarySystemFill
    public var disabledForeground = UIColor.tertiaryLabel
    /// The brightness factor of a pressed button's background, in designs in which it darkens instead of fading.
    public var pressedShade: CGFloat?
    /// The opacity of a pressed button's colors.
    public var highlightedAlpha: CGFloat = 0.75

    /// Creates the values of the modern design.
    public init() {}

    package func tintedAlpha(_ traits: UITraitCollection) -> CGFloat {
      traits.userInterfaceStyle == .dark ? tintedAlphaInDark : tintedAlpha
    }

    /// The values of the classic design.
    public static let classic: ButtonSizes = {
      var sizes = ButtonSizes()
      sizes.cornerRadius = 8
      sizes.tintedAlphaInDark = sizes.tintedAlpha
      sizes.pressedShade = 0.72
      sizes.grayBackground = UIColor(0xe4e7ec, alpha: 1)
      sizes.disabledBackground = UIColor(0xd8dbe0, alpha: 1)
      sizes.disabledForeground = UIColor(white: 0.55, alpha: 1)
      return sizes
    }()
  }
}
