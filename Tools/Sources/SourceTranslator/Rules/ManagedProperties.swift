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
