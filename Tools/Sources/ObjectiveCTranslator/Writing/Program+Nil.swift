/// Values that are declared to be never nil, and may be nil for a moment all the same.
extension Program {
  /// The name of a function in Swift. In a method of the same name Swift would find the method; a function of one file gets another name there.
  func functionName(_ name: String) -> String {
    let isHidden =
      functions[name]?.declaration.isStatic == true
      && classes.values.contains { info in
        info.implemented.contains { $0.dropFirst() == name || $0.dropFirst().hasPrefix(name + ":") }
      }
    return SwiftText.escaped(isHidden ? "_" + name : name)
  }

  /// Whether values of the type are objects in Objective-C, which may be nil.
  func isObject(_ type: SwiftType) -> Bool {
    switch type {
    case .any, .array, .dictionary, .closure: return true
    case .named(let name, _):
      if Self.references[name] != nil || ["Error", "AnyClass", "AnyObject", "Set"].contains(name) || name.hasPrefix("NSMutable") {
        return true
      }
      return isClass(name) || isProtocol(name) || classes.values.contains { $0.swiftName == name && $0.isOwn }
    default: return false
    }
  }

  /// Whether a property that is never nil by its declaration has a second accessor, by which the sources in Objective-C see nil.
  func isNilable(_ property: Property) -> Bool {
    guard let root = rootDeclaration(of: property), let info = classes[root.owner] else { return false }
    return !root.type.isOptional && !root.declaration.isWeak && !root.declaration.isClassProperty && isObject(root.type)
      && info.typeParameters.isEmpty && !info.dynamic.contains(root.declaration.name) && inheritedFact(root.declaration, in: info) == nil
  }

  /// The declaration of the first superclass that has the property.
  private func rootDeclaration(of property: Property) -> Property? {
    guard classes[property.owner] != nil else { return nil }
    return superclasses(of: property.owner).reversed().lazy.compactMap { self.classes[$0]?.properties[property.declaration.name] }.first
  }

  /// Returns the property of a superclass, by its name in Swift.
  func property(named name: String, above type: String) -> Property? {
    for ancestor in superclasses(of: type).dropFirst() {
      if let found = classes[ancestor]?.properties.values.first(where: { $0.swiftName == name }) { return found }
    }
    return nil
  }

  static func nilableName(_ name: String) -> String { "_nilable_" + name }

  /// The name and the type by which sources in Objective-C use a property.
  func access(_ property: Property) -> (name: String, type: SwiftType) {
    if isWidened(property) { return (Self.widenedName(property.swiftName), .implicit(.any)) }
    return isNilable(property)
      ? (Self.nilableName(property.swiftName), .implicit(property.type.wrapped)) : (SwiftText.escaped(property.swiftName), property.type)
  }

  /// Whether a method has a second form, by which the sources in Objective-C see that its result is nil. Nothing overrides it.
  func isNilable(_ method: Method) -> Bool {
    let key = (method.declaration.isClassMethod ? "+" : "-") + method.declaration.selector
    guard !method.isInitializer, !method.isFactory, !method.isThrowing, !method.result.isOptional, isObject(method.result),
      let info = classes[method.owner], info.typeParameters.isEmpty, method.isPublic,
      method.category != nil || method.declaration.isClassMethod, info.implemented.contains(key)
    else { return false }
    if info.protocols.contains(where: { protocolMethod(key, of: $0) != nil }) { return false }
    if method.declaration.parameters.isEmpty, info.properties[method.declaration.selector] != nil { return false }
    return !superclasses(of: method.owner).dropFirst().contains { classes[$0]?.methods[key] != nil }
  }

  /// An object that is used where Swift needs one and Objective-C continues with nil; nil if there is none.
  func standIn(for type: SwiftType) -> String? {
    switch type {
    case .array, .dictionary: return zero(of: type)
    case .any: return "NSNull()"
    case .closure(_, let result):
      if result == .void || hasSimpleZero(result) { return zero(of: type) }
      return nil
    case .named(let name, _):
      switch name {
      case "UIColor": return "UIColor.clear"
      case "UIFont": return "UIFont.systemFont(ofSize: 17)"
      case "UIImage", "UIView", "NSObject": return "\(name)()"
      case "NSNumber": return "NSNumber(value: 0)"
      case "Bundle": return "Bundle.main"
      case "URL", "Error", "Notification", "AnyClass", "Selector": return zero(of: type)
      case "URLRequest": return "URLRequest(url: URL(fileURLWithPath: \"/\"))"
      case "DispatchQueue": return "DispatchQueue.main"
      case "AnyObject": return "NSNull()"
      // The functions of C need an object, here that of a host that does not exist.
      case "SCNetworkReachability": return "SCNetworkReachabilityCreateWithName(nil, \"invalid.\")!"
      default: break
      }
      if hasSimpleZero(type) { return zero(of: type) }
      guard isClass(name), !isSwiftClass(name), superclasses(of: ownName(name)).last == "NSObject",
        !["CG", "CT"].contains(ownName(name).prefix(2))
      else { return nil }
      if let fact = facts.types[name], fact.superclass == nil, !fact.members.contains(where: { $0.kind == .initializer }) { return nil }
      let known = initializers(of: ownName(name))
      if known.contains(where: { $0.name.labels.isEmpty && $0.failure.isEmpty }) { return "\(name)()" }
      if known.contains(where: { $0.name.labels == ["frame"] && $0.failure.isEmpty }) { return "\(name)(frame: .zero)" }
      if known.contains(where: { $0.name.labels == ["nibName", "bundle"] && $0.failure.isEmpty && $0.parameters[0].isOptional }) {
        return "\(name)(nibName: nil, bundle: nil)"
      }
      if known.contains(where: { $0.name.labels == ["style", "reuseIdentifier"] }) {
        return "\(name)(style: .default, reuseIdentifier: nil)"
      }
      return nil
    default: return nil
    }
  }
}
