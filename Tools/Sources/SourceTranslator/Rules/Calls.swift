import SwiftSyntax

extension FileTranslator {
  /// Calls that have no meaning without Objective-C, or another one here.
  func translateCall(_ node: FunctionCallExprSyntax) {
    translateResponds(node)
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      refuse(node, function: reference.baseName.text)
    }
  }

  private func refuse(_ node: FunctionCallExprSyntax, function: String) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    switch function {
    case "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod":
      report(node, .error, "swizzling", "swizzling (\(function)) cannot work without Objective-C.")
    case "NSExpression" where labels.first == "format":
      report(node, .error, "predicate-format", "NSExpression(format:) is unavailable on Linux; compute the value in Swift.")
    case "NSLocalizedString":
      edits.replace(node.calledExpression.byteRange, with: "UIKit._localized")
    case "String" where labels.first == "localized" && labels.dropFirst().allSatisfy(["table", "bundle", "comment"].contains):
      edits.replace(node.calledExpression.byteRange, with: "UIKit._localized")
    case "String" where labels.first == "format" && labels.dropFirst().allSatisfy { $0 == "_" }:
      // Foundation's initializer does not know the plural rules that a format which was looked up may have.
      guard let first = node.arguments.first, let label = first.label, !first.expression.is(StringLiteralExprSyntax.self) else { break }
      edits.replace(label.byteRange, with: "_pluralFormat")
    default: break
    }
  }
}
