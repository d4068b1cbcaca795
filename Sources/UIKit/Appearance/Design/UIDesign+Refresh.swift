import CoreGraphics

extension UIDesign {
  /// The appearance of a refresh control and its pull distance.
  ///
  /// No measurements are available; the values are estimated.
  public struct Refresh: Sendable {
    /// The height of the control while it refreshes.
    public var height: CGFloat = 60
    /// The pull distance at which a refresh begins.
    public var threshold: CGFloat = 80
    /// The distance of the spinner's center from the control's top if there is a title below it.
    public var spinnerCenterAboveTitle: CGFloat = 22
    public var titleCenter: CGFloat = 47
    public var tint = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.63, alpha: 1) : UIColor(white: 0.5, alpha: 1)
    })
    public var titleColor = UIColor.secondaryLabel
    public var titleSize: CGFloat = 13
    /// Whether the control shows a drop with an arrow that stretches and bursts into the spinner; otherwise the spinner's spokes appear one
    /// at a time.
    public var isDrop = false

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Refresh = {
      var refresh = Refresh()
      refresh.height = 44
      refresh.threshold = 92
      refresh.spinnerCenterAboveTitle = 15
      refresh.titleCenter = 34
      refresh.tint = UIColor(red: 155 / 255, green: 162 / 255, blue: 172 / 255, alpha: 1)
      refresh.titleColor = UIColor(red: 0x4c / 255, green: 0x56 / 255, blue: 0x6c / 255, alpha: 1)
      refresh.titleSize = 12
      refresh.isDrop = true
      return refresh
    }()
  }
}
