import Foundation

extension NSAttributedString {
  /// Returns whether two texts and their attributes are equal.
  ///
  /// Foundation's own comparison traps on Linux if the texts have different attributes.
  package static func areSame(_ first: NSAttributedString?, _ second: NSAttributedString?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if first === second { return true }
    guard first.length == second.length, first.string == second.string else { return false }
    var place = 0
    while place < first.length {
      var (run, otherRun) = (NSRange(), NSRange())
      let attributes = first.attributes(at: place, effectiveRange: &run)
      guard attributesAreSame(attributes, second.attributes(at: place, effectiveRange: &otherRun)) else { return false }
      place = max(place + 1, min(NSMaxRange(run), NSMaxRange(otherRun)))
    }
    return true
  }

  private static func attributesAreSame(_ first: [Key: Any], _ second: [Key: Any]) -> Bool {
    guard first.count == second.count else { return false }
    return first.allSatisfy { key, value in
      guard let other = second[key] else { return false }
      if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
      return false
    }
  }
}
