extension Program {
  /// Finds the names of the properties whose changes the files observe: in Objective-C they are reported while they are set.
  func findObservedKeys(in files: [CFile]) {
    var texts: [String: String] = [:]
    var bodies: [[CStatement]] = []
    for declaration in files.flatMap(\.declarations) {
      switch declaration {
      case .variable(let value): if case .string(let text)? = value.value { texts[value.name] = text }
      case .function(let value): if case .statements(let body)? = value.body { bodies.append(body) }
      case .implementation(let value):
        for method in value.methods { if case .statements(let body)? = method.body { bodies.append(body) } }
      default: break
      }
    }
    for body in bodies {
      ExpressionWalker.walk(body) { expression in
        guard case .message(let message) = expression, message.selector.lowercased().contains("keypath") else { return }
        for argument in message.arguments {
          switch argument {
          case .string(let text): observedKeys.formUnion(text.split(separator: ".").map(String.init))
          case .call(.name("NSStringFromSelector"), let arguments):
            if case .selector(let name)? = arguments.first { observedKeys.insert(name) }
          case .name(let name):
            var text = texts[name]
            if case .string(let value)? = constants[name] { text = value }
            if let text { observedKeys.formUnion(text.split(separator: ".").map(String.init)) }
          default: break
          }
        }
      }
    }
  }

  /// Whether a property reports its changes while it is set.
  func isObserved(_ property: Property, in info: Class) -> Bool {
    let declaration = property.declaration
    return (observedKeys.contains(declaration.name) || observedKeys.contains(getter(of: declaration))) && info.isOwn
      && info.typeParameters.isEmpty && !declaration.isClassProperty && factSuperclass(of: info.name) != nil
  }
}
