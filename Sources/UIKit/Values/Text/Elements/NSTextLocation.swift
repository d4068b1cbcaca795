import Foundation

/// A position in the text of a content manager.
public protocol NSTextLocation: AnyObject {
  /// Returns the order of two positions of the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A position by its offset in UTF-16 units.
final class TextOffset: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = (location as? TextOffset)?.offset ?? 0
    return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}
