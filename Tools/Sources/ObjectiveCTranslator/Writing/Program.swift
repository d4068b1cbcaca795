import Foundation

/// The declarations of all files of a target, as the writer needs them.
final class Program {
  final class Class {
    var name: String
    var swiftName: String
    var superclass: String?
    var protocols: [String] = []
    var typeParameters: [String] = []
    /// The parameters of a subclass of a generic class of the frameworks, which is not generic in Swift.
    var erasedParameters: [String] = []
    /// Whether it forwards messages to another object.
    var isProxy = false
    /// The protocols that categories adopt.
    var categoryProtocols: [String: [String]] = [:]
    var isDesignable = false
    /// Whether the project has its `@interface` without a category.
    var isOwn = false
    var properties: [String: Property] = [:]
    var propertyOrder: [String] = []
    /// By `-` or `+` and the selector.
    var methods: [String: Method] = [:]
    var variables: [String: CVariable] = [:]
    var variableOrder: [String] = []
    /// The selectors that an implementation defines, by category.
    var implemented: Set<String> = []
    var synthesized: [String: String] = [:]
    var dynamic: Set<String> = []
    /// The names of the categories that have an implementation.
    var categories: Set<String> = []

    init(name: String) { (self.name, swiftName) = (name, name) }
  }

  struct Property {
    var declaration: ObjectiveCProperty
    var type: SwiftType
    var owner: String
    var category: String?
    var swiftName: String
    var isWritable: Bool
    /// Whether a header declares it.
    var isPublic = true
  }

  struct Method {
    var declaration: ObjectiveCMethod
    var owner: String
    var name: MethodNaming.Name
    var parameters: [SwiftType]
    var result: SwiftType
    var isThrowing = false
    var isInitializer = false
    var isFactory = false
    /// Empty, `?` or `!`.
    var failure = ""
    var isOptional = false
    /// Whether a header declares it.
    var isPublic = true
    /// The category that defines it.
    var category: String?
    /// The blocks among the parameters that are not kept after the call.
    var nonescaping: Set<Int> = []
    /// Whether a category of a class of the frameworks answers with it for delegates without an optional method.
    var isDefault = false
  }

  struct Function {
    var declaration: CFunction
    var parameters: [SwiftType]
    var result: SwiftType
  }

  struct EnumerationCase {
    var type: SwiftType
    var text: String
  }

  let facts = FactTable.shared
  var classes: [String: Class] = [:]
  var protocols: [String: ObjectiveCProtocol] = [:]
  var protocolMethods: [String: [String: Method]] = [:]
  var functions: [String: Function] = [:]
  var globals: [String: SwiftType] = [:]
  var enumerations: [String: CEnumeration] = [:]
  var enumerationTypes: [String: String] = [:]
  /// The files that write the enumerations: the first that declares each.
  private(set) var enumerationFiles: [String: String] = [:]
  var cases: [String: EnumerationCase] = [:]
  var structures: [String: CStructure] = [:]
  var aliases: [String: CType] = [:]
  var constants: [String: CExpression] = [:]
  let swift: SwiftInterface
  /// The properties whose changes are observed, by their names.
  var observedKeys: Set<String> = []

  /// Whether other modules use what the headers declare.
  let isLibrary: Bool
  /// The functions and variables that headers declare.
  private var headerNames: Set<String> = []

