extension UIDesign {
  /// Returns whether two values of one type are equal, part by part where the type has no `==`, as tuples have none.
  static func haveSameParts(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return left.equals(right) }
    let parts = (Mirror(reflecting: left).children, Mirror(reflecting: right).children)
    guard parts.0.count == parts.1.count else { return false }
    return zip(parts.0, parts.1).allSatisfy { haveSameParts($0.value, $1.value) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
