import SwiftSyntax

extension FileTranslator {
  /// Rewrites `#selector`, `#keyPath` and the literals of images and colors.
  func translateMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      let text = selector(node)
      // A pattern only compares names, and the compiler does not find the parameters of a closure in one.
      let name = isInPattern(node) ? text.firstMatch(of: /^Selector\("[^"]*"/).map { String($0.output) + ")" } : nil
      edits.replace(node.byteRange, with: name ?? text)
      return .skipChildren
    case "keyPath":
      guard let argument = node.arguments.first?.expression else { return .visitChildren }
      edits.replace(node.byteRange, with: "\"\(keyPath(argument))\"")
      return .skipChildren
    case "imageLiteral":
      guard let name = node.arguments.first?.expression else { return .visitChildren }
      edits.replace(node.byteRange, with: "(UIKit.UIImage(named: \(name.singleLine)) ?? UIKit.UIImage())")
      return .skipChildren
    case "colorLiteral":
      edits.replace(node.pound.startByte..<node.macroName.endByte, with: "UIKit.UIColor")
      return .visitChildren
    default: return .visitChildren
    }
  }

  /// Whether the node belongs to the pattern of a `case`.
  private func isInPattern(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(ExpressionPatternSyntax.self) { return true }
      if parent.is(CodeBlockItemSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  /// `person.name` of `#keyPath(ViewController.person.name)`.
  private func keyPath(_ expression: ExprSyntax) -> String {
    var parts = expression.singleLine.split(separator: ".").map(String.init)
    while let first = parts.first, parts.count > 1, first.first?.isUppercase == true || first == "self" { parts.removeFirst() }
    return parts.map { $0.filter { $0 != "?" && $0 != "!" } }.joined(separator: ".")
  }

  private func selector(_ node: MacroExpansionExprSyntax) -> String {
    guard let argument = node.arguments.first else { return node.trimmedDescription }
    if let label = argument.label?.text {
      let name = argument.expression.singleLine.split(separator: ".").last.map(String.init) ?? ""
      return "Selector(\"\(label == "setter" ? SelectorName.setter(name) : name)\")"
    }
    var (expression, types) = withoutCast(argument.expression)
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first {
      let inner = withoutCast(first.expression)
      expression = inner.expression
      types = inner.types ?? types
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty { expression = call.calledExpression }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return selector(member.declName, base: member.base, types)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return selector(reference, base: nil, types) }
    report(node, .warning, "selector", "this selector expression is not understood.")
    return "Selector(\"\(expression.singleLine)\")"
  }

  /// Returns the expression before `as`, and the types of the arguments of the function type behind it.
  private func withoutCast(_ expression: ExprSyntax) -> (expression: ExprSyntax, types: [String]?) {
    var type: TypeSyntax?
    var inner = expression
    if let cast = expression.as(AsExprSyntax.self) {
      inner = cast.expression
      type = cast.type
    } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      inner = first
      type = sequence.elements.lazy.compactMap { $0.as(TypeExprSyntax.self)?.type }.first
    }
    while let tuple = type?.as(TupleTypeSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first { type = first.type }
    var function = type?.as(FunctionTypeSyntax.self)
    while let result = function?.returnClause.type.as(FunctionTypeSyntax.self) { function = result }
    return (inner, function?.parameters.map { $0.type.singleLine })
  }

  private func selector(_ reference: DeclReferenceExprSyntax, base: ExprSyntax?, _ types: [String]?) -> String {
    let name = reference.baseName.text.filter { $0 != "`" }
    let labels = reference.argumentNames?.arguments.map(\.name.text)
    for owner in owners(of: base) {
      if let text = selector(name, labels, types, in: owner) { return text }
    }
    if let selector = UIKitSelector.find(name, labels: labels) {
      return selector.method.map { "Selector(\"\(selector.name)\", \($0))" } ?? "Selector(\"\(selector.name)\")"
    }
    // A method of a value whose type is unknown here, or of UIKit: the tables find it by name.
    if let labels { return "Selector(\"\(SelectorName.make(base: name, labels: labels))\")" }
    let names = Set(lookup.methods(called: name).map(SelectorName.of))
    if base != nil, names.count == 1, let only = names.first { return "Selector(\"\(only)\")" }
    let placeholders = types.map { $0.map { _ in "_" } } ?? []
    return "Selector(\"\(SelectorName.make(base: name, labels: placeholders))\")"
  }

  /// Returns the types in which a selector's method is looked for: the name to refer to the type by, and its name in the lookup.
  private func owners(of base: ExprSyntax?) -> [(name: String, fullName: String)] {
    let enclosing = scopes.reversed().map { ($0.name, $0.fullName) }
    guard let base else { return enclosing }
    let text = base.singleLine
    if ["self", "Self", "type(of:self)", "type(of: self)"].contains(text) { return Array(enclosing.prefix(1)) }
    if text == "super", let name = typeName, let superclass = lookup.superclass(of: name) { return [(superclass, superclass)] }
    if let type = lookup.type(named: text, in: typeName) { return [(text, type.name)] }
    if text.first?.isUppercase == true { return [(text, text)] }
    // A method of the value of a property.
    guard let name = typeName, let found = lookup.members(called: text.filter { $0 != "?" && $0 != "!" }, from: name),
      let type = found.members.first?.type?.filter({ $0 != "?" && $0 != "!" }), let declaration = lookup.type(named: type, in: name)
    else { return [] }
    return [(type, declaration.name)]
  }

  private func selector(_ name: String, _ labels: [String]?, _ types: [String]?, in owner: (name: String, fullName: String)) -> String? {
    let declaration = lookup.declaration(owner.fullName)
    for ancestor in lookup.ancestry(of: owner.fullName) {
      let overloads = lookup.members(named: name, of: ancestor)
      var candidates = overloads.filter { $0.kind != .initializer }
      if let labels { candidates.removeAll { $0.kind == .method && $0.parameters.map(\.label) != labels } }
      if let types {
        candidates.removeAll { $0.kind == .method && $0.parameters.count != types.count }
        let exact = candidates.filter { $0.parameters.map(\.type) == types }
        if !exact.isEmpty { candidates = exact }
      }
      guard let found = candidates.first(where: \.isObjC) ?? candidates.first else { continue }
      let selectorName = SelectorName.of(found)
      let isReachable = declaration?.kind != .protocol && !found.isStatic && found.kind == .method
      let isForeignGeneric = declaration?.isGeneric == true && typeName != owner.fullName
      guard isReachable, !isForeignGeneric, !found.parameters.contains(where: \.isVariadic), found.parameters.count <= 3 else {
        return "Selector(\"\(selectorName)\")"
      }
      return "Selector(\"\(selectorName)\", \(methodReference(found, of: owner.name, isOverloaded: overloads.count > 1)))"
    }
    return nil
  }
}