  /// - Parameters:
  ///   - libraries: The files of other modules, of which nothing is written.
  ///   - swift: What the target's Swift declares.
  init(
    headers: [CFile], sources: [CFile], libraries: [ObjectiveCTranslation.Library] = [], isLibrary: Bool = false,
    swift: SwiftInterface = SwiftInterface()
  ) {
    self.swift = swift
    self.isLibrary = isLibrary
    cases = swift.cases
    // The pixels of Accelerate are arrays in C.
    for (name, element, count) in [("Pixel_8888", "uint8_t", 4), ("Pixel_88", "uint8_t", 2), ("Pixel_FFFF", "float", 4)] {
      aliases[name] = .array(.named(element), length: .integer("\(count)"))
    }
    let foreign = libraries.flatMap { $0.headers + $0.implementations }
    for file in foreign + headers + sources { for declaration in file.declarations { declareType(declaration) } }
    // A protocol that has the name of a class is another type in Swift, as `NSObjectProtocol`.
    for (name, info) in classes where info.isOwn && protocols[name] != nil && protocols[name]?.swiftName == nil {
      protocols[name]?.swiftName = name + "Protocol"
    }
    // Types of Swift name a protocol by its other name.
    for value in protocols.values {
      if let name = value.swiftName, protocols[name] == nil { protocols[name] = value }
    }
    for library in libraries {
      for file in library.headers { for declaration in file.declarations { declare(declaration, isPublic: true) } }
      for file in library.implementations { for declaration in file.declarations { declare(declaration, isPublic: false) } }
    }
    for declaration in headers.flatMap(\.declarations) {
      if case .function(let value) = declaration { headerNames.insert(value.name) }
      if case .variable(let value) = declaration { headerNames.insert(value.name) }
    }
    for file in headers { for declaration in file.declarations { declare(declaration, isPublic: true) } }
    for file in sources { for declaration in file.declarations { declare(declaration, isPublic: false) } }
    for file in headers + sources {
      for case .enumeration(let value) in file.declarations {
        if let name = value.name, enumerations[name] == value, enumerationFiles[name] == nil { enumerationFiles[name] = file.path }
      }
    }
    for info in classes.values where info.isOwn { addSynthesizedProperties(to: info) }
    findObservedKeys(in: headers + sources)
    for (name, declaration) in protocols {
      var methods: [String: Method] = [:]
      for method in declaration.methods {
        methods[(method.isClassMethod ? "+" : "-") + method.selector] = self.method(method, of: name, info: nil)
      }
      protocolMethods[name] = methods
    }
    for (_, info) in classes {
      nameMethods(of: info)
      fulfillProperties(of: info)
    }
    methodNames = Set(classes.values.flatMap { $0.methods.values.map(\.name.base) })
  }

  /// Whether the target's Swift declares the class.
  func isSwiftClass(_ name: String) -> Bool { swift.types[swift.names[name] ?? name]?.kind == .class }

  /// `public` before a type of a library.
  var typeAccess: String { isLibrary ? "public " : "" }

  /// Whether a header of the target declares a function that none of its sources in Objective-C has.
  func isWithoutBody(_ function: Function) -> Bool { function.declaration.body == nil && headerNames.contains(function.declaration.name) }

  /// `public` before a function or variable that other modules see.
  func access(of name: String) -> String { isLibrary && headerNames.contains(name) ? "public " : "" }

  /// The name of an object in a variable of a source. In Swift a method of that name would hide it.
  func globalName(_ name: String) -> String {
    guard !headerNames.contains(name), let type = globals[name], isObject(type.wrapped), methodNames.contains(name) else { return name }
    return "_variable_" + name
  }

  /// The names in Swift of all methods, without labels.
  private var methodNames: Set<String> = []

  /// `shared` of a property `sharedClient` of the class Client, as `URLSession.shared`.
  private func shortName(_ property: ObjectiveCProperty, of owner: String) -> String? {
    guard property.isClassProperty, case .object(owner, _, _, _) = property.type else { return nil }
    let (words, type) = (Words.split(property.name), Words.split(owner))
    for count in stride(from: min(words.count - 1, type.count), to: 0, by: -1)
    where words.suffix(count).map({ $0.lowercased() }) == type.suffix(count).map({ $0.lowercased() }) {
      return words.dropLast(count).joined()
    }
    return nil
  }

  func info(_ name: String) -> Class {
    if let known = classes[name] { return known }
    let made = Class(name: name)
    classes[name] = made
    return made
  }

  private func declareType(_ declaration: CDeclaration) {
    switch declaration {
    case .interface(let value):
      let info = info(value.name)
      if value.category == nil {
        info.isOwn = true
        // A proxy forwards messages, as every object does here.
        info.isProxy = value.superclass == "NSProxy"
        info.superclass = info.isProxy ? "NSObject" : value.superclass
        let isErased = info.superclass.map { Self.generics[$0] != nil } ?? false
        (info.typeParameters, info.erasedParameters) = isErased ? ([], value.typeParameters) : (value.typeParameters, [])
        info.swiftName = value.swiftName ?? value.name
        info.isDesignable = value.isDesignable
      }
      for name in value.protocols where !info.protocols.contains(name) { info.protocols.append(name) }
      if let category = value.category, !category.isEmpty { info.categoryProtocols[category, default: []] += value.protocols }
    case .protocolDeclaration(let value): protocols[value.name] = value
    case .enumeration(let value):
      if let name = value.name {
        enumerations[name] = value
        enumerationTypes[name] = value.swiftName ?? name
      }
    case .structure(let value): structures[value.name] = value
    case .typeAlias(let name, let type, _):
      if case .named(let target) = type, target == name { return }
      aliases[name] = type
    default: break
    }
  }

