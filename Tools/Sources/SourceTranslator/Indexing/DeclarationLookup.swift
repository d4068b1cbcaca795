/// Lookup of the declarations of a target and its dependencies.
struct DeclarationLookup: Sendable {
  let module: String
  private var types: [String: TypeDeclaration] = [:]
  private var typesBySimpleName: [String: [TypeDeclaration]] = [:]
  private var extensions: [String: [ExtensionDeclaration]] = [:]
  private var subclasses: [String: [TypeDeclaration]] = [:]
  private var members: [String: [Member]] = [:]
  private var membersByName: [String: [String: [Member]]] = [:]
  /// Protocols whose use as a type needs `any`.
  private(set) var existentials: Set<String> = UIKitProtocols.names
  /// The optional requirements of the app's own protocols by base name.
  private(set) var optionalRequirements: [String: [(owner: TypeDeclaration, member: Member)]] = [:]
  /// The types of the properties of each name, as written; none if no property states its type. A property may contain a closure and have
  /// the name of a delegate's method.
  private(set) var propertyTypes: [String: Set<String>] = [:]
  private var aliases: [String: [String]] = [:]
  /// The names of the members that the module's types and extensions declare, without and with labels.
  private(set) var declaredNames: Set<String> = []
  /// The cases of each enumeration of the module and its dependencies.
  private(set) var enumerations: Set<Set<String>> = []
  /// The types whose class or extension overrides a member, by the member's full name.
  private(set) var overriders: [String: [String]] = [:]
  private let ownFiles: Set<String>
  /// The module's protocols with the requirement `init()` to which an extension makes one of UIKit's classes conform.
  private(set) var madeProtocols: Set<String> = []
  /// The names of what is left out, because it uses a framework that is not there.
  var leftOut: Set<String> = []
  var specs = SpecTests.Preparation()
  /// Methods that are exchanged with others at run time.
  let exchanged: ExchangedSelectors

  init(module: String, files: [FileIndex], dependencies: [TargetIndex], exchanged: ExchangedSelectors) {
    self.module = module
    self.exchanged = exchanged
    ownFiles = Set(files.map(\.path))
    for file in dependencies.flatMap(\.files) + files {
      for type in file.types where !type.isLocal || types[type.name] == nil {
        if types[type.name] == nil || type.module == module { types[type.name] = type }
        typesBySimpleName[type.simpleName, default: []].append(type)
      }
    }
    for (owner, files) in dependencies.map({ ($0.module, $0.files) }) + [(module, files)] {
      for declaration in files.lazy.flatMap(\.extensions) {
        let extended = type(named: declaration.type)
        // A dependency extends its own class, not one of the same name here, as in an example that compiles a library's sources again.
        if owner != module, extended?.module == module { continue }
        let name = extended?.name ?? aliasedClass(declaration.type, in: nil) ?? declaration.type
        extensions[name, default: []].append(declaration)
      }
    }
    for type in types.values where type.kind == .typealias {
      if let target = type.inherited.first { aliases[target, default: []].append(type.simpleName) }
    }
    for type in types.values where type.kind != .protocol {
      for member in type.members where member.kind == .property {
        propertyTypes[member.name, default: []].formUnion(member.type.map { [$0] } ?? [])
      }
    }
    for name in Set(types.keys).union(extensions.keys) {
      let all = (types[name]?.members ?? []) + (extensions[name] ?? []).flatMap(\.members)
      members[name] = all
      membersByName[name] = Dictionary(grouping: all, by: \.name)
      for member in Set(all.filter(\.isOverride).map(\.fullName)) { overriders[member, default: []].append(name) }
    }
    for file in files {
      for member in file.types.flatMap(\.members) + file.extensions.flatMap(\.members) {
        declaredNames.formUnion([member.name, member.fullName])
      }
    }
    enumerations = Set(types.values.lazy.filter { $0.kind == .enum }.map(\.cases))
    for type in types.values.sorted(by: { $0.name < $1.name }) where type.kind == .class {
      if let name = superclass(of: type.name), !ancestry(of: name).contains(type.name) { subclasses[name, default: []].append(type) }
    }
    findProtocols()
    let adopted = extensions.filter { $0.key == "NSObject" || UIKitClasses.isKnown($0.key) }.values.joined().flatMap(\.inherited)
    madeProtocols = Set(adopted).filter { name in
      guard let type = types[name], type.kind == .protocol, type.module == module else { return false }
      return type.members.contains { $0.kind == .initializer && $0.parameters.isEmpty }
    }
  }

