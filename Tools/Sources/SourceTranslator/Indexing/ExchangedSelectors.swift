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

  static let runtimeFunctions = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod", "class_getInstanceMethod",
    "class_getClassMethod",
  ]

  /// - Parameters:
  ///   - exchangers: Those of other modules.
  ///   - parse: Returns the tree of the file at an index. Only files that exchange methods are parsed.
  init(texts: [String], exchangers: Set<String>, parse: (Int) -> SourceFileSyntax) {
    self.exchangers = exchangers
    var trees: [Int: SourceFileSyntax] = [:]
    var constants: [String: Set<String>] = [:]
    var grows = true
    while grows {
      let known = self.exchangers
      let words = Self.runtimeFunctions + known.sorted()
      var referenced: Set<String> = []
      for (index, text) in texts.enumerated() where text.holds(anyOf: words) {
        let tree = trees[index] ?? parse(index)
        trees[index] = tree
        let finder = ExchangeFinder(exchangers: known)
        finder.walk(tree)
        names.formUnion(finder.selectors)
        self.exchangers.formUnion(finder.found)
        constants.merge(finder.constants) { $0.union($1) }
        referenced.formUnion(finder.referenced)
      }
      for (name, selectors) in constants where referenced.contains(name) { names.formUnion(selectors) }
      grows = self.exchangers != known
    }
  }

  func contains(_ member: Member) -> Bool {
    [member.name, member.fullName, SelectorName.of(member)].contains(where: names.contains)
  }
}

/// Finds the selectors that one file names where it exchanges methods.
private final class ExchangeFinder: SyntaxVisitor {
  private(set) var selectors: Set<String> = []
  private(set) var found: Set<String> = []
  /// Properties and global constants with selectors, and the names that bodies which exchange methods refer to.
  private(set) var constants: [String: Set<String>] = [:]
  private(set) var referenced: Set<String> = []
  private let callees: Set<String>
  private var types: [String] = []
  /// The function or property of a type or file around the place; what is inside belongs to it.
  private var body: Body?

  private struct Body {
    let node: SyntaxIdentifier
    /// The name by which others call it; nil if it is given no selectors.
    let exchanger: String?
    var selectors: Set<String> = []
    var names: Set<String> = []
    var exchanges = false
  }

  init(exchangers: Set<String>) {
    callees = exchangers.union(ExchangedSelectors.runtimeFunctions)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Bodies

  private func enter(_ node: some SyntaxProtocol, _ exchanger: String?) -> SyntaxVisitorContinueKind {
    if body == nil { body = Body(node: node.id, exchanger: exchanger) }
    return .visitChildren
  }

  private func leave(_ node: some SyntaxProtocol) {
    guard let body, body.node == node.id else { return }
    self.body = nil
    guard body.exchanges else { return }
    selectors.formUnion(body.selectors)
    referenced.formUnion(body.names)
    if let name = body.exchanger { found.insert(name) }
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
    if let body, body.node == node.id {
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
    if callees.contains(name) { body?.exchanges = true }
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
