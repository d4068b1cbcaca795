import CoreGraphics

extension UIDesign {
  /// The appearance of text selection by touch: the handles at the ends of a selection, and the loupe. Estimated.
  public struct TouchSelection: Sendable {
    /// The color of handles; nil uses the tint color.
    public var handle: UIColor?
    /// The width of the handles' lines in points.
    public var lineWidth: CGFloat = 2
    /// The diameter of the handles' knobs in points.
    public var knobDiameter: CGFloat = 10
    /// The overlap of the knob and the line.
    public var knobOverlap: CGFloat = 2
    /// The width of a ring around the knob; zero for none.
    public var knobRim: CGFloat = 0
    /// The color around the knobs.
    public var knobRimColor = UIColor.white
    /// Whether the knob's upper half has a highlight.
    public var isKnobGlossy = false
    /// Whether a touch on the caret drags it immediately.
    public var dragsCaret = true

    /// The loupe of the caret.
    public var caretLoupe = Loupe()
    /// The loupe of an end of a selection.
    public var rangeLoupe = Loupe()

    /// Magnifies the content under a touch, above it.
    public struct Loupe: Sendable {
      public var size = CGSize(width: 118, height: 46)
      public var cornerRadius: CGFloat = 23
      public var magnification: CGFloat = 1.25
      /// The distance from the line to the loupe.
      public var gap: CGFloat = 14
      /// The width of a metal frame; zero is a hairline.
      public var rim: CGFloat = 0
      /// The height of the tip that points at the line; zero for none.
      public var tip: CGFloat = 0
      /// Whether the glass has a highlight.
      public var isGlossy = false
      public var shadowRadius: CGFloat = 10
      public var shadowOpacity: Float = 0.22

      /// Creates the values of the modern design.
      public init() {}
    }

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: TouchSelection = {
      var look = TouchSelection()
      look.handle = UIColor(red: 0x33 / 255, green: 0x66 / 255, blue: 0xcc / 255, alpha: 1)
      look.knobDiameter = 14
      look.knobOverlap = 4
      look.knobRim = 2
      look.isKnobGlossy = true
      look.dragsCaret = false
      look.caretLoupe.size = CGSize(width: 119, height: 119)
      look.caretLoupe.cornerRadius = 59.5
      look.caretLoupe.gap = 4
      look.caretLoupe.rim = 7
      look.caretLoupe.isGlossy = true
      look.caretLoupe.shadowRadius = 4
      look.caretLoupe.shadowOpacity = 0.5
      look.rangeLoupe.size = CGSize(width: 145, height: 49)
      look.rangeLoupe.cornerRadius = 11
      look.rangeLoupe.gap = 2
      look.rangeLoupe.rim = 5
      look.rangeLoupe.tip = 11
      look.rangeLoupe.isGlossy = true
      look.rangeLoupe.shadowRadius = 4
      look.rangeLoupe.shadowOpacity = 0.5
      return look
    }()
  }
}
