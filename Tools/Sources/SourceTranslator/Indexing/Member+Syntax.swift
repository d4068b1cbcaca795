import SwiftSyntax

extension Member {
  init(_ node: FunctionDeclSyntax, forwarding: Bool = false) {
    self.init(kind: .method, name: node.name.text)
    parameters = node.signature.parameterClause.parameters.map(Parameter.init)
    if let result = node.signature.returnClause?.type, !result.isVoid { type = result.singleLine }
    isStatic = node.modifiers.isTypeMember
    isOptional = node.modifiers.contains("optional")
    `throws` = node.signature.effectSpecifiers?.throwsClause != nil
    isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    read(node.attributes, node.modifiers)
    if forwarding { forwarder = ExtensionForwarder.text(for: node) }
  }

  init(_ node: InitializerDeclSyntax) {
    self.init(kind: .initializer, name: "init")
    parameters = node.signature.parameterClause.parameters.map(Parameter.init)
    `throws` = node.signature.effectSpecifiers?.throwsClause != nil
    isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    read(node.attributes, node.modifiers)
  }

  static func properties(_ node: VariableDeclSyntax, forwarding: Bool = false) -> [Member] {
    node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      var member = Member(kind: .property, name: pattern.identifier.text)
      // In `var a, b: Int` the annotation applies to both.
      let annotation = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
      member.type = annotation?.type.singleLine ?? binding.initializer.flatMap { Self.constructedType($0.value) }
      member.isStatic = node.modifiers.isTypeMember
      member.isOptional = node.modifiers.contains("optional")
      member.isSettable = binding.isSettable(node)
      member.read(node.attributes, node.modifiers)
      if forwarding { member.forwarder = ExtensionForwarder.text(for: node, binding) }
      return member
    }
  }

  /// `Model` of `Model(name: "")`.
  private static func constructedType(_ value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }

  private mutating func read(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
    isOverride = modifiers.contains("override")
    isPrivate = modifiers.accessLimit != nil
    isRequired = modifiers.contains("required")
    if let objc = attributes.attribute("objc") {
      isObjC = true
      objcName = objc.arguments?.trimmedDescription
    }
    isObjC = isObjC || modifiers.contains("dynamic") || attributes.names.contains { $0.hasPrefix("IB") }
  }
}

extension Member.Parameter {
  init(_ node: FunctionParameterSyntax) {
    self.init(label: node.firstName.text, type: node.type.singleLine)
    hasDefault = node.defaultValue != nil
    isVariadic = node.ellipsis != nil
  }
}

extension PatternBindingSyntax {
  /// The accessors `willSet` and `didSet` of a property that has them alone.
  var observers: [AccessorDeclSyntax]? {
    guard case .accessors(let accessors) = accessorBlock?.accessors, !accessors.isEmpty,
      accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    return Array(accessors)
  }

  /// Returns whether the property can be assigned.
  func isSettable(_ declaration: VariableDeclSyntax) -> Bool {
    guard declaration.bindingSpecifier.text != "let" else { return false }
    switch accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let accessors):
      let names = accessors.map { $0.accessorSpecifier.text }
      return names.contains { ["set", "_modify", "willSet", "didSet"].contains($0) }
    @unknown default: return true
    }
  }
}
