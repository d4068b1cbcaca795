import SwiftSyntax

extension FileTranslator {
  /// `(undoManager?.prepare(withInvocationTarget: self) as AnyObject).setText(old)` records a message to the target, which needs Objective-C.
  ///
  /// It becomes a closure of the target, `undoManager?.registerUndo(withTarget: self) { … }`, whose arguments are evaluated at once.
  func registerInvocation(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base, node.trailingClosure == nil,
      let inner = Self.preparedInvocation(base), let prepare = inner.calledExpression.as(MemberAccessExprSyntax.self),
      let manager = prepare.base, let target = inner.arguments.first?.expression,
      !node.arguments.contains(where: { $0.expression.is(InOutExprSyntax.self) })
    else { return }
    var values: [String] = []
    var arguments: [String] = []
    for (index, argument) in node.arguments.enumerated() {
      values.append("_\(index) = \(edits.rendered(argument.expression.byteRange))")
      arguments.append((argument.label.map { "\($0.text): " } ?? "") + "_\(index)")
    }
    let list = values.isEmpty ? "" : "[\(values.joined(separator: ", "))] in "
    edits.replace(
      node.byteRange,
      with: "\(edits.rendered(manager.byteRange)).registerUndo(withTarget: \(edits.rendered(target.byteRange)), handler: { "
        + "\(list)$0.\(access.declName.trimmedDescription)(\(arguments.joined(separator: ", "))) })")
  }

  /// Returns the call of `prepare(withInvocationTarget:)` to whose result a message is sent, below casts and parentheses.
  static func preparedInvocation(_ expression: some ExprSyntaxProtocol) -> FunctionCallExprSyntax? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return name == "prepare" && call.arguments.count == 1 && call.arguments.first?.label?.text == "withInvocationTarget" ? call : nil
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return preparedInvocation(only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first { return preparedInvocation(first) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return preparedInvocation(chain.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return preparedInvocation(forced.expression) }
    return nil
  }
}
