import CoreGraphics

extension UIDesign {
  /// The appearance of navigation bars and toolbars, and of the transitions under them.
  ///
  /// Values are in points and measured on the real system unless their comment states otherwise.
  public struct Bars: Sendable {
    // MARK: Sizes

    /// The height of navigation bars in points.
    public var height: CGFloat = 44
    /// The height of bars, including toolbars, at compact height.
    public var compactHeight: CGFloat = 32
    /// The additional height of a bar with a prompt. Estimated.
    public var promptHeight: CGFloat = 30
    /// The height of toolbars in points.
    public var toolbarHeight: CGFloat = 44
    /// The additional height of a bar with a large title: 96 in total.
    public var largeTitleHeight: CGFloat = 52
    /// The distance of items from the sides in points.
    public var sideMargin: CGFloat = 16
    /// The distance between two buttons. Estimated.
    public var buttonGap: CGFloat = 18
    /// The distance between two buttons of a toolbar without a space item between them. Estimated.
    public var toolbarButtonGap: CGFloat = 18
    /// The distance between buttons and title. Estimated.
    public var titleGap: CGFloat = 8

    // MARK: Background

    /// The colors of navigation bars; `nil` if the background is blurred and flat.
    public var gradient: Gradient?
    /// Whether a bar's own tint colors the bar, unless the app has set a color for it.
    public var tintColorsBar = false
    /// The colors of toolbars; `nil` where the background is blurred and flat.
    public var toolbarGradient: Gradient?
    /// The colors of black bars; `nil` if the background is blurred and flat.
    public var blackGradient: Gradient?
    /// The line between bar and content; one pixel.
    public var shadow = UIColor.barLine
    /// The shadow that a navigation bar with a gradient casts on the content: the opacity of black for each half point below the bar.
    public var contentShadow: [CGFloat] = []
    /// The background of the status bar above a navigation bar with a gradient; `nil` uses that of the bar.
    public var statusBar: Gradient?
    /// The background of the status bar on a screen without a navigation bar, over all windows; `nil` shows the content behind it.
    public var plainStatusBar: Gradient?
    /// The background of the status bar in the style `.lightContent`, on a screen without a navigation bar.
    public var lightStatusBar: Gradient?
    /// The color of opaque bars; `.systemBackground` by default.
    public var opaqueBackground = UIColor.systemBackground
    /// Whether content extends under bars by default.
    public var isTranslucent = true
    /// Whether the background is hidden while the content is at its beginning.
    public var clearsAtEdge = true

    /// A gradient with a line at its top and bottom.
    public struct Gradient: Sendable {
      /// The color of the line at the upper edge of a bar.
      public var topLine: UIColor
      /// A second line below the first; nil for none.
      public var highlight: UIColor?
      /// The color of the line at the lower edge of a bar.
      public var bottomLine: UIColor
      /// The colors from top to bottom.
      public var colors: [UIColor]
      /// From 0 to 1, one for each color.
      public var locations: [CGFloat]

      /// Creates a gradient with its lines.
      public init(topLine: UIColor, highlight: UIColor? = nil, bottomLine: UIColor, colors: [UIColor], locations: [CGFloat]) {
        self.topLine = topLine
        self.highlight = highlight
        self.bottomLine = bottomLine
        self.colors = colors
        self.locations = locations
      }
    }

    // MARK: Titles

    /// The font of titles; semibold at 17 points by default.
    public var titleFont = Table.Font(size: 17, weight: .semibold)
    /// The color of titles; `.label` by default.
    public var titleColor = UIColor.label
    /// The shadow of titles; `nil` draws none.
    public var titleShadow: UIColor?
    /// The offset of the titles' shadow in points.
    public var titleShadowOffset = CGSize.zero
    /// The font of large titles; bold at 34 points by default.
    public var largeTitleFont = Table.Font(size: 34, weight: .bold)
    /// The font of prompts. Estimated.
    public var promptFont = Table.Font(size: 14)
    /// The color of the line of text above a navigation bar's title.
    public var promptColor = UIColor.label

    // MARK: Buttons