  private func declare(_ declaration: CDeclaration, isPublic: Bool) {
    switch declaration {
    case .interface(let value):
      let info = info(value.name)
      for property in value.properties {
        var type = propertyType(property)
        if property.isOutletCollection { type = .implicit(.array(outletElement(property))) }
        if var old = info.properties[property.name] {
          old.isWritable = old.isWritable || !property.isReadOnly
          if property.isOutlet { old.declaration.isOutlet = true }
          if old.category != nil, (value.category ?? "").isEmpty {
            // A category that declares the property again has no variable for it.
            (old.category, old.declaration, old.type) = (nil, property, type)
          }
          info.properties[property.name] = old
        } else {
          info.propertyOrder.append(property.name)
          info.properties[property.name] = Property(
            declaration: property, type: type, owner: value.name, category: (value.category ?? "").isEmpty ? nil : value.category,
            swiftName: property.swiftName ?? shortName(property, of: value.name) ?? property.getter ?? property.name,
            isWritable: !property.isReadOnly, isPublic: isPublic)
        }
      }
      for variable in value.variables { add(variable, to: info) }
      for method in value.methods { add(method, to: info, isPublic: isPublic, category: nil) }
    case .implementation(let value):
      let info = info(value.name)
      if info.superclass == nil { info.superclass = value.superclass }
      for variable in value.variables { add(variable, to: info) }
      for method in value.methods {
        add(method, to: info, isPublic: false, category: value.category)
        info.implemented.insert((method.isClassMethod ? "+" : "-") + method.selector)
      }
      info.synthesized.merge(value.synthesized) { _, new in new }
      info.dynamic.formUnion(value.dynamic)
      if let category = value.category { info.categories.insert(category) }
    case .function(var value):
      let known = functions[value.name]?.declaration
      if known?.body != nil, value.body == nil { return }
      for (index, parameter) in (known?.parameters ?? []).enumerated() where parameter.isNoescape && index < value.parameters.count {
        value.parameters[index].isNoescape = true
      }
      functions[value.name] = Function(
        declaration: value, parameters: value.parameters.map { self.type($0.type) }, result: type(value.result))
    case .variable(let value): if globals[value.name] == nil || !value.isExtern { globals[value.name] = type(value.type) }
    case .enumeration(let value):
      let names = value.cases.map(\.name)
      let isStripped = value.name != nil && value.kind != .plain
      let swift = isStripped ? EnumerationNaming.names(names, of: value.name ?? "") : names
      for (name, short) in zip(names, swift) {
        if isStripped, let type = enumerationTypes[value.name ?? ""] {
          cases[name] = EnumerationCase(type: .plain(type), text: "\(type).\(SwiftText.escaped(short))")
        } else if let type = value.name {
          cases[name] = EnumerationCase(type: .plain(enumerationTypes[type] ?? type), text: name)
        } else {
          cases[name] = EnumerationCase(type: .int, text: name)
        }
      }
    case .constant(let name, let value, _): constants[name] = value
    default: break
    }
  }

  private func add(_ variable: CVariable, to info: Class) {
    guard info.variables[variable.name] == nil else { return }
    info.variables[variable.name] = variable
    info.variableOrder.append(variable.name)
  }

  /// Keeps a declaration's types, which are more precise than the definition's.
  private func add(_ method: ObjectiveCMethod, to info: Class, isPublic: Bool, category: String?) {
    let key = (method.isClassMethod ? "+" : "-") + method.selector
    if let old = info.methods[key] {
      var joined = old
      if joined.declaration.body == nil { joined.declaration.body = method.body }
      if method.isAction { joined.declaration.isAction = true }
      if let category, !category.isEmpty { joined.category = category }
      info.methods[key] = joined
    } else {
      var new = Method(declaration: method, owner: info.name, name: .init(base: "", labels: []), parameters: [], result: .void)
      new.isPublic = isPublic
      if let category, !category.isEmpty { new.category = category }
      info.methods[key] = new
    }
  }

