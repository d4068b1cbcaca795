import Foundation

/// A range between two positions of a text.
open class NSTextRange: NSObject {
  /// The position before the range.
  public final let location: any NSTextLocation
  /// The position after the range.
  public final let endLocation: any NSTextLocation

  /// Creates a range; returns nil if the end is before the start. Without an end the range is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    self.location = location
    self.endLocation = endLocation ?? location
    guard self.location.compare(self.endLocation) != .orderedDescending else { return nil }
    super.init()
  }

  /// Creates an empty range at a position.
  public convenience init(location: any NSTextLocation) {
    // An empty range is always valid.
    self.init(location: location, end: nil)!
  }

  /// Whether the range contains nothing.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Returns whether two ranges have the same ends.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }
  open override var hash: Int { (location as? TextOffset)?.hash ?? 0 }
  open override var description: String { "\(location)...\(endLocation)" }

  /// Returns whether a position is in the range; the end is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  /// Returns whether another range is within this one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Returns whether two ranges have a common part that is not empty.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending && textRange.location.compare(endLocation) == .orderedAscending
  }

  /// Returns the common part of two ranges; nil if there is none.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = location.compare(textRange.location) == .orderedDescending ? location : textRange.location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }

  /// Returns the smallest range that contains two ranges.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end = endLocation.compare(textRange.endLocation) == .orderedDescending ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end) ?? self
  }

  convenience init(offsets: Range<Int>) {
    self.init(location: TextOffset(offsets.lowerBound), end: TextOffset(offsets.upperBound))!
  }

  /// The offsets of the ends.
  final var offsets: Range<Int> {
    let start = (location as? TextOffset)?.offset ?? 0
    return start..<max(start, (endLocation as? TextOffset)?.offset ?? start)
  }
}
