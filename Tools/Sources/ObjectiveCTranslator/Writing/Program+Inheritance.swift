extension Program {
  /// The member of UIKit's that a method overrides or implements.
  func inheritedMember(_ key: String, of info: Class, isCategory: Bool) -> (member: FactMember, isOverride: Bool)? {
    let selector = String(key.dropFirst())
    let isStatic = key.hasPrefix("+")
    let match = SelectorMatch(facts: facts)
    let ancestors = superclasses(of: info.name)
    // A superclass of the project's keeps the name that it gave.
    if !isCategory, let root = factSuperclass(of: info.name) {
      if let found = facts.overrides.value(of: "\(key) \(root)", { overridden(selector, isStatic: isStatic, of: root) }) {
        return (found, true)
      }
      if selector == "description" || selector == "debugDescription" {
        return (FactMember(kind: .property, name: selector, isReadOnly: true, resultText: "String"), true)
      }
      if selector == "observeValueForKeyPath:ofObject:change:context:" {
        let parameters: [Substring] = ["String?", "Any?", "[NSKeyValueChangeKey: Any]?", "UnsafeMutableRawPointer?"]
        return (
          FactMember(
            kind: .method, name: "observeValue(forKeyPath:of:change:context:)", parameterTexts: parameters, resultText: "Void"), true
        )
      }
      if selector == "hash" { return (FactMember(kind: .property, name: "hash", isReadOnly: true, resultText: "Int"), true) }
      if selector == "isEqual:" {
        return (FactMember(kind: .method, name: "isEqual(_:)", parameterTexts: ["Any?"], resultText: "Bool"), true)
      }
    }
    for ancestor in ancestors {
      var names = classes[ancestor]?.protocols ?? []
      if classes[ancestor]?.isOwn != true, let facts = facts.types[swiftClass(ancestor)] {
        names += facts.protocols
      }
      // The project's protocols may inherit those of UIKit.
      if let own = classes[ancestor] { names += adoptedProtocols(of: own).flatMap(\.protocols) }
      // `NSURLSessionDelegate` has no prefix in Swift.
      for (given, name) in names.map({ ($0, swiftClass($0)) }) where protocols[given] == nil && facts.types[name] != nil {
        guard let found = match.member(selector, isStatic: isStatic, of: name), let cost = SelectorMatch.cost(selector, found, of: name),
          cost <= 5
        else { continue }
        if found.kind == .property, !selector.contains(":"), cost > 1 { continue }
        var isOverride = false
        if let index = ancestors.firstIndex(of: ancestor) {
          // A class may adopt the protocol of its superclass again.
          let above = ancestors[1...].compactMap { classes[$0] }
          isOverride =
            above.contains { $0.implemented.contains(key) } && (index > 0 || above.contains { $0.protocols.contains(given) })
        }
        return (found, isOverride)
      }
    }
    return nil
  }

  private func overridden(_ selector: String, isStatic: Bool, of root: String) -> FactMember? {
    var current: String? = root
    while let type = current {
      var best: (FactMember, Int)?
      let shape = SelectorShape(selector, of: type)
      for member in facts.types[type]?.members ?? []
      where member.isOpen && member.isStatic == isStatic && member.kind != .initializer && shape.admits(member) {
        if let cost = SelectorMatch.cost(selector, member, of: type), cost <= 5, best == nil || cost < best!.1 {
          if member.kind == .property, !selector.contains(":"), cost > 1 { continue }
          best = (member, cost)
        }
      }
      if let best { return best.0 }
      current = facts.types[type]?.superclass
    }
    return nil
  }
}
