import CoreGraphics

extension UIDesign {
  /// How fingers select text: the handles at the ends of a selection, and the loupe. From memory.
  public struct TouchSelection: Sendable {
    /// Nil takes the tint.
    public var handle: UIColor?
    /// The width of the handles' lines in points.
    public var lineWidth: CGFloat = 2
    /// The diameter of the handles' knobs in points.
    public var knobDiameter: CGFloat = 10
    /// The distance by which the knob reaches into the line.
    public var knobOverlap: CGFloat = 2
    /// A ring around the knob; zero for none.
    public var knobRim: CGFloat = 0
    /// The color around the knobs.
    public var knobRimColor = UIColor.white
    /// A shine over the knob's upper half.
    public var isKnobGlossy = false
    /// Whether a finger on the caret drags it at once.
    public var dragsCaret = true

    /// The loupe of a caret.
    public var caretLoupe = Loupe()
    /// The loupe of an end of a selection.
    public var rangeLoupe = Loupe()

    /// Shows what is under a finger, enlarged, above it.
    public struct Loupe: Sendable {
      public var size = CGSize(width: 118, height: 46)
      public var cornerRadius: CGFloat = 23
      public var magnification: CGFloat = 1.25
      /// From the line to the loupe.
      public var gap: CGFloat = 14
      /// The frame of a loupe of glass and metal; zero is a hairline.
      public var rim: CGFloat = 0
      /// How high the tip is that points at the line; zero for none.
      public var tip: CGFloat = 0
      /// Whether a light lies on the glass.
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
