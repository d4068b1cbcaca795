import Foundation
import SwiftSyntax

extension FileTranslator {
  /// Declares, on the line of the class's brace, the members that its extensions implement; see ``ExtensionForwarder``.
  func forwardToExtensions(_ node: ClassDeclSyntax) {
    guard let name = typeName, scopes.last?.isLocal == false else { return }
    var text = ""
    for member in lookup.forwardedMembers(of: name) {
      guard let forwarder = member.forwarder else { continue }
      let declaration = forwarded(forwarder, member, in: name).replacingOccurrences(
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

  /// Returns whether members may be moved from the scope: an extension of a class. A class of another framework is known by an override.
  private func isClassExtension(_ scope: TypeScope, _ modifiers: DeclModifierListSyntax) -> Bool {
    scope.isExtension && (scope.kind == .class || modifiers.modifier("override") != nil)
  }

  func moveOutOfExtension(_ node: FunctionDeclSyntax) {
    if dispatch(node) { return }
    guard let scope = scopes.last, isClassExtension(scope, node.modifiers) else { return }
    let member = Member(node, forwarding: true)
    if Self.missingFormatterMethods.contains(member.fullName) { return }
    move(member, node.name, node.modifiers, scope)
  }

  func moveOutOfExtension(_ node: VariableDeclSyntax) {
    if dispatch(node) { return }
    guard let scope = scopes.last, isClassExtension(scope, node.modifiers) else { return }
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
    for (member, name) in zip(Member.properties(node, forwarding: true), names) {
      if member.isOverride, node.bindings.count == 1, let observers = node.bindings.first?.observers {
        makeMethods(of: observers, member, name, node, scope)
      } else {
        move(member, name, node.modifiers, scope)
      }
    }
  }

  /// Makes methods of a property's observers: an extension stores nothing, so the class declares the property and calls them.
  private func makeMethods(
    of observers: [AccessorDeclSyntax], _ member: Member, _ name: TokenSyntax, _ node: VariableDeclSyntax, _ scope: TypeScope
  ) {
    guard let binding = node.bindings.first, let block = binding.accessorBlock else { return }
    let isForwarded = lookup.isForwarded(member, ofExtensionOf: scope.fullName)
    if !isForwarded { reportOutside(member, name, scope) }
    edits.dropTokens(node.modifiers.firstToken(viewMode: .sourceAccurate) ?? node.bindingSpecifier, through: block.leftBrace)
    edits.drop(block.rightBrace)
    for observer in observers {
      let isBefore = observer.accessorSpecifier.text == "willSet"
      let value = observer.parameters?.name.text ?? (isBefore ? "newValue" : "oldValue")
      let plain = ExtensionForwarder.observerName(name.text, observer)
      let method = isForwarded ? forwarded(plain, member, in: scope.fullName) : qualified(plain, member, scope.fullName)
      edits.replace(
        observer.accessorSpecifier.startByte..<(observer.parameters?.endByte ?? observer.accessorSpecifier.endByte),
        with: "func \(method)(_ \(value): \(binding.typeAnnotation?.type.singleLine ?? "Any"))")
    }
  }

  /// Returns the name in the extension: with the class where a superclass or subclass moves the same member.
  private func forwarded(_ text: String, _ member: Member, in type: String) -> String {
    lookup.isForwardedTwice(member, in: type) ? qualified(text, member, type) : text
  }

  private func qualified(_ text: String, _ member: Member, _ type: String) -> String {
    let place = ExtensionForwarder.prefix + type.replacingOccurrences(of: ".", with: "_") + "_"
    return text.replacingOccurrences(of: ExtensionForwarder.prefix + member.name, with: place + member.name)
  }

  private func reportOutside(_ member: Member, _ name: TokenSyntax, _ scope: TypeScope) {
    report(
      name, .warning, "override-outside-module",
      "'\(member.fullName)' overrides in an extension of '\(scope.name)', whose class is not in this module; it is not called.")
  }

  private func move(_ member: Member, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ scope: TypeScope) {
    guard lookup.isForwarded(member, ofExtensionOf: scope.fullName) else {
      if member.isOverride {
        reportOutside(member, name, scope)
        takeOut(name, modifiers, scope)
      }
      return
    }
    edits.replace(name.byteRange, with: forwarded(ExtensionForwarder.prefix + name.text, member, in: scope.fullName))
    if let modifier = modifiers.modifier("override") { edits.drop(modifier) }
    if let modifier = modifiers.accessLimit { edits.drop(modifier) }
    if let modifier = modifiers.modifier("open") { edits.replace(modifier.byteRange, with: "public") }
  }

  /// Lets a member that cannot override compile, under a name that is never called.
  private func takeOut(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ scope: TypeScope) {
    let place = scope.name.replacingOccurrences(of: ".", with: "_")
    edits.replace(name.byteRange, with: "\(ExtensionForwarder.prefix)\(place)_\(name.text)")
    if let modifier = modifiers.modifier("override") { edits.drop(modifier) }
    if let modifier = modifiers.modifier("open") { edits.replace(modifier.byteRange, with: "public") }
  }
}
