import CoreGraphics

extension UIDesign {
  /// The appearance of buttons: fonts, heights, and the background of classic buttons.
  ///
  /// Sizes of the standard symbols are measured; the rest is estimated.
  public struct Buttons: Sendable {
    /// The font of buttons of type `.system`.
    public var systemFont = Table.Font(size: 15)
    /// The font of buttons of type `.custom`.
    public var customFont = Table.Font(size: 18)
    /// The space above and below a title without insets of its own.
    ///
    /// With it a button in its default font is 30 high: 18 for a line of 15 points and twice 6. A measurement of 31 exists, but Interface
    /// Builder of Xcode 8 to 16 stored 30 for all of about a hundred such buttons in documents of real projects, so layouts expect 30.
    public var verticalPadding: CGFloat = 6
    /// The space at both sides of a title on a background.
    public var horizontalPadding: CGFloat = 0
    public var minimumWidth: CGFloat = 30
    public var titleColor: UIColor?
    public var highlightedTitleColor: UIColor?
    public var disabledTitleColor = UIColor.tertiaryLabel
    /// The title color and corner radius of a selected button without a background. Estimated.
    public var selectedTitleColor = UIColor.white
    public var selectionRadius: CGFloat = 4
    /// The opacity of a pressed system button without a background.
    public var highlightedAlpha: CGFloat = 0.2
    /// The background of system buttons; nil if they have none.
    public var face: Face?
    /// Whether the images of buttons of standard types darken under a finger, as those of custom ones do.
    public var shadesStandardImages = false
    /// Whether the titles of configurations are bold.
    public var boldsConfigurations = false
    /// The shine over coloured faces.
    public var isGlossy = false
    public var infoSize = CGSize(width: 22, height: 22)
    public var detailSize = CGSize(width: 22, height: 22)
    public var closeSize: CGFloat = 30

    /// A rounded rectangle with a gradient and a border.
    public struct Face: Sendable {
      public var normal: Table.Gradient
      public var highlighted: Table.Gradient
      public var selected: Table.Gradient
      public var border: UIColor
      public var cornerRadius: CGFloat
      /// The line directly below the background.
      public var highlight: UIColor

      public init(
        normal: Table.Gradient, highlighted: Table.Gradient, selected: Table.Gradient, border: UIColor, cornerRadius: CGFloat,
        highlight: UIColor = .clear
      ) {
        self.normal = normal
        self.highlighted = highlighted
        self.selected = selected
        self.border = border
        self.cornerRadius = cornerRadius
        self.highlight = highlight
      }
    }

    /// Creates the values of the modern design.
    public init() {}

    /// The rounded rectangle of iOS 6.
    public static let classic: Buttons = {
      var buttons = Buttons()
      let blue = Table.Gradient(top: UIColor(0x058cf5, alpha: 1), bottom: UIColor(0x015de6, alpha: 1))
      buttons.systemFont = .init(size: 15, weight: .bold)
      buttons.customFont = .init(size: 18, weight: .bold)
      buttons.verticalPadding = 9
      buttons.horizontalPadding = 12
      buttons.titleColor = UIColor(0x324f85, alpha: 1)
      buttons.highlightedTitleColor = .white
      buttons.disabledTitleColor = UIColor(0x324f85, alpha: 0.5)
      buttons.face = Face(
        normal: .init(top: .white, bottom: .white), highlighted: blue, selected: blue, border: UIColor(0xa8abad, alpha: 1),
        cornerRadius: 10)
      buttons.highlightedAlpha = 1
      buttons.shadesStandardImages = true
      buttons.boldsConfigurations = true
      buttons.isGlossy = true
      buttons.infoSize = CGSize(width: 18, height: 19)
      buttons.detailSize = CGSize(width: 29, height: 31)
      buttons.closeSize = 29
      return buttons
    }()
  }
}
