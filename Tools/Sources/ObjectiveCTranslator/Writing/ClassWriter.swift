import Foundation

/// Writes the class or the extension of an implementation.
final class ClassWriter {
  let file: FileWriter
  let implementation: ObjectiveCImplementation
  let info: Program.Class
  var program: Program { file.program }
  private var written: Set<String> = []
  /// Assignments of the values with which stored properties begin.
  private var initialValues: [String] = []
  /// The properties that an appearance proxy can have.
  private var styledProperties: [String] = []

  init(file: FileWriter, implementation: ObjectiveCImplementation) {
    (self.file, self.implementation) = (file, implementation)
    info = file.program.info(implementation.name)
  }

  // MARK: Types

  /// `open` or `public` before a member of a library that other modules see.
  private func access(_ isPublic: Bool) -> String {
    guard program.isLibrary, isPublic else { return "" }
    return implementation.category == nil ? "open " : "public "
  }

  func write() {
    let generic = info.typeParameters.isEmpty ? "" : "<\(info.typeParameters.map { "\($0): AnyObject" }.joined(separator: ", "))>"
    let erased = info.superclass.flatMap { Program.generics[$0] }.map { "<\($0.joined(separator: ", "))>" } ?? ""
    let superclass = (info.superclass.map { program.swiftClass($0) } ?? "NSObject") + erased
    let protocols = "the protocols of \(info.name)"
    let adopted = file.isLeftOut(protocols, line: implementation.line) ? [] : conformances(info.protocols, forClass: true)
    let list =
      [superclass] + adopted + (passesHighlight ? ["UIHighlightable"] : [])
      + (definition("-forwardInvocation:") == nil ? [] : ["UIKit._InvocationForwarding"])
    file.text.declaration = adopted.isEmpty ? nil : protocols
    // Interface files name the classes of all libraries in Objective-C without a module.
    let isNamed = program.isLibrary || info.swiftName != info.name
    let attribute = generic.isEmpty ? (isNamed ? "@objc(\(info.name)) " : "@objc ") : ""
    file.text.open(
      "\(info.isDesignable ? "@IBDesignable " : "")\(attribute)\(program.isLibrary ? "open " : "")class \(info.swiftName)\(generic): \(list.joined(separator: ", "))"
    )
    file.text.declaration = nil
    for name in info.propertyOrder { if let property = info.properties[name], property.category == nil { part(property) } }
    for name in info.variableOrder {
      if let variable = info.variables[name] { part("\(info.name).\(name)", variable.line) { write(variable) } }
    }
    writeAppearance()
    writeInitializers()
    writeMethods()
    let answers = adopted.isEmpty ? [] : answeringProperties
    if !adopted.isEmpty {
      writeMissingMethods()
      if !erased.isEmpty { writeErasedMethods() }
    }
    for (method, property) in answers where method.isOptional {
      file.text.add("\(program.typeAccess)typealias _Result_\(method.name.base) = \(property.type.inClosure.text)")
    }
    file.text.close()
    write(answers)
    if !adopted.isEmpty { writeNarrowProperties() }
    writeFactories()
  }

  /// Writes a declaration that can be left out alone.
  private func part(_ name: String, _ line: Int, _ write: () -> Void) {
    if file.isLeftOut(name, line: line) { return }
    file.text.declaration = name
    write()
    file.text.declaration = nil
  }

  private func part(_ property: Program.Property) {
    part("@property \(info.name).\(property.declaration.name)", property.declaration.line) { write(property) }
  }

  /// The properties that implement methods of protocols, which Swift does not let a class have beside a property of their name.
  private var answeringProperties: [(Program.Method, Program.Property)] {
    program.adoptedProtocols(of: info).flatMap { parent in
      parent.methods.compactMap { declaration in
        let key = "-" + declaration.selector
        guard !declaration.isClassMethod, !declaration.selector.contains(":"), let method = program.protocolMethod(key, of: parent.name),
          method.result != .void, !info.implemented.contains(key), let property = info.properties[declaration.selector],
          !property.declaration.isClassProperty, info.typeParameters.isEmpty
        else { return nil }
        return (method, property)
      }
    }
  }

  /// Writes what protocols require for properties that the class declares with a subclass, which Swift does not take for them.
  private func writeNarrowProperties() {
    let narrow = program.adoptedProtocols(of: info).flatMap { parent in
      parent.properties.compactMap { declaration -> (Program.Property, SwiftType, Bool)? in
        guard !declaration.isClassProperty, !declaration.isOptional, let own = info.properties[declaration.name], own.category == nil,
          info.typeParameters.isEmpty, program.inheritedFact(own.declaration, in: info) == nil
        else { return nil }
        let wanted = program.type(declaration.type)
        guard own.type.wrapped != wanted.wrapped, program.isImplicit(own.type.wrapped, to: wanted.wrapped) else { return nil }
        return (own, wanted, !declaration.isReadOnly)
      }
    }
    guard !narrow.isEmpty else { return }
    let narrowing = "_Narrows\(info.name)"
    file.text.add(["\(program.typeAccess)protocol \(narrowing) {}", "extension \(info.swiftName): \(narrowing) {}"])
    file.text.open("extension \(narrowing) where Self: \(info.swiftName)")
    for (property, wanted, isWritable) in narrow {
      let (name, type) = (SwiftText.escaped(property.swiftName), property.type)
      file.text.open("@_disfavoredOverload \(program.typeAccess)var \(name): \(wanted.text)")
      let value =
        type.isOptional && !wanted.isOptional ? given("(self.\(name) as \(SwiftType.optional(type.wrapped).text))", wanted) : "self.\(name)"
      file.text.add("get { \(value) }")
      if isWritable { file.text.add("set { self.\(name) = newValue as! \(type.wrapped.text) }") }
      file.text.close()
    }
    file.text.close()
  }