  private mutating func findProtocols() {
    let protocols = types.values.filter { $0.kind == .protocol }.sorted { $0.name < $1.name }
    for type in protocols {
      existentials.remove(type.name)
      for member in type.members where member.isOptional {
        optionalRequirements[member.name, default: []].append((type, member))
        existentials.insert(type.name)
      }
    }
    for type in types.values where type.kind != .protocol { existentials.remove(type.name) }
    // A protocol that refines one with associated types has them too, as does an alias.
    let refining = protocols + types.values.filter { $0.kind == .typealias }.sorted { $0.name < $1.name }
    var grows = true
    while grows {
      grows = false
      for type in refining where !existentials.contains(type.name) && type.inherited.contains(where: existentials.contains) {
        existentials.insert(type.name)
        grows = true
      }
    }
  }

  /// Returns the type that `name` refers to in the scope of `context`, a qualified type name.
  func type(named name: String, in context: String? = nil) -> TypeDeclaration? {
    var name = name
    if name.hasPrefix(module + ".") { name.removeFirst(module.count + 1) }
    for _ in 0..<4 {
      guard let found = find(name, in: context) else { return nil }
      guard found.kind == .typealias, let target = found.inherited.first, target != name else {
        return found.kind == .typealias ? nil : found
      }
      name = target
    }
    return nil
  }

