extension Program {
  /// Whether a variable of the type can begin with a value that needs no object.
  func hasSimpleZero(_ type: SwiftType) -> Bool {
    switch type {
    case .optional, .implicit, .array, .dictionary, .void: return true
    case .any, .unknown, .closure, .raw: return false
    case .named(let name, _):
      if ["Error", "URL", "Notification", "AnyClass", "Selector", "URLRequest", "SCNetworkReachability"].contains(name) { return false }
      guard zero(of: type) != nil else { return false }
      if classes.values.contains(where: { $0.swiftName == name && $0.isOwn }) { return false }
      if facts.types[name]?.kind == .class {
        return ["NSMutableArray", "NSMutableDictionary", "NSMutableString", "NSMutableSet", "NSMutableData", "NSMutableAttributedString"]
          .contains(name)
      }
      return facts.types[name]?.kind != .protocol
    }
  }

  /// The result of a method that is left out.
  func heldValue(_ type: SwiftType) -> String { hasSimpleZero(type) ? zero(of: type) ?? "_heldObject()" : "_heldObject()" }

  func getter(of property: ObjectiveCProperty) -> String { property.getter ?? property.name }

  func setter(of property: ObjectiveCProperty) -> String {
    property.setter ?? "set" + property.name.prefix(1).uppercased() + property.name.dropFirst() + ":"
  }

  func definesGetter(_ property: ObjectiveCProperty, in info: Class) -> String? {
    let sign = property.isClassProperty ? "+" : "-"
    return [getter(of: property), property.name].first { info.implemented.contains(sign + $0) }
  }

  func definesSetter(_ property: ObjectiveCProperty, in info: Class) -> String? {
    let sign = property.isClassProperty ? "+" : "-"
    let wanted = setter(of: property)
    return info.implemented.contains(sign + wanted) ? wanted : nil
  }

  /// Whether the class has the property from a superclass, so that it declares it only again.
  func inheritsProperty(_ property: ObjectiveCProperty, in info: Class) -> Bool {
    for ancestor in superclasses(of: info.name).dropFirst() {
      if classes[ancestor]?.properties[property.name] != nil { return true }
    }
    return inheritedFact(property, in: info) != nil
  }

  func inheritedFact(_ property: ObjectiveCProperty, in info: Class) -> FactMember? {
    guard let root = factSuperclass(of: info.name), root != info.swiftName || !info.isOwn else { return nil }
    var current: String? = root
    while let type = current {
      if let found = facts.types[type]?.members.first(where: {
        $0.kind == .property && !$0.isStatic && ($0.name == property.name || $0.name == getter(of: property))
      }) {
        return found
      }
      current = facts.types[type]?.superclass
    }
    return nil
  }

  /// Returns the type in UIKit of a property that the class declares again with a class or protocol of the project's.
  func wider(_ property: Property) -> SwiftType? {
    guard let info = classes[property.owner], let name = property.type.wrapped.name, isOwnType(name),
      let fact = inheritedFact(property.declaration, in: info), fact.result.wrapped != property.type.wrapped
    else { return nil }
    return fact.result
  }

  /// Whether the class declares a property of UIKit again for objects of any class, as the text of a label that may have attributes, and writes
  /// an accessor for it. Swift has no such override: the accessors are those of a second property, which the one of UIKit sets. A protocol that
  /// such a class adopts requires the second one.
  func isWidened(_ property: Property) -> Bool {
    guard property.type.wrapped == .any else { return false }
    if let info = classes[property.owner], info.isOwn, info.properties[property.declaration.name] != nil {
      return isWidened(property.declaration, in: info)
    }
    return protocols[property.owner].map { isWidened(property.declaration, in: $0) } ?? false
  }

  private func isWidened(_ declaration: ObjectiveCProperty, in info: Class) -> Bool {
    guard info.synthesized[declaration.name] == nil, let fact = inheritedFact(declaration, in: info), fact.result.wrapped != .any else {
      return false
    }
    return definesGetter(declaration, in: info) != nil || definesSetter(declaration, in: info) != nil
  }

