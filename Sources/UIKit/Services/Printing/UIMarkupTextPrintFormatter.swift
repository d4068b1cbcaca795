import CoreGraphics

/// Prints HTML, as far as `NSAttributedString` supports it. External resources are not loaded.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String? {
    didSet {
      printed = nil
      layoutChanged()
    }
  }
  private var printed: PrintedText?

  /// Creates a formatter of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  public required init() {
    super.init()
  }

  private var content: PrintedText {
    if let printed { return printed }
    let made = PrintedText(HTMLReader.read(markupText ?? "", HTMLReader.Look(size: 12, color: .black)).text)
    printed = made
    return made
  }

  override func paginate(width: CGFloat, first: CGFloat, others: CGFloat) -> [Range<CGFloat>] {
    content.pages(width: width, first: first, others: others)
  }

  override func drawContent(width: CGFloat, from top: CGFloat, to bottom: CGFloat, in context: CGContext) {
    content.draw(width: width, from: top, to: bottom)
  }

  override func duplicate() -> UIPrintFormatter {
    let copy = super.duplicate()
    (copy as? UIMarkupTextPrintFormatter)?.markupText = markupText
    return copy
  }
}
