import SwiftSyntax

extension MissingParts {
  func reason(for token: TokenSyntax) -> String? {
    guard case .identifier(let name) = token.tokenKind, let parent = token.parent else { return nil }
    let before = token.previousToken(viewMode: .sourceAccurate)?.text
    if isLocal(token, name) { return "it uses \(name), which is left out, too." }
    // Labels and names of declarations are no uses.
    guard parent.is(DeclReferenceExprSyntax.self) || parent.is(IdentifierTypeSyntax.self) || parent.is(MemberTypeSyntax.self) else {
      return nil
    }
    if before == ".", name == "rootView", frameworks.importsSwiftUI { return "it uses the view of SwiftUI that a controller hosts." }
    if let owner = frameworks.owner(of: name), before != "." || isQualified(token, by: owner), !inner.contains(name), !isDeclared(name) {
      return "it uses \(name) of \(owner), which does not exist on Linux."
    }
    if let module = libraries[name], before != ".", !inner.contains(name), !isDeclared(name),
      parent.parent?.as(InheritedTypeSyntax.self).map(HeldCandidates.canLeaveOut) != true
    {
      return "it uses \(name) of \(module), which is not there."
    }
    return isRemoved(token, name) ? "it uses \(name), which is left out, too." : nil
  }

  func isQualified(_ token: TokenSyntax, by owner: String) -> Bool {
    token.previousToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)?.text == owner
  }

  /// Returns whether a name is one of a type, function or member that is left out. A member is known in its own type and by the type's name.
  func isRemoved(_ token: TokenSyntax, _ name: String) -> Bool {
    func isOut(_ full: String) -> Bool { (names.contains(full) || removed.contains(full)) && canCall(full, at: token) }
    guard simpleNames.contains(name) else { return false }
    let own = Self.scope(of: Syntax(token))
    if let dot = token.previousToken(viewMode: .sourceAccurate), dot.text == "." {
      guard let base = dot.previousToken(viewMode: .sourceAccurate)?.text else { return false }
      return isOut("\(base == "self" || base == "Self" ? own : base).\(name)")
    }
    if isOut(name) { return !isShadowed(token, name) }
    var scope = own
    while !scope.isEmpty {
      if isOut("\(scope).\(name)") { return !isShadowed(token, name) }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    return false
  }

  /// Returns whether a name is one of a member that takes the arguments after it, and not of the system's method of that name.
  private func canCall(_ full: String, at token: TokenSyntax) -> Bool {
    guard let dot = full.lastIndex(of: "."), var callee = token.parent, callee.is(DeclReferenceExprSyntax.self) else { return true }
    if let member = callee.parent?.as(MemberAccessExprSyntax.self) { callee = Syntax(member) }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else { return true }
    let found = members(String(full[..<dot]), Self.simpleName(full))
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return found.isEmpty
      || found.contains { member in
        if member.kind != .method || member.parameters.contains(where: \.isVariadic) { return true }
        var expected = member.parameters.map(\.label)[...]
        return labels.allSatisfy { label in
          guard let position = expected.firstIndex(of: label) else { return false }
          expected = expected[(position + 1)...]
          return true
        }
      }
  }

  func isLocal(_ token: TokenSyntax, _ name: String) -> Bool {
    guard !locals.isEmpty, let parent = token.parent else { return false }
    let binding = parent.is(IdentifierPatternSyntax.self) ? parent.parent?.as(OptionalBindingConditionSyntax.self) : nil
    guard
      parent.is(DeclReferenceExprSyntax.self) || parent.is(ClosureCaptureSyntax.self) || parent.is(IdentifierTypeSyntax.self)
        || binding.map({ $0.initializer == nil }) == true,
      token.previousToken(viewMode: .sourceAccurate)?.text != "."
    else { return false }
    return locals.contains { $0.name == name && $0.range.contains(token.startByte) }
  }

  /// Returns whether a parameter or variable of the functions around a name has it, too.
  func isShadowed(_ token: TokenSyntax, _ name: String) -> Bool {
    guard token.parent?.is(DeclReferenceExprSyntax.self) == true else { return false }
    var current = token.parent
    while let node = current, !node.is(MemberBlockItemSyntax.self) { current = node.parent }
    let member = current?.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self)
    return current?.tokens(viewMode: .sourceAccurate).contains { other in
      guard other.text == name, let parent = other.parent else { return false }
      if parent.is(IdentifierPatternSyntax.self) {
        return !(member?.bindings.contains { $0.pattern.id == parent.id } ?? false)
      }
      return parent.is(FunctionParameterSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
        || parent.is(ClosureParameterSyntax.self)
    } ?? false
  }

  /// Returns the full name of the type around a node.
  static func scope(of node: Syntax) -> String {
    var parts: [String] = []
    var current = node.parent
    while let parent = current {
      if let named = parent.asProtocol((any DeclGroupSyntax).self) {
        if let type = named.as(ExtensionDeclSyntax.self) {
          parts.append(type.extendedType.nominalName ?? type.extendedType.trimmedDescription)
        } else if let name = parent.asProtocol((any NamedDeclSyntax).self)?.name.text {
          parts.append(name)
        }
      }
      current = parent.parent
    }
    return parts.reversed().joined(separator: ".")
  }

  static func innerTypes(of tree: SourceFileSyntax) -> Set<String> {
    let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype"]
    var found: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let isDeclaration = keywords.contains(token.previousToken(viewMode: .sourceAccurate)?.text ?? "")
      if isDeclaration || token.parent?.is(GenericParameterSyntax.self) == true { found.insert(token.text) }
    }
    return found
  }
}
