import SwiftParser
import SwiftSyntax

/// Translates one file: visits its syntax tree and collects edits. Each rule has its own file beside this one.
final class FileTranslator: SyntaxVisitor {
  let file: SourceFile
  let lookup: DeclarationLookup
  let options: TranslationOptions
  /// Part of an identifier derived from the file's name, unique in the module.
  let identifier: String
  let tree: SourceFileSyntax
  var edits: SourceEdits
  var scopes: [TypeScope] = []
  /// The nesting depth of functions and closures; a local type has no name outside.
  var functionDepth = 0
  /// Functions that return the tables of this file's classes, and the other contents of the last line.
  var tables = FileTables()
  var diagnostics: [Diagnostic] = []
  /// The parts to leave out; nil if the file uses nothing that is missing.
  private(set) lazy var missing = MissingParts(of: file, lookup: lookup, options: options) { tree }
  /// Whether the file reads objects at addresses that Core Foundation gives.
  private(set) lazy var readsAddresses = file.text.holds("CFDictionaryGetValue")
  private lazy var locations = SourceLocationConverter(fileName: file.path, tree: tree)

  init(file: SourceFile, tree: SourceFileSyntax, identifier: String, lookup: DeclarationLookup, options: TranslationOptions) {
    self.file = file
    self.tree = tree
    self.identifier = identifier
    self.lookup = lookup
    self.options = options
    edits = SourceEdits(Array(file.text.utf8))
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the translated text without the line that names the original.
  func translate() -> String {
    walk(tree)
    reportMissingStart()
    for removal in edits.removals {
      report(removal.node, .warning, "left-out", "\(removal.subject) is left out: \(removal.reason)", functions: removal.functions)
    }
    importParts()
    let text = edits.rendered()
    nameAnyClass(in: text)
    return finishTables(text)
  }

  /// Whether a use of shaders was reported.
  var hasNotedShaders = false

  func report(_ node: some SyntaxProtocol, _ severity: Diagnostic.Severity, _ tag: String, _ message: String, functions: Int = 0) {
    if isLeftOut(node) { return }
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    var diagnostic = Diagnostic(
      file: file.path, line: location.line, column: location.column, severity: severity, tag: tag, message: message)
    diagnostic.functions = functions
    diagnostics.append(diagnostic)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { leaveOutMissing(node) ? .skipChildren : .visitChildren }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    leaveOutMissing(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { leaveOutMissing(node) ? .skipChildren : .visitChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    leaveOutMissing(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    leaveOutMissing(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    leaveOutMissing(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    leaveOutMissing(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { leaveOutMissing(node) ? .skipChildren : .visitChildren }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { leaveOutMissing(node) ? .skipChildren : .visitChildren }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name.text, kind: .class, isGeneric: node.genericParameterClause != nil)
    forwardToExtensions(node)
    openClass(node)
    provideMaking(node)
    beginTests(node)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    writeTable(of: node)
    leaveType()
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name.text, kind: .struct, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { leaveType() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name.text, kind: .enum, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name.text, kind: .actor, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name.text, kind: .protocol, isGeneric: false)
    openProtocol(node)
    requireMaking(node)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterExtension(node)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    writeTable(of: node)
    adoptByNotificationCenter(node)
    extendValue(node)
    scopes.removeLast()
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0 {
      moveOutOfExtension(node)
      dropMissingOverride(node)
      renameOlderOverride(node)
      overrideAddedMethod(node)
      matchSelector(node)
      addHandlerForm(of: node)
      wrapTest(node)
      dropCallOfOriginal(node)
      yieldToFoundation(node)
    }
    changeManagedValue(node)
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0 {
      moveOutOfExtension(node)
      dropMissingOverride(node)
      renameOlderOverride(node)
      announceChanges(node)
      readManagedValue(node)
    }
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    requireManagedInitializer(node)
    shortenRawValue(node)
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { translateAttribute(node) }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.drop(node) }
    return .skipChildren
  }

  // MARK: Expressions and types

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { translateMacro(node) }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    translateOptionalCall(node)
    translateInstantiation(node)
    callMaking(node)
    translateClassDescription(node)
    sendToTarget(node)
    translateCall(node)
    translatePointers(node)
    passStringObject(node)
    passConstantObject(node)
    callFreeFunction(node)
    shareProcessInfo(node)
    renameOlderSuper(node)
  }

  override func visitPost(_ node: SequenceExprSyntax) {
    retypeFetchRequest(node)
    translatePresenceTests(node)
    bridgeNumbers(node)
    bridgeCollections(node)
    assignConstantObject(node)
  }

  override func visitPost(_ node: MemberAccessExprSyntax) {
    nameCLibrary(node)
    translateOptionalProperty(node)
    translateInitializerValue(node)
    translateOptionalMethodValue(node)
    translateLookup(node)
    renameOlderSuper(node)
  }

  override func visitPost(_ node: FunctionTypeSyntax) { dropVoidParameter(node) }

  override func visitPost(_ node: ClosureSignatureSyntax) { dropVoidParameter(node) }

  override func visitPost(_ node: SubscriptCallExprSyntax) { translateLookedUpSubscript(node) }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard removeImpossible(node) else { return .visitChildren }
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) { coverNewCases(node) }

  override func visitPost(_ node: DictionaryExprSyntax) {
    translateAttributes(node)
    holdConstantObjects(node)
  }

  override func visitPost(_ node: ForceUnwrapExprSyntax) {
    unwrapAnnotationTitle(node)
    unwrapFormatterSymbols(node)
  }

  override func visitPost(_ node: OptionalChainingExprSyntax) { chainFormatterSymbols(node) }

  override func visitPost(_ node: IdentifierTypeSyntax) {
    translateExistential(node)
    replaceFoundationName(node)
    noteShaders(node.name)
    replaceGenerator(node)
    holdStringObject(node)
  }

  override func visitPost(_ node: ConformanceRequirementSyntax) {
    translateObjectRequirement(node)
    translateElementRequirement(node)
  }

  override func visitPost(_ node: SomeOrAnyTypeSyntax) { translateOpaque(node) }

  override func visitPost(_ node: CompositionTypeSyntax) { translateExistential(node) }

  override func visitPost(_ node: DeclReferenceExprSyntax) {
    translateExistential(node)
    replaceFoundationName(node)
    noteShaders(node.baseName)
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    leaveOutLinux(node)
    if let condition = node.condition { translateCondition(Syntax(condition)) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { translateImport(node) }
}

/// A type or extension around the translated location.
struct TypeScope {
  var kind: TypeDeclaration.Kind
  /// The name by which code inside refers to the type.
  var name: String
  /// The name in the lookup.
  var fullName: String
  var isExtension: Bool
  var isGeneric: Bool
  var isLocal: Bool
  /// The depth of functions around the type.
  var outerDepth = 0
}

extension FileTranslator {
  var typeName: String? { scopes.last?.fullName }

  fileprivate func enterType(_ name: String, kind: TypeDeclaration.Kind, isGeneric: Bool) {
    let outer = scopes.last
    let scope = TypeScope(
      kind: kind, name: name, fullName: outer.map { "\($0.fullName).\(name)" } ?? name, isExtension: false,
      isGeneric: isGeneric || outer?.isGeneric == true, isLocal: functionDepth > 0 || outer?.isLocal == true,
      outerDepth: functionDepth)
    scopes.append(scope)
    functionDepth = 0
  }

  fileprivate func leaveType() {
    functionDepth = scopes.removeLast().outerDepth
  }

  fileprivate func enterExtension(_ node: ExtensionDeclSyntax) {
    let written = node.extendedType.nominalName ?? node.extendedType.trimmedDescription
    let type = lookup.type(named: written)
    let known = lookup.aliasedClass(written, in: nil) ?? written
    scopes.append(
      TypeScope(
        kind: type?.kind ?? (UIKitClasses.isKnown(known) || known == "NSObject" ? .class : .struct), name: written,
        fullName: type?.name ?? known, isExtension: true, isGeneric: type?.isGeneric ?? false, isLocal: false))
  }
}
