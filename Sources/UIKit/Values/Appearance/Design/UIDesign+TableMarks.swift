import CoreGraphics

extension UIDesign.Table {
  /// The drawing parameters of the standard accessories of cells: the chevron, the checkmark and the detail button.
  ///
  /// Places are in points from the upper leading corner of the accessory and are mirrored from right to left.
  public struct Marks: Sendable {
    /// The frame of the chevron in `chevronSize`.
    public var chevron = CGRect(x: 1.9, y: 0.5, width: 7, height: 11.5)
    /// The thickness of the chevron's lines.
    public var chevronWeight: CGFloat = 2
    /// The color of the disclosure indicator.
    public var chevronColor = UIColor.tertiaryLabel
    /// The frame of the chevron beside a button for details in `detailDisclosureSize`; `nil` draws none.
    public var detailChevron: CGRect? = CGRect(x: 34.4, y: 5.25, width: 7, height: 11.5)
    /// The frame of the checkmark in `checkmarkSize`.
    public var checkmark = CGRect(x: 0, y: 0, width: 14.6, height: 14.2)
    /// The thickness of the checkmark's lines.
    public var checkmarkWeight: CGFloat = 1.8
    /// The color of the checkmark; `nil` means the tint.
    public var checkmarkColor: UIColor?
    /// The color of chevrons and checkmarks in a selected row; `nil` leaves them as they are.
    public var selectedColor: UIColor?
    /// The frame of the circle with an "i", which is the button for details unless it is a disc.
    public var infoCircle = CGRect(x: 0, y: 0, width: 22, height: 22)
    /// The color of the circle during a touch.
    public var pressedInfoColor = UIColor.tertiaryLabel
    /// The disc that is the button for details; `nil` draws a circle with an "i" instead.
    public var detailDisc: DetailDisc?

    /// A disc with a white ring and a chevron, whose upper half is lighter.
    public struct DetailDisc: Sendable {
      /// The frame of the ring.
      public var ring = CGRect(x: 1, y: 2, width: 27, height: 27)
      /// The thickness of the ring.
      public var rim: CGFloat = 2.5
      /// The color of the ring and of the chevron.
      public var ringColor = UIColor.white
      /// The color of the disc.
      public var color = UIColor(0x1566d6, alpha: 1)
      /// The color of the disc during a touch.
      public var pressedColor = UIColor(0x0a3f8f, alpha: 1)
      /// The shadow, a point below the ring.
      public var shadow = UIColor(white: 0, alpha: 0.35)
      /// The light on the upper half.
      public var shine = UIColor(white: 1, alpha: 0.28)
      /// The distances of the light from the sides and from the top of the disc.
      public var shineInset = CGSize(width: 2.5, height: 1)
      /// The frame of the chevron, relative to the middle of the disc.
      public var chevron = CGRect(x: -3.5, y: -6, width: 8, height: 12)
      /// The thickness of the chevron's lines.
      public var chevronWeight: CGFloat = 3
    }

    /// Creates the values of the modern design.
    public init() {}

    /// The look of iOS 5 and 6. The shape of the disc is estimated.
    public static let classic: Marks = {
      var marks = Marks()
      marks.chevron = CGRect(x: 0, y: 0, width: 8.5, height: 13)
      marks.chevronWeight = 3
      marks.chevronColor = UIColor(0x7f7f7f, alpha: 1)
      marks.detailChevron = nil
      marks.checkmark = CGRect(x: 0.5, y: 1, width: 13, height: 12)
      marks.checkmarkWeight = 3
      marks.checkmarkColor = UIColor(0x385487, alpha: 1)
      marks.selectedColor = .white
      marks.detailDisc = DetailDisc()
      return marks
    }()
  }
}
