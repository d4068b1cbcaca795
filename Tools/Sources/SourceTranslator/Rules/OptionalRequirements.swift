import Foundation
import SwiftSyntax

/// The names for an optional requirement of one of the app's protocols.
struct OptionalRequirement {
  /// Returned by the default implementation, so that the conformance shows whether the member was implemented.
  static let marker = "_TrestleUnwritten"

  var associatedType: String
  /// A property of the protocol: whether the member is implemented.
  var presence: String

  /// - Parameter members: The members of the protocol. Methods of one name are distinguished by their labels, then by their types.
  init(_ member: Member, among members: [Member]) {
    var suffix = member.name
    if members.filter({ $0.name == member.name }).count > 1 {
      suffix += "_" + member.parameters.map { $0.label.filter { $0 != "`" } }.joined(separator: "_")
    }
    if members.filter({ $0.fullName == member.fullName }).count > 1 {
      suffix += "_" + member.parameters.map { $0.type.filter { $0.isLetter || $0.isNumber } }.joined(separator: "_")
    }
    associatedType = "_Result_\(suffix)"
    presence = "_implements_\(suffix)"
  }
}

extension FileTranslator {
  /// Rewrites the optional requirements of an `@objc` protocol: each returns an associated type, and its default returns the marker.
  func openProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains("objc") else { return }
    if node.inheritanceClause == nil { edits.insert(": AnyObject", at: node.name.endByte) }
    let members = lookup.members(of: typeName ?? node.name.text)
    var associated = ""
    var presences: [String] = []
    var defaults: [String] = []
    let access = node.modifiers.contains("public") ? "public " : ""
    func add(_ member: Member, _ declaration: String) {
      let names = OptionalRequirement(member, among: members)
      let kind = member.isStatic ? "static " : ""
      associated += " associatedtype \(names.associatedType) = \(OptionalRequirement.marker);"
      // The condition excludes the default from `any P`, where it would be ambiguous with the requirement.
      defaults.append(
        "extension \(node.name.text) where \(names.associatedType) == \(OptionalRequirement.marker) { \(access)\(kind)\(declaration) }")
      presences.append(
        "\(access)var \(names.presence): Bool { \(names.associatedType).self != \(OptionalRequirement.marker).self }")
    }
    for declaration in compiledMembers(node.memberBlock.members) {
      // Only a protocol of Objective-C may have members that are not available.
      for attribute in declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.unavailability ?? [] { edits.drop(attribute) }
      if let function = declaration.as(FunctionDeclSyntax.self), let modifier = function.modifiers.modifier("optional") {
        edits.drop(modifier)
        let member = Member(function)
        let names = OptionalRequirement(member, among: members)
        if let result = function.signature.returnClause?.type {
          edits.replace(result.byteRange, with: names.associatedType)
        } else {
          edits.insert(" -> \(names.associatedType)", at: function.signature.endByte)
        }
        let parameters = withExistentials("func \(function.name.text)\(function.signature.parameterClause.singleLine)")
        add(member, "\(parameters) -> \(OptionalRequirement.marker) { \(OptionalRequirement.marker)() }")
      } else if let variable = declaration.as(VariableDeclSyntax.self), let modifier = variable.modifiers.modifier("optional") {
        edits.drop(modifier)
        guard let binding = variable.bindings.first, let member = Member.properties(variable).first else { continue }
        let names = OptionalRequirement(member, among: [])
        if let type = binding.typeAnnotation?.type { edits.replace(type.byteRange, with: names.associatedType) }
        if let accessors = binding.accessorBlock { edits.replace(accessors.byteRange, with: "{ get }") }
        add(member, "var \(member.name): \(OptionalRequirement.marker) { \(OptionalRequirement.marker)() }")
      }
    }
    guard !defaults.isEmpty else { return }
    edits.insert(associated, at: node.memberBlock.leftBrace.endByte)
    let extensions = ["extension \(node.name.text) { \(presences.joined(separator: "; ")) }"] + defaults
    edits.insert("; \(extensions.joined(separator: "; "))", at: node.endByte)
  }

  /// The base names of optional requirements of Foundation's protocols, all of which have defaults here.
  private static let optionalMethodsOfFoundation: Set<String> = [
    "cache", "fileManager", "parser", "parserDidEndDocument", "parserDidStartDocument", "stream", "urlSession",
    "urlSessionDidFinishEvents",
  ]

  /// Calls an optional requirement: `d?.f?(1)` becomes `(d?.f(1) as? Double)`.
  func translateOptionalCall(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression
    let mark: TokenSyntax
    let isForced: Bool
    let function: ExprSyntax
    if let chaining = callee.as(OptionalChainingExprSyntax.self) {
      (function, mark, isForced) = (chaining.expression, chaining.questionMark, false)
    } else if let forced = callee.as(ForceUnwrapExprSyntax.self) {
      (function, mark, isForced) = (forced.expression, forced.exclamationMark, true)
    } else {
      return
    }
    guard let access = function.as(MemberAccessExprSyntax.self), let base = access.base else { return }
    let name = access.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let requirements = lookup.optionalRequirements[name],
      lookup.propertyTypes[name] == nil || matches(requirements, labels)
        || requirements.contains(where: { mentions($0.owner.name, base) || endsInProperty(of: $0.owner.name, base) })
    {
      let match = requirements.first { $0.member.parameters.map(\.label) == labels } ?? requirements.first { $0.member.kind == .method }
      guard let match else { return }
      edits.cut(mark)
      convert(Syntax(node), isForced, type: match.member.type.map(withExistentials))
    } else if UIKitProtocols.optionalMethods.contains(name) || Self.optionalMethodsOfFoundation.contains(name),
      lookup.propertyTypes[name] == nil || labels.contains(where: { $0 != "_" })
    {
      // Many classes have a property `collectionView` or `tableView`. A call with labels cannot be a call of its value.
      edits.cut(mark)
      guard !isForced else { return }
      if let type = UIKitOptionalResults.type(name, labels) {
        convert(Syntax(node), false, type: type)
      } else if !hasOptionalBase(access) {
        if isStatement(Syntax(node), isVoid: true) { return }
        edits.insert("Optional(", at: node.startByte)
        edits.insert(")", at: node.endByte)
      }
    }
  }

  /// Returns whether a call has the labels of a requirement. A call with labels cannot be a call of what a property holds.
  private func matches(_ requirements: [(owner: TypeDeclaration, member: Member)], _ labels: [String]) -> Bool {
    labels.contains { $0 != "_" } && requirements.contains { $0.member.parameters.map(\.label) == labels }
  }

  /// Reads an optional property: `d?.title` becomes `(d?.title as? String)`.
  func translateOptionalProperty(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, node.parent?.is(FunctionCallExprSyntax.self) != true,
      let requirements = lookup.optionalRequirements[node.declName.baseName.text],
      let requirement = requirements.first(where: { $0.member.kind == .property && mentions($0.owner.name, base) }),
      let type = requirement.member.type
    else { return }
    var end = node.endByte
    if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) { end = forced.expression.endByte }
    edits.insert("(", at: node.startByte)
    edits.insert(" as? \(withExistentials(type.withoutOptional)))", at: end)
    // The rest is part of the optional chain, which ends at the parentheses.
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id { edits.insert("?", at: end) }
  }

  /// Uses an optional method as a value: `if let open = d?.open` binds a closure that calls it, or nil if it is not implemented.
  func translateOptionalMethodValue(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, node.parent?.is(InitializerClauseSyntax.self) == true else { return }
    guard let requirements = lookup.optionalRequirements[node.declName.baseName.text] else { return translateKitMethodValue(node) }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    let methods = requirements.filter { $0.member.kind == .method && mentions($0.owner.name, base) }
    guard let match = methods.first(where: { $0.member.parameters.map(\.label) == labels }) ?? methods.first else { return }
    let chaining = base.as(OptionalChainingExprSyntax.self)
    let object = edits.rendered((chaining?.expression ?? base).byteRange)
    let mark = chaining == nil ? "" : "?"
    let parameters = match.member.parameters.enumerated().map { "_\($0): \(withExistentials($1.type))" }.joined(separator: ", ")
    let arguments = match.member.parameters.enumerated().map { index, parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ") + "_\(index)"
    }.joined(separator: ", ")
    let result = match.member.type.map(withExistentials)
    let call = "_object\(mark).\(match.member.name)(\(arguments))"
    let body = result.map { "return (\(call) as Any) as! \($0)" } ?? "_ = \(call)"
    edits.replace(
      node.byteRange,
      with:
        "((\(object))\(mark).\(presence(of: match)) == true ? { [_object = \(object)] (\(parameters)) -> \(result ?? "Void") in \(body) } : nil)"
    )
  }

  /// Uses an optional method of UIKit as a value: `if let count = source.numberOfSections`. All of them have defaults here, so it always has one.
  private func translateKitMethodValue(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true, UIKitProtocols.optionalMethods.contains(name),
      !hasOptionalBase(node)
    else { return }
    // Without labels, a name that ends as a class does can be that of a property: `layout.collectionView`.
    let isMethod = node.declName.argumentNames != nil
    let isNoun = ["View", "Controller", "Bar", "Field", "cene", "Manager", "Storage", "position"].contains { name.hasSuffix($0) }
    guard isMethod || !isNoun && lookup.propertyTypes[name] == nil else { return }
    edits.insert("Optional(", at: node.startByte)
    edits.insert(")", at: node.endByte)
  }

  /// Returns whether an expression may have the type of a protocol: it names a property, parameter or variable that is declared with it.
  private func mentions(_ name: String, _ expression: ExprSyntax) -> Bool {
    let names = lookup.names(of: name)
    for token in expression.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let identifier) = token.tokenKind else { continue }
      // `(object as? P)?`
      if token.previousToken(viewMode: .sourceAccurate)?.text != ".", names.contains(where: { $0 == identifier }) { return true }
      if let type = typeName, let found = lookup.members(called: identifier, from: type),
        found.members.contains(where: { member in names.contains { member.type?.names(type: $0) == true } })
      {
        return true
      }
      if localTypes(of: identifier, around: Syntax(expression)).contains(where: { type in names.contains { type.names(type: $0) } }) {
        return true
      }
    }
    return false
  }

  /// Returns whether an expression ends in the name of a property that some type declares with a protocol: `self.calendar.delegate`.
  private func endsInProperty(of name: String, _ expression: ExprSyntax) -> Bool {
    let chain = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let access = (chain ?? expression).as(MemberAccessExprSyntax.self), access.base != nil else { return false }
    let names = lookup.names(of: name)
    return lookup.propertyTypes[access.declName.baseName.text]?.contains { type in names.contains { type.names(type: $0) } } == true
  }

  /// Returns the types of the parameters and of the variables called `name` that are declared around a location.
  private func localTypes(of name: String, around node: Syntax) -> [String] {
    var types: [String] = []
    var current = node.parent
    while let parent = current {
      if let function = parent.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
          types.append(parameter.type.trimmedDescription)
        }
      }
      for item in parent.as(CodeBlockItemListSyntax.self) ?? [] where item.position < node.position {
        for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] where binding.pattern.trimmedDescription == name {
          if let type = binding.typeAnnotation?.type { types.append(type.trimmedDescription) }
        }
      }
      current = parent.parent
    }
    return types
  }

  /// Tests whether a requirement is implemented: `d?.f != nil` becomes `d?._implements_f == true`.
  func translatePresenceTests(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for index in elements.indices.dropLast(2) {
      guard let access = elements[index].as(MemberAccessExprSyntax.self), access.base != nil,
        let comparison = elements[index + 1].as(BinaryOperatorExprSyntax.self), elements[index + 2].is(NilLiteralExprSyntax.self),
        let requirements = lookup.optionalRequirements[access.declName.baseName.text], let first = requirements.first,
        first.member.kind == .method, !isOwnProperty(access)
      else { continue }
      let labels = access.declName.argumentNames?.arguments.map(\.name.text)
      // A property of the same name is compared itself.
      if labels == nil, lookup.propertyTypes[access.declName.baseName.text] != nil, let base = access.base,
        !requirements.contains(where: { mentions($0.owner.name, base) || endsInProperty(of: $0.owner.name, base) })
      {
        continue
      }
      let match = requirements.first { $0.member.parameters.map(\.label) == labels } ?? first
      edits.replace(access.declName.byteRange, with: presence(of: match))
      edits.replace(comparison.byteRange, with: comparison.operator.text == "!=" ? "==" : "!=")
      edits.replace(elements[index + 2].byteRange, with: "true")
    }
  }

  /// Returns whether `self.name` is a property, which may have the name of a requirement.
  private func isOwnProperty(_ access: MemberAccessExprSyntax) -> Bool {
    guard access.base?.trimmedDescription == "self", let type = typeName else { return false }
    return lookup.members(called: access.declName.baseName.text, from: type)?.members.contains { $0.kind == .property } == true
  }

  /// `d.responds(to: #selector(P.f))` becomes `d._implements_f`.
  func translateResponds(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "responds",
      node.arguments.count == 1, node.arguments.first?.label?.text == "to",
      let macro = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let method = macro.arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let labels = method.declName.argumentNames?.arguments.map(\.name.text)
    guard let requirements = lookup.optionalRequirements[method.declName.baseName.text],
      let match = requirements.first(where: { $0.member.parameters.map(\.label) == labels }) ?? requirements.first
    else { return }
    let base = access.base.map { edits.rendered($0.byteRange) + "." } ?? ""
    edits.replace(node.byteRange, with: base + presence(of: match))
  }

  private func presence(of requirement: (owner: TypeDeclaration, member: Member)) -> String {
    OptionalRequirement(requirement.member, among: requirement.owner.members).presence
  }

  /// Casts the result of a call that returns an associated type to the requirement's type.
  private func convert(_ node: Syntax, _ isForced: Bool, type: String?) {
    if isStatement(node, isVoid: type == nil || type == "Void") {
      edits.insert("_ = ", at: node.startByte)
      return
    }
    edits.insert("(", at: node.startByte)
    edits.insert(" as\(isForced ? "!" : "?") \((type ?? "Void").withoutOptional))", at: node.endByte)
    // The rest is part of the optional chain, which ends at the parentheses.
    let isContinued: Bool
    if let access = node.parent?.as(MemberAccessExprSyntax.self) {
      isContinued = access.base?.id == node.id
    } else {
      isContinued = node.parent?.is(SubscriptCallExprSyntax.self) == true
    }
    if isContinued, !isForced { edits.insert("?", at: node.endByte) }
  }

  /// Returns whether the value of an expression is unused. A single expression may be the result of a function.
  private func isStatement(_ node: Syntax, isVoid: Bool) -> Bool {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) else {
      return false
    }
    guard list.count == 1 else { return true }
    if let function = list.parent?.parent?.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
    if list.parent?.is(AccessorBlockSyntax.self) == true { return false }
    if list.parent?.is(ClosureExprSyntax.self) == true { return isVoid }
    if list.parent?.parent?.is(AccessorDeclSyntax.self) == true {
      return list.parent?.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text != "get"
    }
    return true
  }

  private func hasOptionalBase(_ access: MemberAccessExprSyntax) -> Bool {
    var current = access.base
    while let expression = current {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      if let inner = expression.as(MemberAccessExprSyntax.self) {
        current = inner.base
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else {
        return false
      }
    }
    return false
  }
}

extension String {
  /// Returns whether the text of a type has the name of another one as a word.
  fileprivate func names(type name: String) -> Bool {
    let word = name.split(separator: ".").last ?? ""
    return split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(word)
  }

  /// The type inside an optional.
  var withoutOptional: String {
    guard hasSuffix("?") || hasSuffix("!") else { return self }
    let inner = String(dropLast())
    return inner.hasPrefix("(") && inner.hasSuffix(")") && !inner.contains("->") && !inner.contains(",")
      ? String(inner.dropFirst().dropLast()) : inner
  }
}
