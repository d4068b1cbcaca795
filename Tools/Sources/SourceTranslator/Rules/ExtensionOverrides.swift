import Foundation
import SwiftSyntax

extension FileTranslator {
  /// Declares, on the line of the class's brace, the members that its extensions implement; see ``ExtensionForwarder``.
  func forwardToExtensions(_ node: ClassDeclSyntax) {
    guard let name = typeName, scopes.last?.isLocal == false else { return }
    var text = ""
    for member in lookup.forwardedMembers(of: name) {
      guard let forwarder = member.forwarder else { continue }
      let declaration = forwarder.replacingOccurrences(
        of: ExtensionForwarder.overridePlace, with: lookup.overrides(member, inExtensionOf: name) ? "override " : "")
      text += " \(withExistentials(declaration));"
    }
    for declaration in lookup.declarationsForSubclasses(of: name) { text += " \(withExistentials(declaration));" }
    if let unwritten = lookup.unwrittenMethods(of: name) {
      text += " \(unwritten.declaration);"
      if unwritten.isFirst { tables.declarations.append("extension \(name): UIKit._DeclaresForSubclasses {}") }
    }
    if !text.isEmpty { edits.insert(text, at: node.memberBlock.leftBrace.endByte) }
  }

  func moveOutOfExtension(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, scope.isExtension, scope.kind == .class else { return }
    move(Member(node, forwarding: true), node.name, node.modifiers, scope)
  }

  func moveOutOfExtension(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, scope.isExtension, scope.kind == .class else { return }
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
    for (member, name) in zip(Member.properties(node, forwarding: true), names) { move(member, name, node.modifiers, scope) }
  }

  private func move(_ member: Member, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ scope: TypeScope) {
    guard lookup.isForwarded(member, ofExtensionOf: scope.fullName) else {
      if member.isOverride {
        report(
          name, .error, "override-outside-module",
          "'\(member.fullName)' overrides in an extension of '\(scope.name)', whose class is not in this module.")
      }
      return
    }
    edits.replace(name.byteRange, with: ExtensionForwarder.prefix + name.text)
    if let modifier = modifiers.modifier("override") { edits.blank(modifier.byteRange) }
    if let modifier = modifiers.accessLimit { edits.blank(modifier.byteRange) }
    if let modifier = modifiers.modifier("open") { edits.replace(modifier.byteRange, with: "public") }
  }
}
