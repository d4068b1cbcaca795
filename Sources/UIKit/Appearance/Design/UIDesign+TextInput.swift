import CoreGraphics

extension UIDesign {
  /// How text fields, carets and selections look. Heights and colours of borders from the measured table, the rest from memory.
  public struct TextInput: Sendable {
    /// The height a bordered field has with its standard font.
    public var fieldHeight: CGFloat = 34
    /// From the border of a rounded or bezelled field to its text.
    public var textInset: CGFloat = 7
    public var lineInset: CGFloat = 2
    public var cornerRadius: CGFloat = 6
    public var background = UIColor.systemBackground
    public var border = UIColor.systemGray4
    /// Zero means one pixel.
    public var borderWidth: CGFloat = 0
    /// The colour along the inside of the upper edge of a rounded border; clear for none.
    public var innerShadow = UIColor.clear
    public var lineColor = UIColor.label
    public var text = UIColor.label
    public var placeholder = UIColor.placeholderText
    public var disabledText = UIColor.tertiaryLabel
    public var clearButton = UIColor.tertiaryLabel
    public var clearButtonSize: CGFloat = 19
    /// From the clear button to the field's edge.
    public var clearButtonMargin: CGFloat = 5
    /// Nil takes the tint.
    public var caret: UIColor?
    /// Nil takes the tint, thinned by ``selectionAlpha``.
    public var selection: UIColor?
    public var selectionAlpha: CGFloat = 0.2
    /// The time the caret is seen, and how long it is not.
    public var blink: (on: Double, off: Double) = (0.5, 0.5)
    /// Handles and loupe.
    public var touchSelection = TouchSelection()
    /// The keyboard on the screen.
    var keyboard = Keyboard()

    public init() {}

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
