import SwiftSyntax

extension FileTranslator {
  /// Makes a main-actor test callable from XCTest's generated list, which would stop the run otherwise.
  func wrapTest(_ node: FunctionDeclSyntax) {
    guard options.isTestTarget, let scope = scopes.last, scope.kind == .class, !node.modifiers.isTypeMember,
      node.signature.parameterClause.parameters.isEmpty, node.signature.effectSpecifiers?.asyncSpecifier == nil,
      lookup.ancestry(of: scope.fullName).contains("XCTestCase")
    else { return }
    let name = node.name.text
    let isTest = name.hasPrefix("test") && node.modifiers.accessLimit == nil
    let isSetUp = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"].contains(name)
    let isMainActorClass = lookup.declaration(scope.fullName)?.isMainActor == true || options.isMainActorByDefault
    guard isTest || isSetUp, node.attributes.contains("MainActor") || isMainActorClass, !node.modifiers.contains("nonisolated") else {
      return
    }
    edits.replace(node.name.byteRange, with: "_main_\(name)")
    let throwsText = node.signature.effectSpecifiers?.throwsClause == nil && isSetUp ? "" : "throws "
    let attempt = throwsText.isEmpty ? "" : "try "
    let inner = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    var override = ""
    if let modifier = node.modifiers.modifier("override") {
      edits.blank(modifier.byteRange)
      override = "override "
    }
    edits.insert(
      "; nonisolated \(override)func \(name)() \(throwsText){ \(attempt)MainActor.assumeIsolated { \(inner)_main_\(name)() } }",
      at: node.endByte)
  }
}
