import SwiftSyntax

/// The parts of a source that other sources depend on, and the number of its functions.
struct SourceShape {
  /// The functions, initializers and accessors with statements, outside of other functions.
  private(set) var functions = 0
  private var text = ""

  init(_ node: Syntax) { visit(node) }

  /// Identifies the source without the statements of its functions.
  var digest: String { Digest.of(text) }

  private mutating func visit(_ node: Syntax) {
    if let token = node.as(TokenSyntax.self) {
      text += token.text
      text += " "
      return
    }
    let body = HeldParts.statements(of: node)
    if body != nil { functions += 1 }
    for child in node.children(viewMode: .sourceAccurate) where child.id != body?.id { visit(child, except: body?.id) }
  }

  private mutating func visit(_ node: Syntax, except body: SyntaxIdentifier?) {
    guard let body, node.is(CodeBlockSyntax.self) else { return visit(node) }
    for child in node.children(viewMode: .sourceAccurate) where child.id != body { visit(child) }
  }
}
