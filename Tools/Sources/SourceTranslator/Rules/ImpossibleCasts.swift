import SwiftSyntax

/// Statements that run only for values of types that are left out. There are none, so that the statements never run.
enum ImpossibleCasts {
  /// Returns the tokens of a declaration without those that never run, and those for other systems.
  static func tokens(of node: Syntax, to types: Set<String>, _ conditions: BuildConditions) -> [TokenSyntax] {
    let collector = TokenCollector(types, conditions)
    collector.walk(node)
    return collector.found
  }

  private final class TokenCollector: SyntaxVisitor {
    private(set) var found: [TokenSyntax] = []
    private let types: Set<String>
    private let conditions: BuildConditions

    init(_ types: Set<String>, _ conditions: BuildConditions) {
      (self.types, self.conditions) = (types, conditions)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      found.append(token)
      return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      guard isImpossible(node, types) else { return .visitChildren }
      if let body = node.elseBody { walk(body) }
      return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for clause in conditions.possibleClauses(of: node) { walk(clause) }
      return .skipChildren
    }
  }

  /// Returns whether an `if` tests that a value is of one of the types: `x is Page`, or `let page = x as? Page`.
  static func isImpossible(_ node: IfExprSyntax, _ types: Set<String>) -> Bool {
    guard !types.isEmpty else { return false }
    return node.conditions.contains { element in
      switch element.condition {
      case .expression(let test): castType(test, by: UnresolvedIsExprSyntax.self).map(types.contains) ?? false
      case .optionalBinding(let binding):
        binding.initializer.flatMap { castType($0.value, by: UnresolvedAsExprSyntax.self) }.map(types.contains) ?? false
      default: false
      }
    }
  }

  private static func castType<Operator: ExprSyntaxProtocol>(_ expression: ExprSyntax, by kind: Operator.Type) -> String? {
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(kind) == true
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type.nominalName
  }
}

extension FileTranslator {
  /// Removes what an `if` does with a value of a type that is left out.
  func removeImpossible(_ node: IfExprSyntax) -> Bool {
    guard ImpossibleCasts.isImpossible(node, lookup.leftOut) else { return false }
    edits.leaveOut(
      node, "what this 'if' does with a value of a type that is not there", because: "the type is left out, too.",
      parts: [node.conditions.byteRange, node.body.statements.byteRange])
    edits.insert("false ", at: node.conditions.startByte)
    // The compiler must not ask for values that only the other branch sets.
    edits.insert(" Swift.fatalError()", at: node.body.leftBrace.endByte)
    return true
  }
}
