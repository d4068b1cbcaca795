import SwiftSyntax

extension MissingParts {
  /// Leaves out a condition of an `if` alone, so that its statements never run, and returns whether it is one of those.
  ///
  /// The statements return the only value of a closure that is not nil: without them its type is unknown, and what uses it does not compile.
  mutating func leaveOut(conditionAt token: TokenSyntax, of item: CodeBlockItemSyntax, because reason: String) -> Bool {
    guard let choice = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), choice.elseBody == nil,
      let closure = Self.function(around: Syntax(item))?.as(ClosureExprSyntax.self), closure.signature?.returnClause == nil,
      let condition = choice.conditions.first(where: { $0.startByte <= token.startByte && token.endByte <= $0.endByte }),
      Self.isOnlyValue(of: closure, in: choice.body)
    else { return false }
    let subject = Self.subject(around: Syntax(item))
    let comma = condition.trailingComma == nil ? "" : ","
    parts[condition.id] = Part(
      subject: "a condition of \(subject)", reason: reason,
      replacement: "\(Self.condition)(\(subject.debugDescription), \(reason.debugDescription))\(comma)")
    if let binding = condition.condition.as(OptionalBindingConditionSyntax.self) {
      addLocals(Syntax(binding.pattern), in: condition.endByte..<choice.body.endByte)
    }
    return true
  }

  /// Returns whether a block returns values, and all other statements of a closure that return return nil.
  private static func isOnlyValue(of closure: ClosureExprSyntax, in block: CodeBlockSyntax) -> Bool {
    var (inner, outer) = (false, false)
    func visit(_ node: Syntax, isInside: Bool) -> Bool {
      for child in node.children(viewMode: .sourceAccurate) {
        if child.is(ClosureExprSyntax.self) || child.is(DeclSyntax.self) && !child.is(VariableDeclSyntax.self) { continue }
        if let value = child.as(ReturnStmtSyntax.self)?.expression {
          let isNil = value.is(NilLiteralExprSyntax.self)
          if isInside { inner = inner || !isNil } else if isNil { outer = true } else { return false }
        }
        if !visit(child, isInside: isInside || child.id == block.id) { return false }
      }
      return true
    }
    return visit(Syntax(closure.statements), isInside: false) && inner && outer
  }
}