  private func nameMethods(of info: Class) {
    for (key, method) in info.methods {
      var named = self.method(method.declaration, of: info.name, info: info)
      (named.isPublic, named.category) = (method.isPublic, method.category)
      // Swift does not see it.
      if !named.isPublic, !named.isInitializer, !named.isFactory, !info.protocols.contains(where: { declares(key, $0) }) {
        named.parameters = named.parameters.map { $0.isOptional || !isObject($0) ? $0 : .implicit($0) }
        if !named.result.isOptional, isObject(named.result) { named.result = .implicit(named.result) }
        // A delegate's method of the same name would override it, and not be that of the protocol.
        if !info.isOwn, info.implemented.contains(key), protocols.values.contains(where: { $0.hasOptional(key) }) {
          named.isDefault = true
          named.name.base = "_default_" + named.name.base
        }
      }
      // A method that only the source has is written with the types of the protocol that requires it.
      if !named.isPublic, !named.isInitializer, !named.isFactory, info.isOwn,
        let required = info.protocols.lazy.compactMap({ self.protocolMethod(key, of: $0) }).first,
        required.parameters.count == named.parameters.count
      {
        (named.parameters, named.result) = (required.parameters, required.result)
      }
      info.methods[key] = named
    }
  }

  /// Lets a class have a variable for a property of a superclass of the frameworks that it synthesizes, as `executing` of an operation.
  private func addSynthesizedProperties(to info: Class) {
    for name in info.synthesized.keys.sorted() where declaredProperty(name, of: info.name) == nil {
      var declaration = ObjectiveCProperty(name: name, type: .named("BOOL"))
      declaration.getter = "is" + name.prefix(1).uppercased() + name.dropFirst()
      guard let fact = inheritedFact(declaration, in: info) else { continue }
      if fact.name == name { declaration.getter = nil }
      info.propertyOrder.append(name)
      info.properties[name] = Property(
        declaration: declaration, type: fact.result, owner: info.name, category: nil, swiftName: fact.name,
        isWritable: info.implemented.contains("-" + setter(of: declaration)) || !fact.isReadOnly)
    }
  }

  /// Lets a class have the properties that its protocols require: their accessors may be methods of the class, or synthesized.
  private func fulfillProperties(of info: Class) {
    for parent in adoptedProtocols(of: info) {
      for declaration in parent.properties {
        // The nullability of the protocol holds for the class as well.
        let required = propertyType(declaration)
        if let own = info.properties[declaration.name], !declaration.isOptional, !required.isOptional, own.type.wrapped == required {
          info.properties[declaration.name]?.type = required
        }
      }
      for declaration in parent.properties
      where declaredProperty(declaration.name, of: info.name) == nil && swiftMember("-" + declaration.name, of: info.name) == nil
        && info.isOwn && (!declaration.isOptional || definesGetter(declaration, in: info) != nil)
      {
        info.propertyOrder.append(declaration.name)
        info.properties[declaration.name] = Property(
          declaration: declaration, type: propertyType(declaration), owner: info.name, category: nil,
          swiftName: declaration.swiftName ?? declaration.getter ?? declaration.name, isWritable: !declaration.isReadOnly)
      }
    }
  }

  /// The project's protocols that a class adopts, with those that they inherit.
  func adoptedProtocols(of info: Class) -> [ObjectiveCProtocol] {
    var found: [ObjectiveCProtocol] = []
    var waiting = info.protocols
    while let name = waiting.popLast() {
      guard let known = protocols[name], !found.contains(where: { $0.name == name }) else { continue }
      found.append(known)
      waiting += known.protocols
    }
    return found
  }

  /// The classes of the frameworks whose categories answer for delegates without an optional method, subclasses first.
  func defaults(_ key: String) -> [Class] {
    let found = classes.values.filter { $0.methods[key]?.isDefault == true }
    return found.sorted { (-superclasses(of: $0.name).count, $0.name) < (-superclasses(of: $1.name).count, $1.name) }
  }

  private func declares(_ key: String, _ name: String, depth: Int = 0) -> Bool {
    guard depth < 16, let value = protocols[name] else { return false }
    return value.methods.contains { ($0.isClassMethod ? "+" : "-") + $0.selector == key }
      || value.protocols.contains { declares(key, $0, depth: depth + 1) }
  }

