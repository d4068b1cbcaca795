import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of the node without leading and trailing trivia.
  var byteRange: Range<Int> { startByte..<endByte }
  var startByte: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var endByte: Int { max(endPositionBeforeTrailingTrivia.utf8Offset, startByte) }

  /// The text of the node on one line, without comments.
  var singleLine: String {
    var parts = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let needsSpace =
        !parts.isEmpty
        && (token.leadingTrivia.separates || (token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.separates ?? false))
      if needsSpace { parts += " " }
      parts += token.text
    }
    return parts
  }
}

extension Trivia {
  fileprivate var separates: Bool { !isEmpty }
}

extension AttributeListSyntax {
  /// Returns the attribute called `name`.
  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name { return attribute }
    return nil
  }

  func contains(_ name: String) -> Bool { attribute(name) != nil }

  /// Whether `@available` makes the declaration unavailable.
  var isUnavailable: Bool { !unavailability.isEmpty }

  /// The attributes that make the declaration unavailable.
  var unavailability: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
        let text = attribute.arguments?.trimmedDescription
      else { return nil }
      let words = text.split(whereSeparator: { ",: \n".contains($0) }).map(String.init)
      guard let platform = words.first, ["*", "iOS", "swift"].contains(platform) else { return nil }
      return words.dropFirst().contains { $0 == "unavailable" || $0 == "obsoleted" } ? attribute : nil
    }
  }

  var names: [String] {
    compactMap { if case .attribute(let attribute) = $0 { attribute.attributeName.trimmedDescription } else { nil } }
  }
}

extension DeclModifierListSyntax {
  func modifier(_ name: String) -> DeclModifierSyntax? {
    first { $0.name.text == name }
  }

  func contains(_ name: String) -> Bool { modifier(name) != nil }

  /// `private` or `fileprivate`, not limited to the setter.
  var accessLimit: DeclModifierSyntax? {
    first { ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil }
  }

  var isTypeMember: Bool { contains("static") || contains("class") }
}

extension TypeSyntax {
  /// The name of a nominal type without generic arguments and module: `Outer.Inner`.
  var nominalName: String? {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      guard let base = member.baseType.nominalName else { return nil }
      return "\(base).\(member.name.text)"
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nominalName }
    if let constrained = self.as(SomeOrAnyTypeSyntax.self) { return constrained.constraint.nominalName }
    return nil
  }

  var isVoid: Bool {
    let text = trimmedDescription
    return text == "Void" || text == "()" || text == "Swift.Void"
  }
}
