import CoreGraphics

extension UIDesign {
  /// The appearance of text fields, carets and selections. Heights and border colors are measured, the rest is estimated.
  public struct TextInput: Sendable {
    /// The height of a bordered field with its default font.
    public var fieldHeight: CGFloat = 34
    /// The distance from a rounded or bezel border to the text.
    public var textInset: CGFloat = 7
    /// The distance of the text from the border's line in points.
    public var lineInset: CGFloat = 2
    /// The radius of the corners of a rounded border in points.
    public var cornerRadius: CGFloat = 6
    /// The color behind the text in a rounded border.
    public var background = UIColor.systemBackground
    /// The color of a rounded border.
    public var border = UIColor.systemGray4
    /// The width of the border; zero is one pixel.
    public var borderWidth: CGFloat = 0
    /// The color along the inside of the upper edge of a rounded border; clear for none.
    public var innerShadow = UIColor.clear
    /// The color of the border `.line`.
    public var lineColor = UIColor.label
    /// The color of the text; `.label` by default.
    public var text = UIColor.label
    /// The color of placeholders.
    public var placeholder = UIColor.placeholderText
    /// The color of text in disabled fields.
    public var disabledText = UIColor.tertiaryLabel
    /// The color of the clear button; `.tertiaryLabel` by default.
    public var clearButton = UIColor.tertiaryLabel
    /// The size of the clear button in points.
    public var clearButtonSize: CGFloat = 19
    /// The distance from the clear button to the field's edge.
    public var clearButtonMargin: CGFloat = 5
    /// The color of the caret; nil uses the tint color.
    public var caret: UIColor?
    /// The color of the selection; nil uses the tint color with ``selectionAlpha``.
    public var selection: UIColor?
    /// The opacity of the tint color behind selected text.
    public var selectionAlpha: CGFloat = 0.2
    /// The durations for which the blinking caret is visible and invisible.
    public var blink: (on: Double, off: Double) = (0.5, 0.5)
    /// Handles and loupe.
    public var touchSelection = TouchSelection()
    /// The on-screen keyboard.
    var keyboard = Keyboard()

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: TextInput = {
      var look = TextInput()
      look.fieldHeight = 31
      look.cornerRadius = 8
      look.background = .white
      look.border = UIColor(white: 0.53, alpha: 1)
      look.borderWidth = 1
      look.innerShadow = UIColor(white: 0, alpha: 0.14)
      look.lineColor = .black
      look.text = .black
      look.placeholder = UIColor(white: 0.7, alpha: 1)
      look.disabledText = UIColor(white: 0.6, alpha: 1)
      look.clearButton = UIColor(white: 0.68, alpha: 1)
      look.caret = UIColor(red: 0x42 / 255, green: 0x6b / 255, blue: 0xf2 / 255, alpha: 1)
      look.selection = UIColor(red: 0, green: 0x55 / 255, blue: 0xa6 / 255, alpha: 0.2)
      look.touchSelection = .classic
      look.keyboard = .classic
      return look
    }()
  }
}
