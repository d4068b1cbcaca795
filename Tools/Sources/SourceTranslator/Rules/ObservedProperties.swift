import SwiftSyntax

extension FileTranslator {
  /// Makes an `@objc dynamic` property report its changes to observers, as UIKit's `observe(_:options:changeHandler:)` expects.
  func announceChanges(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .class, node.bindingSpecifier.text == "var", node.bindings.count == 1,
      let binding = node.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self), isObservable(node, in: scope)
    else { return }
    let path = "\\\(scope.name).\(pattern.identifier.text)"
    let before = "willChangeValue(for: \(path))"
    let after = "didChangeValue(for: \(path))"
    guard let block = binding.accessorBlock else {
      edits.insert(" { willSet { \(before) } didSet { \(after) } }", at: binding.endByte)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    let observers = accessors.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    guard !observers.isEmpty, observers.count == accessors.count else { return }
    for (name, call) in [("willSet", before), ("didSet", after)] {
      if let body = observers.first(where: { $0.accessorSpecifier.text == name })?.body {
        edits.insert(" \(call);", at: body.leftBrace.endByte)
      } else {
        edits.insert(" \(name) { \(call) }", at: block.leftBrace.endByte)
      }
    }
  }

  private func isObservable(_ node: VariableDeclSyntax, in scope: TypeScope) -> Bool {
    guard node.modifiers.contains("dynamic"), !node.modifiers.isTypeMember, !node.modifiers.contains("lazy"), !scope.isExtension,
      node.attributes.contains("objc") || lookup.declaration(scope.fullName)?.hasObjCMembers == true
    else { return false }
    return lookup.ancestry(of: scope.fullName).contains { UIKitClasses.isKnown($0) || $0 == "NSObject" }
  }
}