  private func method(_ declaration: ObjectiveCMethod, of owner: String, info: Class?) -> Method {
    var naming = MethodNaming()
    if let info {
      // Methods that return something are as properties.
      let getters = info.methods.values.map(\.declaration).filter { !$0.selector.contains(":") && !$0.isClassMethod && $0.result != .void }
      naming.properties = Set(info.properties.keys).union(getters.map(\.selector))
      if let superclass = superclasses(of: owner).first(where: { facts.types[$0] != nil }) {
        naming.properties.formUnion(facts.types[superclass]?.members.filter { $0.kind == .property }.map(\.name) ?? [])
      }
    }
    var types = declaration.parameters.map(\.type)
    var isThrowing = false
    if case .pointer(.object(name: "NSError", _, _, _), _)? = types.last, declaration.selector.lowercased().hasSuffix("error:") {
      switch declaration.result {
      case .object, .pointer, .named("BOOL"), .named("bool"): isThrowing = true
      default: break
      }
    }
    let isInitializer =
      !declaration.isClassMethod && declaration.selector.hasPrefix("init") && declaration.result != .void
      && Words.split(declaration.selector.prefix { $0 != ":" }).first == "init"
    var name: MethodNaming.Name
    var isFactory = false
    if isInitializer {
      name = naming.initializer(selector: declaration.selector, parameters: types)
    } else if declaration.isClassMethod, let count = naming.factoryWords(selector: declaration.selector, className: owner),
      isOwnInstance(declaration.result, of: owner)
    {
      isFactory = true
      name = naming.initializer(selector: declaration.selector, parameters: types, dropping: count)
    } else {
      name = naming.method(
        selector: declaration.selector, parameters: types, result: declaration.result, context: info == nil ? nil : owner)
    }
    if let given = declaration.swiftName, let open = given.firstIndex(of: "(") {
      let labels = given[given.index(after: open)...].prefix { $0 != ")" }.split(separator: ":").map(String.init)
      name = .init(base: String(given[..<open]), labels: labels)
    } else if let given = declaration.swiftName, !given.contains("(") {
      name.base = given
    }
    if isThrowing {
      types.removeLast()
      for suffix in ["AndReturnError", "AndReturn"] where types.isEmpty && name.base.hasSuffix(suffix) {
        name.base.removeLast(suffix.count)
      }
      if name.labels.count > types.count {
        // `loadWithError:` is `load()`.
        name.labels.removeLast()
        // Beside `next` `nextWithError:` keeps its name.
        let words = declaration.selector.dropLast()
        let sign = declaration.isClassMethod ? "+" : "-"
        if types.isEmpty, !isInitializer, !isFactory, words.hasSuffix("WithError"), declaration.swiftName == nil,
          superclasses(of: owner).contains(where: {
            classes[$0]?.methods[sign + words.dropLast(9)] != nil
              || classes[$0]?.properties[String(words.dropLast(9))] != nil
          })
        {
          name.base = String(words)
        }
      }
      // Swift may take the throwing one of two methods that have one name.
      let pieces = SelectorMatch.pieces(declaration.selector).dropLast().map { $0 + ":" }
      let shorter = (declaration.isClassMethod ? "+" : "-") + pieces.joined()
      if !types.isEmpty, superclasses(of: owner).contains(where: { classes[$0]?.methods[shorter] != nil }) { name.base += "WithError" }
    }
    while name.labels.count < types.count { name.labels.append("_") }
    // Swift takes `()` for the words after the first of a name without arguments.
    if isInitializer || isFactory, types.isEmpty, name.labels.count == 1 { types = [.void] }
    var result = type(declaration.result, owner: owner)
    var failure = ""
    if isInitializer || isFactory {
      switch declaration.result {
      case .object(_, _, _, .nonnull): failure = ""
      case .object(_, _, _, .nullable): failure = "?"
      default: failure = "!"
      }
      if isThrowing || declaration.selector == "init" { failure = "" }
    } else if isThrowing {
      result = result == .bool ? .void : result.wrapped
    }
    var method = Method(
      declaration: declaration, owner: owner, name: name, parameters: types.map { type($0, owner: owner) }, result: result,
      isThrowing: isThrowing, isInitializer: isInitializer, isFactory: isFactory, failure: failure, isOptional: declaration.isOptional)
    // The initializer of a superclass cannot be called in a closure, which the body of such a method is.
    if !isInitializer { method.nonescaping = Set(declaration.parameters.indices.filter { declaration.parameters[$0].isNoescape }) }
    return method
  }

