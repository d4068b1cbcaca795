import Foundation
import SwiftSyntax

extension FileTranslator {
  /// Makes a method of an extension of another module's class call the implementation of the subclass that overrides it.
  ///
  /// - Returns: Whether the method takes part in such a dispatch.
  func dispatch(_ node: FunctionDeclSyntax) -> Bool {
    guard let scope = scopes.last, scope.kind == .class, !scope.isLocal else { return false }
    let member = Member(node, forwarding: true)
    if let above = lookup.dispatchSuper(of: member, in: scope.fullName) {
      renameOverride(member, node.name, node.modifiers, scope)
      if let body = node.body { redirectSuper(in: Syntax(body), member, to: above) }
      return true
    }
    guard scope.isExtension, let forwarder = member.forwarder else { return false }
    let targets = lookup.dispatchTargets(of: member, base: scope.fullName)
    guard !targets.isEmpty, let body = forwarder.range(of: " { ") else { return false }
    let call = String(forwarder[body.upperBound...].dropLast(2))
    let prefix = ExtensionForwarder.prefix + member.name
    func answer(of type: String, on object: String) -> String {
      "return " + call.replacingOccurrences(of: prefix, with: "\(object).\(Self.implementation(of: member, in: type))")
    }
    let answers =
      targets.map { type in
        member.isStatic
          ? "if self is \(type).Type { \(answer(of: type, on: type)) }" : "if let o = self as? \(type) { \(answer(of: type, on: "o")) }"
      } + [answer(of: scope.fullName, on: "self")]
    insertDispatcher("\(forwarder[..<body.lowerBound]) { \(answers.joined(separator: "; ")) }", at: node.startByte)
    edits.replace(node.name.byteRange, with: Self.implementation(of: member, in: scope.fullName))
    return true
  }

  /// Returns the same for a property with a getter.
  func dispatch(_ node: VariableDeclSyntax) -> Bool {
    guard let scope = scopes.last, scope.kind == .class, !scope.isLocal, node.bindings.count == 1, let binding = node.bindings.first,
      let member = Member.properties(node, forwarding: true).first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return false }
    if let above = lookup.dispatchSuper(of: member, in: scope.fullName) {
      // Storage and what is done before a change have no place in the setter.
      guard let block = binding.accessorBlock, binding.observers.map({ $0.map(\.accessorSpecifier.text) == ["didSet"] }) ?? true else {
        return false
      }
      renameOverride(member, name, node.modifiers, scope)
      redirectSuper(in: Syntax(block), member, to: above)
      if let observer = binding.observers?.first { replace(observer, of: "self.\(Self.implementation(of: member, in: above))") }
      return true
    }
    guard scope.isExtension, let forwarder = member.forwarder, let brace = forwarder.range(of: " { ") else { return false }
    let targets = lookup.dispatchTargets(of: member, base: scope.fullName)
    guard !targets.isEmpty else { return false }
    func implementation(_ type: String) -> String { Self.implementation(of: member, in: type) }
    func test(_ type: String) -> String { member.isStatic ? "if self is \(type).Type" : "if let o = self as? \(type)" }
    func object(_ type: String) -> String { member.isStatic ? type : "o" }
    let values =
      targets.map { "\(test($0)) { return \(object($0)).\(implementation($0)) }" } + ["return self.\(implementation(scope.fullName))"]
    var body = values.joined(separator: "; ")
    if member.isSettable {
      // Only sources in Objective-C override a property that can be set by a getter alone.
      let changes =
        targets.filter { lookup.isSettable(member, in: $0) }
        .map { "\(test($0)) { \(object($0)).\(implementation($0)) = newValue; return }" }
        + ["self.\(implementation(scope.fullName)) = newValue"]
      body = "get { \(body) } set { \(changes.joined(separator: "; ")) }"
    }
    insertDispatcher("\(forwarder[..<brace.lowerBound]) { \(body) }", at: node.startByte)
    edits.replace(name.byteRange, with: implementation(scope.fullName))
    return true
  }

  private static func implementation(of member: Member, in type: String) -> String {
    "\(ExtensionForwarder.prefix)\(type.replacingOccurrences(of: ".", with: "_"))_\(member.name)"
  }

  private func insertDispatcher(_ text: String, at position: Int) {
    let text = text.replacingOccurrences(of: ExtensionForwarder.overridePlace, with: "")
    edits.insert(withExistentials(text) + "; ", at: position)
  }

  private func renameOverride(_ member: Member, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ scope: TypeScope) {
    edits.replace(name.byteRange, with: Self.implementation(of: member, in: scope.fullName))
    for word in ["override", "final"] {
      if let modifier = modifiers.modifier(word) { edits.drop(modifier) }
    }
    if let modifier = modifiers.accessLimit { edits.drop(modifier) }
    if let modifier = modifiers.modifier("open") { edits.replace(modifier.byteRange, with: "public") }
  }

  /// Makes accessors of `didSet`, which change a property under another name.
  private func replace(_ observer: AccessorDeclSyntax, of property: String) {
    guard let body = observer.body else { return }
    let old = observer.parameters?.name.text ?? "oldValue"
    let isUsed = body.tokens(viewMode: .sourceAccurate).contains { $0.text == old }
    edits.replace(
      observer.accessorSpecifier.startByte..<body.leftBrace.endByte,
      with: "get { \(property) } set { \(isUsed ? "let \(old) = \(property); " : "")\(property) = newValue; do {")
    edits.insert(" }", at: body.rightBrace.endByte)
  }

  private func redirectSuper(in node: Syntax, _ member: Member, to type: String) {
    let finder = SuperAccessFinder(name: member.name)
    finder.walk(node)
    for access in finder.found {
      guard let base = access.base else { continue }
      edits.replace(
        base.startByte..<access.declName.baseName.endByte, with: "self.\(Self.implementation(of: member, in: type))")
    }
  }
}

/// Finds uses of the superclass's member.
private final class SuperAccessFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [MemberAccessExprSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
    return .visitChildren
  }
}
