import Foundation

/// The text of layout managers, which are notified of each edit.
///
/// A subclass with its own text storage overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` after each change.
open class NSTextStorage: NSMutableAttributedString {
  /// The kind of an edit.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public nonisolated static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  public nonisolated static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  open weak var delegate: (any NSTextStorageDelegate)?
  public private(set) final var layoutManagers: [NSLayoutManager] = []
  /// The kinds of edits since the last processing.
  open private(set) var editedMask: EditActions = []
  /// The edited characters, in present indices.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the text's length.
  open private(set) var changeInLength = 0

  private var groups = 0
  private var isProcessing = false
  /// Set while the superclass's own storage is changed, so that the change need not be copied.
  private var keepsOwnText = false

  public init() { super.init(string: "", attributes: nil) }
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Layout managers

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.storage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.take(self)
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.take(nil)
  }

  // MARK: Text

  open override var length: Int { type(of: self) == NSTextStorage.self ? super.length : string.utf16.count }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let range = checked(range)
    super.replaceCharacters(in: range, with: str)
    noteOwnEdit(.editedCharacters, range, str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    let range = checked(range)
    super.setAttributes(attrs, range: range)
    noteOwnEdit(.editedAttributes, range, 0)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let runs = attrString.attributeRuns
    let text = attrString.string
    beginEditing()
    replaceCharacters(in: range, with: text)
    for run in runs {
      setAttributes(run.attributes, range: NSRange(location: range.location + run.range.location, length: run.range.length))
    }
    endEditing()
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    let range = checked(range)
    guard range.length > 0 else { return }
    beginEditing()
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange()
      var attributes = attributes(at: place, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(range))
      change(&attributes)
      setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
    endEditing()
  }

  /// Returns a range of the text; a range outside of it is a programming error.
  private func checked(_ range: NSRange) -> NSRange {
    let length = length
    guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location else {
      UIKitError.raise("NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds")
      let start = min(max(range.location, 0), length)
      return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }
    return range
  }

  // MARK: Editing

  open override func beginEditing() { groups += 1 }

  open override func endEditing() {
    guard groups > 0 else { return }
    groups -= 1
    processIfDone()
  }

  /// Records a change. Outside of ``beginEditing()`` and ``endEditing()`` it is processed immediately.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if !keepsOwnText { copyChange(editedMask, editedRange, delta) }
    self.editedMask.formUnion(editedMask)
    var whole = self.editedRange.location == NSNotFound ? editedRange : NSUnionRange(self.editedRange, editedRange)
    whole.length = max(0, whole.length + delta)
    self.editedRange = whole
    changeInLength += delta
    processIfDone()
  }

  private func processIfDone() {
    guard groups == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  /// Notifies the delegate and the layout managers of an edit. A subclass may change attributes before calling super.
  open func processEditing() {
    NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
    tellDelegate { $0.textStorage($1, willProcessEditing: $1.editedMask, range: $1.editedRange, changeInLength: $1.changeInLength) }
    NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
    tellDelegate { $0.textStorage($1, didProcessEditing: $1.editedMask, range: $1.editedRange, changeInLength: $1.changeInLength) }
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength, invalidatedRange: editedRange)
    }
  }

  private func tellDelegate(_ tell: @MainActor (any NSTextStorageDelegate, NSTextStorage) -> Void) {
    guard let owner = delegate else { return }
    nonisolated(unsafe) let delegate = owner
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { tell(delegate, storage) }
  }

  private func noteOwnEdit(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    keepsOwnText = true
    // Processing may edit again, in a subclass.
    groups += 1
    edited(mask, range: range, changeInLength: delta)
    keepsOwnText = false
    groups -= 1
    processIfDone()
  }

  /// Copies the text of a subclass to the superclass, because Foundation reads it if only `string` and `attributes(at:effectiveRange:)` are
  /// overridden.
  private func copyChange(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let text = string as NSString
    let new = NSRange(location: range.location, length: range.length + delta)
    guard new.location >= 0, new.length >= 0, NSMaxRange(new) <= text.length, NSMaxRange(range) <= super.length,
      super.length + delta == text.length
    else {
      copyAll(text)
      return
    }
    if mask.contains(.editedCharacters) || delta != 0 { super.replaceCharacters(in: range, with: text.substring(with: new)) }
    copyAttributes(new)
  }

  private func copyAll(_ text: NSString) {
    super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text as String)
    copyAttributes(NSRange(location: 0, length: text.length))
  }

  private func copyAttributes(_ range: NSRange) {
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange()
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(range))
      super.setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
  }

  // MARK: Fixing

  /// Attributes are never fixed lazily.
  open var fixesAttributesLazily: Bool { false }

  /// Returns when the attributes of a range are fixed, which they always are.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Marks attributes of a range for fixing.
  open func invalidateAttributes(in range: NSRange) { edited(.editedAttributes, range: range, changeInLength: 0) }
}

extension NSAttributedString {
  /// The runs of equal attributes, in order.
  var attributeRuns: [(range: NSRange, attributes: [Key: Any])] {
    let count = (string as NSString).length
    var runs: [(range: NSRange, attributes: [Key: Any])] = []
    var place = 0
    while place < count {
      var run = NSRange()
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), place + 1), count)
      runs.append((NSRange(location: place, length: end - place), attributes))
      place = end
    }
    return runs
  }
}
