import SwiftParser
import SwiftSyntax

/// The parts of one source that the compiler rejected. A changed part is compiled again.
public struct HeldParts: Codable, Hashable, Sendable {
  /// The parts of the source that are left out. As keys they are written in one order, so that equal parts have equal texts.
  enum Kind: String, Codable, CodingKeyRepresentable, Sendable { case body, statement, value, conformance, declaration }

  /// The reasons, by the keys of the parts.
  private(set) var reasons: [Kind: [String: String]] = [:]
  /// The modules that it imports and that are not there.
  private(set) var imports: [String: String] = [:]
  /// The names that it uses of modules that are not there, with the module of each.
  private(set) var names: [String: String] = [:]

  public init() {}

  public var isEmpty: Bool { reasons.isEmpty && imports.isEmpty && names.isEmpty }

  func reason(of kind: Kind, _ key: String) -> String? { reasons[kind]?[key] }

  /// An error of the compiler.
  public struct Place: Sendable {
    var line: Int
    /// Nil if it is unknown.
    var column: Int?
    var reason: String

    public init(line: Int, column: Int? = nil, reason: String) {
      (self.line, self.column, self.reason) = (line, column, reason)
    }
  }

  /// Holds the smallest parts at errors that the last compilation had; returns whether one is new.
  ///
  /// - Parameters:
  ///   - isOfDeclarations: Whether errors in bodies are passed over, which may be consequences.
  ///   - before: The parts that the last compilation lacked. Several errors of one compilation may be in one part.
  public mutating func hold(_ places: [Place], of text: String, isOfDeclarations: Bool = false, after before: HeldParts?) -> Bool {
    if places.isEmpty { return false }
    let source = HeldCandidates(text)
    var isNew = false
    for place in places where hold(place, in: source, isOfDeclarations, after: before) { isNew = true }
    return isNew
  }

  private mutating func hold(_ place: Place, in source: HeldCandidates, _ isOfDeclarations: Bool, after before: HeldParts?) -> Bool {
    for candidate in source.parts(line: place.line, column: place.column, message: place.reason)
    where before?.reason(of: candidate.kind, candidate.key) == nil {
      if isOfDeclarations, candidate.kind != .declaration, candidate.kind != .conformance { return false }
      if reason(of: candidate.kind, candidate.key) != nil { return false }
      reasons[candidate.kind, default: [:]][candidate.key] = place.reason
      return true
    }
    return false
  }

  /// Holds the imports of a module; returns whether this is new.
  public mutating func holdImport(of module: String, because reason: String) -> Bool {
    defer { imports[module] = reason }
    return imports[module] == nil
  }

  /// Holds what uses a name of a module that is not there; returns whether this is new.
  public mutating func hold(name: String, of module: String) -> Bool {
    defer { names[name] = names[name] ?? module }
    return names[name] == nil
  }

  /// Returns the type or other name in upper case that an error of the compiler says is in no module, and that is not one of the system's.
  public static func missingName(in message: String) -> String? {
    message.wholeMatch(of: #/cannot find (?:type )?'((?!(?:AV|CA|CF|CG|NS|UI|UN)\p{Lu})\p{Lu}\w*)' in scope/#).map { String($0.1) }
  }

  /// Returns the module that an error of the compiler says is not there.
  public static func missingModule(in message: String) -> String? {
    message.firstMatch(of: #/(?:no such module|cannot load underlying module for) '([^']+)'/#).map { String($0.1) }
  }

  // MARK: Nodes

  /// Identifies a node by its place in the declaration around it, and by the declaration's text and type.
  static func key(of node: Syntax) -> String {
    var current: Syntax? = node
    while let item = current, declaration(of: item) == nil { current = item.parent }
    guard let item = current else { return Digest.of(node.trimmedDescription) }
    let offset = node.startByte - item.startByte
    return Digest.of("\(MissingParts.scope(of: item)) \(offset) \(item.trimmedDescription)")
  }

  /// Returns the declaration of an item that can be left out.
  static func declaration(of item: Syntax) -> DeclSyntax? {
    if let member = item.as(MemberBlockItemSyntax.self), !member.decl.is(IfConfigDeclSyntax.self) { return member.decl }
    guard let block = item.as(CodeBlockItemSyntax.self), case .decl(let declaration) = block.item, isOutsideOfFunctions(item),
      !declaration.is(IfConfigDeclSyntax.self), !declaration.is(ImportDeclSyntax.self)
    else { return nil }
    return declaration
  }

  private static func isOutsideOfFunctions(_ item: Syntax) -> Bool {
    var current = item.parent
    while let node = current {
      if node.is(SourceFileSyntax.self) { return true }
      guard
        node.is(CodeBlockItemListSyntax.self) || node.is(IfConfigClauseSyntax.self) || node.is(IfConfigClauseListSyntax.self)
          || node.is(IfConfigDeclSyntax.self) || node.is(CodeBlockItemSyntax.self)
      else { return false }
      current = node.parent
    }
    return false
  }

  /// Returns the statements of a function or accessor, or those for systems without what `#available` names, which never run.
  static func statements(of node: Syntax) -> CodeBlockItemListSyntax? {
    switch node.kind {
    case .codeBlock: return node.as(CodeBlockSyntax.self).flatMap { isForOlderSystems($0) ? $0.statements : nil }
    case .functionDecl: return node.as(FunctionDeclSyntax.self)?.body?.statements
    case .initializerDecl: return node.as(InitializerDeclSyntax.self)?.body?.statements
    case .deinitializerDecl: return node.as(DeinitializerDeclSyntax.self)?.body?.statements
    case .accessorDecl:
      // A coroutine has to yield a value.
      guard let accessor = node.as(AccessorDeclSyntax.self) else { return nil }
      return ["_read", "_modify", "read", "modify", "yielding"].contains(accessor.accessorSpecifier.text) ? nil : accessor.body?.statements
    case .accessorBlock:
      guard case .getter(let statements) = node.as(AccessorBlockSyntax.self)?.accessors else { return nil }
      return statements
    default: return nil
    }
  }

  private static func isForOlderSystems(_ block: CodeBlockSyntax) -> Bool {
    let choice = block.parent?.as(IfExprSyntax.self)
    let conditions = choice?.body.id == block.id ? nil : choice?.conditions ?? block.parent?.as(GuardStmtSyntax.self)?.conditions
    guard conditions?.count == 1, let condition = conditions?.first?.condition.as(AvailabilityConditionSyntax.self) else { return false }
    return condition.availabilityKeyword.tokenKind == .poundAvailable
  }
}
