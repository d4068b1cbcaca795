struct ProtocolWriter {
  let file: FileWriter

  func write(_ value: ObjectiveCProtocol) {
    let program = file.program
    let parents = value.protocols.filter { $0 == "NSObject" || program.protocols[$0] != nil || program.facts.types[$0]?.kind == .protocol }
      .map { $0 == "NSObject" ? "NSObjectProtocol" : program.protocols[$0]?.swiftName ?? $0 }
    let list = parents.isEmpty ? ": AnyObject" : ": " + parents.joined(separator: ", ")
    file.text.open("@objc \(program.typeAccess)protocol \(value.swiftName ?? value.name)\(list)")
    func part(_ name: String, _ line: Int, _ text: String) {
      let outer = file.text.declaration
      defer { file.text.declaration = outer }
      if file.isLeftOut(name, line: line) { return }
      file.text.declaration = name
      file.text.add(text)
    }
    for property in value.properties {
      let type = program.type(property.type)
      let optional = property.isOptional ? "@objc optional " : ""
      let accessors = property.isReadOnly ? "{ get }" : "{ get set }"
      let isClass = property.isClassProperty ? "static " : ""
      let name = property.swiftName ?? property.getter ?? property.name
      let written = type.wrapped == .any && program.isWidened(property, in: value) ? Program.widenedName(name) : name
      part(
        "@property \(value.name).\(property.name)", property.line,
        "\(optional)\(isClass)var \(SwiftText.escaped(written)): \(type.text) \(accessors)")
    }
    for declaration in value.methods {
      guard let method = program.protocolMethods[value.name]?[(declaration.isClassMethod ? "+" : "-") + declaration.selector] else {
        continue
      }
      let optional = declaration.isOptional ? "@objc optional " : ""
      let isClass = declaration.isClassMethod ? "static " : ""
      if method.isInitializer {
        file.text.add("init\(method.failure)\(ClassWriter.parameters(method))\(method.isThrowing ? " throws" : "")")
        continue
      }
      let result = method.result == .void ? "" : " -> \(method.result.text)"
      let name = method.isFactory ? "_\(declaration.selector.prefix { $0 != ":" })" : method.name.base
      part(
        "\(declaration.isClassMethod ? "+" : "-")[\(value.name) \(declaration.selector)]", declaration.line,
        "\(optional)\(isClass)func \(SwiftText.escaped(name))\(ClassWriter.parameters(method))\(method.isThrowing ? " throws" : "")\(result)"
      )
    }
    file.text.close()
  }
}