  func isWidened(_ declaration: ObjectiveCProperty, in parent: ObjectiveCProtocol) -> Bool {
    classes.values.contains { info in
      info.isOwn && adoptedProtocols(of: info).contains { $0.name == parent.name }
        && info.properties[declaration.name].map { $0.type.wrapped == .any && isWidened($0.declaration, in: info) } == true
    }
  }

  static func widenedName(_ name: String) -> String { "_any_" + name }

  func isOwnType(_ name: String) -> Bool {
    classes[ownName(name)]?.isOwn == true || protocols.values.contains { ($0.swiftName ?? $0.name) == name }
  }

  func factSuperclass(of name: String) -> String? {
    superclasses(of: name).lazy.filter { self.classes[$0]?.isOwn != true }.map { self.swiftClass($0) }.first { self.facts.types[$0] != nil }
  }

  /// Whether the property is written as a stored one of its own name.
  func isStored(_ property: Property, in info: Class) -> Bool {
    definesGetter(property.declaration, in: info) == nil && definesSetter(property.declaration, in: info) == nil
      && hasSimpleZero(property.type) && !property.declaration.isClassProperty && !isNilable(property)
  }

  func backing(_ property: ObjectiveCProperty, in info: Class) -> String { info.synthesized[property.name] ?? "_" + property.name }

  func backingName(_ property: Property, in info: Class) -> String {
    let name = backing(property.declaration, in: info)
    return name == property.swiftName ? "_" + name : name
  }

  func storedType(_ property: Property) -> SwiftType {
    hasSimpleZero(property.type) && !isNilable(property) ? property.type : .implicit(property.type.wrapped)
  }

  /// Whether the class has a variable for a property that it inherits: by `@synthesize`, or because only a category of NSObject declares the
  /// property, as those of accessibility.
  func synthesizes(_ declaration: ObjectiveCProperty, in info: Class) -> Bool {
    info.synthesized[declaration.name] != nil || declaration.name.hasPrefix("accessibility") && !info.dynamic.contains(declaration.name)
  }

  /// Whether the class has the property from a superclass and adds no variable to it and an accessor.
  private func usesInheritedStorage(_ property: Property, in info: Class) -> Bool {
    let declaration = property.declaration
    guard inheritsProperty(declaration, in: info) else { return false }
    let hasAccessor = definesGetter(declaration, in: info) != nil || definesSetter(declaration, in: info) != nil
    return !synthesizes(declaration, in: info) || !hasAccessor
  }

  /// Returns the Swift name and type of an instance variable.
  func instanceVariable(_ name: String, of type: String) -> (text: String, type: SwiftType)? {
    for ancestor in superclasses(of: type) {
      guard let info = classes[ancestor] else { continue }
      for key in info.propertyOrder {
        guard let property = info.properties[key], property.category == nil, backing(property.declaration, in: info) == name else {
          continue
        }
        if isStored(property, in: info) || (usesInheritedStorage(property, in: info) && info.variables[name] == nil) {
          let (name, type) = access(property)
          return (name, type)
        }
        return (SwiftText.escaped(backingName(property, in: info)), storedType(property))
      }
      if let variable = info.variables[name] { return (SwiftText.escaped(variableName(name, in: info)), variableType(variable)) }
    }
    return nil
  }

  /// The name of an instance variable. One that has the name of a member of UIKit, such as `tableView`, or of a property with another
  /// variable gets another.
  func variableName(_ name: String, in info: Class) -> String {
    if info.properties.values.contains(where: { $0.swiftName == name && backing($0.declaration, in: info) != name }) {
      return "_variable_" + name
    }
    guard let root = factSuperclass(of: info.name), root != info.swiftName || !info.isOwn else { return name }
    var current: String? = root
    while let type = current {
      if facts.types[type]?.members.contains(where: { $0.base == name && !$0.isStatic && $0.kind == .property }) == true {
        return "_variable_" + name
      }
      current = facts.types[type]?.superclass
    }
    return name
  }

  func variableType(_ variable: CVariable) -> SwiftType {
    let mapped = type(variable.type)
    if case .array = variable.type { return mapped }
    if variable.isWeak { return mapped == .implicit(.any) ? .implicit(.plain("AnyObject")) : mapped }
    return hasSimpleZero(mapped) && !isObject(mapped) ? mapped : mapped.isOptional ? mapped : .implicit(mapped)
  }
}
