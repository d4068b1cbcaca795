import SwiftSyntax

extension FileTranslator {
  /// Removes the call by which a method calls the one it is exchanged with at run time.
  ///
  /// Without Objective-C the call would be an infinite recursion. Instead, UIKit calls the original before the replacement.
  func dropCallOfOriginal(_ node: FunctionDeclSyntax) {
    guard let body = node.body, scopes.last?.kind == .class, node.signature.returnClause == nil,
      !node.modifiers.contains("override")
    else { return }
    let member = Member(node)
    guard lookup.exchanged.contains(member), !member.parameters.contains(where: \.isVariadic) else { return }
    for statement in body.statements {
      guard let call = statement.item.as(FunctionCallExprSyntax.self), isCallOfItself(call, in: node) else { continue }
      edits.leaveOut(
        call, "the call of the method that '\(member.fullName)' is exchanged with",
        because: "UIKit itself calls the original before the replacement.", instead: "()")
    }
  }

  /// Returns whether a call passes on the function's own parameters to the same function.
  private func isCallOfItself(_ call: FunctionCallExprSyntax, in node: FunctionDeclSyntax) -> Bool {
    let callee: DeclReferenceExprSyntax?
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      callee = access.base?.trimmedDescription == "self" ? access.declName : nil
    } else {
      callee = call.calledExpression.as(DeclReferenceExprSyntax.self)
    }
    let parameters = node.signature.parameterClause.parameters
    guard callee?.baseName.text == node.name.text, call.trailingClosure == nil, call.arguments.count == parameters.count else {
      return false
    }
    return zip(call.arguments, parameters).allSatisfy { argument, parameter in
      (argument.label?.text ?? "_") == parameter.firstName.text
        && argument.expression.trimmedDescription == (parameter.secondName ?? parameter.firstName).text
    }
  }
}
