import CoreGraphics
import Foundation

extension UIDesign {
  /// How presented controllers come, and what sheets, popovers and alerts are drawn with. From memory where not said otherwise.
  public struct Presentation: Sendable {
    // MARK: Coming and going

    public var duration: TimeInterval = 0.5
    /// nil moves by the ordinary ease-in-out curve.
    public var springDamping: CGFloat? = 1
    public var turnDuration: TimeInterval = 0.75
    /// Whether `.automatic` means a sheet.
    public var prefersSheets = true
    public var dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }

    /// Whether what is beneath loses its tint.
    public var dimsTintBeneath = true

    // MARK: Sheets

    public var sheetCornerRadius: CGFloat = 10
    /// The speed in points a second at which a sheet that is let go leaves, wherever it is; else it leaves past half its height.
    public var sheetDismissalSpeed: CGFloat = 1000
    /// How far below the safe area's top a large sheet begins.
    public var sheetTopGap: CGFloat = 10
    /// How far the edge of a sheet shows above another that stands on it.
    public var stackedSheetLift: CGFloat = 8
    public var pageSheetSize = CGSize(width: 704, height: CGFloat.infinity)
    public var formSheetSize = CGSize(width: 540, height: 620)
    /// The least room around a card in a wide window.
    public var cardMargin: CGFloat = 20
    public var grabberSize = CGSize(width: 36, height: 5)
    public var grabberInset: CGFloat = 5
    public var grabberColor = UIColor.tertiaryLabel
    public var cardShadowRadius: CGFloat = 24
    public var cardShadowOpacity: Float = 0.2

    // MARK: Popovers

    public var popoverBackground = UIColor.systemBackground
    public var popoverCornerRadius: CGFloat = 13
    public var popoverArrowHeight: CGFloat = 13
    public var popoverArrowBase: CGFloat = 37
    public var popoverMargin: CGFloat = 10
    public var popoverFrame: CGFloat = 0
    public var popoverFrameColor = UIColor.clear
    public var popoverDimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.3 : 0) }
    /// The outline of a popover, where its shadow does not show.
    public var popoverOutline = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.16 : 0) }
    /// How round the arrow's tip is.
    public var popoverArrowRadius: CGFloat = 4
    public var popoverSize = CGSize(width: 320, height: 480)
    public var popoverShadowOpacity: Float = 0.25

    public init() {}

    /// The look of iOS 5 and 6: everything slides over the whole, popovers have a thick dark frame.
    public static let classic: Presentation = {
      var presentation = Presentation()
      presentation.duration = 0.4
      presentation.springDamping = nil
      presentation.prefersSheets = false
      presentation.dimsTintBeneath = false
      presentation.dimming = UIColor(white: 0, alpha: 0.5)
      presentation.sheetCornerRadius = 6
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

extension UIDesign.Presentation {
  /// Animates as presented views move.
  @MainActor func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    if let springDamping {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: springDamping, initialSpringVelocity: 0, animations: animations,
        completion: completion)
    } else {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: animations, completion: completion)
    }
  }
}