    /// The font of the titles of bar buttons.
    public var buttonFont = Table.Font(size: 17)
    /// The font of buttons in the style `.done`.
    public var doneFont = Table.Font(size: 17, weight: .semibold)
    /// The color of buttons; nil uses the tint color.
    public var buttonColor: UIColor?
    /// The color of disabled buttons.
    public var disabledColor = UIColor.tertiaryLabel
    /// Opacity while pressed (estimated).
    public var pressedAlpha: CGFloat = 0.25
    /// Whether an item's tint colors the plate of its button, rather than its title.
    public var tintsPlates = false
    /// Whether a light shows under a finger on a button without a plate.
    public var glowsUnderFinger = false
    /// Whether titles end at the bar's margin also where a button has room for a longer one; otherwise they are centered.
    public var alignsTitlesToMargin = true
    /// The symbol of back buttons; `nil` if the plate of the button has an arrow.
    public var backSymbol: String? = "chevron.backward"
    /// The size of that symbol in points.
    public var backSymbolSize: CGFloat = 21
    /// Whether a back button moves with its plate during transitions; otherwise its title passes its symbol.
    public var movesBackWhole = false
    /// The height of buttons in points.
    public var buttonHeight: CGFloat = 30
    /// The height of buttons in compact bars, in points. Estimated.
    public var compactButtonHeight: CGFloat = 24
    /// The distance of a button's title from its sides in points.
    public var buttonPadding: CGFloat = 0
    /// The distance of a button's title below the center.
    public var buttonTitleShift: CGFloat = 0
    /// The colors of buttons; `nil` draws no background.
    public var buttonFill: Gradient?
    /// The colors of buttons in the style `.done`; `nil` draws no background.
    public var doneFill: Gradient?
    /// The colors of buttons in black bars; `nil` draws no background.
    public var blackButtonFill: Gradient?
    /// The shape of buttons with a fill.
    public var plate = Plate()

    /// The shape of a button with a fill: a rounded rectangle, or an arrow that points back.
    public struct Plate: Sendable {
      /// The radius of the corners in points.
      public var cornerRadius: CGFloat = 5
      /// The length of the arrow's point in points.
      public var pointLength: CGFloat = 10
      /// The line directly below the button.
      public var highlight = UIColor(white: 1, alpha: 0.25)
      /// The share of black in the colors during a touch.
      public var pressedShade: CGFloat = 0.35

      /// Creates the shape of iOS 5 and 6.
      public init() {}
    }

    /// The distance of the back button from the edge in points.
    public var backInset: CGFloat = 8
    /// The distance of the back title from the edge in points.
    public var backTitleInset: CGFloat = 27
    /// The distance of the back title from an image that the app sets for the indicator, in points (estimated).
    public var backTitleSpacing: CGFloat = 6
    /// The minimum width of the back button, for any title.
    public var leastShortBackWidth: CGFloat = 0
    /// The distance from the end of the back title to the end of its button.
    public var backTitleTail: CGFloat = 0
    /// The part of that distance that a truncated title does not use.
    public var cutBackTitleTail: CGFloat = 0
    /// The minimum width of other buttons in navigation bars.
    public var leastButtonWidth: CGFloat = 0
    /// The maximum width of the back button as a fraction of the bar's.
    public var backShare: CGFloat = 0.5
    /// Whether a back title that does not fit is truncated instead of replaced by a shorter word.
    public var keepsBackTitle = false
    /// The minimum width of a truncated back button beside a long title.
    public var leastBackWidth: CGFloat = 102

    // MARK: Transitions

    /// The duration of pushes and pops in seconds.
    public var transitionDuration: TimeInterval = 0.35
    /// The movement of the lower screen, as a fraction of the width.
    public var parallax: CGFloat = 0.3
    /// The dimming of the lower screen. Estimated.
    public var dimming: CGFloat = 0.1
    /// The opacity of the shadow at the edge of the upper screen. Estimated.
    public var edgeShadow: Float = 0.2
    /// The radius of that shadow in points. Estimated.
    public var edgeShadowRadius: CGFloat = 5
    /// The duration of hiding and showing bars in seconds.
    public var hidingDuration: TimeInterval = 0.25

    /// Creates the values of the modern design.
    public init() {}
  }
}

extension UIColor {
  /// The line between a bar and the content under it: #a7a7ab on light bars, #262626 on dark ones.
  package static let barLine = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }
}

extension UIDesign.Bars {
  /// The flat look since iOS 13.
  public static let modern = UIDesign.Bars()

