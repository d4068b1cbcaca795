import SwiftSyntax

extension FileTranslator {
  /// Creates an object of a class known only at run time through UIKit's factory: `T()` becomes `UIKit._instantiate(T.self)`.
  ///
  /// On iOS the initializers of UIKit's classes are called by a message. Swift on Linux accepts only `required` ones.
  func translateInstantiation(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard Self.factoryLabels.contains(labels), node.trailingClosure == nil, let open = node.leftParen else { return }
    if let chain = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(OptionalChainingExprSyntax.self),
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init", let close = node.rightParen
    {
      // `type?.init()` is nil without a type.
      guard namedMetatype(chain.expression, labels, Syntax(node)) != nil else { return }
      edits.replace(
        chain.questionMark.startByte..<open.endByte, with: ".map { UIKit._instantiate($0\(labels.isEmpty ? "" : ", ")")
      edits.replace(close.byteRange, with: ") }")
      return
    }
    guard let metatype = metatype(node.calledExpression, labels) else { return }
    let module = labels == Self.annotationLabels ? "MapKit" : "UIKit"
    edits.replace(node.calledExpression.startByte..<open.endByte, with: "\(module)._instantiate(\(metatype)\(labels.isEmpty ? "" : ", ")")
  }

  private static let segueLabels = ["identifier", "source", "destination"]
  private static let annotationViews: Set<String> = ["MKAnnotationView", "MKMarkerAnnotationView", "MKPinAnnotationView"]
  private static let annotationLabels = ["annotation", "reuseIdentifier"]
  private static let factoryLabels: Set<[String]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["nibName", "bundle"], ["reuseIdentifier"],
    segueLabels, annotationLabels,
  ]

  /// Returns the expression for the class of the object that a call creates, if the class is known only at run time.
  private func metatype(_ callee: ExprSyntax, _ labels: [String]) -> String? {
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "Self" { return enclosingClassNeedsFactory(labels, Syntax(callee)) ? "Self.self" : nil }
      return genericParameterNeedsFactory(name, around: Syntax(callee), labels) ? "\(name).self" : nil
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init", let base = access.base else {
      return nil
    }
    let text = base.singleLine
    // Only segues have these labels, and a constant begins with a small letter.
    if labels == Self.segueLabels, base.is(DeclReferenceExprSyntax.self), text.first?.isLowercase == true, text != "self" { return text }
    if text == "self" || text == "Self" {
      return enclosingClassNeedsFactory(labels, Syntax(callee)) && isInTypeMethod(Syntax(callee)) ? "self" : nil
    }
    if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type" {
      return enclosingClassNeedsFactory(labels, Syntax(callee)) ? edits.rendered(base.byteRange) : nil
    }
    if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let type = Self.castType(tuple.elements.first?.expression) {
      return needsFactory(String(type.dropLast(5)), labels) ? edits.rendered(base.byteRange) : nil
    }
    if genericParameterNeedsFactory(text, around: Syntax(callee), labels) { return "\(text).self" }
    return namedMetatype(base, labels, Syntax(callee))
  }

  /// Returns the metatype in a variable, if it needs the factory, including a force-unwrapped variable.
  private func namedMetatype(_ base: ExprSyntax, _ labels: [String], _ place: Syntax) -> String? {
    var variable = base
    if let forced = base.as(ForceUnwrapExprSyntax.self) { variable = forced.expression }
    guard variable.is(DeclReferenceExprSyntax.self) || variable.is(MemberAccessExprSyntax.self),
      let name = variable.singleLine.split(separator: ".").last.map(String.init), var type = declaredType(of: name, around: place)
    else { return nil }
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
    guard type.hasSuffix(".Type") else { return nil }
    let constraint = String(type.dropLast(5))
    if genericParameterNeedsFactory(constraint, around: place, labels) { return edits.rendered(base.byteRange) }
    return needsFactory(constraint, labels) ? edits.rendered(base.byteRange) : nil
  }

  /// Returns whether a class has an initializer that is not `required` here but could be called on iOS.
  private func needsFactory(_ name: String, _ labels: [String]) -> Bool {
    let type = lookup.type(named: name, in: typeName)?.name ?? lookup.aliasedClass(name, in: typeName) ?? name
    let ancestry = lookup.ancestry(of: type)
    let isKnown =
      labels == Self.annotationLabels
      ? ancestry.contains(where: Self.annotationViews.contains)
      : ancestry.contains { UIKitClasses.isKnown($0) || $0 == "NSObject" }
    guard isKnown else { return false }
    return !ancestry.contains { ancestor in
      lookup.members(of: ancestor).contains { $0.kind == .initializer && $0.isRequired && $0.parameters.map(\.label) == labels }
    }
  }

  private func enclosingClassNeedsFactory(_ labels: [String], _ place: Syntax) -> Bool {
    guard let scope = scopes.last else { return false }
    if scope.kind == .class { return needsFactory(scope.fullName, labels) }
    return constraints(ofExtensionAround: place, on: "Self").contains { needsFactory($0, labels) }
  }

  /// Returns the constraints of `Self` or an associated type in the extension around a location: those of its conditions, and the protocols
  /// that it extends.
  private func constraints(ofExtensionAround place: Syntax, on name: String) -> [String] {
    var current = place.parent
    while let parent = current, !parent.is(ExtensionDeclSyntax.self) { current = parent.parent }
    guard let node = current?.as(ExtensionDeclSyntax.self), let extended = node.extendedType.nominalName else { return [] }
    let conditions = node.genericWhereClause
    let type = lookup.type(named: extended)
    let protocols = conditions.constraints(of: "Self").compactMap { lookup.type(named: $0) }.filter { $0.kind == .protocol }
    let declared = ([type].compactMap { $0 } + protocols).flatMap {
      ($0.associatedTypes[name] ?? []) + (name == "Self" && $0.kind == .protocol ? $0.inherited : [])
    }
    return conditions.constraints(of: name) + conditions.constraints(of: "Self.\(name)") + declared
  }

  /// `View.init` as the value of a closure, where `View` is a class known only at run time, becomes a closure that calls the factory.
  func translateInitializerValue(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
      genericParameterNeedsFactory(name, around: Syntax(node), [])
    else { return }
    edits.replace(node.byteRange, with: "{ UIKit._instantiate(\(name).self) }")
  }

  private func isInTypeMethod(_ node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if let function = parent.as(FunctionDeclSyntax.self) { return function.modifiers.isTypeMember }
      if let variable = parent.as(VariableDeclSyntax.self), parent.parent?.is(MemberBlockItemSyntax.self) == true {
        return variable.modifiers.isTypeMember
      }
      if parent.is(InitializerDeclSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  /// Returns the declared type of a parameter of an enclosing function, of a preceding constant, or of a property.
  private func declaredType(of name: String, around node: Syntax) -> String? {
    var current = node.parent
    while let parent = current {
      if let type = Self.boundType(of: name, in: parent, before: node) { return type }
      if let function = parent.as(FunctionDeclSyntax.self),
        let parameter = function.signature.parameterClause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return parameter.type.singleLine
      }
      current = parent.parent
    }
    return typeName.flatMap { lookup.members(called: name, from: $0)?.members.first?.type }
  }

  /// Returns the metatype of a constant bound before a location by a condition or a statement of a block.
  private static func boundType(of name: String, in parent: Syntax, before node: Syntax) -> String? {
    func type(of conditions: ConditionElementListSyntax) -> String? {
      for condition in conditions {
        guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self), binding.pattern.trimmedDescription == name else {
          continue
        }
        return castType(binding.initializer?.value)
      }
      return nil
    }
    if let condition = parent.as(IfExprSyntax.self), node.position >= condition.body.position { return type(of: condition.conditions) }
    guard let block = parent.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in block.reversed() where item.position < node.position {
      if let condition = item.item.as(GuardStmtSyntax.self), let found = type(of: condition.conditions) { return found }
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.pattern.trimmedDescription == name {
        return binding.typeAnnotation?.type.singleLine ?? castType(binding.initializer?.value)
      }
    }
    return nil
  }

  /// Returns the metatype that an expression is cast to.
  private static func castType(_ expression: ExprSyntax?) -> String? {
    guard let parts = expression?.as(SequenceExprSyntax.self)?.elements, parts.count > 2,
      parts.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true, let type = parts.last?.as(TypeExprSyntax.self)?.type.singleLine
    else { return nil }
    return type.hasSuffix(".Type") ? type : nil
  }

  /// Returns whether `name` is a generic parameter in scope that is constrained to a class which needs the factory.
  private func genericParameterNeedsFactory(_ name: String, around node: Syntax, _ labels: [String]) -> Bool {
    var current = node.parent
    while let parent = current {
      let clause: GenericParameterClauseSyntax?
      let conditions: GenericWhereClauseSyntax?
      if let function = parent.as(FunctionDeclSyntax.self) {
        (clause, conditions) = (function.genericParameterClause, function.genericWhereClause)
      } else if let type = parent.as(ClassDeclSyntax.self) {
        (clause, conditions) = (type.genericParameterClause, type.genericWhereClause)
      } else if let type = parent.as(StructDeclSyntax.self) {
        (clause, conditions) = (type.genericParameterClause, type.genericWhereClause)
      } else if let type = parent.as(EnumDeclSyntax.self) {
        (clause, conditions) = (type.genericParameterClause, type.genericWhereClause)
      } else if let type = parent.as(ActorDeclSyntax.self) {
        (clause, conditions) = (type.genericParameterClause, type.genericWhereClause)
      } else {
        (clause, conditions) = (nil, nil)
      }
      if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
        var constraints = parameter.inheritedType?.constraintNames ?? []
        constraints += conditions.constraints(of: name)
        return constraints.contains { needsFactory($0, labels) }
      }
      current = parent.parent
    }
    return constraints(ofExtensionAround: node, on: name).contains { needsFactory($0, labels) }
  }
}

extension TypeSyntax {
  /// The names of the types that a constraint joins by `&`.
  var constraintNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) { return composition.elements.compactMap { $0.type.nominalName } }
    return [nominalName].compactMap { $0 }
  }
}

extension GenericWhereClauseSyntax? {
  /// The types that a name must conform to or inherit from.
  func constraints(of name: String) -> [String] {
    guard let clause = self else { return [] }
    return clause.requirements.flatMap { requirement -> [String] in
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.trimmedDescription == name
      else { return [] }
      return conformance.rightType.constraintNames
    }
  }
}
