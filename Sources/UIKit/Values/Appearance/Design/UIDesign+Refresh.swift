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
    /// The distance of the title from the sides in points.
    public var titleInset: CGFloat = 8
    /// The progress of the pull during which the title appears; `nil` if it appears when the refresh begins, as below a drop that stretches
    /// over it.
    public var titleAppears: ClosedRange<Double>? = 0.25...0.75
    /// A drop with an arrow that stretches and bursts into the spinner; `nil` if the spinner's spokes appear one at a time.
    public var drop: Drop?

    /// Two circles and their connection: the upper one stays, the lower one follows the pull and becomes smaller.
    public struct Drop: Sendable, Equatable {
      /// The width of the area of the drop in points.
      public var width: CGFloat = 40
      /// The distance of the upper circle's center from the top of that area.
      public var center: CGFloat = 20
      /// The radius of both circles at rest.
      public var radius: CGFloat = 15
      /// The progress of the pull at which the drop begins to stretch; until then it fades in.
      public var stretchStart: CGFloat = 0.4
      /// The distance between the two centers at the end of the pull.
      public var stretch: CGFloat = 42
      /// The decrease of the radii of the upper and of the lower circle until then.
      public var upperDecrease: CGFloat = 4
      public var lowerDecrease: CGFloat = 11
      /// The shadow of the drop.
      public var shadow = Alert.BoxShadow(opacity: 0.35, radius: 1.5, offset: CGSize(width: 0, height: 1))
      /// The color of the arrow; `.white` by default.
      public var arrow = UIColor.white
      /// The radius of the arrow as a share of the upper circle's, and the thickness of its line as a share of its radius.
      public var arrowRadius: CGFloat = 0.5
      public var arrowLine: CGFloat = 0.42
      /// The scale at which the spinner begins after the drop has burst, and the duration of its growth in seconds.
      public var burstScale: CGFloat = 0.3
      public var burstDuration = 0.15

      /// Creates the drop of iOS 6.
      public init() {}
    }

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
      refresh.titleAppears = nil
      refresh.drop = Drop()
      return refresh
    }()
  }
}
