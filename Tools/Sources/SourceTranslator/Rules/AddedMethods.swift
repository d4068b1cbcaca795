import SwiftSyntax

extension FileTranslator {
  /// Warns about an optional method that a subclass adds to a protocol its superclass conforms to: the conformance does not see it.
  func noteAddedMethod(_ node: FunctionDeclSyntax) {
    let name = node.name.text
    guard let scope = scopes.last, scope.kind == .class, !node.modifiers.contains("override"), !node.modifiers.isTypeMember,
      UIKitProtocols.optionalMethods.contains(name) || lookup.optionalRequirements[name] != nil
    else { return }
    let member = Member(node)
    for ancestor in lookup.ancestry(of: scope.fullName).dropFirst() {
      guard let declaration = lookup.declaration(ancestor) else { return }
      if lookup.members(named: name, of: ancestor).contains(where: { $0.fullName == member.fullName }) { return }
      let conformances = declaration.inherited + lookup.extensions(of: ancestor).flatMap(\.inherited)
      guard let conformance = conformances.first(where: { declares($0, member) }) else { continue }
      report(
        node.name, .warning, "added-optional-method",
        "'\(member.fullName)' is not called: '\(ancestor)' conforms to '\(conformance)' without it. Declare it there and override it.")
      return
    }
  }

  private func declares(_ name: String, _ member: Member) -> Bool {
    if let declaration = lookup.type(named: name) {
      return declaration.kind == .protocol && declaration.members.contains { $0.isOptional && $0.fullName == member.fullName }
    }
    guard UIKitProtocols.names.contains(name), let parameter = member.parameters.first else { return false }
    // `UITableViewDelegate` and its siblings name the view that calls them.
    let view = parameter.type.filter { $0 != "?" && $0 != "!" }
    return name.hasPrefix(view) && (name.hasSuffix("Delegate") || name.hasSuffix("DelegateFlowLayout") || name.hasSuffix("DataSource"))
  }
}
