import Foundation

extension NSAttributedString {
  /// Returns whether the text and its attributes are equal.
  ///
  /// `isEqual(to:)` of Foundation on Linux traps if attributes contain objects of an app's own classes; see ``FoundationTag``.
  package func hasSameContent(as other: NSAttributedString) -> Bool {
    guard self !== other else { return true }
    guard string == other.string else { return false }
    var position = 0
    while position < length {
      var run = NSRange()
      var otherRun = NSRange()
      let attributes = attributes(at: position, effectiveRange: &run)
      let others = other.attributes(at: position, effectiveRange: &otherRun)
      guard attributes.count == others.count,
        attributes.allSatisfy({ key, value in others[key].map { Self.isSame(value, $0) } ?? false })
      else { return false }
      position = max(position + 1, min(NSMaxRange(run), NSMaxRange(otherRun)))
    }
    return true
  }

  private static func isSame(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return false
  }
}
