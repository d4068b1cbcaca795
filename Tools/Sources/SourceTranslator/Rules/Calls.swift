import SwiftSyntax

extension FileTranslator {
  /// Translates calls that have no meaning, or another one, without Objective-C.
  func translateCall(_ node: FunctionCallExprSyntax) {
    translateResponds(node)
    registerInvocation(node)
    castExpressionValue(node)
    translateClassOfType(node)
    findLibraryFolder(node)
    enumerateWithoutEscaping(node)
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      refuse(node, function: reference.baseName.text)
    }
  }

  /// `expression.enumerateMatches(in: text, range: range) { match, _, _ in found(match) }`: the closure escapes in Foundation on Linux, where
  /// it would have to name `self`.
  private func enumerateWithoutEscaping(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName, name.text == "enumerateMatches",
      node.arguments.first?.label?.text == "in", lookup.classes(declaring: name.text).isEmpty
    else { return }
    edits.insert("_", at: name.startByte)
  }

  /// `FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)`: Foundation on Linux has no folder `Library`.
  private func findLibraryFolder(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard function.baseName.text == "NSSearchPathForDirectoriesInDomains", labels == ["_", "_", "_"] else { return }
      return edits.replace(function.byteRange, with: "UIKit._searchPaths")
    }
    guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
      labels == (name.text == "urls" ? ["for", "in"] : ["for", "in", "appropriateFor", "create"]), ["urls", "url"].contains(name.text),
      !lookup.declaredNames.contains("\(name.text)(\(labels.map { $0 + ":" }.joined()))")
    else { return }
    edits.insert("_", at: name.startByte)
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
    case "Bundle" where labels == ["for"] && lookup.type(named: "Bundle") == nil:
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
    case "Data" where labels == ["contentsOf", "options"] && lookup.type(named: "Data") == nil:
      // Foundation's initializer does not read addresses that contain the data.
      if let label = node.arguments.first?.label { edits.insert("_", at: label.startByte) }
    default: break
    }
  }

  private static let shaderNames: Set<String> = [
    "MTLRenderPipelineDescriptor", "MTLRenderPipelineState", "MTLComputePipelineDescriptor", "MTLComputePipelineState",
    "makeComputePipelineState", "makeDefaultLibrary", "makeRenderPipelineState",
  ]

  /// Warns of the first name in a file that needs shaders: what they draw or compute is left out.
  func noteShaders(_ token: TokenSyntax) {
    guard !hasNotedShaders, Self.shaderNames.contains(token.text), file.text.holds("import Metal"),
      lookup.classes(declaring: token.text).isEmpty, lookup.type(named: token.text) == nil
    else { return }
    hasNotedShaders = true
    report(
      token, .warning, "left-out",
      "\(token.text) runs shaders of Metal, for which Linux has no device: what they draw or compute is left out.")
  }
}
