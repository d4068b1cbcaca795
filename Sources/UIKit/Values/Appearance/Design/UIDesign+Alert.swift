import CoreGraphics

extension UIDesign {
  /// The appearance of alerts and action sheets. Estimated.
  public struct Alert: Sendable {
    /// The width of alerts in points.
    public var width: CGFloat = 270
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 14
    /// The radius of an action sheet's corners in points.
    public var sheetCornerRadius: CGFloat = 14
    /// The color behind the content.
    public var background = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 0.75) : UIColor(white: 0.97, alpha: 0.75)
    }
    /// The blur of the content below a translucent background; nil for none.
    public var material: UIBlurEffect.Style? = .systemUltraThinMaterial
    /// Top and bottom of a gradient instead of the background.
    public var gradient: Table.Gradient?
    /// Top and bottom of a gradient instead of an action sheet's background.
    public var sheetGradient: Table.Gradient?
    /// The highlight at the top of an alert, like light on glass; clear for none.
    public var shine = UIColor.clear
    /// The line along the top of an action sheet.
    public var sheetEdge = UIColor.clear
    /// The darkness of the dimming behind the center of an alert, and in the corners of the screen; nil for uniform dimming.
    public var vignette: (middle: CGFloat, edge: CGFloat)?
    /// The color of the outline.
    public var border = UIColor.clear
    /// The width of the outline in points.
    public var borderWidth: CGFloat = 0
    /// The font of an alert's title; semibold at 17 points by default.
    public var titleFont = Table.Font(size: 17, weight: .semibold)
    /// The font of an alert's message; 13 points by default.
    public var messageFont = Table.Font(size: 13)
    /// The font of an action sheet's title.
    public var sheetTitleFont = Table.Font(size: 13, weight: .semibold)
    /// The font of an action sheet's message.
    public var sheetMessageFont = Table.Font(size: 13)
    /// The color of an alert's title; `.label` by default.
    public var titleColor = UIColor.label
    /// The color of an alert's message; `.label` by default.
    public var messageColor = UIColor.label
    /// The color of an action sheet's title.
    public var sheetTitleColor = UIColor.secondaryLabel
    /// The color of the shadow of titles and messages; clear for no shadow.
    public var textShadow = UIColor.clear
    /// The shadow of dark texts on light buttons.
    public var lightTextShadow = UIColor.clear
    /// The distance of the shadow from its text.
    public var textShadowOffset = CGSize.zero
    /// The shadow around alerts; `nil` draws none.
    public var boxShadow: BoxShadow?

    /// A shadow around a box.
    public struct BoxShadow: Sendable, Equatable {
      /// The opacity of the shadow.
      public var opacity: CGFloat
      /// The blur radius in points.
      public var radius: CGFloat
      /// The distance of the shadow from the box.
      public var offset: CGSize

      /// Creates a shadow with a blur radius and an offset in points.
      public init(opacity: CGFloat, radius: CGFloat, offset: CGSize) {
        self.opacity = opacity
        self.radius = radius
        self.offset = offset
      }
    }

    /// The distance of texts from the sides in points.
    public var textInset: CGFloat = 16
    /// The distance of texts from the top in points.
    public var textTop: CGFloat = 19
    /// The space above buttons without texts above them.
    public var bareTop: CGFloat = 0
    /// The distance of texts from the buttons in points.
    public var textBottom: CGFloat = 20
    /// The distance between title and message in points.
    public var textGap: CGFloat = 2
    /// The height of an alert's buttons in points.
    public var buttonHeight: CGFloat = 44
    /// The height of an action sheet's buttons in points.
    public var sheetButtonHeight: CGFloat = 57
    /// The font of an alert's buttons; 17 points by default.
    public var buttonFont = Table.Font(size: 17)
    /// The font of an alert's preferred button; semibold at 17 points by default.
    public var preferredButtonFont = Table.Font(size: 17, weight: .semibold)
    /// The font of an action sheet's buttons.
    public var sheetButtonFont = Table.Font(size: 20)
    /// The font of an action sheet's preferred button.
    public var sheetPreferredButtonFont = Table.Font(size: 20, weight: .semibold)
    /// The color of buttons; nil uses the tint color.
    public var buttonColor: UIColor?
    /// The color of lines between buttons.
    public var separator = UIColor.separator
    /// The color of a pressed button.
    public var highlight = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1) }
    /// The gap between one button and the next.
    public var buttonGap: CGFloat = 0
    /// The gap between the other buttons of a sheet and the cancel button.
    public var sheetCancelGap: CGFloat = 8
    /// Whether the button that cancels a sheet is in a box by itself.
    public var separatesSheetCancel = true
    /// The distance of action sheets from the screen's edges in points.
    public var sheetMargin: CGFloat = 8
    /// The maximum width of action sheets in points.
    public var sheetWidth: CGFloat = 400
    /// The color behind an action sheet's cancel button.
    public var sheetCancelBackground = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white }
    /// The distance of buttons from the sides of an alert, and of an action sheet.
    public var buttonMargins: (alert: CGFloat, sheet: CGFloat) = (0, 0)
    /// The space below the last button of an alert, and of an action sheet.
    public var bottomMargins: (alert: CGFloat, sheet: CGFloat) = (0, 0)
    /// The radius of the corners of glossy buttons in an alert, and in an action sheet.
    public var buttonCornerRadii: (alert: CGFloat, sheet: CGFloat) = (0, 0)
    /// The height of the highlight on an alert, from its top.
    public var shineDepth: CGFloat = 0
    /// The fills of glossy buttons; `nil` if buttons are rows.
    public var fills: Fills?
    /// The space above text fields.
    public var fieldGap: CGFloat = 14
    /// The distance of texts from the sides of their field.
    public var fieldInset: CGFloat = 7
    /// The radius of the corners of the box around text fields.
    public var fieldCornerRadius: CGFloat = 6
    /// The width of the outline of the box around text fields.
    public var fieldBorderWidth: CGFloat = 0.5
    /// The color of text fields.
    public var fieldBackground = UIColor.systemBackground
    /// The height of text fields in points.
    public var fieldHeight: CGFloat = 28
    /// The font of text fields.
    public var fieldFont = Table.Font(size: 13)
    /// Whether texts and rows scale with the user's text size.
    public var followsTextSize = true
    /// The initial opacity of an alert that appears.
    public var comingAlpha: CGFloat = 0
    /// The initial scale of an alert that appears.
    public var comingScale: CGFloat = 1.1
    /// The duration of an alert's appearance in seconds.
    public var comingDuration: TimeInterval = 0.3
    /// The scales of an appearing alert, each with its fraction of the duration; empty if it grows evenly.
    public var swings: [(scale: CGFloat, share: Double)] = []

    /// The fills of glossy buttons, from top to bottom.
    public struct Fills: Sendable {
      /// The color of texts on dark buttons.
      public var text = UIColor.white
      /// The color of texts on the light buttons of a sheet.
      public var lightText = UIColor(white: 0.12, alpha: 1)
      /// The opacity of the texts of disabled buttons.
      public var disabledAlpha: CGFloat = 0.5
      /// The outline of buttons.
      public var border = UIColor(white: 0, alpha: 0.6)
      /// The width of the outline in points.
      public var borderWidth: CGFloat = 1
      /// The position of the edge in the glass, as a fraction of the height.
      public var edge: CGFloat = 0.5
      /// The parts of the lower color above the middle of a button, and below the middle of a dark and of a light one.
      public var shares: (above: CGFloat, below: CGFloat, belowLight: CGFloat) = (0.45, 0.75, 0.6)
      /// A button under a finger.
      public var pressed = gradient((0.02, 0.55, 0.96, 1), (0.004, 0.365, 0.9, 1))
      /// A button of an alert.
      public var alert = gradient((0.58, 0.65, 0.78, 0.9), (0.2, 0.28, 0.48, 0.9))
      /// The button that cancels an alert, beside others.
      public var alertCancel = gradient((0.348, 0.39, 0.468, 0.9), (0.12, 0.168, 0.288, 0.9))
      /// A button of an action sheet.
      public var sheet = gradient((1, 1, 1, 1), (0.78, 0.78, 0.78, 1))
      /// A destructive button of an action sheet.
      public var sheetDestructive = gradient((0.93, 0.4, 0.4, 1), (0.7, 0.06, 0.06, 1))
      /// The button that cancels an action sheet.
      public var sheetCancel = gradient((0.35, 0.35, 0.35, 1), (0.08, 0.08, 0.08, 1))

      private static func gradient(
        _ top: (CGFloat, CGFloat, CGFloat, CGFloat), _ bottom: (CGFloat, CGFloat, CGFloat, CGFloat)
      ) -> Table.Gradient {
        Table.Gradient(
          top: UIColor(red: top.0, green: top.1, blue: top.2, alpha: top.3),
          bottom: UIColor(red: bottom.0, green: bottom.1, blue: bottom.2, alpha: bottom.3))
      }
    }

    /// Creates the values of the modern design.
    public init() {}

    /// The appearance of iOS 5 and 6: dark blue glass with a pale rim.
    public static let classic: Alert = {
      var alert = Alert()
      alert.width = 276
      alert.cornerRadius = 12
      alert.sheetCornerRadius = 0
      alert.material = nil
      alert.background = UIColor(red: 0.05, green: 0.11, blue: 0.28, alpha: 0.87)
      alert.gradient = Table.Gradient(
        top: UIColor(red: 0.42, green: 0.49, blue: 0.63, alpha: 0.9), bottom: UIColor(red: 0.03, green: 0.09, blue: 0.26, alpha: 0.9))
      alert.sheetGradient = Table.Gradient(top: UIColor(white: 0.42, alpha: 0.85), bottom: UIColor(white: 0.04, alpha: 0.85))
      alert.shine = UIColor(white: 1, alpha: 0.16)
      alert.sheetEdge = UIColor(white: 1, alpha: 0.35)
      // White becomes 0.71 near the center, 0.61 at (300, 150) of 320 by 480.
      alert.vignette = (0.29, 0.417)
      alert.border = UIColor(white: 0.95, alpha: 0.9)
      alert.borderWidth = 2
      alert.titleFont = Table.Font(size: 18, weight: .bold)
      alert.messageFont = Table.Font(size: 16)
      alert.sheetTitleFont = Table.Font(size: 14)
      alert.sheetMessageFont = Table.Font(size: 14)
      alert.titleColor = .white
      alert.messageColor = .white
      alert.sheetTitleColor = .white
      alert.textShadow = UIColor(white: 0, alpha: 0.5)
      alert.lightTextShadow = UIColor(white: 1, alpha: 0.5)
      alert.textShadowOffset = CGSize(width: 0, height: -1)
      // Only below the alert. Size and opacity are estimated.
      alert.boxShadow = BoxShadow(opacity: 0.5, radius: 3, offset: CGSize(width: 0, height: 5))
      alert.textInset = 12
      alert.textTop = 14
      alert.bareTop = 14
      alert.textBottom = 12
      alert.textGap = 6
      alert.buttonHeight = 43
      alert.sheetButtonHeight = 46
      alert.buttonFont = Table.Font(size: 18, weight: .bold)
      alert.preferredButtonFont = Table.Font(size: 18, weight: .bold)
      alert.sheetButtonFont = Table.Font(size: 19, weight: .bold)
      alert.sheetPreferredButtonFont = Table.Font(size: 19, weight: .bold)
      alert.buttonColor = .white
      alert.separator = .clear
      alert.buttonGap = 8
      alert.sheetCancelGap = 16
      alert.separatesSheetCancel = false
      alert.sheetMargin = 0
      alert.buttonMargins = (10, 20)
      alert.bottomMargins = (10, 16)
      alert.buttonCornerRadii = (6, 10)
      alert.shineDepth = 34
      alert.fills = Fills()
      alert.fieldCornerRadius = 4
      alert.fieldBorderWidth = 1
      alert.fieldBackground = .white
      alert.fieldHeight = 31
      alert.fieldFont = Table.Font(size: 17)
      alert.followsTextSize = false
      // Alerts sprang up from nothing and swung in.
      alert.comingAlpha = 1
      alert.comingScale = 0.01
      alert.comingDuration = 0.4
      alert.swings = [(1.1, 0.5), (0.95, 0.25), (1, 0.25)]
      return alert
    }()
  }
}

