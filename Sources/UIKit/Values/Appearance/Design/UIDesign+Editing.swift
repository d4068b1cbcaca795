import CoreGraphics

extension UIDesign {
  /// The appearance of swiped, lifted and dragged rows.
  ///
  /// The classic values are measured; the modern ones are estimated unless their comment states otherwise.
  public struct Editing: Sendable {
    // MARK: Swipe actions

    /// Whether rows follow the finger, above panels of actions with images and effects. Otherwise they make space for buttons immediately.
    public var rowsFollowFinger = true
    /// The glossy faces of actions; `nil` for panels of their color.
    public var actionFace: GlossyFace?
    /// The color of swipe actions that delete.
    public var destructiveAction = UIColor.systemRed
    /// The color of other swipe actions.
    public var normalAction = UIColor.systemGray
    /// The color of the actions' texts; `.white` by default.
    public var actionText = UIColor.white
    /// The shadow of the actions' texts, and its offset.
    public var actionTextShadow = UIColor.clear
    public var actionTextShadowOffset = CGSize.zero
    /// The font of the actions' texts.
    public var actionFont = Table.Font(size: 17)
    /// The minimum width of an action's panel.
    public var actionWidth: CGFloat = 74
    /// The space beside the title of an action.
    public var actionPadding: CGFloat = 15
    /// The height of action buttons in points; `nil` for that of the row.
    public var actionHeight: CGFloat?
    /// The distance between a glossy button and the row's end.
    public var actionInset: CGFloat = 0
    /// The minimum row height at which an action shows its title below its image.
    public var imageAndTitleHeight: CGFloat = 91
    /// The distance between the image of an action and the title below it.
    public var imageTitleGap: CGFloat = 6
    /// The opacity of a flat action under a finger.
    public var pressedActionAlpha: CGFloat = 0.8
    /// The fraction of the row's width from which a swipe performs the first action.
    public var fullSwipe: CGFloat = 0.6

    // MARK: Lifted rows

    /// The opacity of a row while it is moved.
    public var liftedAlpha: CGFloat = 1
    /// The opacities of the shadow lines above a lifted row, from the row outward; empty for a soft shadow.
    public var shadowAbove: [CGFloat] = []
    /// The opacities of the shadow lines below a moved row.
    public var shadowBelow: [CGFloat] = []
    /// The radius of the shadow of a moved row in points.
    public var shadowRadius: CGFloat = 8
    /// The opacity of the shadow of a moved row.
    public var shadowOpacity: Float = 0.25

    // MARK: Multiple selection

    /// The background color of a row selected by its circle.
    public var chosenRow = UIColor.systemGray5

    /// Creates the values of the modern design.
    public init() {}

    /// The appearance of iOS 5 and 6.
    public static let classic: Editing = {
      var editing = Editing()
      editing.rowsFollowFinger = false
      editing.actionFace = GlossyFace()
      editing.actionHeight = 33
      editing.actionTextShadow = UIColor(white: 0, alpha: 0.5)
      editing.actionTextShadowOffset = CGSize(width: 0, height: -1)
      editing.destructiveAction = UIColor(red: 0xbd / 255, green: 0x14 / 255, blue: 0x21 / 255, alpha: 1)
      editing.normalAction = UIColor(red: 0x6d / 255, green: 0x73 / 255, blue: 0x7d / 255, alpha: 1)
      editing.actionFont = Table.Font(size: 14, weight: .bold)
      editing.actionWidth = 59
      editing.actionPadding = 11.5
      editing.actionInset = 6
      editing.liftedAlpha = 0.8
      // #b9b9b9 #e7e7e7 … #fefefe above, #747474 #979797 … #fefefe below.
      editing.shadowAbove = [0xb9, 0xe7, 0xef, 0xf5, 0xfb, 0xfe].map { 1 - CGFloat($0) / 255 }
      editing.shadowBelow = [0x74, 0x97, 0xa6, 0xb7, 0xc5, 0xd2, 0xdd, 0xe7, 0xef, 0xf5, 0xfb, 0xfe].map { 1 - CGFloat($0) / 255 }
      editing.chosenRow = UIColor(red: 0xed / 255, green: 0xf3 / 255, blue: 0xfe / 255, alpha: 1)
      return editing
    }()
  }
}
