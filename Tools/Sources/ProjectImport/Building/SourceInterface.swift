import SwiftParser
import SwiftSyntax

/// The part of a source that other files of its module depend on: everything but the bodies of its functions.
struct SourceInterface: Equatable {
  private let text: String

  init(_ source: String) {
    let tree = Parser.parse(source: source)
    let bodies = Bodies(viewMode: .sourceAccurate)
    bodies.walk(tree)
    var rest: [UInt8] = []
    var position = 0
    let bytes = Array(source.utf8)
    for range in bodies.ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= position {
      rest += bytes[position..<range.lowerBound]
      position = range.upperBound
    }
    rest += bytes[position...]
    text = String(decoding: rest, as: UTF8.self)
  }

  private final class Bodies: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    private func leaveOut(_ body: CodeBlockSyntax?) -> SyntaxVisitorContinueKind {
      if let body { leaveOut(from: body.leftBrace, to: body.rightBrace) }
      return .skipChildren
    }

    private func leaveOut(from open: TokenSyntax, to close: TokenSyntax) {
      let start = open.endPositionBeforeTrailingTrivia.utf8Offset
      let end = close.positionAfterSkippingLeadingTrivia.utf8Offset
      if start < end { ranges.append(start..<end) }
    }

    /// The body of a function with an opaque result determines its type.
    private func isOpaque(_ type: TypeSyntax?) -> Bool {
      type?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } ?? false
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      isOpaque(node.signature.returnClause?.type) ? .skipChildren : leaveOut(node.body)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { leaveOut(node.body) }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { leaveOut(node.body) }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      node.bindings.contains { isOpaque($0.typeAnnotation?.type) } ? .skipChildren : .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
      isOpaque(node.returnClause.type) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      guard case .getter = node.accessors else { return .visitChildren }
      leaveOut(from: node.leftBrace, to: node.rightBrace)
      return .skipChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { leaveOut(node.body) }

    // The closure of an initial value may determine a type.
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
