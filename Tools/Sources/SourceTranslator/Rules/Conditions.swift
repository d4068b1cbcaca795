import SwiftSyntax

extension FileTranslator {
  /// Makes `#if os(iOS)` true and removes code for other systems.
  func translateCondition(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      switch call.singleLine.filter({ $0 != " " }) {
      case "os(iOS)": edits.replace(call.byteRange, with: "canImport(UIKit)")
      case "os(Linux)", "targetEnvironment(macCatalyst)": edits.replace(call.byteRange, with: "false")
      case "targetEnvironment(simulator)": edits.replace(call.byteRange, with: "true")
      default: break
      }
      return
    }
    if let name = node.as(DeclReferenceExprSyntax.self), name.baseName.text == "SWIFT_PACKAGE", !options.isPackage {
      edits.replace(name.byteRange, with: "false")
    }
    for child in node.children(viewMode: .sourceAccurate) { translateCondition(child) }
  }

  /// Returns whether a condition of `#if` is true on Linux, or nil if that depends on the build.
  func isCompiled(_ condition: ExprSyntax?) -> Bool? {
    guard let condition else { return true }
    if let sequence = condition.as(SequenceExprSyntax.self) { return isCompiled(Array(sequence.elements)) }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return isCompiled(negation.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 { return isCompiled(tuple.elements.first?.expression) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if condition.as(DeclReferenceExprSyntax.self)?.baseName.text == "SWIFT_PACKAGE" { return options.isPackage }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return nil }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      if argument == "UIKit" || argument == "Foundation" || options.availableModules.contains(argument) { return true }
      return AppleFrameworks.missing.contains(argument) || argument == "AppKit" ? false : nil
    case "swift", "compiler": return call.arguments.first?.trimmedDescription.hasPrefix("<") == true ? nil : true
    default: return nil
    }
  }

  /// Conditions joined by `&&`, which binds tighter, and `||`.
  private func isCompiled(_ elements: [ExprSyntax]) -> Bool? {
    for (name, decisive) in [("||", true), ("&&", false)] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }.map(Array.init)
      guard parts.count > 1 else { continue }
      let values = parts.map { $0.count == 1 ? isCompiled($0[0]) : isCompiled($0) }
      if values.contains(decisive) { return decisive }
      return values.contains(nil) ? nil : !decisive
    }
    return nil
  }

  /// Returns whether the node is in a clause of `#if` that is removed.
  func isLeftOut(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if let clause = parent.as(IfConfigClauseSyntax.self), let conditional = clause.parent?.parent?.as(IfConfigDeclSyntax.self) {
        for other in conditional.clauses {
          let holds = isCompiled(other.condition)
          if other.id == clause.id {
            if holds == false { return true }
            break
          }
          if holds == true { return true }
        }
      }
      current = parent.parent
    }
    return false
  }

  /// The declarations of a member list, with those of the compiled clauses of `#if`.
  func compiledMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      for clause in conditional.clauses {
        guard let isCompiled = isCompiled(clause.condition) else { return [] }
        if isCompiled, case .decls(let members) = clause.elements { return compiledMembers(members) }
      }
      return []
    }
  }
}
