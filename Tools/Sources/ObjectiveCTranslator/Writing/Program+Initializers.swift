extension Program {
  struct Initializer {
    var name: MethodNaming.Name
    var parameters: [SwiftType]
    var failure: String
    var isRequired = false
    var isOverride = false
  }

  /// The ways to write an initializer of a class.
  func initializer(_ key: String, of info: Class) -> Initializer {
    let selector = String(key.dropFirst())
    if selector == "initWithCoder:" {
      return Initializer(
        name: .init(base: "init", labels: ["coder"]), parameters: [.plain("NSCoder")], failure: "?", isRequired: true, isOverride: true)
    }
    for ancestor in superclasses(of: info.name).dropFirst() {
      guard let other = classes[ancestor], other.isOwn, other.implemented.contains(key) else { continue }
      var result = initializer(key, of: other)
      result.isOverride = !isConvenience(key, in: other)
      return result
    }
    if let root = factSuperclass(of: info.name), root != info.swiftName || !info.isOwn {
      var current: String? = root
      while let type = current {
        var best: (FactMember, Int)?
        for member in facts.types[type]?.members ?? [] where member.kind == .initializer {
          if let cost = SelectorMatch.initializerCost(selector, member, of: type), cost <= 3, best == nil || cost < best!.1 {
            best = (member, cost)
          }
        }
        if let found = best?.0 {
          return Initializer(
            name: .init(base: "init", labels: found.labels), parameters: found.parameters, failure: String(found.resultText),
            isRequired: found.isRequired, isOverride: !found.isConvenience)
        }
        current = facts.types[type]?.superclass
      }
    }
    if selector == "init" {
      return Initializer(name: .init(base: "init", labels: []), parameters: [], failure: "", isOverride: inheritsPlainInit(info))
    }
    guard let method = info.methods[key] else { return Initializer(name: .init(base: "init", labels: []), parameters: [], failure: "") }
    // A subclass must have what a protocol requires, too, with the protocol's types.
    if let required = info.protocols.lazy.compactMap({ self.protocolMethod(key, of: $0) }).first {
      return Initializer(name: required.name, parameters: required.parameters, failure: required.failure, isRequired: true)
    }
    return Initializer(name: method.name, parameters: method.parameters, failure: method.failure)
  }

  private func inheritsPlainInit(_ info: Class) -> Bool {
    factSuperclass(of: info.name) == "NSObject" || facts.types[factSuperclass(of: info.name) ?? ""] == nil
  }

  func isConvenience(_ key: String, in info: Class) -> Bool {
    info.methods[key].map { isConvenience($0.declaration, in: info) } ?? false
  }

  func isConvenience(_ method: ObjectiveCMethod, in info: Class) -> Bool {
    guard case .statements(let statements)? = method.body else { return false }
    var isFound = false
    ExpressionWalker.walk(statements) {
      guard case .message(let message) = $0, message.receiver == .name("self"), isInitializer(message.selector, of: info) else { return }
      if !isSuperclassInit(message.selector, of: info) { isFound = true }
    }
    return isFound
  }

  /// Whether a message of the name initializes an object of the class. `initialize` and methods that return nothing do not.
  func isInitializer(_ selector: String, of info: Class) -> Bool {
    guard Words.split(selector.prefix { $0 != ":" }).first == "init" else { return false }
    return info.methods["-" + selector]?.isInitializer ?? true
  }

  /// Whether a message to self is sent to the `init` of NSObject, which no class of the project overrides.
  func isSuperclassInit(_ selector: String, of info: Class) -> Bool {
    guard selector == "init", factSuperclass(of: info.name) == "NSObject" else { return false }
    return !classes.values.contains { other in
      other.implemented.contains("-init")
        && (superclasses(of: other.name).contains(info.name) || superclasses(of: info.name).contains(other.name))
    }
  }

  /// The initializers that a class must have so that its objects are made by all that its superclass has.
  func designatedInitializers(above info: Class) -> [Initializer] {
    guard let superclass = info.superclass else { return [Initializer(name: .init(base: "init", labels: []), parameters: [], failure: "")] }
    return designatedInitializers(of: superclass, depth: 0)
  }

  /// The initializers that make objects of a class.
  func initializers(of name: String) -> [Initializer] { designatedInitializers(of: name, depth: 0) }

  private func designatedInitializers(of name: String, depth: Int) -> [Initializer] {
    guard depth < 32 else { return [] }
    if let own = classes[name], own.isOwn {
      let keys = own.implemented.filter { $0.hasPrefix("-init") && own.methods[$0]?.isInitializer == true }.sorted()
      let designated = keys.filter { !isConvenience($0, in: own) }.map { initializer($0, of: own) }
      guard let superclass = own.superclass else { return designated }
      let above = designatedInitializers(of: superclass, depth: depth + 1)
      let names = Set(keys.map { initializer($0, of: own).name.full })
      return designated + above.filter { !names.contains($0.name.full) }
    }
    var current: String? = swiftClass(name)
    while let type = current, let known = facts.types[type] {
      let found = known.members.filter {
        $0.kind == .initializer && !$0.isConvenience && !$0.isStatic && !$0.labels.contains("imageLiteralResourceName")
      }
      if !found.isEmpty {
        return found.map {
          Initializer(
            name: .init(base: "init", labels: $0.labels), parameters: $0.parameters, failure: String($0.resultText),
            isRequired: $0.isRequired)
        }
      }
      current = known.superclass
    }
    return [Initializer(name: .init(base: "init", labels: []), parameters: [], failure: "")]
  }
}