  private func find(_ name: String, in context: String?) -> TypeDeclaration? {
    var scope = context
    while let current = scope {
      if let found = types["\(current).\(name)"] { return found }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if let found = types[name] { return found }
    if let dot = name.firstIndex(of: "."), let found = types[String(name[name.index(after: dot)...])] { return found }
    guard !name.contains("."), let candidates = typesBySimpleName[name], candidates.count == 1 else { return nil }
    return candidates[0].name.contains(".") ? nil : candidates[0]
  }

  /// Returns the name of the superclass, of this target or of UIKit.
  func superclass(of name: String) -> String? {
    guard let type = types[name] else { return UIKitClasses.superclass(of: name) }
    guard type.kind == .class, let first = type.inherited.first else { return nil }
    // A class may have the name of its superclass of another module.
    if types[first] == nil, first.hasSuffix("." + type.name) { return UIKitClasses.superclass(of: type.name) }
    if let found = self.type(named: first, in: type.name) { return found.kind == .class ? found.name : nil }
    if let target = aliasedClass(first, in: type.name) { return target }
    return UIKitProtocols.names.contains(first) || first.hasSuffix("Delegate") || first.hasSuffix("DataSource") ? nil : first
  }

  /// Returns the class of UIKit that a name is an alias of.
  func aliasedClass(_ name: String, in context: String?) -> String? {
    guard let alias = find(name, in: context), alias.kind == .typealias, let target = alias.inherited.first, UIKitClasses.isKnown(target)
    else { return nil }
    return target
  }

  /// Returns the class and its superclasses, nearest first.
  func ancestry(of name: String) -> [String] {
    var result: [String] = []
    var current: String? = name
    while let name = current, !result.contains(name) {
      result.append(name)
      current = superclass(of: name)
    }
    return result
  }

  /// Returns whether the class derives from one of UIKit's own classes.
  func isUIKitClass(_ name: String) -> Bool {
    ancestry(of: name).contains { UIKitClasses.isKnown($0) }
  }

  func declaration(_ name: String) -> TypeDeclaration? { types[name] }

  /// Returns the members of a type and its extensions.
  func members(of name: String) -> [Member] { members[name] ?? [] }

  func members(named name: String, of type: String) -> [Member] { membersByName[type]?[name] ?? [] }

  func extensions(of name: String) -> [ExtensionDeclaration] { extensions[name] ?? [] }

  /// Returns the extensions of a type that this module declares.
  func ownExtensions(of name: String) -> [ExtensionDeclaration] { extensions(of: name).filter { ownFiles.contains($0.file) } }

  /// Returns whether extensions of a protocol of the module declare all that it requires of any type.
  func isImplementedByExtensions(_ name: String) -> Bool {
    guard let type = type(named: name), type.kind == .protocol, type.module == module, type.inherited.allSatisfy({ $0 == "AnyObject" })
    else { return false }
    let names = Set(ownExtensions(of: type.name).filter { !$0.isConstrained }.flatMap(\.members).map(\.fullName))
    return type.members.allSatisfy { names.contains($0.fullName) }
  }

  func subclasses(of name: String) -> [TypeDeclaration] { subclasses[name] ?? [] }

  /// Returns the Objective-C methods called `name` of any class.
  func methods(called name: String) -> [Member] {
    types.values.lazy.filter { $0.kind == .class }.flatMap { membersByName[$0.name]?[name] ?? [] }.filter {
      $0.kind == .method && $0.isObjC
    }
  }

  /// Returns the types of the properties of a name in types and extensions.
  func extendedPropertyTypes(of name: String) -> Set<String> {
    Set(membersByName.values.lazy.compactMap { $0[name] }.joined().filter { $0.kind == .property }.compactMap(\.type))
  }

  /// Returns the names of the module's classes that have a member of that name.
  func classes(declaring name: String) -> [String] {
    types.values.filter { type in
      type.kind == .class && type.module == module && !type.isLocal
        && (membersByName[type.name]?[name] ?? []).contains { $0.kind != .initializer && !$0.isStatic && !$0.isPrivate }
    }.map(\.name).sorted()
  }

  /// Returns a type's name, and those of its aliases.
  func names(of type: String) -> [String] {
    [type] + (aliases[type] ?? [])
  }

  /// Returns the names of the module's protocols that require a member of that name.
  func protocols(declaring name: String) -> [String] {
    types.values.filter { type in
      type.kind == .protocol && type.module == module && (membersByName[type.name]?[name] ?? []).contains { !$0.isStatic }
    }.map(\.name).sorted()
  }

  /// Returns the nearest members called `name`, and the class that declares them.
  func members(called name: String, from type: String) -> (owner: String, members: [Member])? {
    for owner in ancestry(of: type) {
      let found = members(named: name, of: owner)
      if !found.isEmpty { return (owner, found) }
    }
    return nil
  }

  /// Returns whether a member of an extension moves to `_ext_<name>` with a forwarder in the class; see ``ExtensionForwarder``.
  func isForwarded(_ member: Member, ofExtensionOf name: String) -> Bool {
    guard let type = types[name], type.kind == .class, type.module == module, member.forwarder != nil,
      !FileTranslator.missingFormatterMethods.contains(member.fullName),
      dispatchBase(of: member, in: name) == nil
    else { return false }
    if overrides(member, inExtensionOf: name) { return true }
    return isOverridden(member, below: name)
  }

  /// Returns whether a member of an extension overrides one of a superclass.
  func overrides(_ member: Member, inExtensionOf name: String) -> Bool {
    member.isOverride || addedMethod(member, in: name)?.declaration != nil
  }

  private func isOverridden(_ member: Member, below name: String) -> Bool {
    subclasses(of: name).contains { subclass in
      members(named: member.name, of: subclass.name).contains { $0.isOverride && $0.fullName == member.fullName && !isOfBody($0, of: name) }
        || isOverridden(member, below: subclass.name)
    }
  }

  /// Returns whether an override is one of a method in the body of the class or of a superclass, of which an extension has an overload.
  private func isOfBody(_ override: Member, of name: String) -> Bool {
    let types = override.parameters.map(\.type)
    return ancestry(of: name).contains { ancestor in
      declaration(ancestor)?.members.contains {
        $0.kind == override.kind && $0.fullName == override.fullName && $0.parameters.map(\.type) == types
      } == true
    }
  }

  /// Returns whether a superclass or subclass of the module forwards the same member of an extension too.
  func isForwardedTwice(_ member: Member, in name: String) -> Bool {
    func forwards(_ other: String) -> Bool {
      forwardedMembers(of: other).contains { $0.fullName == member.fullName }
    }
    func below(_ name: String) -> Bool { subclasses(of: name).contains { forwards($0.name) || below($0.name) } }
    return ancestry(of: name).dropFirst().contains(where: forwards) || below(name)
  }

  /// Returns the members of extensions that the class forwards to.
  func forwardedMembers(of name: String) -> [Member] {
    extensions(of: name).flatMap { $0.members.filter { isForwarded($0, ofExtensionOf: name) } }
  }
}
