import SwiftSyntax

/// Decides which clauses of `#if` are compiled on Linux.
struct BuildConditions: Sendable {
  /// Whether the target belongs to a Swift package; nil if that is not known.
  var isPackage: Bool?
  /// Modules that can be imported beside UIKit and Foundation; nil if that is not known.
  var availableModules: Set<String>?
  /// The names after `-D`; nil if they are not known.
  var names: Set<String>?
  /// Whether the compiler itself decides, without the translator, for which the system is iOS.
  var isNative = false

  /// Returns whether a condition of `#if` holds on Linux, or nil if that depends on the build.
  func isCompiled(_ condition: ExprSyntax?) -> Bool? {
    guard let condition else { return true }
    if let sequence = condition.as(SequenceExprSyntax.self) { return isCompiled(Array(sequence.elements)) }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return isCompiled(negation.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 { return isCompiled(tuple.elements.first?.expression) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "SWIFT_PACKAGE" { return isPackage }
      // The package manager itself defines `DEBUG` in debug builds.
      return name == "DEBUG" ? nil : names.map { $0.contains(name) }
    }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return nil }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == (isNative ? "Linux" : "iOS")
    case "targetEnvironment": return argument == "simulator" && !isNative
    case "canImport" where isNative && ["ObjectiveC", "Darwin", "Glibc"].contains(argument): return argument == "Glibc"
    case "canImport":
      // Code for Objective-C is the code for iOS; the other is for servers.
      if argument == "UIKit" || argument == "Foundation" || argument == "ObjectiveC" { return true }
      if argument == "AppKit" || argument == "Cocoa" { return false }
      guard let availableModules else { return nil }
      if availableModules.contains(argument) { return true }
      return AppleFrameworks.missing.contains(argument) ? false : nil
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

  /// Returns the clauses of `#if` that may be compiled: all but those that are certainly left out.
  func possibleClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var found: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let holds = isCompiled(clause.condition)
      if holds != false { found.append(clause) }
      if holds == true { break }
    }
    return found
  }
}
