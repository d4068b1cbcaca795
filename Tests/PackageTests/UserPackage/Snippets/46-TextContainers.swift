import UIKit

class SnippetSyntaxStorage: NSTextStorage {
  let backingStore = NSMutableAttributedString()
  private var replacements: [String: [NSAttributedString.Key: Any]] = [:]

  override var string: String { return backingStore.string }

  override init() {
    super.init()
    replacements = ["(\\*\\w+\\*)": [.font: UIFont.boldSystemFont(ofSize: 14)]]
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    return backingStore.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backingStore.replaceCharacters(in: range, with: str)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backingStore.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  func applyStyles(to searchRange: NSRange) {
    let normal: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14)]
    for (pattern, attributes) in replacements {
      guard let regex = try? NSRegularExpression(pattern: pattern) else { continue }
      regex.enumerateMatches(in: backingStore.string, range: searchRange) { match, _, _ in
        if let range = match?.range(at: 1) {
          self.addAttributes(attributes, range: range)
          if NSMaxRange(range) + 1 < self.length { self.addAttributes(normal, range: NSMakeRange(NSMaxRange(range) + 1, 1)) }
        }
      }
    }
  }

  override func processEditing() {
    let line = NSString(string: backingStore.string).lineRange(for: NSMakeRange(editedRange.location, 0))
    applyStyles(to: NSUnionRange(editedRange, line))
    super.processEditing()
  }
}

class SnippetBadgeLayoutManager: NSLayoutManager {
  var color = UIColor.yellow

  override init() {
    super.init()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    guard let textStorage = textStorage, let context = UIGraphicsGetCurrentContext() else { return }
    textStorage.enumerateAttribute(.link, in: glyphsToShow, options: .longestEffectiveRangeNotRequired) { value, range, _ in
      guard value != nil else { return }
      let glyphRange = self.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
      guard let container = self.textContainer(forGlyphAt: glyphRange.location, effectiveRange: nil) else { return }
      context.saveGState()
      self.enumerateEnclosingRects(
        forGlyphRange: glyphRange, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
      ) { rect, _ in
        self.color.setFill()
        UIBezierPath(roundedRect: rect.offsetBy(dx: origin.x, dy: origin.y), cornerRadius: 3).fill()
      }
      context.restoreGState()
    }
  }

  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    if glyphsToShow.length > 0, propertyForGlyph(at: glyphsToShow.location) == .controlCharacter {
      let rect = boundingRect(forGlyphRange: NSRange(location: glyphsToShow.location, length: 1), in: textContainers[0])
      NSAttributedString(string: "¶").draw(at: rect.origin)
    }
  }

  override func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    super.invalidateDisplay(forGlyphRange: glyphRange)
  }
}

class SnippetCircleContainer: NSTextContainer {
  override var isSimpleRectangularTextContainer: Bool { return false }

  override init(size: CGSize) {
    super.init(size: size)
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let rect = super.lineFragmentRect(
      forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection, remaining: remainingRect)
    let diameter = min(size.width, size.height)
    let offset = abs(rect.midY - diameter / 2)
    let width = 2 * (max(0, diameter * diameter / 4 - offset * offset)).squareRoot()
    return CGRect(x: (diameter - width) / 2, y: rect.minY, width: max(width, 1), height: rect.height)
  }
}

class SnippetEditorController: UIViewController, UITextViewDelegate, NSLayoutManagerDelegate, NSTextStorageDelegate {
  var textView: UITextView!
  var textStorage: SnippetSyntaxStorage!

  override func viewDidLoad() {
    super.viewDidLoad()
    textStorage = SnippetSyntaxStorage()
    textStorage.append(NSAttributedString(string: "*bold* words", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]))
    let layoutManager = SnippetBadgeLayoutManager()
    layoutManager.delegate = self
    layoutManager.allowsNonContiguousLayout = false
    layoutManager.hyphenationFactor = 1
    let container = NSTextContainer(size: CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
    container.widthTracksTextView = true
    layoutManager.addTextContainer(container)
    textStorage.addLayoutManager(layoutManager)
    textStorage.delegate = self
    textView = UITextView(frame: view.bounds, textContainer: container)
    textView.delegate = self
    textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 100, y: 20, width: 80, height: 80))]
    textView.textContainer.lineFragmentPadding = 0
    textView.layoutManager.usesFontLeading = false
    view.addSubview(textView)
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    return 6
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    if editedMask.contains(.editedCharacters) { title = "\(textStorage.length)" }
  }
}

extension UITapGestureRecognizer {
  func snippetDidTapText(in label: UILabel, range targetRange: NSRange) -> Bool {
    let layoutManager = NSLayoutManager()
    let textContainer = NSTextContainer(size: CGSize.zero)
    let textStorage = NSTextStorage(attributedString: label.attributedText!)
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
    textContainer.lineFragmentPadding = 0.0
    textContainer.lineBreakMode = label.lineBreakMode
    textContainer.maximumNumberOfLines = label.numberOfLines
    let labelSize = label.bounds.size
    textContainer.size = labelSize
    let locationOfTouchInLabel = self.location(in: label)
    let textBoundingBox = layoutManager.usedRect(for: textContainer)
    let textContainerOffset = CGPoint(
      x: (labelSize.width - textBoundingBox.size.width) * 0.5 - textBoundingBox.origin.x,
      y: (labelSize.height - textBoundingBox.size.height) * 0.5 - textBoundingBox.origin.y)
    let place = CGPoint(x: locationOfTouchInLabel.x - textContainerOffset.x, y: locationOfTouchInLabel.y - textContainerOffset.y)
    let index = layoutManager.characterIndex(for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    return NSLocationInRange(index, targetRange)
  }
}

func snippetHeight(of text: String, width: CGFloat) -> CGFloat {
  let textStorage = NSTextStorage(string: text)
  let textContainer = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
  let layoutManager = NSLayoutManager()
  layoutManager.addTextContainer(textContainer)
  textStorage.addLayoutManager(layoutManager)
  textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 0, length: textStorage.length))
  textStorage.addAttribute(.expansion, value: 0.2, range: NSRange(location: 0, length: 0))
  let style = NSMutableParagraphStyle()
  let terminators = NSTextTab.columnTerminators(for: Locale.current)
  style.tabStops = [NSTextTab(textAlignment: .right, location: 100, options: [.columnTerminators: terminators])]
  layoutManager.glyphRange(for: textContainer)
  return layoutManager.usedRect(for: textContainer).height
}