  private func write(_ answers: [(Program.Method, Program.Property)]) {
    guard !answers.isEmpty else { return }
    let answering = "_Answers\(info.name)"
    file.text.add(["\(program.typeAccess)protocol \(answering) {}", "extension \(info.swiftName): \(answering) {}"])
    file.text.open("extension \(answering) where Self: \(info.swiftName)")
    for (method, property) in answers {
      let (name, type) = program.access(property)
      let result = method.isOptional ? property.type.inClosure : method.result
      let value = type.isOptional && !result.isOptional ? given("self.\(name)", result) : "self.\(name)"
      file.text.add(
        "@_disfavoredOverload \(program.typeAccess)func \(SwiftText.escaped(method.name.base))() -> \(result.text) { \(value) }")
    }
    file.text.close()
  }

  /// Writes what protocols require and the class has not, which only a call would notice in Objective-C.
  private func writeMissingMethods() {
    for parent in program.adoptedProtocols(of: info) {
      for declaration in parent.methods where !declaration.isOptional && !declaration.isClassMethod {
        let key = "-" + declaration.selector
        guard let method = program.protocolMethod(key, of: parent.name), !method.isInitializer,
          !program.superclasses(of: info.name).contains(where: { program.classes[$0]?.implemented.contains(key) == true }),
          program.property(declaration.selector, of: info.name) == nil, program.inheritedMember(key, of: info, isCategory: false) == nil
        else { continue }
        let name = "-[\(info.name) \(declaration.selector)]"
        part(name, implementation.line) {
          file.leave(name, line: implementation.line, reason: "the class has no such method")
          let (parameters, throwing) = (Self.parameters(method), method.isThrowing ? " throws" : "")
          let result = method.result == .void ? "" : " -> \(method.result.text)"
          file.text.open("\(access(true))func \(SwiftText.escaped(method.name.base))\(parameters)\(throwing)\(result)")
          file.text.add("_held(\(SwiftText.literal(name)), \"the class has no such method\")")
          if method.result != .void { file.text.add("return \(program.heldValue(method.result))") }
          file.text.close()
        }
      }
    }
  }

  /// Writes what protocols require for objects of any class and a generic superclass has for its own.
  private func writeErasedMethods() {
    for parent in program.adoptedProtocols(of: info) {
      for declaration in parent.methods where !declaration.isClassMethod {
        let key = "-" + declaration.selector
        guard let method = program.protocolMethod(key, of: parent.name), !method.isInitializer,
          let member = program.inheritedMember(key, of: info, isCategory: false)?.member, member.kind == .method,
          member.parameters.count == method.parameters.count, member.parameters != method.parameters
        else { continue }
        let names = Self.parameterNames(method, names: nil)
        let result = method.result == .void ? "" : " -> \(method.result.text)"
        file.text.open("@_disfavoredOverload \(access(true))func \(SwiftText.escaped(method.name.base))\(Self.parameters(method))\(result)")
        var values: [String] = []
        for (index, (given, wanted)) in zip(method.parameters, member.parameters).enumerated() {
          if given.isOptional, !wanted.isOptional {
            file.text.add(
              "guard let \(names[index]) else { return\(method.result == .void ? "" : " " + program.heldValue(method.result)) }")
          }
          let isObject = wanted.wrapped == .plain("AnyObject") && given.wrapped == .any
          let isNumber = given.wrapped != wanted.wrapped && wanted.isNumber
          let value = isObject ? "\(names[index]) as AnyObject" : isNumber ? "\(wanted.text)(\(names[index]))" : names[index]
          values.append(member.labels[index] == "_" ? value : "\(SwiftText.label(member.labels[index])): \(value)")
        }
        let call = "self.\(SwiftText.escaped(member.base))(\(values.joined(separator: ", ")))"
        file.text.add(method.result == .void ? call : "return \(call)")
        file.text.close()
      }
    }
  }

  func writeExtension() {
    let isOwn = info.isOwn
    let name = isOwn ? info.swiftName : program.swiftClass(implementation.name)
    let mapped = program.type(.object(name: implementation.name, protocols: [], arguments: [], nullability: .nonnull))
    // A category of NSString is one of String, too.
    let extended = isOwn ? name : Program.references[mapped.text] ?? name
    let protocols = isOwn ? [] : info.categoryProtocols[implementation.category ?? ""] ?? []
    if !protocols.isEmpty, !file.isLeftOut("the protocols of \(info.name)", line: implementation.line) {
      let adopted = conformances(protocols, forClass: false)
      file.text.declaration = "the protocols of \(info.name)"
      if !adopted.isEmpty { file.text.add("extension \(extended): \(adopted.joined(separator: ", ")) {}") }
      file.text.declaration = nil
    }
    file.text.open("extension \(extended)")
    for name in info.propertyOrder {
      guard var property = info.properties[name] else { continue }
      if property.category != implementation.category {
        // Its accessors may be in an implementation with another name.
        guard !isWrittenElsewhere(property), definesAccessor(of: property) else { continue }
        property.category = implementation.category
      }
      part(property)
    }
    writeInitializers()
    writeMethods()
    file.text.close()
    writeFactories()
  }

  /// Whether the class or the category that declares a property has an implementation, which writes it.
  private func isWrittenElsewhere(_ property: Program.Property) -> Bool {
    property.category.map(info.categories.contains) ?? info.isOwn
  }

  private func definesAccessor(of property: Program.Property) -> Bool {
    let sign = property.declaration.isClassProperty ? "+" : "-"
    return definition(sign + program.getter(of: property.declaration)) != nil
  }