  private func isOwnInstance(_ type: CType, of owner: String) -> Bool {
    if case .object(let name, _, _, _) = type { return name == "instancetype" || name == owner }
    return false
  }

  private func propertyType(_ property: ObjectiveCProperty) -> SwiftType {
    let type = type(property.type)
    if property.isWeak, type.wrapped == .any { return .implicit(.plain("AnyObject")) }
    if property.isWeak, case .implicit = type { return type }
    if property.isWeak, !type.isOptional { return .optional(type) }
    return type
  }

  private func outletElement(_ property: ObjectiveCProperty) -> SwiftType {
    if case .array(let element) = type(property.type).wrapped, element != .any { return element }
    return .plain("UIView")
  }

  /// The class and its superclasses, by their names in Objective-C, as far as they are known.
  func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var current: String? = name
    while let next = current, !result.contains(next) {
      result.append(next)
      current = classes[next]?.superclass ?? superclass(ofSwift: next) ?? facts.types[swiftClass(next)]?.superclass
    }
    if result.last != "NSObject" { result.append("NSObject") }
    return result
  }

  /// The name in Swift of a class that has a prefix in Objective-C: `DateFormatter` of `NSDateFormatter`.
  func swiftClass(_ name: String) -> String {
    if let own = classes[name], own.isOwn { return own.swiftName }
    if let given = swift.names[name] { return given }
    if facts.types[name] != nil { return name }
    if name.hasPrefix("NS"), facts.types[String(name.dropFirst(2))] != nil { return String(name.dropFirst(2)) }
    if let alias = facts.aliases[name] { return alias }
    // `NSURLSessionAuthChallengeDisposition` is `URLSession.AuthChallengeDisposition`.
    return facts.nested[name] ?? (name.hasPrefix("NS") ? facts.nested[String(name.dropFirst(2))] : nil) ?? name
  }

  func superclass(_ name: String, inherits other: String) -> Bool {
    superclasses(of: name).contains { $0 == other || swiftClass($0) == other }
  }

  /// Returns a method of the project's, from the class or its superclasses and protocols.
  func method(_ key: String, of name: String) -> Method? {
    // A protocol's own requirement, also where a category of NSObject has a method of its name.
    if protocols[name] != nil, let found = protocolMethod(key, of: name) { return found }
    for ancestor in superclasses(of: name) {
      if let found = classes[ancestor]?.methods[key] { return found }
      for name in classes[ancestor]?.protocols ?? [] { if let found = protocolMethod(key, of: name) { return found } }
    }
    if protocols[name] != nil { return protocolMethod(key, of: name) }
    return nil
  }

  func protocolMethod(_ key: String, of name: String, depth: Int = 0) -> Method? {
    guard depth < 16 else { return nil }
    if let found = protocolMethods[name]?[key] { return found }
    for parent in protocols[name]?.protocols ?? [] { if let found = protocolMethod(key, of: parent, depth: depth + 1) { return found } }
    return nil
  }

  /// Returns a property of the project's, by its name, its getter or its name in Swift.
  func property(_ name: String, of type: String) -> Property? {
    declaredProperty(name, of: type) ?? protocolProperty(name, of: type, depth: 0)
  }

  private func declaredProperty(_ name: String, of type: String) -> Property? {
    for ancestor in superclasses(of: type) {
      guard let info = classes[ancestor] else { continue }
      if let found = info.properties[name] { return found }
      if let found = info.properties.values.first(where: { $0.declaration.getter == name }) { return found }
    }
    return nil
  }

  private func protocolProperty(_ name: String, of type: String, depth: Int) -> Property? {
    guard depth < 16, let value = protocols[type] else { return nil }
    if let found = value.properties.first(where: { $0.name == name || $0.getter == name }) {
      return Property(
        declaration: found, type: propertyType(found), owner: type, category: nil,
        swiftName: found.swiftName ?? found.getter ?? found.name, isWritable: !found.isReadOnly)
    }
    for parent in value.protocols { if let found = protocolProperty(name, of: parent, depth: depth + 1) { return found } }
    return nil
  }
}
