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
    /// The light on the knob; `nil` for a flat one.
    public var knobGloss: Gloss?
    /// The shadow of the knob; `nil` for none.
    public var knobShadow: Alert.BoxShadow?
    /// Whether a touch on the caret drags it immediately.
    public var dragsCaret = true

    /// The magnifier that is shown while a finger moves the caret.
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
      /// The light on the glass in a metal frame; `nil` for none.
      public var light: Light?
      /// The metal of the frame from its top to its bottom, and the lines at its inner and outer edge.
      public var metal = Table.Gradient(top: .white, bottom: UIColor(white: 0.78, alpha: 1))
      public var innerLine = UIColor(white: 0, alpha: 0.45)
      public var outerLine = UIColor(white: 0, alpha: 0.3)
      public var shadowRadius: CGFloat = 10
      public var shadowOpacity: Float = 0.22

      /// The shadow under the upper edge of the glass, and the light on its upper half.
      public struct Light: Sendable {
        /// The shadow from the frame downward.
        public var shadow = Table.Gradient(top: UIColor(white: 0, alpha: 0.28), bottom: UIColor(white: 0, alpha: 0))
        /// The maximum depth of the shadow in points, and as a share of the height of the loupe.
        public var depth = (greatest: CGFloat(12), share: CGFloat(0.2))
        /// The light from the top to the middle.
        public var highlight = Table.Gradient(top: UIColor(white: 1, alpha: 0.38), bottom: UIColor(white: 1, alpha: 0.04))
        /// The ellipse of the light, in shares of the size of the loupe.
        public var place = CGRect(x: -0.1, y: -0.35, width: 1.2, height: 0.85)

        /// Creates the values of the classic design.
        public init() {}
      }

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
      look.knobGloss = Gloss(stops: [(UIColor(white: 1, alpha: 0.6), 0), (UIColor(white: 1, alpha: 0), 0.6)])
      look.knobShadow = .init(opacity: 0.5, radius: 1.5, offset: CGSize(width: 0, height: 1))
      look.dragsCaret = false
      look.caretLoupe.size = CGSize(width: 119, height: 119)
      look.caretLoupe.cornerRadius = 59.5
      look.caretLoupe.gap = 4
      look.caretLoupe.rim = 7
      look.caretLoupe.light = Loupe.Light()
      look.caretLoupe.shadowRadius = 4
      look.caretLoupe.shadowOpacity = 0.5
      look.rangeLoupe.size = CGSize(width: 145, height: 49)
      look.rangeLoupe.cornerRadius = 11
      look.rangeLoupe.gap = 2
      look.rangeLoupe.rim = 5
      look.rangeLoupe.tip = 11
      look.rangeLoupe.light = Loupe.Light()
      look.rangeLoupe.shadowRadius = 4
      look.rangeLoupe.shadowOpacity = 0.5
      return look
    }()
  }
}