  /// Whether a cell passes its highlight to the view, as it does in UIKit to each view that has the accessors.
  private var passesHighlight: Bool {
    guard program.superclass(info.name, inherits: "UIView"), !program.superclass(info.name, inherits: "UIControl"),
      let property = info.properties["highlighted"], property.category == nil, property.isWritable, property.type == .bool,
      property.swiftName == "isHighlighted"
    else { return false }
    return !["UILabel", "UIImageView", "UITableViewCell", "UICollectionViewCell"].contains {
      program.superclass(info.name, inherits: $0)
    } && !info.protocols.contains("UIHighlightable")
  }

  private func conformances(_ protocols: [String], forClass: Bool) -> [String] {
    var inherited: Set<String> = []
    for ancestor in program.superclasses(of: info.name).dropFirst() {
      inherited.formUnion(program.classes[ancestor]?.protocols ?? [])
    }
    if let root = program.factSuperclass(of: info.name) { inherited.formUnion(SelectorMatch(facts: program.facts).ancestry(root)) }
    var result: [String] = []
    for name in protocols where name != "NSObject" && !inherited.contains(name) {
      guard
        program.protocols[name] != nil || program.facts.types[program.swiftClass(name)]?.kind == .protocol
          || program.swift.types[program.swiftClass(name)]?.kind == .protocol
      else {
        file.leave("@interface \(info.name)", line: implementation.line, reason: "the protocol \(name) is not known")
        continue
      }
      let swiftName = program.protocols[name]?.swiftName ?? program.swiftClass(name)
      if !result.contains(swiftName) { result.append(swiftName) }
    }
    return result
  }

  // MARK: Properties

  /// Writes what appearance proxies need of a view: its properties, and the removal of what its initializer sets, as a proxy in Objective-C
  /// answers nil for what was not set on it.
  private func writeAppearance() {
    guard info.typeParameters.isEmpty, !initialValues.isEmpty, program.superclass(info.name, inherits: "UIView") else { return }
    file.text.open("\(program.isLibrary ? "open " : "")override class var appearanceProperties: [UIAppearanceProperty]")
    file.text.add("[")
    for name in styledProperties { file.text.add("  UIAppearanceProperty(\\\(info.swiftName).\(name)),") }
    file.text.add("  UIAppearanceProperty(removingInitialValues: { (proxy: \(info.swiftName)) in")
    file.text.add(initialValues.map { "    proxy.\($0)" } + ["  }),", "]"])
    file.text.close()
  }

  /// Whether proxies can compare the values of a property.
  private func isStyled(_ property: Program.Property) -> Bool {
    let declaration = property.declaration
    guard property.isWritable, property.category == nil, !declaration.isClassProperty, !declaration.isWeak, !declaration.isOutlet,
      !declaration.isOutletCollection, let name = property.type.wrapped.name
    else { return false }
    return [
      "Bool", "Int", "UInt", "Float", "Double", "CGFloat", "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "UIOffset", "String", "NSNumber",
      "NSAttributedString", "UIColor", "UIFont", "UIImage", "UIBlurEffect", "UIVisualEffect",
    ].contains(name)
  }

  private func write(_ property: Program.Property) {
    let declaration = property.declaration
    let getter = program.definesGetter(declaration, in: info)
    let setter = program.definesSetter(declaration, in: info)
    if program.isWidened(property) { return writeWidened(property, getter, setter) }
    guard !info.dynamic.contains(declaration.name) else { return writeDynamic(property, getter, setter) }
    let isInherited = program.inheritsProperty(declaration, in: info)
    let fact = program.inheritedFact(declaration, in: info)
    if isInherited, getter == nil, setter == nil { return }
    let sign = declaration.isClassProperty ? "+" : "-"
    if let getter { written.insert(sign + getter) }
    if let setter { written.insert(sign + setter) }
    let name = SwiftText.escaped(fact?.name ?? property.swiftName)
    var type = property.type
    if declaration.isWeak, type == .implicit(.any) || type == .optional(.any) { type = .implicit(.plain("AnyObject")) }
    let isOutlet = declaration.isOutlet || declaration.isOutletCollection
    var attributes = ""
    if isOutlet { attributes += "@IBOutlet " } else if declaration.isInspectable { attributes += "@IBInspectable " }
    if !isOutlet, info.typeParameters.isEmpty { attributes += "@objc " }
    let isRequired = program.adoptedProtocols(of: info).contains { parent in parent.properties.contains { $0.name == declaration.name } }
    let level = access(property.isPublic || isInherited || isRequired)
    let scope = level + (isInherited ? "override " : "") + (declaration.isClassProperty ? "class " : "")
    let storedWeak = declaration.isWeak && type.wrapped != .plain("AnyClass") ? "weak " : ""
    if let fact { type = fact.result }
    if program.isStored(property, in: info) {
      if declaration.isClassProperty || property.category != nil { return }
      if program.isObserved(property, in: info), attributes.contains("@objc"), !isInherited { attributes += "dynamic " }
      let zero = program.zero(of: type) ?? "nil"
      file.text.add("\(attributes)\(level)\(storedWeak)var \(name): \(type.text) = \(zero)")
      initialValues.append("\(name) = \(zero)")
      if isStyled(property) { styledProperties.append(name) }
      return
    }
    let isNilable = program.isNilable(property)
    let isReadOnly = !property.isWritable && setter == nil
    let isSynthesized = isInherited ? program.synthesizes(declaration, in: info) : info.synthesized[declaration.name] != nil
    let needsBacking =
      (!isInherited || isSynthesized) && property.category == nil && !declaration.isClassProperty
      && !(getter != nil && setter != nil && !isSynthesized)
    let backing = SwiftText.escaped(program.backingName(property, in: info))
    if needsBacking, info.variables[backing] == nil {
      var stored = program.storedType(property)
      if declaration.isWeak, stored == .implicit(.any) { stored = .implicit(.plain("AnyObject")) }
      let zero = program.zero(of: stored) ?? "nil"
      file.text.add("\(level.isEmpty ? "" : "public ")\(storedWeak)var \(backing): \(stored.text) = \(zero)")
      initialValues.append("\(backing) = \(zero)")
      if getter == nil, isStyled(property) { styledProperties.append(isNilable ? Program.nilableName(property.swiftName) : name) }
    }
    let inner = isNilable ? Program.nilableName(property.swiftName) : name
    let access = isInherited && !isSynthesized ? "super.\(inner)" : "self.\(backing)"
    let hasSetter = setter != nil || needsBacking && (!isReadOnly || getter == nil) || isInherited && fact?.isReadOnly != true
    if isNilable {
      writePublicForm(
        of: property, head: "\(attributes)\(scope)var \(name): \(type.text)", hasSetter: hasSetter,
        storage: getter == nil && setter == nil && !isInherited ? backing : nil)
      type = .implicit(type)
    }
    file.text.open("\(isNilable ? "" : attributes)\(scope)var \(inner): \(type.text)")
    if let getter {
      accessor("get", sign + getter, type: type)
    } else if program.storedType(property) != property.type, !isInherited, !isNilable {
      file.text.add("get { \(access)! }")
    } else {
      file.text.add("get { \(access) }")
    }
    let isObserved = program.isObserved(property, in: info) && property.category == nil && !isNilable
    let announcement = isObserved ? "\\\(info.swiftName).\(name)" : nil
    if let setter {
      accessor("set", sign + setter, type: type, announcing: announcement)
    } else if hasSetter {
      let (before, after) = announcement.map { ("willChangeValue(for: \($0)); ", "; didChangeValue(for: \($0))") } ?? ("", "")
      file.text.add("set { \(before)\(access) = newValue\(after) }")
    }
    file.text.close()
  }

