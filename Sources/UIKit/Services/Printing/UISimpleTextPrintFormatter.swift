import CoreGraphics

/// Prints text, plain or with attributes.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text without attributes.
  open var text: String? {
    didSet { textChanged(isPlain: true) }
  }
  /// The text with attributes; it takes precedence over `text`.
  open var attributedText: NSAttributedString? {
    didSet { textChanged(isPlain: false) }
  }
  /// The font of plain text; the system font at 12 points by default.
  open var font: UIFont? { didSet { contentChanged() } }
  /// The color of plain text; black by default.
  open var color: UIColor? { didSet { contentChanged() } }
  /// The alignment of plain text; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
  private var printed: PrintedText?

  /// Creates a formatter of plain text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter that prints a text with its fonts and colors.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  public required init() {
    super.init()
  }

  private func textChanged(isPlain: Bool) {
    if isPlain, text != nil, attributedText != nil { attributedText = nil }
    contentChanged()
  }

  private func contentChanged() {
    printed = nil
    layoutChanged()
  }

  private var content: PrintedText {
    if let printed { return printed }
    let made = PrintedText(attributedText ?? NSAttributedString(string: text ?? "", attributes: plainAttributes))
    printed = made
    return made
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: paragraph]
  }

  override func paginate(width: CGFloat, first: CGFloat, others: CGFloat) -> [Range<CGFloat>] {
    content.pages(width: width, first: first, others: others)
  }

  override func drawContent(width: CGFloat, from top: CGFloat, to bottom: CGFloat, in context: CGContext) {
    content.draw(width: width, from: top, to: bottom)
  }

  override func duplicate() -> UIPrintFormatter {
    let copy = super.duplicate()
    if let copy = copy as? UISimpleTextPrintFormatter {
      copy.text = text
      copy.attributedText = attributedText
      copy.font = font
      copy.color = color
      copy.textAlignment = textAlignment
    }
    return copy
  }
}
