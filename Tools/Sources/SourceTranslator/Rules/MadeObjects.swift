import SwiftSyntax

extension FileTranslator {
  /// Replaces the requirement `init()` of a protocol to which an extension makes one of UIKit's classes conform.
  ///
  /// On iOS every class imported from Objective-C conforms. Swift on Linux accepts only `required` initializers, so that the protocol
  /// requires a function that returns a new object.
  func requireMaking(_ node: ProtocolDeclSyntax) {
    guard lookup.madeProtocols.contains(node.name.text) else { return }
    for member in compiledMembers(node.memberBlock.members) {
      guard let requirement = member.as(InitializerDeclSyntax.self), requirement.signature.parameterClause.parameters.isEmpty else {
        continue
      }
      edits.replace(requirement.byteRange, with: "static func _made() -> Self")
    }
    // An initializer cannot replace the object of a protocol for classes only.
    if let clause = node.inheritanceClause,
      clause.inheritedTypes.allSatisfy({ ["class", "AnyObject"].contains($0.type.trimmedDescription) })
    {
      edits.drop(clause)
    }
    let access = node.modifiers.contains("public") ? "public " : ""
    edits.insert(
      "; extension \(node.name.text) where Self: NSObject { \(access)static func _made() -> Self { UIKit._instantiate(self) } }",
      at: node.endByte)
  }

  /// Adds the function to a class that conforms to such a protocol and is none of UIKit's.
  func provideMaking(_ node: ClassDeclSyntax) {
    guard let scope = scopes.last, !scope.isLocal, let type = lookup.declaration(scope.fullName),
      type.inherited.contains(where: lookup.madeProtocols.contains),
      !lookup.ancestry(of: scope.fullName).contains(where: { $0 == "NSObject" || UIKitClasses.isKnown($0) })
    else { return }
    let access = type.isPublic ? "public " : ""
    edits.insert(" \(access)static func _made() -> Self { self.init() };", at: node.memberBlock.leftBrace.endByte)
  }

  /// Calls the function in an initializer of an extension of such a protocol.
  func callMaking(_ node: FunctionCallExprSyntax) {
    guard let scope = scopes.last, scope.isExtension, lookup.madeProtocols.contains(scope.fullName), node.arguments.isEmpty,
      node.trailingClosure == nil, node.calledExpression.trimmedDescription == "self.init"
    else { return }
    edits.replace(node.byteRange, with: "self = Self._made()")
  }
}