  private func writeWidened(_ property: Program.Property, _ getter: String?, _ setter: String?) {
    guard let fact = program.inheritedFact(property.declaration, in: info) else { return }
    let (name, type) = program.access(property)
    let narrow = SwiftText.escaped(fact.name)
    let wanted = "as\(fact.result.isOptional ? "?" : "!") \(fact.result.wrapped.text)"
    written.formUnion([getter, setter].compactMap { $0.map { "-" + $0 } })
    file.text.open("\(access(true))override var \(narrow): \(fact.result.text)")
    file.text.add("get { \(getter == nil ? "super.\(narrow)" : "self.\(name) \(wanted)") }")
    file.text.add("set { self.\(name) = newValue }")
    file.text.close()
    file.text.open("\(access(true))var \(name): \(type.text)")
    if let getter { accessor("get", "-" + getter, type: type) } else { file.text.add("get { super.\(narrow) }") }
    if let setter {
      accessor("set", "-" + setter, type: type)
    } else if !fact.isReadOnly {
      file.text.add("set { super.\(narrow) = newValue \(wanted) }")
    }
    file.text.close()
    // The header may declare the setter as well, which is then a method of Swift.
    guard let setter, let method = info.methods["-" + setter], method.isPublic else { return }
    file.text.add(
      "\(access(true))func \(SwiftText.escaped(method.name.base))\(Self.parameters(method, names: ["value"])) { self.\(name) = value }")
  }

  /// Writes a property whose value Core Data has.
  private func writeDynamic(_ property: Program.Property, _ getter: String?, _ setter: String?) {
    let declaration = property.declaration
    let above = program.superclasses(of: info.name).map { program.swiftClass($0) }
    guard !program.inheritsProperty(declaration, in: info) else { return }
    if above.contains("CALayer"), getter == nil, setter == nil {
      let type = program.storedType(property)
      let key = SwiftText.literal(declaration.name)
      file.text.add(
        "\(access(property.isPublic))var \(SwiftText.escaped(property.swiftName)): \(type.text) = \(program.zero(of: type) ?? "nil") { didSet { if Self.needsDisplay(forKey: \(key)) { setNeedsDisplay() } } }"
      )
      return
    }
    guard above.contains("NSManagedObject") else { return }
    let head = "\(access(property.isPublic))var \(SwiftText.escaped(property.swiftName)): \(property.type.text)"
    if getter == nil, setter == nil { return file.text.add("@NSManaged \(head)") }
    let key = "forKey: \(SwiftText.literal(declaration.name))"
    written.formUnion([getter, setter].compactMap { $0.map { "-" + $0 } })
    file.text.open(head)
    if let getter { accessor("get", "-" + getter, type: property.type) } else { file.text.add("get { managedValue(\(key)) }") }
    if let setter { accessor("set", "-" + setter, type: property.type) } else { file.text.add("set { setValue(newValue, \(key)) }") }
    file.text.close()
  }

  /// Writes the form of a property that Swift sees, which is never nil.
  private func writePublicForm(of property: Program.Property, head: String, hasSetter: Bool, storage: String?) {
    let place = storage.map { "self.\($0)" } ?? Program.nilableName(property.swiftName)
    file.text.open(head)
    file.text.add("get { \(given(place, property.type)) }")
    if hasSetter { file.text.add("set { \(place) = newValue }") }
    file.text.close()
  }

  /// A value, or its substitute for nil.
  private func given(_ place: String, _ type: SwiftType) -> String { program.standIn(for: type).map { "\(place) ?? \($0)" } ?? "\(place)!" }

  private func accessor(_ kind: String, _ key: String, type: SwiftType, announcing path: String? = nil) {
    guard let method = definition(key) else {
      // A category defines it; its implementation is elsewhere.
      let name = "\(key.prefix(1))[\(info.name) \(key.dropFirst())]"
      file.text.add(
        kind == "get"
          ? "get { _held(\"\(name)\", \"its body is in another file\"); return \(program.heldValue(type)) }"
          : "set { _held(\"\(name)\", \"its body is in another file\") }")
      return
    }
    let body = bodyWriter(method)
    if kind == "get" {
      body.result = type
      file.text.open("get")
    } else {
      let parameter = method.parameters.first?.name ?? "newValue"
      body.declare(parameter: parameter, type: type)
      file.text.open("set(\(SwiftText.escaped(parameter)))")
      if let path { file.text.add(["willChangeValue(for: \(path))", "defer { didChangeValue(for: \(path)) }"]) }
    }
    emit(body, method)
    file.text.close()
  }

