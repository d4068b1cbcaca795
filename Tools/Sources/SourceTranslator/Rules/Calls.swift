import SwiftSyntax

extension FileTranslator {
  /// Translates calls that have no meaning, or another one, without Objective-C.
  func translateCall(_ node: FunctionCallExprSyntax) {
    translateResponds(node)
    castExpressionValue(node)
    translateClassOfType(node)
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      refuse(node, function: reference.baseName.text)
    }
  }

  /// `Cell.classForCoder()` is the class itself.
  private func translateClassOfType(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "classForCoder", let base = access.base
    else { return }
    let name = base.singleLine.split(separator: ".").last ?? ""
    guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self), name.first?.isUppercase == true else { return }
    edits.replace(node.byteRange, with: "\(base.singleLine).self")
  }

  private func refuse(_ node: FunctionCallExprSyntax, function: String) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    switch function {
    case "class_addMethod" where !["method_getImplementation", "imp_implementation"].contains(where: node.arguments.description.contains),
      "imp_implementationWithBlock":
      // A library may exchange methods for a part that the application does not use; the runtime reports an exchange without effect.
      report(
        node, options.isLibrary ? .warning : .error, "swizzling", "\(function) makes methods at run time, which needs Objective-C.")
    case "Bundle" where labels == ["for"]:
      // Foundation returns the main bundle for every class.
      edits.replace(node.calledExpression.byteRange, with: "UIKit._bundle")
    case "NSLocalizedString":
      edits.replace(node.calledExpression.byteRange, with: "UIKit._localized")
    case "String" where labels.first == "localized" && labels.dropFirst().allSatisfy(["table", "bundle", "comment"].contains):
      edits.replace(node.calledExpression.byteRange, with: "UIKit._localized")
    case "String" where labels.first == "format" && labels.dropFirst().allSatisfy { $0 == "_" }:
      // Foundation's initializer does not support the plural rules that a localized format may have.
      guard let first = node.arguments.first, let label = first.label, !first.expression.is(StringLiteralExprSyntax.self) else { break }
      edits.replace(label.byteRange, with: "_pluralFormat")
    default: break
    }
  }
}