  /// The appearance of iOS 5 and 6.
  public static let classic: UIDesign.Bars = {
    func color(_ hex: UInt32) -> UIColor { UIColor(hex, alpha: 1) }
    func gradient(_ top: UInt32, _ colors: [UInt32], _ bottom: UInt32) -> Gradient {
      Gradient(topLine: color(top), bottomLine: color(bottom), colors: colors.map(color), locations: [0, 0.5, 0.5, 1])
    }
    var bars = UIDesign.Bars()
    bars.sideMargin = 5
    bars.buttonGap = 6
    bars.toolbarButtonGap = 10
    bars.gradient = gradient(0xdfe5ee, [0xbeccdd, 0x8b9fba, 0x899eb6, 0x587397], 0x3f5c80)
    bars.tintColorsBar = true
    bars.toolbarGradient = gradient(0x2d3034, [0xb0bccd, 0x879ab3, 0x8094ae, 0x6d83a1], 0x6d83a1)
    bars.toolbarGradient?.highlight = color(0xd8dee6)
    // Estimated.
    bars.blackGradient = gradient(0x6e6e6e, [0x585858, 0x2b2b2b, 0x1a1a1a, 0x0c0c0c], 0x000000)
    bars.shadow = .clear
    // On white #cbcbcb, #d6d6d6, #e3e3e3, #eeeeee, #f7f7f7 and #fcfcfc.
    bars.contentShadow = [0xcb, 0xd6, 0xe3, 0xee, 0xf7, 0xfc].map { 1 - CGFloat($0) / 0xff }
    bars.statusBar = Gradient(
      topLine: color(0x4f6a8b), bottomLine: color(0x3f5c80), colors: [color(0x4f6a8b), color(0x3f5c80)], locations: [0, 1])
    bars.plainStatusBar = Gradient(
      topLine: color(0xe7edf0), bottomLine: color(0x5c6368), colors: [color(0xe7edf0), color(0xbdc5c9)], locations: [0, 1])
    bars.lightStatusBar = Gradient(topLine: .black, bottomLine: .black, colors: [.black, .black], locations: [0, 1])
    bars.opaqueBackground = .clear
    bars.isTranslucent = false
    bars.clearsAtEdge = false
    bars.titleFont = .classicTitle
    bars.titleColor = .white
    bars.titleShadow = UIColor(white: 0, alpha: 0.5)
    bars.titleShadowOffset = CGSize(width: 0, height: -1)
    bars.promptColor = color(0x3c4a60)
    bars.buttonFont = .init(size: 12, weight: .bold)
    bars.doneFont = .init(size: 12, weight: .bold)
    bars.buttonColor = .white
    bars.disabledColor = UIColor(white: 1, alpha: 0.5)
    bars.pressedAlpha = 1
    bars.tintsPlates = true
    bars.glowsUnderFinger = true
    bars.alignsTitlesToMargin = false
    bars.backSymbol = nil
    bars.movesBackWhole = true
    bars.buttonPadding = 10
    bars.buttonTitleShift = -1
    bars.buttonFill = gradient(0x343a42, [0x97a9c1, 0x617a9d, 0x567197, 0x41618e], 0x2f4769)
    bars.doneFill = gradient(0x2c3a5c, [0x7ba3ef, 0x3b73e2, 0x2463de, 0x1f5dd8], 0x1a4aa8)
    bars.blackButtonFill = gradient(0x1c1c1c, [0x7a7a7a, 0x4a4a4a, 0x3a3a3a, 0x262626], 0x101010)
    bars.backInset = 5
    bars.backTitleInset = 17
    bars.leastShortBackWidth = 40
    bars.backTitleTail = 8
    bars.cutBackTitleTail = 6
    bars.leastButtonWidth = 34
    bars.keepsBackTitle = true
    bars.parallax = 1
    bars.dimming = 0
    bars.edgeShadow = 0
    return bars
  }()

  /// Returns the gradient of this look based on a color.
  package func gradient(of color: UIColor) -> Gradient {
    Gradient(
      topLine: color.blended(with: .white, part: 0.6), bottomLine: color.blended(with: .black, part: 0.35),
      colors: [
        color.blended(with: .white, part: 0.42), color.blended(with: .white, part: 0.1), color,
        color.blended(with: .black, part: 0.16),
      ], locations: [0, 0.5, 0.5, 1])
  }

  /// Returns the background of the status bar over a bar of a color: as dark as the end of the bar.
  package func statusBar(of color: UIColor) -> Gradient {
    let end = color.blended(with: .black, part: 0.35)
    return Gradient(topLine: color, bottomLine: end, colors: [color, end], locations: [0, 1])
  }

  /// Returns the fill of a button on a bar of a color.
  package func buttonFill(of color: UIColor) -> Gradient {
    Gradient(
      topLine: color.blended(with: .black, part: 0.55), bottomLine: color.blended(with: .black, part: 0.4),
      colors: [
        color.blended(with: .white, part: 0.28), color.blended(with: .black, part: 0.05), color.blended(with: .black, part: 0.14),
        color.blended(with: .black, part: 0.24),
      ], locations: [0, 0.5, 0.5, 1])
  }
}