  private func definition(_ key: String) -> ObjectiveCMethod? {
    implementation.methods.first { ($0.isClassMethod ? "+" : "-") + $0.selector == key }
  }

  private func write(_ variable: CVariable) {
    let isBacking = info.propertyOrder.contains { name in
      guard let property = info.properties[name], property.category == nil else { return false }
      return program.backing(property.declaration, in: info) == variable.name
        && (program.isStored(property, in: info) || variable.name == property.swiftName)
    }
    if isBacking { return }
    let type = program.variableType(variable)
    guard let zero = program.zero(of: type) else {
      file.leave("@interface \(info.name)", line: variable.line, reason: "the type of \(variable.name) has no value to begin with")
      return
    }
    if let array = try? BodyWriter(file: file, method: "", owner: nil).array(variable.type, nil) {
      file.text.add("var \(SwiftText.escaped(variable.name)): \(array.type.text) = \(array.text)")
      return
    }
    let name = SwiftText.escaped(program.variableName(variable.name, in: info))
    let weak = variable.isWeak && type.wrapped != .plain("AnyClass") ? "weak " : ""
    file.text.add("\(weak)var \(name): \(type.text) = \(zero)")
  }

  // MARK: Methods

  static func parameters(
    _ method: Program.Method, names: [String]? = nil, types: [SwiftType]? = nil, defaults: [Int: String] = [:]
  ) -> String {
    let types = types ?? method.parameters
    let parts = zip(method.name.labels, parameterNames(method, names: names)).enumerated().map { index, part -> String in
      let isNoescape = method.nonescaping.contains(index)
      let type = index < types.count ? (isNoescape ? types[index].text : types[index].parameterText) : "Any"
      let value = defaults[index].map { " = " + $0 } ?? ""
      return (SwiftText.escaped(part.0) == part.1 ? "\(part.1): \(type)" : "\(SwiftText.label(part.0)) \(part.1): \(type)") + value
    }
    return "(" + (parts + (method.declaration.isVariadic ? ["_arguments: [Any?]"] : [])).joined(separator: ", ") + ")"
  }

  /// The values of arguments that Swift may leave out of a call of a library's method: options, and a block at the end that may be nil.
  private func defaults(of method: Program.Method) -> [Int: String] {
    var found: [Int: String] = [:]
    for (index, type) in method.parameters.enumerated() {
      if let name = type.name, Words.split(name).contains("Options"),
        program.enumerations.contains(where: { program.enumerationTypes[$0.key] == name && $0.value.kind == .options })
      {
        found[index] = "[]"
      }
    }
    if case .optional(.closure)? = method.parameters.last { found[method.parameters.count - 1] = "nil" }
    return found
  }

  /// The names of the parameters in the body.
  private static func parameterNames(_ method: Program.Method, names: [String]?) -> [String] {
    var used: Set<String> = []
    let declared = names ?? method.declaration.parameters.map(\.name)
    return method.name.labels.indices.map { index in
      var name = index < declared.count ? declared[index] : "argument\(index)"
      if name.isEmpty { name = "argument\(index)" }
      if !used.insert(name).inserted { name += "\(index)" }
      return SwiftText.escaped(name)
    }
  }

  func bodyWriter(_ method: ObjectiveCMethod) -> BodyWriter {
    let name = "\(method.isClassMethod ? "+" : "-")[\(info.name) \(method.selector)]"
    let body = BodyWriter(file: file, method: name, owner: info)
    body.isClassMethod = method.isClassMethod
    return body
  }

  func emit(_ body: BodyWriter, _ method: ObjectiveCMethod, as written: Program.Method? = nil, isHeld: Bool = false) {
    file.text.method = body.method
    if initializesClass, body.initializer != nil || method.isClassMethod && method.selector != "initialize" {
      file.text.add(initialization)
    }
    let lines = body.lines(method.body, line: method.line, isHeld: isHeld || method.isVariadic && body.initializer != nil)
    let blocks = (written?.nonescaping ?? []).sorted().compactMap { index -> (String, SwiftType)? in
      guard let written, index < written.parameters.count, index < method.parameters.count else { return nil }
      return (method.parameters[index].name, written.parameters[index])
    }
    file.text.add(body.escaping(blocks, in: lines, isThrowing: written?.isThrowing ?? false))
    file.text.method = nil
  }

  /// Whether the class has `+initialize`, which runs before its first object is made and its first class method is called.
  private var initializesClass: Bool {
    implementation.category == nil && info.typeParameters.isEmpty && definition("+initialize") != nil
  }

  private var initialization: String { "\(info.swiftName)._initialize()" }

  /// The methods that get and set a property of a superclass or protocol.
  private struct Accessors {
    var name: String
    var type: SwiftType
    let isStatic: Bool
    var getter: ObjectiveCMethod?
    var setter: ObjectiveCMethod?
    let isOverride: Bool
    /// Whether the superclass of UIKit has a setter.
    let isWritable: Bool
  }

