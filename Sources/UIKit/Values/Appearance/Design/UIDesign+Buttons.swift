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
    public var verticalPadding: CGFloat = 6
    /// The minimum height of a button of type `.system` whose title has the default font and no insets. Measured.
    ///
    /// Interface Builder stores 30 for these buttons, the height of a line of 15 points with its padding. Buttons of documents keep that
    /// height, which their layouts expect.
    public var systemHeight: CGFloat = 31
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
    /// The gloss on filled configurations; `nil` for flat ones.
    public var configurationGloss: Gloss?
    /// The glossy discs of standard types; `nil` for symbols in the tint.
    public var standardDisc: StandardDisc?
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

    /// The images of standard types as a disc in a ring that casts a shadow, and as a circle with an "i". Estimated.
    public struct StandardDisc: Sendable {
      /// The colors of the ring and of the mark in the disc.
      public var ring = UIColor.white
      /// The thickness of the ring as a share of its diameter.
      public var rim: CGFloat = 0.09
      /// The shadow, a point below the ring.
      public var shadow = UIColor(white: 0, alpha: 0.35)
      /// The disc of the types for details and for adding.
      public var color = UIColor(0x1566d6, alpha: 1)
      /// The disc of the type that closes.
      public var closeColor = UIColor(0x222222, alpha: 1)
      /// The light on the upper half.
      public var shine = UIColor(white: 1, alpha: 0.28)
      /// The distances of the light from the sides and from the top of the disc.
      public var shineInset = CGSize(width: 2.5, height: 1)
      /// The length and the thickness of the bars of the plus.
      public var plus = CGSize(width: 12, height: 3)
      /// The extent of the chevron, and the thickness of its lines.
      public var chevron = CGSize(width: 5, height: 10)
      public var chevronWeight: CGFloat = 3
      /// The circle and letter of the type for information on dark, and on light backgrounds.
      public var lightInfo = UIColor.white
      public var darkInfo = UIColor(white: 0.25, alpha: 1)
      /// The thickness of the circle, and the size of the letter as a share of the width.
      public var infoWeight: CGFloat = 1.5
      public var infoLetter: CGFloat = 0.72

      /// Creates the values of the classic design.
      public init() {}
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
      buttons.systemHeight = 0
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
      buttons.configurationGloss = Gloss(
        stops: [
          (UIColor(white: 1, alpha: 0.45), 0), (UIColor(white: 1, alpha: 0.12), 0.5), (UIColor(white: 1, alpha: 0), 0.5),
          (UIColor(white: 0, alpha: 0.08), 1),
        ], border: UIColor(white: 0, alpha: 0.3))
      buttons.standardDisc = StandardDisc()
      buttons.infoSize = CGSize(width: 18, height: 19)
      buttons.detailSize = CGSize(width: 29, height: 31)
      buttons.closeSize = 29
      return buttons
    }()
  }
}
