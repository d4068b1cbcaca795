import SwiftSyntax

/// The methods of a module that are exchanged with others at run time, by the names in selectors.
///
/// A selector counts if it is named where methods are exchanged: in the body of a function that calls the runtime, or a function that does so
/// with the selectors that it is given.
struct ExchangedSelectors: Sendable {
  /// As written: `base(label:)` or `base` of `#selector`, and `baseWithLabel:` of a text.
  private(set) var names: Set<String> = []
  /// The functions and types that exchange the methods they are given.
  private(set) var exchangers: Set<String>
  /// The bodies of the files that were asked for, by their indexes.
  private(set) var files: [ExchangingBodies?]

  static let runtimeFunctions = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod", "class_getInstanceMethod",
    "class_getClassMethod",
  ]

  /// - Parameters:
  ///   - known: The bodies of unchanged files that were asked for before.
  ///   - exchangers: Those of other modules.
  ///   - parse: Returns the tree of the file at an index. Only files that exchange methods are parsed.
  init(texts: [String], known: [ExchangingBodies?], exchangers: Set<String>, parse: (Int) -> SourceFileSyntax) {
    self.exchangers = exchangers
    files = known
    var grows = true
    while grows {
      let known = self.exchangers
      let callees = known.union(Self.runtimeFunctions)
      let words = callees.sorted()
      var constants: [String: Set<String>] = [:]
      var referenced: Set<String> = []
      for (index, text) in texts.enumerated() where text.holds(anyOf: words) {
        let file = files[index] ?? ExchangingBodies(parse(index))
        files[index] = file
        constants.merge(file.constants.mapValues(Set.init)) { $0.union($1) }
        for body in file.bodies where !callees.isDisjoint(with: body.calls) {
          names.formUnion(body.selectors)
          referenced.formUnion(body.names)
          if let name = body.exchanger { self.exchangers.insert(name) }
        }
      }
      for (name, selectors) in constants where referenced.contains(name) { names.formUnion(selectors) }
      grows = self.exchangers != known
    }
  }

  func contains(_ member: Member) -> Bool {
    [member.name, member.fullName, SelectorName.of(member)].contains(where: names.contains)
  }
}

/// The calls and selectors of the functions and properties of a file.
struct ExchangingBodies: Codable, Sendable {
  /// A function or property of a type or file; what is inside belongs to it.
  struct Body: Codable, Sendable {
    /// The name by which others call it; nil if it is given no selectors.
    let exchanger: String?
    var selectors: [String] = []
    var names: [String] = []
    var calls: [String] = []
  }

  private(set) var bodies: [Body] = []
  /// The selectors of properties and global constants.
  private(set) var constants: [String: [String]] = [:]

  init(_ tree: SourceFileSyntax) {
    let finder = ExchangeFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    bodies = finder.bodies
    constants = finder.constants.mapValues { $0.sorted() }
  }
}

private final class ExchangeFinder: SyntaxVisitor {
  private(set) var bodies: [ExchangingBodies.Body] = []
  private(set) var constants: [String: Set<String>] = [:]
  private var types: [String] = []
  private var body: Body?

  private struct Body {
    let node: SyntaxIdentifier
    let exchanger: String?
    var selectors: Set<String> = []
    var names: Set<String> = []
    var calls: Set<String> = []
  }

  // MARK: Bodies

  private func enter(_ node: some SyntaxProtocol, _ exchanger: String?) -> SyntaxVisitorContinueKind {
    if body == nil { body = Body(node: node.id, exchanger: exchanger) }
    return .visitChildren
  }

  private func leave(_ node: some SyntaxProtocol) {
    guard let body, body.node == node.id else { return }
    self.body = nil
    // A body that calls nothing exchanges nothing.
    guard !body.calls.isEmpty else { return }
    bodies.append(
      ExchangingBodies.Body(
        exchanger: body.exchanger, selectors: body.selectors.sorted(), names: body.names.sorted(), calls: body.calls.sorted()))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let takesSelector = node.signature.parameterClause.parameters.contains { $0.type.trimmedDescription.contains("Selector") }
    return enter(node, takesSelector ? node.name.text : nil)
  }

  override func visitPost(_ node: FunctionDeclSyntax) { leave(node) }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, types.last) }

  override func visitPost(_ node: InitializerDeclSyntax) { leave(node) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, nil) }

  override func visitPost(_ node: VariableDeclSyntax) {
    if let body, body.node == node.id, !body.selectors.isEmpty {
      for binding in node.bindings { constants[binding.pattern.trimmedDescription, default: []].formUnion(body.selectors) }
    }
    leave(node)
  }

  // MARK: Names

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", var expression = node.arguments.first?.expression else { return .visitChildren }
    if let cast = expression.as(SequenceExprSyntax.self)?.elements.first { expression = cast }
    while let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first?.expression {
      expression = first.as(SequenceExprSyntax.self)?.elements.first ?? first
    }
    let reference = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    if let reference {
      let labels = reference.argumentNames?.arguments.map { $0.name.text + ":" }.joined()
      body?.selectors.insert(reference.baseName.text + (labels.map { "(\($0))" } ?? ""))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = callee?.baseName.text else { return .visitChildren }
    if ["Selector", "NSSelectorFromString", "sel_registerName"].contains(name), var argument = node.arguments.first?.expression {
      while let tuple = argument.as(TupleExprSyntax.self), let inner = tuple.elements.first?.expression { argument = inner }
      if let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue { body?.selectors.insert(text) }
    }
    body?.calls.insert(name)
    return .visitChildren
  }

  override func visitPost(_ node: DeclReferenceExprSyntax) { body?.names.insert(node.baseName.text) }

  // MARK: Types

  private func enterType(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name.text) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.extendedType.trimmedDescription) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