extension UIDesign.Alert {
  /// Returns the metrics at the user's text size: fonts scale from the standard size on, and rows with their texts.
  package func scaled(for traits: UITraitCollection) -> Self {
    guard followsTextSize else { return self }
    let metrics = UIFontMetrics(forTextStyle: .body)
    func grown(_ font: UIDesign.Table.Font) -> UIDesign.Table.Font {
      .init(size: max(font.size, metrics.scaledValue(for: font.size, compatibleWith: traits)), weight: font.weight)
    }
    func grown(_ height: CGFloat, with font: UIDesign.Table.Font) -> CGFloat {
      height + (grown(font).font.lineHeight - font.font.lineHeight).rounded(.up)
    }
    var alert = self
    alert.buttonHeight = grown(buttonHeight, with: buttonFont)
    alert.sheetButtonHeight = grown(sheetButtonHeight, with: sheetButtonFont)
    alert.fieldHeight = grown(fieldHeight, with: fieldFont)
    let texts = [\Self.titleFont, \.messageFont, \.sheetTitleFont, \.sheetMessageFont, \.fieldFont]
    let buttons = [\Self.buttonFont, \.preferredButtonFont, \.sheetButtonFont, \.sheetPreferredButtonFont]
    for font in texts + buttons { alert[keyPath: font] = grown(self[keyPath: font]) }
    return alert
  }
}
