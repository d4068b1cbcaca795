import SwiftSyntax

extension MissingParts {
  /// Leaves out the parts that the compiler rejected.
  mutating func leaveOut(_ held: HeldParts, in node: Syntax) {
    func reason(_ kind: HeldParts.Kind) -> String? { held.reasons[kind] == nil ? nil : held.reason(of: kind, HeldParts.key(of: node)) }
    if let declaration = HeldParts.declaration(of: node), let reason = reason(.declaration) {
      if leaveOut(node, declaration, because: reason) { return }
    }
    if let node = node.as(CodeBlockItemSyntax.self) {
      if let module = node.item.as(ImportDeclSyntax.self)?.path.first?.name.text, let reason = held.imports[module] {
        parts[node.id] = Part(subject: "the import of \(module)", reason: reason)
        return
      }
      if let reason = reason(.statement), leaveOut(statement: node, because: reason) { return }
    }
    let closure = node.as(ClosureExprSyntax.self)
    if let block = closure?.statements ?? HeldParts.statements(of: node), let reason = reason(.body) {
      let subject = Self.subject(around: Syntax(block))
      if node.is(CodeBlockSyntax.self) {
        parts[block.id] = Part(
          subject: "the code for older systems in \(subject)", reason: reason,
          replacement: "\(Self.end)(\(subject.debugDescription), \(reason.debugDescription))")
        return
      }
      leaveOut(bodyOf: node, block, because: reason)
      return
    }
    if let value = node.as(InitializerClauseSyntax.self), let reason = reason(.value) {
      leaveOut(value: value, because: reason)
      return
    }
    if let clause = node.as(InheritanceClauseSyntax.self), held.reasons[.conformance] != nil { leaveOut(held, of: clause) }
    for child in node.children(viewMode: .sourceAccurate) { leaveOut(held, in: child) }
  }

  /// Leaves out the body of a function, an accessor or a closure.
  mutating func leaveOut(bodyOf node: Syntax, _ block: CodeBlockItemListSyntax, because reason: String) {
    let subject = Self.subject(around: Syntax(block))
    let closure = node.as(ClosureExprSyntax.self)
    let body = Self.body(of: node, subject: subject, because: reason)
    parts[block.id] = Part(
      subject: "\(closure == nil ? "the body" : "a closure") of \(subject)", reason: reason,
      replacement: closure.flatMap(Self.ignoredParameters).map { "_ = \($0); return \(body)" } ?? body, functions: 1)
  }

  private mutating func leaveOut(statement item: CodeBlockItemSyntax, because reason: String) -> Bool {
    if case .decl(let declaration) = item.item { return leaveOut(Syntax(item), declaration, because: reason) }
    let subject = Self.subject(around: Syntax(item))
    let property = Self.property(setBy: item).flatMap {
      reason.contains("has no member '\($0.split(separator: ".").last ?? "")'") ? nil : $0
    }
    let value = property.map { "\($0) = \(Self.value)(\(subject.debugDescription), \(reason.debugDescription))" }
    guard let replacement = (value ?? statement(item)?(reason)).map({ $0 + (item.semicolon?.text ?? "") }) else { return false }
    // A function counts once.
    let isFirst = Self.function(around: Syntax(item)).map { functionsInPart.insert($0.id).inserted } ?? true
    parts[item.id] = Part(subject: "a statement of \(subject)", reason: reason, replacement: replacement, functions: isFirst ? 1 : 0)
    bindGuard(item)
    return true
  }

  /// Returns the property that an initializer sets by a statement: one without a value would be an error.
  private static func property(setBy item: CodeBlockItemSyntax) -> String? {
    guard let initializer = function(around: Syntax(item))?.as(InitializerDeclSyntax.self), !initializer.modifiers.contains("convenience"),
      let elements = item.item.as(SequenceExprSyntax.self)?.elements, elements.count > 2, let target = elements.first,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    let isOwn = target.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self" || target.is(DeclReferenceExprSyntax.self)
    return isOwn ? target.trimmedDescription : nil
  }

  /// Returns the parameters that a closure without a list uses, because it cannot ignore them.
  private static func ignoredParameters(of closure: ClosureExprSyntax) -> String? {
    guard closure.signature?.parameterClause == nil else { return nil }
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
      guard case .dollarIdentifier(let name) = token.tokenKind else { return nil }
      return Int(name.dropFirst())
    }
    return numbers.max().map { last in "(\((0...last).map { "$\($0)" }.joined(separator: ", ")))" }
  }

  private mutating func leaveOut(value: InitializerClauseSyntax, because reason: String) {
    let subject = Self.subject(around: Syntax(value))
    let arguments = "(\(subject.debugDescription), \(reason.debugDescription))"
    let type = value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    let empty = type.flatMap { Self.emptyValue(of: $0) } ?? Self.value + arguments
    parts[value.id] = Part(subject: "the value of \(subject)", reason: reason, replacement: "= \(empty)", functions: 1)
  }

  private mutating func leaveOut(_ held: HeldParts, of clause: InheritanceClauseSyntax) {
    var left: [String] = []
    var out: [(name: String, reason: String)] = []
    for entry in clause.inheritedTypes {
      let name = entry.type.trimmedDescription
      if let reason = held.reason(of: .conformance, HeldParts.key(of: Syntax(entry))) {
        out.append((name, reason))
      } else {
        left.append(name)
      }
    }
    guard let first = out.first else { return }
    let type = Self.scope(of: Syntax(clause))
    parts[clause.id] = Part(
      subject: "the conformance of \(type) to \(out.map(\.name).joined(separator: " and "))", reason: first.reason,
      replacement: left.isEmpty ? nil : ": " + left.joined(separator: ", "))
  }
}
