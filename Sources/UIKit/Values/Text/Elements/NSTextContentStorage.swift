import Foundation

/// A content whose elements are the paragraphs of a text storage.
open class NSTextContentStorage: NSTextContentManager, @unchecked Sendable {
  /// Controls and replaces paragraphs. Held weakly.
  @_nonoverride open weak var delegate: (any NSTextContentStorageDelegate)? {
    get { super.delegate as? any NSTextContentStorageDelegate }
    set {
      super.delegate = newValue
      for manager in textLayoutManagers { manager.contentChanged() }
    }
  }
  /// The text. A new storage is created with the content.
  open var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { storageChanged(from: oldValue) } }
  }
  /// The text with its attributes.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }
  private var observer: (any NSObjectProtocol)?

  public override init() {
    super.init()
    textStorage = NSTextStorage()
    observe()
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  private func storageChanged(from old: NSTextStorage?) {
    observe()
    for manager in textLayoutManagers { manager.contentChanged() }
  }

  private func observe() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = textStorage.map { storage in
      NotificationCenter.default.addObserver(forName: NSTextStorage.didProcessEditingNotification, object: storage, queue: nil) {
        [weak self] _ in self?.edited()
      }
    }
  }

  private func edited() {
    guard let storage = textStorage else { return }
    let range = storage.editedRange
    guard range.location != NSNotFound else { return }
    let old = range.location..<max(range.location, range.location + range.length - storage.changeInLength)
    recordEditAction(
      in: NSTextRange(offsets: old), newTextRange: NSTextRange(offsets: range.location..<range.location + range.length))
  }

  open override func performEditingTransaction(_ transaction: () -> Void) {
    super.performEditingTransaction {
      textStorage?.beginEditing()
      transaction()
      textStorage?.endEditing()
    }
  }

  // MARK: Elements

  open override var documentRange: NSTextRange { NSTextRange(offsets: 0..<(textStorage?.length ?? 0)) }

  /// Returns the paragraph that is shown for a range of the storage.
  final func paragraph(_ range: NSRange) -> NSTextParagraph {
    let own = delegate?.textContentStorage(self, textParagraphWith: range).flatMap {
      $0.attributedString.length == range.length ? $0 : nil
    }
    let paragraph = own ?? NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: range))
    paragraph.textContentManager = self
    paragraph.elementRange = NSTextRange(offsets: range.location..<range.location + range.length)
    return paragraph
  }

  /// The ranges of the paragraphs; after a terminator at the end, and in an empty text, the last is empty.
  final var paragraphRanges: [NSRange] {
    guard let text = textStorage?.string as NSString? else { return [] }
    var ranges: [NSRange] = []
    var start = 0
    while start < text.length {
      let range = text.paragraphRange(for: NSRange(location: start, length: 0))
      ranges.append(range)
      start = range.location + max(range.length, 1)
    }
    return ranges
  }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    let whole = documentRange.offsets
    let from = (textLocation as? TextOffset)?.offset ?? (isReverse ? whole.upperBound : whole.lowerBound)
    let ranges = paragraphRanges.filter { isReverse ? $0.location < from : $0.location + $0.length > from }
    for range in isReverse ? ranges.reversed() : ranges {
      let element = super.delegate?.textContentManager(self, textElementAt: TextOffset(range.location)) ?? paragraph(range)
      guard super.delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true else { continue }
      guard block(element) else { return element.elementRange?.location }
    }
    return isReverse ? TextOffset(whole.lowerBound) : TextOffset(whole.upperBound)
  }

  /// Returns the text of an element; nil for one that is no paragraph.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? { (textElement as? NSTextParagraph)?.attributedString }

  /// Creates the paragraph of a text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    let paragraph = NSTextParagraph(attributedString: attributedString)
    paragraph.textContentManager = self
    return paragraph
  }

  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString(string: "")
    for element in textElements ?? [] { if let part = attributedString(for: element) { text.append(part) } }
    let offsets = range.offsets
    textStorage?.replaceCharacters(in: NSRange(location: offsets.lowerBound, length: offsets.count), with: text)
  }
}
