import UIKit

/// Colors the keywords, numbers, strings and comments of a program while it is typed.
class SyntaxStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()
  private let rules: [(NSRegularExpression, UIColor)] = [
    (#"\b(let|var|func|return)\b"#, UIColor.systemPink), (#"\b[0-9]+\b"#, .systemBlue), (#""[^"\n]*""#, .systemRed),
    (#"//[^\n]*"#, .systemGreen),
  ].map { (try! NSRegularExpression(pattern: $0.0), $0.1) }

  override var string: String { return backing.string }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    return backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    highlight((string as NSString).paragraphRange(for: editedRange))
    super.processEditing()
  }

  private func highlight(_ range: NSRange) {
    addAttributes([.font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular), .foregroundColor: UIColor.label], range: range)
    for (rule, color) in rules {
      rule.enumerateMatches(in: string, options: [], range: range) { match, _, _ in
        if let match = match { self.addAttribute(.foregroundColor, value: color, range: match.range) }
      }
    }
  }
}

/// Shades the lines that contain a breakpoint.
class ShadingLayoutManager: NSLayoutManager {
  var breakpoints: Set<Int> = []
  private(set) var shaded = 0

  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    var line = 0
    enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: numberOfGlyphs)) { rect, _, _, range, _ in
      if self.breakpoints.contains(line), NSIntersectionRange(range, glyphsToShow).length > 0 {
        UIColor.systemYellow.setFill()
        UIRectFill(rect.offsetBy(dx: origin.x, dy: origin.y))
        self.shaded += 1
      }
      line += 1
    }
  }
}

/// An editor with a custom storage, layout manager and container.
class EditorController: UIViewController {
  let storage = SyntaxStorage()
  let layout = ShadingLayoutManager()
  private(set) var textView: UITextView!
  private(set) var changes = 0

  override func loadView() {
    let container = NSTextContainer(size: CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    layout.delegate = self
    layout.addTextContainer(container)
    storage.addLayoutManager(layout)
    textView = UITextView(frame: .zero, textContainer: container)
    textView.delegate = self
    textView.autocapitalizationType = .none
    textView.smartQuotesType = .no
    textView.isFindInteractionEnabled = true
    view = textView
  }

  override class var selectors: [Selector: UISelectorAction] {
    return ["comment:": .init(EditorController.comment(_:))]
  }

  override var keyCommands: [UIKeyCommand]? {
    return [UIKeyCommand(title: "Comment", action: Selector("comment:"), input: "/", modifierFlags: .command)]
  }

  func comment(_ command: UIKeyCommand) {
    let line = (storage.string as NSString).lineRange(for: textView.selectedRange)
    storage.replaceCharacters(in: NSRange(location: line.location, length: 0), with: "// ")
  }
}

extension EditorController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { changes += 1 }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    if text == "\t" {
      textView.textStorage.replaceCharacters(in: range, with: "  ")
      textView.selectedRange = NSRange(location: range.location + 2, length: 0)
      return false
    }
    return true
  }
}

extension EditorController: NSLayoutManagerDelegate {
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    return 4
  }
}
