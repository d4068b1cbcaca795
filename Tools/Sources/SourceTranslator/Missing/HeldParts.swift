import Foundation
import SwiftParser
import SwiftSyntax

/// The parts of one source that the compiler rejected. A changed part is compiled again.
public struct HeldParts: Codable, Hashable, Sendable {
  /// The reasons of bodies that are replaced, by the digests of their functions or accessors.
  private(set) var bodies: [String: String] = [:]
  /// The reasons of declarations that are left out as a whole, by their digests.
  private(set) var declarations: [String: String] = [:]

  public init() {}

  public var isEmpty: Bool { bodies.isEmpty && declarations.isEmpty }

  /// Holds the smallest body at a line, or the declaration if that was compiled without its body; returns whether this is new.
  ///
  /// - Parameter before: The parts that the last compilation lacked. Several errors of one compilation may be in one body.
  public mutating func hold(line: Int, of text: String, because reason: String, after before: HeldParts?) -> Bool {
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    func lines(_ node: some SyntaxProtocol) -> ClosedRange<Int> {
      let start = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      return start...max(start, converter.location(for: node.endPositionBeforeTrailingTrivia).line)
    }
    var body: Syntax?
    var declaration: DeclSyntax?
    func visit(_ node: Syntax) {
      guard lines(node).contains(line) else { return }
      if let block = Self.statements(of: node), !block.isEmpty, lines(block).contains(line) { body = node }
      if let found = Self.declaration(of: node) { declaration = found }
      for child in node.children(viewMode: .sourceAccurate) { visit(child) }
    }
    visit(Syntax(tree))
    if let body {
      let digest = Self.digest(of: body)
      if before?.bodies[digest] == nil {
        if bodies[digest] != nil { return false }
        bodies[digest] = reason
        return true
      }
    }
    // The signature is rejected, too.
    guard let declaration, declarations[Self.digest(of: Syntax(declaration))] == nil else { return false }
    declarations[Self.digest(of: Syntax(declaration))] = reason
    return true
  }

  static func digest(of node: Syntax) -> String { Digest.of(node.trimmedDescription) }

  /// Returns the declaration of an item that can be left out.
  static func declaration(of item: Syntax) -> DeclSyntax? {
    if let member = item.as(MemberBlockItemSyntax.self), !member.decl.is(IfConfigDeclSyntax.self) { return member.decl }
    guard let block = item.as(CodeBlockItemSyntax.self), case .decl(let declaration) = block.item,
      block.parent?.parent?.is(SourceFileSyntax.self) == true,
      !declaration.is(IfConfigDeclSyntax.self), !declaration.is(ImportDeclSyntax.self)
    else { return nil }
    return declaration
  }

  /// Returns the statements of a function or accessor.
  static func statements(of node: Syntax) -> CodeBlockItemListSyntax? {
    if let function = node.as(FunctionDeclSyntax.self) { return function.body?.statements }
    if let initializer = node.as(InitializerDeclSyntax.self) { return initializer.body?.statements }
    if let deinitializer = node.as(DeinitializerDeclSyntax.self) { return deinitializer.body?.statements }
    if let accessor = node.as(AccessorDeclSyntax.self) { return accessor.body?.statements }
    if let block = node.as(AccessorBlockSyntax.self), case .getter(let statements) = block.accessors { return statements }
    return nil
  }
}
