import CoreGraphics

extension UIDesign {
  /// The transitions of presented controllers, and the appearance of sheets and popovers. Estimated unless their comment states otherwise.
  public struct Presentation: Sendable {
    // MARK: Transitions

    /// The duration of modal transitions in seconds.
    public var duration: TimeInterval = 0.5
    /// The angular frequency in radians per second of the critically damped spring of transitions; `nil` uses the standard ease-in-out
    /// curve.
    public var springFrequency: CGFloat? = 18.26
    /// The duration of flips and page turns in seconds.
    public var turnDuration: TimeInterval = 0.75
    /// Whether `.automatic` means a sheet.
    public var prefersSheets = true
    /// The color over the screen behind sheets.
    public var dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }

    /// Whether the tint color of the content below is dimmed.
    public var dimsTintBeneath = true

    // MARK: Sheets

    /// The radius of a sheet's corners in points.
    public var sheetCornerRadius: CGFloat = 10
    /// The speed in points per second at which a released sheet is dismissed from any position; otherwise it must be below half its height.
    public var sheetDismissalSpeed: CGFloat = 1000
    /// The distance of a large sheet from the top of the safe area.
    public var sheetTopGap: CGFloat = 10
    /// The distance of a presenter behind a large sheet from the sides of the window; nil leaves it as large as the window.
    package var presenterMargin: CGFloat? = 16
    /// The visible edge of a sheet above another on top of it.
    public var stackedSheetLift: CGFloat = 8
    /// The maximum size of page sheets in points.
    public var pageSheetSize = CGSize(width: 704, height: CGFloat.infinity)
    /// The maximum size of form sheets in points.
    public var formSheetSize = CGSize(width: 540, height: 620)
    /// The minimum margin around a card in a wide window.
    public var cardMargin: CGFloat = 20
    /// The size of the grabber in points.
    public var grabberSize = CGSize(width: 36, height: 5)
    /// The distance of the grabber from the top in points.
    public var grabberInset: CGFloat = 5
    /// The color of the bar at the upper edge of a sheet by which it is dragged.
    public var grabberColor = UIColor.tertiaryLabel
    /// The radius of the shadow of sheets shown as cards, in points; other sheets use half.
    public var cardShadowRadius: CGFloat = 24
    /// The opacity of the shadow of sheets.
    public var cardShadowOpacity: Float = 0.2

    // MARK: Popovers

    /// The color behind a popover's content.
    public var popoverBackground = UIColor.systemBackground
    /// The radius of a popover's corners in points.
    public var popoverCornerRadius: CGFloat = 13
    /// The height of a popover's arrow in points.
    public var popoverArrowHeight: CGFloat = 13
    /// The width of a popover's arrow at its base in points.
    public var popoverArrowBase: CGFloat = 37
    /// The minimum distance of popovers from the screen's edges in points.
    public var popoverMargin: CGFloat = 10
    /// The width of the frame around a popover's content in points.
    public var popoverFrame: CGFloat = 0
    /// The color of the frame around a popover's content.
    public var popoverFrameColor = UIColor.clear
    /// The color over the screen behind popovers.
    public var popoverDimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.3 : 0) }
    /// The outline of a popover, used where its shadow is not visible.
    public var popoverOutline = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.16 : 0) }
    /// The radius of the arrow's tip.
    public var popoverArrowRadius: CGFloat = 4
    /// The default size of popovers, in points.
    public var popoverSize = CGSize(width: 320, height: 480)
    /// The opacity of the shadow around popovers, from 0 to 1.
    public var popoverShadowOpacity: Float = 0.25

    /// Creates the values of the modern design.
    public init() {}

    /// The appearance of iOS 5 and 6: every presentation slides over the full screen, popovers have a thick dark frame.
    public static let classic: Presentation = {
      var presentation = Presentation()
      presentation.duration = 0.4
      presentation.springFrequency = nil
      presentation.prefersSheets = false
      presentation.dimsTintBeneath = false
      presentation.dimming = UIColor(white: 0, alpha: 0.5)
      presentation.sheetCornerRadius = 6
      presentation.presenterMargin = nil
      presentation.popoverBackground = .white
      presentation.popoverCornerRadius = 8
      presentation.popoverArrowHeight = 18
      presentation.popoverArrowBase = 36
      presentation.popoverFrame = 7
      presentation.popoverDimming = .clear
      presentation.popoverOutline = UIColor(white: 0, alpha: 0.5)
      presentation.popoverArrowRadius = 1
      presentation.popoverFrameColor = UIColor(red: 0.06, green: 0.10, blue: 0.18, alpha: 0.95)
      presentation.popoverShadowOpacity = 0.5
      return presentation
    }()
  }
}
