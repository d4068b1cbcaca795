import CoreGraphics

extension UIDesign {
  /// How text fields, carets and selections look. Heights and colours of borders from the measured table, the rest from memory.
  public struct TextInput: Sendable {
    /// The height a bordered field has with its standard font.
    public var fieldHeight: CGFloat = 34
    /// From the border of a rounded or bezelled field to its text.
    public var textInset: CGFloat = 7
    /// The distance of the text from the border's line in points.
    public var lineInset: CGFloat = 2
    /// The radius of the corners of a rounded border in points.
    public var cornerRadius: CGFloat = 6
    /// The color behind the text in a rounded border.
    public var background = UIColor.systemBackground
    /// The color of a rounded border.
    public var border = UIColor.systemGray4
    /// Zero means one pixel.
    public var borderWidth: CGFloat = 0
    /// The colour along the inside of the upper edge of a rounded border; clear for none.
    public var innerShadow = UIColor.clear
    /// The color of the border `.line`.
    public var lineColor = UIColor.label
    /// The color of the text.
    public var text = UIColor.label
    /// The color of placeholders.
    public var placeholder = UIColor.placeholderText
    /// The color of text in disabled fields.
    public var disabledText = UIColor.tertiaryLabel
    /// The color of the clear button.
    public var clearButton = UIColor.tertiaryLabel
    /// The size of the clear button in points.
    public var clearButtonSize: CGFloat = 19
    /// From the clear button to the field's edge.
    public var clearButtonMargin: CGFloat = 5
    /// Nil takes the tint.
    public var caret: UIColor?
    /// Nil takes the tint, thinned by ``selectionAlpha``.
    public var selection: UIColor?
    /// The opacity of the tint color behind selected text.
    public var selectionAlpha: CGFloat = 0.2
    /// The time the caret is seen, and how long it is not.
    public var blink: (on: Double, off: Double) = (0.5, 0.5)
    /// Handles and loupe.
    public var touchSelection = TouchSelection()
    /// The keyboard on the screen.
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