  private func writeMethods() {
    var overridden: [Accessors] = []
    for definition in implementation.methods {
      let key = (definition.isClassMethod ? "+" : "-") + definition.selector
      guard written.insert(key).inserted, let method = info.methods[key], !method.isInitializer,
        !file.isLeftOut(name(of: definition), line: definition.line)
      else { continue }
      file.text.declaration = name(of: definition)
      defer { file.text.declaration = nil }
      if key == "-dealloc" {
        file.text.open("deinit")
        emit(bodyWriter(definition), definition)
        file.text.close()
        continue
      }
      if key == "+initialize", initializesClass {
        file.text.add("nonisolated(unsafe) private static var _isInitialized = false")
        file.text.open("private class func _initialize()")
        file.text.add(["guard !_isInitialized else { return }", "_isInitialized = true"])
        emit(bodyWriter(definition), definition)
        file.text.close()
        continue
      }
      if key == "-forwardInvocation:", implementation.category == nil, let parameter = definition.parameters.first {
        let body = bodyWriter(definition)
        body.declare(parameter: parameter.name, type: .plain("NSInvocation"))
        file.text.open("\(access(true))func forwardInvocation(_ \(SwiftText.escaped(parameter.name)): NSInvocation)")
        emit(body, definition)
        file.text.close()
        continue
      }
      if info.isProxy, ["-isKindOfClass:", "-isMemberOfClass:", "-conformsToProtocol:", "-superclass", "-class", "-isProxy"].contains(key) {
        file.leave(name(of: definition), line: definition.line, reason: "a proxy is an object of its own class")
        continue
      }
      // The superclass says so already, and Swift cannot override it.
      if key == "+supportsSecureCoding", let root = program.factSuperclass(of: info.name),
        SelectorMatch(facts: program.facts).ancestry(root).contains(where: { type in
          program.facts.types[type]?.members.contains { $0.name == "supportsSecureCoding" && $0.isStatic && !$0.isOpen } == true
        })
      {
        continue
      }
      if [
        "+load", "+initialize", "-methodSignatureForSelector:", "-forwardInvocation:", "+allocWithZone:", "-retain", "-release",
        "-autorelease",
      ].contains(key) {
        file.leave(name(of: definition), line: definition.line, reason: "the runtime of Objective-C calls it")
        continue
      }
      if let property = program.property(definition.selector, of: info.name),
        definition.isClassMethod == property.declaration.isClassProperty, property.owner != info.name,
        program.classes[property.owner] != nil
      {
        let (name, type) = program.isWidened(property) ? program.access(property) : (property.swiftName, property.type)
        add(definition, to: &overridden, name: name, type: type, isSetter: false, isOverride: true)
        continue
      }
      if let property = inheritedProperty(settingBy: definition) {
        let (name, type) = program.isWidened(property) ? program.access(property) : (property.swiftName, property.type)
        add(definition, to: &overridden, name: name, type: type, isSetter: true, isOverride: true)
        continue
      }
      if let inherited = program.inheritedMember(key, of: info, isCategory: implementation.category != nil) {
        if inherited.member.kind == .property {
          // A protocol's property, or one of a class of UIKit.
          let isSetter = definition.selector.contains(":")
          add(
            definition, to: &overridden, name: inherited.member.name, type: inherited.member.result, isSetter: isSetter,
            isOverride: inherited.isOverride, isWritable: inherited.isOverride && !inherited.member.isReadOnly)
          continue
        }
        // `pointInsideAll:withEvent:` beside `pointInside:withEvent:` is a method of its own.
        if isNearest(definition, to: inherited.member) {
          write(definition, as: inherited.member, isOverride: inherited.isOverride)
          continue
        }
      }
      // A protocol of Swift has names and types of its own.
      if let member = info.protocols.lazy.compactMap({ self.program.swift.members[self.program.swiftClass($0)]?[key] }).first,
        member.kind == .method
      {
        write(definition, as: member, isOverride: false)
        continue
      }
      write(definition, method)
    }
    writeLateRequirements()
    for var item in overridden {
      let part = "@property \(info.name).\(item.name)"
      if file.isLeftOut(part, line: implementation.line) { continue }
      file.text.declaration = part
      defer { file.text.declaration = nil }
      let isNilable = item.isOverride && program.property(named: item.name, above: info.name).map { program.isNilable($0) } ?? false
      if isNilable {
        let inner = Program.nilableName(item.name)
        let scope = access(true) + (item.isStatic ? "override class " : "override ")
        file.text.open("\(scope)var \(SwiftText.escaped(item.name)): \(item.type.text)")
        file.text.add("get { \(given(inner, item.type)) }")
        file.text.add("set { \(inner) = newValue }")
        file.text.close()
        (item.name, item.type) = (inner, .implicit(item.type))
      }
      let scope = access(true) + (item.isOverride ? "override " : "") + (item.isStatic ? "class " : "")
      file.text.open("\(scope)var \(SwiftText.escaped(item.name)): \(item.type.text)")
      // A stored property, also a read-only one, can be set here, and an override must say so.
      let isStored = item.setter == nil && (item.isWritable || !item.isStatic && (isNilable || overridesStored(item.name)))
      if let getter = item.getter {
        let body = bodyWriter(getter)
        body.result = item.type
        let hasBoth = item.setter != nil || isStored
        if hasBoth { file.text.open("get") }
        emit(body, getter)
        if hasBoth { file.text.close() }
        if isStored { file.text.add("set { super.\(SwiftText.escaped(item.name)) = newValue }") }
      } else {
        file.text.add("get { super.\(SwiftText.escaped(item.name)) }")
      }
      if let setter = item.setter {
        let body = bodyWriter(setter)
        let parameter = setter.parameters.first?.name ?? "newValue"
        body.declare(parameter: parameter, type: item.type)
        file.text.open("set(\(SwiftText.escaped(parameter)))")
        emit(body, setter)
        file.text.close()
      }
      file.text.close()
    }
  }

  private func overridesStored(_ name: String) -> Bool {
    if let root = program.factSuperclass(of: info.name) {
      for type in SelectorMatch(facts: program.facts).ancestry(root) {
        guard let fact = program.facts.types[type]?.members.first(where: { $0.kind == .property && $0.name == name && !$0.isStatic }) else {
          continue
        }
        return !fact.isReadOnly && program.facts.types[type]?.kind == .class
      }
    }
    return program.superclasses(of: info.name).dropFirst().contains { ancestor in
      guard let above = program.classes[ancestor], above.isOwn,
        let property = above.properties.values.first(where: { $0.swiftName == name })
      else { return false }
      return program.isStored(property, in: above)
    }
  }

