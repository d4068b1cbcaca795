import SwiftSyntax

extension FileTranslator {
  /// Makes an `@NSManaged` property read and set the value that Core Data stores under its name.
  func readManagedValue(_ node: VariableDeclSyntax) {
    guard node.attributes.contains("NSManaged"), node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let key = "forKey: \"\(pattern.identifier.text.filter { $0 != "`" })\""
    edits.insert(" { get { managedValue(\(key)) } set { setValue(newValue, \(key)) } }", at: binding.endByte)
  }

  /// Writes the bodies of the methods that Core Data generates for relationships: `addToItems(_:)` and `removeFromItems(_:)`.
  func changeManagedValue(_ node: FunctionDeclSyntax) {
    guard node.attributes.contains("NSManaged"), node.body == nil, let parameter = node.signature.parameterClause.parameters.first else {
      return
    }
    let value = (parameter.secondName ?? parameter.firstName).text
    for (prefix, label) in [("addTo", "adding"), ("removeFrom", "removing")] where node.name.text.hasPrefix(prefix) {
      let name = node.name.text.dropFirst(prefix.count)
      let key = name.prefix(1).lowercased() + name.dropFirst()
      edits.insert(" { changeManaged(\"\(key)\", \(label): \(value)) }", at: node.endByte)
      return
    }
  }
}

extension FileTranslator {
  /// Lets a managed object's initializer be `required`, which includes overriding: Core Data calls it for classes known only at run time.
  func requireManagedInitializer(_ node: InitializerDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard labels == ["entity", "insertInto"], !node.modifiers.contains("required"), let modifier = node.modifiers.modifier("override")
    else {
      return
    }
    edits.replace(modifier.name.byteRange, with: "required")
  }

  /// Converts a fetch request to one of other results, which a cast does on iOS: there the generic parameter does not exist at run time.
  func retypeFetchRequest(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
      let type = elements[2].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self), type.name.text == "NSFetchRequest",
      let result = type.genericArgumentClause?.arguments.first, let value = elements.first
    else { return }
    let name = result.argument.trimmedDescription
    let isExistential = name.hasSuffix("NSFetchRequestResult")
    let metatype =
      isExistential && !name.hasPrefix("any ") ? "(any \(name)).self" : name.hasPrefix("any ") ? "(\(name)).self" : "\(name).self"
    let optional = mark.tokenKind == .postfixQuestionMark ? " as Optional" : ""
    edits.replace(value.endByte..<type.endByte, with: ".retyped(to: \(metatype))\(optional)")
  }
}
