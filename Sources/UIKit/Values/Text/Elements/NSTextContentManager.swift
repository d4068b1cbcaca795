import Foundation

/// The content of layout managers, as a sequence of elements. Apps use ``NSTextContentStorage``.
open class NSTextContentManager: NSObject {
  /// The order of an enumeration.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// Controls the elements. Held weakly. A content storage has one of a narrower type, which is preferred.
  @_disfavoredOverload open weak var delegate: (any NSTextContentManagerDelegate)?
  /// The layout managers that show the content.
  public private(set) final var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager that receives the selection; the first one by default.
  open weak var primaryTextLayoutManager: NSTextLayoutManager?
  /// Whether a transaction is in progress.
  open private(set) var hasEditingTransaction = false

  public override init() { super.init() }

  /// Adds a layout manager, which shows the content.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.take(self)
    if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
  }

  /// Removes a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.remove(at: index)
    textLayoutManager.take(nil)
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
  }

  // MARK: Content

  /// The range of the whole content.
  open var documentRange: NSTextRange { NSTextRange(offsets: 0..<0) }

  /// Returns a position some characters away; nil outside of the content.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = (location as? TextOffset)?.offset else { return nil }
    let place = start + offset
    let whole = documentRange.offsets
    return place >= whole.lowerBound && place <= whole.upperBound ? TextOffset(place) : nil
  }

  /// Returns the number of characters between two positions.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    ((to as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
  }

  /// Calls `block` with the elements from a position, until it returns false. Returns the position at which it ended.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Returns the elements that have characters in a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let place = element.elementRange, place.location.compare(range.endLocation) == .orderedAscending || found.isEmpty else {
        return false
      }
      found.append(element)
      return true
    }
    return found
  }

  /// Replaces the content of a range by the text of elements; does nothing by default.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  // MARK: Changes

  /// Runs `transaction`, during which `hasEditingTransaction` is true.
  open func performEditingTransaction(_ transaction: () -> Void) {
    guard !hasEditingTransaction else { return transaction() }
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = false
  }

  /// Called after a change of the content.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    for manager in textLayoutManagers { manager.contentChanged() }
  }
}
