import SwiftParser
import SwiftSyntax

/// The parts of a source that can be left out for an error of the compiler, the smallest first.
struct HeldCandidates {
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(_ text: String) {
    let written = Parser.parse(source: text)
    let repair = BraceRepair(text, written)
    tree = repair.isRepaired ? Parser.parse(source: repair.text) : written
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// - Parameter column: The column of the error; nil to take what is in the line.
  func parts(line: Int, column: Int?, message: String) -> [(kind: HeldParts.Kind, key: String)] {
    var path: [Syntax] = []
    let position = column.map { converter.position(ofLine: line, column: $0).utf8Offset }
    func holds(_ node: some SyntaxProtocol) -> Bool {
      if let position { return node.startByte <= position && position <= node.endByte }
      let start = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      return start <= line && line <= converter.location(for: node.endPositionBeforeTrailingTrivia).line
    }
    func visit(_ node: Syntax) {
      guard holds(node) else { return }
      path.append(node)
      for child in node.children(viewMode: .sourceAccurate) { visit(child) }
    }
    visit(Syntax(tree))
    /// The end of a function belongs to its body: a `return` may be missing there.
    func holdsBody(_ statements: CodeBlockItemListSyntax) -> Bool {
      guard !statements.isEmpty, let block = statements.parent else { return false }
      if position != nil { return holds(block) }
      let start = converter.location(for: block.positionAfterSkippingLeadingTrivia).line
      let end = converter.location(for: block.endPositionBeforeTrailingTrivia).line
      return holds(statements) || line == end && start < end
    }
    var found: [(kind: HeldParts.Kind, key: String)] = []
    if let name = Self.lackingProtocol(in: message), let type = path.last(where: { Self.entry(named: name, of: $0) != nil }),
      let entry = Self.entry(named: name, of: type)
    {
      found.append((.conformance, HeldParts.key(of: Syntax(entry))))
    }
    for node in path.reversed() {
      if let item = node.as(CodeBlockItemSyntax.self), Self.canLeaveOutAlone(item) {
        found.append((.statement, HeldParts.key(of: node)))
      } else if let closure = node.as(ClosureExprSyntax.self), holdsBody(closure.statements) {
        found.append((.body, HeldParts.key(of: node)))
      } else if let statements = HeldParts.statements(of: node), holdsBody(statements) {
        found.append((.body, HeldParts.key(of: node)))
      } else if let binding = node.as(PatternBindingSyntax.self), let value = binding.initializer, holds(value),
        Self.canReplaceValue(of: binding)
      {
        found.append((.value, HeldParts.key(of: Syntax(value))))
      } else if let entry = node.as(InheritedTypeSyntax.self), Self.canLeaveOut(entry) {
        found.append((.conformance, HeldParts.key(of: node)))
      } else if HeldParts.declaration(of: node) != nil {
        found.append((.declaration, HeldParts.key(of: node)))
      }
    }
    return found
  }

  // MARK: Statements

  /// The functions that show a screen: without one of their statements the rest of the screen is there.
  private static let important: Set<String> = [
    "application", "scene", "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "awakeFromNib", "prepare", "setUp", "setup",
    "setupUI", "setUpUI", "setupView", "setupViews", "setUpViews", "commonInit",
  ]

  /// Returns whether a statement is left out before its function: of one without a result, whose other statements have effects of their own,
  /// as the call of a handler, and of one without an empty result, which would end the application as a whole.
  private static func canLeaveOutAlone(_ item: CodeBlockItemSyntax) -> Bool {
    guard let function = MissingParts.function(around: Syntax(item)) else { return false }
    if let initializer = function.as(InitializerDeclSyntax.self) { return initializer.optionalMark == nil }
    if function.is(ClosureExprSyntax.self) { return false }
    if let node = function.as(FunctionDeclSyntax.self), important.contains(node.name.text) { return true }
    let isOneOfSeveral = HeldParts.statements(of: function).map { $0.count > 1 } ?? false
    return isOneOfSeveral && (MissingParts.hasEffectsAlone(function) || !MissingParts.hasEmptyResult(function))
  }

  // MARK: Values

  private static func canReplaceValue(of binding: PatternBindingSyntax) -> Bool {
    guard let type = binding.typeAnnotation?.type, let variable = binding.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    if MissingParts.emptyValue(of: type) != nil { return true }
    // A value that no instance needs is made when it is used.
    guard let item = variable.parent else { return false }
    return variable.modifiers.isTypeMember || variable.modifiers.contains("lazy")
      || item.is(CodeBlockItemSyntax.self) && HeldParts.declaration(of: item) != nil
  }

  // MARK: Conformances

  /// Returns the protocol that a type lacks a member of.
  private static func lackingProtocol(in message: String) -> String? {
    guard let match = message.firstMatch(of: #/does not conform to (?:inherited )?protocol '([^']+)'/#) else { return nil }
    return String(match.1)
  }

  private static func entry(named name: String, of node: Syntax) -> InheritedTypeSyntax? {
    node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.first {
      $0.type.trimmedDescription.split(separator: ".").last ?? "" == name.split(separator: ".").last ?? ""
    }
  }

  /// Returns whether a type compiles without an entry of its inheritance clause. The first one of a class may be its superclass.
  static func canLeaveOut(_ entry: InheritedTypeSyntax) -> Bool {
    guard let list = entry.parent?.as(InheritedTypeListSyntax.self), let type = list.parent?.parent else { return false }
    if type.is(ClassDeclSyntax.self) || type.is(ProtocolDeclSyntax.self) { return entry.id != list.first?.id }
    // The raw type of an enumeration.
    return !(type.is(EnumDeclSyntax.self) && entry.id == list.first?.id)
  }
}