  private func isNearest(_ definition: ObjectiveCMethod, to member: FactMember) -> Bool {
    guard let cost = SelectorMatch.cost(definition.selector, member, of: info.name) else { return true }
    return !implementation.methods.contains { other in
      other.isClassMethod == definition.isClassMethod && other.selector != definition.selector
        && SelectorMatch.cost(other.selector, member, of: info.name).map { $0 < cost } ?? false
    }
  }

  /// Requirements that protocols got after most classes were written: Objective-C only warns of them.
  private func writeLateRequirements() {
    guard info.protocols.contains("UIViewControllerContextTransitioning"), definition("-pauseInteractiveTransition") == nil else { return }
    file.text.add("\(access(true))func pauseInteractiveTransition() {}")
  }

  private func name(of method: ObjectiveCMethod) -> String { "\(method.isClassMethod ? "+" : "-")[\(info.name) \(method.selector)]" }

  private func add(
    _ method: ObjectiveCMethod,
    to list: inout [Accessors], name: String, type: SwiftType, isSetter: Bool, isOverride: Bool, isWritable: Bool = false
  ) {
    if let index = list.firstIndex(where: { $0.name == name && $0.isStatic == method.isClassMethod }) {
      if isSetter { list[index].setter = method } else { list[index].getter = method }
    } else {
      list.append(
        Accessors(
          name: name, type: type, isStatic: method.isClassMethod, getter: isSetter ? nil : method, setter: isSetter ? method : nil,
          isOverride: isOverride, isWritable: isWritable))
    }
  }

  private func inheritedProperty(settingBy method: ObjectiveCMethod) -> Program.Property? {
    guard method.selector.hasPrefix("set"), method.parameters.count == 1 else { return nil }
    let name = Words.lowercasedFirst(String(method.selector.dropFirst(3).dropLast()))
    for ancestor in program.superclasses(of: info.name).dropFirst() {
      if let found = program.classes[ancestor]?.properties[name], program.setter(of: found.declaration) == method.selector { return found }
    }
    return nil
  }

  private func write(_ definition: ObjectiveCMethod, as member: FactMember, isOverride: Bool) {
    let types = member.parameters
    var method = Program.Method(
      declaration: definition, owner: info.name, name: .init(base: member.base, labels: member.labels), parameters: types,
      result: member.result)
    method.isThrowing = member.isThrowing
    let body = bodyWriter(definition)
    body.result = member.result
    var casts: [String] = []
    for (index, parameter) in definition.parameters.enumerated() where index < types.count {
      var type = types[index]
      // The class may declare a parameter with a narrower class of the project.
      let own = program.type(parameter.type).wrapped
      if let name = own.name, program.isOwnType(name), own != type.wrapped {
        type = .implicit(own)
        casts.append("let \(SwiftText.escaped(parameter.name)): \(type.text) = \(SwiftText.escaped(parameter.name)) as? \(own.text)")
      }
      body.declare(parameter: parameter.name, type: type)
    }
    if member.isThrowing, let last = definition.parameters.last { body.declareError(last.name) }
    let scope = access(true) + (isOverride ? "override " : "") + (definition.isClassMethod ? "class " : "")
    let result = member.result == .void ? "" : " -> \(member.result.text)"
    file.text.open(
      "\(scope)func \(SwiftText.escaped(member.base))\(Self.parameters(method, names: definition.parameters.map(\.name)))\(member.isThrowing ? " throws" : "")\(result)"
    )
    file.text.add(casts)
    emit(body, definition)
    file.text.close()
  }

  private func write(_ definition: ObjectiveCMethod, _ method: Program.Method) {
    let key = (definition.isClassMethod ? "+" : "-") + definition.selector
    var method = method
    var isOverride = false
    // The types are those of the first superclass that has the method, whose protocols may require it with others.
    var owner = info
    for ancestor in program.superclasses(of: info.name).dropFirst() {
      guard let above = program.classes[ancestor], let other = above.methods[key], !other.isDefault, above.implemented.contains(key) else {
        continue
      }
      let declaration = method.declaration
      method = other
      method.declaration = declaration
      isOverride = true
      owner = above
    }
    for name in owner.protocols {
      guard let other = program.protocolMethod(key, of: name) else { continue }
      let declaration = method.declaration
      method = other
      method.declaration = declaration
    }
    let body = bodyWriter(definition)
    body.result = method.result
    for (index, parameter) in definition.parameters.enumerated() where index < method.parameters.count {
      body.declare(parameter: parameter.name, type: method.parameters[index])
    }
    if method.isThrowing, let last = definition.parameters.last { body.declareError(last.name) }
    let isAction = method.declaration.isAction || definition.isAction
    // Other names than Swift's own are given, for actions of interfaces and for selectors.
    let name = isOverride || method.name.selector == definition.selector ? "@objc " : "@objc(\(definition.selector)) "
    // Xcode does not show methods of variable arguments to Swift.
    let attribute = !info.typeParameters.isEmpty || method.declaration.isVariadic ? "" : isAction && name == "@objc " ? "@IBAction " : name
    let isRequired = info.protocols.contains { program.protocolMethod(key, of: $0) != nil }
    let scope =
      access(method.isPublic && !method.declaration.isVariadic || isOverride || isRequired || method.isDefault)
      + (isOverride ? "override " : "")
      + (definition.isClassMethod ? "class " : "")
    let base = method.isFactory ? ClassWriter.factoryName(definition.selector) : method.name.base
    let hasDefaults = program.isLibrary && method.isPublic && !isOverride && !method.declaration.isVariadic
    let parameters = Self.parameters(
      method, names: definition.parameters.map(\.name), defaults: hasDefaults ? defaults(of: method) : [:])
    if !isOverride, program.isNilable(method) {
      let inner = Program.nilableName(base)
      let names = Self.parameterNames(method, names: definition.parameters.map(\.name))
      let arguments = zip(method.name.labels, names).map { $0 == "_" ? $1 : "\(SwiftText.label($0)): \($1)" }
      let call = "\(inner)(\(arguments.joined(separator: ", ")))"
      file.text.add(
        "\(attribute)\(scope)func \(SwiftText.escaped(base))\(parameters) -> \(method.result.text) { \(given(call, method.result)) }")
      body.result = .implicit(method.result)
      file.text.open("\(scope)func \(inner)\(parameters) -> \(body.result.text)")
      emit(body, definition, as: method)
      file.text.close()
      return
    }
    let result = method.result == .void ? "" : " -> \(method.result.text)"
    file.text.open(
      "\(attribute)\(scope)func \(SwiftText.escaped(base))\(parameters)\(method.isThrowing ? " throws" : "")\(result)")
    emit(body, definition, as: method)
    file.text.close()
  }

