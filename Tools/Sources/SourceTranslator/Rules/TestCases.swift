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
    let `throws` = node.signature.effectSpecifiers?.throwsClause != nil
    var override = ""
    if let modifier = node.modifiers.modifier("override") {
      edits.blank(modifier.byteRange)
      override = "override "
    }
    let attempt = `throws` ? "try " : ""
    // XCTest runs synchronous tests on the main thread. `self` stays there, which the compiler cannot see.
    edits.insert(
      "; nonisolated \(override)func \(name)()\(`throws` ? " throws" : "") { nonisolated(unsafe) let test = self; "
        + "\(attempt)MainActor.assumeIsolated { \(attempt)test._main_\(name)() } }",
      at: node.endByte)
  }
}
