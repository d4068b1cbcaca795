import CoreGraphics

extension UIDesign.Controls {
  /// The track of a switch with words, which moves with the knob. Colors without a measured value are estimated.
  public struct Trough: Sendable {
    /// The font of the words.
    public var font = UIDesign.Table.Font(size: 16, weight: .bold)
    /// The color of the word ON and of its shadow.
    public var onText = UIColor.white
    public var onTextShadow = UIColor(white: 0, alpha: 0.4)
    /// The color of the word OFF and of its shadow.
    public var offText = UIColor(white: 0.5, alpha: 1)
    public var offTextShadow = UIColor.white
    /// The fill while the switch is on, from top to bottom, with locations from 0 to 1.
    public var on: [(color: UIColor, location: CGFloat)] = [
      (UIColor(0x0063b7, alpha: 1), 0), (UIColor(0x007fea, alpha: 1), 0.25), (UIColor(0x007fea, alpha: 1), 0.5),
      (UIColor(0x198bec, alpha: 1), 0.5), (UIColor(0x6eafe6, alpha: 1), 1),
    ]
    /// The shades of that fill in an app's color, at its top and bottom.
    public var tintShades: (darker: CGFloat, lighter: CGFloat) = (0.72, 0.25)
    /// The fill while the switch is off.
    public var off = UIDesign.Table.Gradient(top: UIColor(white: 0.82, alpha: 1), bottom: .white)
    /// The fill of the knob, and of one under a finger.
    public var knob = UIDesign.Table.Gradient(top: UIColor(white: 0.84, alpha: 1), bottom: UIColor(white: 0.99, alpha: 1))
    public var pressedKnob = UIDesign.Table.Gradient(top: UIColor(white: 0.76, alpha: 1), bottom: UIColor(white: 0.91, alpha: 1))
    /// The shades of a knob in an app's color, at its top and bottom, and of one under a finger.
    public var knobShades: (darker: CGFloat, lighter: CGFloat) = (0.85, 0.4)
    public var pressedKnobShades: (darker: CGFloat, lighter: CGFloat) = (0.7, 0.1)
    /// The outline of the knob.
    public var knobBorder = UIColor(white: 0.55, alpha: 1)
    /// The distance of the words from the middle of their place, towards the knob's side.
    public var wordShift: CGFloat = 2

    /// Creates the values of the classic design.
    public init() {}
  }

  /// The drums of a picker, in a dark frame, with a band of glass over the selected rows. All values are estimated.
  public struct Drum: Sendable {
    /// The frame around and between the drums.
    public var ground = UIColor(0x2a2c33, alpha: 1)
    /// The shades of a drum from its top to its bottom, with locations from 0 to 1.
    public var shades: [(color: UIColor, location: CGFloat)] = [
      (UIColor(0x6e7178, alpha: 1), 0), (UIColor(0xc3c6cc, alpha: 1), 0.16), (.white, 0.4), (.white, 0.6),
      (UIColor(0xc3c6cc, alpha: 1), 0.84), (UIColor(0x6e7178, alpha: 1), 1),
    ]
    /// The radius of a drum's corners.
    public var cornerRadius: CGFloat = 3
    /// The glass over the selected rows, and its outline.
    public var glass = UIDesign.Table.Gradient(top: UIColor(0xb8c4e4, alpha: 0.3), bottom: UIColor(0x6f80b4, alpha: 0.32))
    public var glassBorder = UIColor(0x5b698f, alpha: 0.8)
    /// The light on the upper half of the glass.
    public var shine = UIColor(white: 1, alpha: 0.25)

    /// Creates the values of the classic design.
    public init() {}
  }
}
