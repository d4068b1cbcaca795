import SwiftSyntax

/// Collects the declarations of one file.
final class DeclarationIndexer: SyntaxVisitor {
  private let module: String
  private let file: String
  private(set) var types: [TypeDeclaration] = []
  private(set) var extensions: [ExtensionDeclaration] = []
  private var scopes: [Scope] = []
  private var functionDepth = 0
  /// Which parts of a project exist does not matter here: an index is kept while the text is the same.
  private let conditions = BuildConditions()
  /// The function depths around the types in `scopes`.
  private var outerDepths: [Int] = []

  private enum Scope {
    case type(Int)
    case `extension`(Int)
  }

  init(module: String, file: String) {
    self.module = module
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in conditions.possibleClauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .class, node.name, node.attributes, node.modifiers, node.inheritanceClause, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .actor, node.name, node.attributes, node.modifiers, node.inheritanceClause, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .struct, node.name, node.attributes, node.modifiers, node.inheritanceClause, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .enum, node.name, node.attributes, node.modifiers, node.inheritanceClause, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(.protocol, node.name, node.attributes, node.modifiers, node.inheritanceClause)
    types[types.count - 1].associatedTypes["Self"] = node.genericWhereClause.constraints(of: "Self")
    return result
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let value = node.initializer.value
    let targets =
      value.as(CompositionTypeSyntax.self)?.elements.compactMap { $0.type.nominalName } ?? [value.nominalName].compactMap { $0 }
    var declaration = TypeDeclaration(kind: .typealias, name: qualified(node.name.text), module: module, file: file)
    declaration.inherited = targets
    declaration.aliased = node.genericParameterClause == nil ? value.trimmedDescription : nil
    declaration.isLocal = functionDepth > 0
    types.append(declaration)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .type(let index) = scopes.last { types[index].associatedTypes[node.name.text] = Self.inherited(node.inheritanceClause) }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .type(let index) = scopes.last { types[index].cases.formUnion(node.elements.map(\.name.text)) }
    return .skipChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var declaration = ExtensionDeclaration(type: node.extendedType.nominalName ?? node.extendedType.trimmedDescription, file: file)
    declaration.inherited = Self.inherited(node.inheritanceClause)
    declaration.isPublic = node.modifiers.contains("public")
    declaration.isConstrained = node.genericWhereClause != nil
    extensions.append(declaration)
    scopes.append(.extension(extensions.count - 1))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0 { add(Member(node, forwarding: isInExtension || UIKitProtocols.optionalMethods.contains(node.name.text))) }
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0 { add(Member(node)) }
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0 {
      for member in Member.properties(node, forwarding: isInExtension) { add(member) }
    }
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  private var isInExtension: Bool {
    if case .extension = scopes.last { true } else { false }
  }

  private func add(_ member: Member) {
    switch scopes.last {
    case .type(let index): types[index].members.append(member)
    case .extension(let index):
      var member = member
      if extensions[index].isPublic { member.forwarder = member.forwarder.map(ExtensionForwarder.madePublic) }
      extensions[index].members.append(member)
    case nil: break
    }
  }

  private func enter(
    _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ parameters: GenericParameterClauseSyntax? = nil,
    _ conditions: GenericWhereClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    var declaration = TypeDeclaration(kind: kind, name: qualified(name.text), module: module, file: file)
    declaration.inherited = Self.inherited(inheritance)
    declaration.isObjC = attributes.contains("objc")
    declaration.objcName = attributes.attribute("objc")?.arguments?.trimmedDescription
    declaration.hasObjCMembers = attributes.contains("objcMembers")
    declaration.isMainActor = attributes.contains("MainActor")
    declaration.isGeneric = parameters != nil || isOuterGeneric
    for parameter in parameters?.parameters ?? [] {
      declaration.associatedTypes[parameter.name.text] =
        (parameter.inheritedType?.constraintNames ?? []) + conditions.constraints(of: parameter.name.text)
    }
    declaration.isPublic = modifiers.contains("public") || modifiers.contains("open")
    declaration.isLocal = functionDepth > 0 || isOuterLocal
    types.append(declaration)
    scopes.append(.type(types.count - 1))
    outerDepths.append(functionDepth)
    functionDepth = 0
    return .visitChildren
  }

  private func leave() {
    scopes.removeLast()
    functionDepth = outerDepths.removeLast()
  }

  private var isOuterLocal: Bool {
    scopes.contains { if case .type(let index) = $0 { types[index].isLocal } else { false } }
  }

  private var isOuterGeneric: Bool {
    scopes.contains { if case .type(let index) = $0 { types[index].isGeneric } else { false } }
  }

  private func qualified(_ name: String) -> String {
    switch scopes.last {
    case .type(let index): "\(types[index].name).\(name)"
    case .extension(let index): "\(extensions[index].type).\(name)"
    case nil: name
    }
  }

  private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    return clause.inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.compactMap { $0.type.nominalName }
      }
      return [inherited.type.nominalName ?? inherited.type.trimmedDescription]
    }
  }
}
