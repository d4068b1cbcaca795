extension CParser {
  /// The attributes before or after a declaration.
  struct Attributes {
    var swiftName: String?
    var isDesignable = false
  }

  /// Reads the attributes that come next. With `acceptsUnknown` also macros that are not known, as they may be before a `;`.
  @discardableResult mutating func readAttributes(acceptsUnknown: Bool = false) throws -> Attributes {
    var result = Attributes()
    while token.kind == .identifier {
      switch token.text {
      case "NS_SWIFT_NAME":
        advance()
        guard isAt("(") else { continue }
        let start = place.index + 1
        try skipGroup()
        result.swiftName = tokens[start..<max(start, place.index - 1)].map(\.text).joined()
        continue
      case "IB_DESIGNABLE": result.isDesignable = true
      case "NS_DESIGNATED_INITIALIZER", "NS_UNAVAILABLE": break
      default:
        guard acceptsUnknown, !next().isPunctuation(":") else { return result }
        advance()
        if isAt("(") { try skipGroup() }
        continue
      }
      advance()
    }
    return result
  }
}