  static func factoryName(_ selector: String) -> String { "_" + selector.prefix { $0 != ":" } }

  // MARK: Initializers

  private func writeInitializers() {
    var known: Set<String> = []
    var hasDesignated = false
    for definition in implementation.methods {
      let key = "-" + definition.selector
      guard !definition.isClassMethod, let method = info.methods[key], method.isInitializer, written.insert(key).inserted else { continue }
      if file.isLeftOut(name(of: definition), line: definition.line) { continue }
      file.text.declaration = name(of: definition)
      defer { file.text.declaration = nil }
      let isConvenience = implementation.category != nil || program.isConvenience(definition, in: info)
      let signature = program.initializer(key, of: info)
      known.insert(signature.name.full)
      if !isConvenience { hasDesignated = true }
      let body = bodyWriter(definition)
      body.initializer = signature.failure
      body.isConvenienceInitializer = isConvenience
      for (index, parameter) in definition.parameters.enumerated() where index < signature.parameters.count {
        body.declare(parameter: parameter.name, type: signature.parameters[index])
      }
      if method.isThrowing, let last = definition.parameters.last { body.declareError(last.name) }
      var written = method
      (written.name, written.parameters) = (signature.name, signature.parameters)
      let modifiers =
        program.typeAccess + (signature.isRequired ? "required " : signature.isOverride ? "override " : "")
        + (isConvenience ? "convenience " : "")
      file.text.open(
        "\(modifiers)init\(signature.failure)\(Self.parameters(written, names: definition.parameters.map(\.name)))\(method.isThrowing ? " throws" : "")"
      )
      emit(body, definition)
      file.text.close()
    }
    guard implementation.category == nil, hasDesignated || initializesClass else { return }
    let start = initializesClass ? "\(initialization); " : ""
    for other in program.designatedInitializers(above: info) where !known.contains(other.name.full) {
      let names = other.name.labels.enumerated().map { $1 == "_" ? "argument\($0)" : $1 }
      let arguments = zip(other.name.labels, names).map { $0 == "_" ? SwiftText.escaped($1) : "\($0): \(SwiftText.escaped($1))" }
      var method = Program.Method(
        declaration: ObjectiveCMethod(isClassMethod: false, selector: "", result: .void, parameters: []), owner: info.name,
        name: other.name,
        parameters: other.parameters, result: .void)
      method.isInitializer = true
      part("\(other.name.full) of \(info.name)", implementation.line) {
        file.text.add(
          "\(program.typeAccess)\(other.isRequired ? "required" : "override") init\(other.failure)\(Self.parameters(method, names: names)) { \(start)super.init(\(arguments.joined(separator: ", "))) }"
        )
      }
    }
  }

  /// Lets Swift make objects by factory methods, as by initializers.
  private func writeFactories() {
    let methods = implementation.methods.compactMap { definition -> Program.Method? in
      guard definition.isClassMethod, let method = info.methods["+" + definition.selector], method.isFactory else { return nil }
      return method
    }
    guard !methods.isEmpty, info.typeParameters.isEmpty else { return }
    let mapped = program.type(.object(name: implementation.name, protocols: [], arguments: [], nullability: .nonnull))
    let name = Program.references[mapped.text] ?? (info.isOwn ? info.swiftName : program.swiftClass(implementation.name))
    let maker = "_Makes\(info.name)\(implementation.category ?? "")"
    file.text.add("\(program.typeAccess)protocol \(maker) {}")
    file.text.add("extension \(name): \(maker) {}")
    file.text.open("extension \(maker) where Self: \(name)")
    for method in methods {
      let name = "+[\(info.name) \(method.declaration.selector)] as an initializer"
      if file.isLeftOut(name, line: implementation.line) { continue }
      file.text.declaration = name
      defer { file.text.declaration = nil }
      let names = method.declaration.parameters.map(\.name)
      let isValue = method.failure.isEmpty
      file.text.open(
        "\(method.isPublic ? program.typeAccess : "")init\(isValue ? "" : method.failure)\(Self.parameters(method, names: names))\(method.isThrowing ? " throws" : "")"
      )
      let arguments = zip(method.name.labels, names).map { $0 == "_" ? SwiftText.escaped($1) : "\($0): \(SwiftText.escaped($1))" }
      let call = "Self.\(ClassWriter.factoryName(method.declaration.selector))(\(arguments.joined(separator: ", ")))"
      let attempt = method.isThrowing ? "try " : ""
      if isValue {
        file.text.add("self = \(attempt)\(call) as! Self")
      } else {
        file.text.add("guard let made = \(attempt)\(call) as? Self else { return nil }")
        file.text.add("self = made")
      }
      file.text.close()
    }
    file.text.close()
  }
}
