import Foundation

extension BodyWriter {
  // MARK: Members by a dot

  func classMember(_ type: String, _ name: String) throws -> WrittenExpression {
    try message(CMessage(receiver: .name(type), selector: name, arguments: []), wanting: nil)
  }

  func member(_ base: WrittenExpression, _ name: String) throws -> WrittenExpression {
    if base.type == .plain("AnyClass") { return try sent(base, CMessage(receiver: .null, selector: name, arguments: []), wanting: nil) }
    let receiver = base.receiver
    let type = base.type.wrapped
    if let typeName = type.name {
      if let structure = program.structures[typeName], let field = structure.fields.first(where: { $0.name == name }) {
        let mapped = program.type(field.type)
        return .chain(
          receiver.text + SwiftText.escaped(name), program.zero(of: mapped) == nil ? .optional(mapped) : mapped,
          optional: receiver.isOptional)
      }
      if let property = program.property(name, of: program.ownName(typeName)) {
        return use(property, receiver.text, optional: receiver.isOptional)
      }
      if let type = SystemStructures.fields[typeName]?[name] {
        return .chain(receiver.text + name, type, optional: receiver.isOptional)
      }
      switch (typeName, name) {
      case ("NSRange", _): return .chain(receiver.text + name, .int, optional: receiver.isOptional)
      case ("CGRect", "origin"): return .chain(receiver.text + name, .plain("CGPoint"), optional: receiver.isOptional)
      case ("CGRect", "size"): return .chain(receiver.text + name, .plain("CGSize"), optional: receiver.isOptional)
      case ("CGPoint", "x"), ("CGPoint", "y"), ("CGSize", "width"), ("CGSize", "height"), ("CGVector", _), ("UIEdgeInsets", _),
        ("UIOffset", _):
        return .chain(receiver.text + name, .plain("CGFloat"), optional: receiver.isOptional)
      case ("CGAffineTransform", "a"), ("CGAffineTransform", "b"), ("CGAffineTransform", "c"), ("CGAffineTransform", "d"),
        ("CGAffineTransform", "tx"),
        ("CGAffineTransform", "ty"), ("CATransform3D", _):
        return .chain(receiver.text + name, .plain("CGFloat"), optional: receiver.isOptional)
      default: break
      }
    }
    return try sent(base, CMessage(receiver: .null, selector: name, arguments: []), wanting: nil)
  }

  /// The value of a property of the project's.
  private func use(_ property: Program.Property, _ prefix: String, optional: Bool) -> WrittenExpression {
    if prefix == "super.", let owner, property.owner == owner.name, let fact = program.inheritedFact(property.declaration, in: owner) {
      return WrittenExpression(text: prefix + SwiftText.escaped(fact.name), type: fact.result)
    }
    let (name, type) = program.access(property)
    guard let wider = program.wider(property) else { return .chain(prefix + name, type, optional: optional) }
    let place = WrittenExpression.chain(prefix + name, wider, optional: optional)
    var value = WrittenExpression(text: "(\(place.text) as? \(type.wrapped.text))", type: .optional(type.wrapped))
    value.place = (place.text, place.type, place.isChained)
    return value
  }

  // MARK: Messages

  func message(_ given: CMessage, wanting: SwiftType?) throws -> WrittenExpression {
    var message = given
    // `self.class` is `[self class]`.
    if message.receiver == .member(.name("self"), "class") {
      message.receiver = .message(CMessage(receiver: .name("self"), selector: "class", arguments: []))
    }
    // `[[X alloc] init…]`, `[X new]`.
    if case .message(let inner) = message.receiver, inner.selector == "alloc" || inner.selector == "allocWithZone:" {
      return try make(inner.receiver, message, wanting: wanting)
    }
    if message.selector == "new" {
      return try make(message.receiver, CMessage(receiver: message.receiver, selector: "init", arguments: []), wanting: wanting)
    }
    if Self.retaining.contains(message.selector), message.arguments.isEmpty {
      return try expression(message.receiver, wanting: wanting)
    }
    if message.selector == "retainCount" { return WrittenExpression(text: "1", type: .plain("UInt")) }
    if case .name(let name) = message.receiver, variable(name) == nil, !isTypeName(name),
      case .object(let other, _, _, _)? = program.aliases[name]
    {
      return try classMessage(other, message, wanting: wanting)
    }
    if case .name(let name) = message.receiver, variable(name) == nil, name != "self", name != "super", isTypeName(name) {
      return try classMessage(name, message, wanting: wanting)
    }
    if case .name("self") = message.receiver, isClassMethod, let owner {
      return try classMessage(owner.name, message, wanting: wanting)
    }
    if case .name("super") = message.receiver { return try superMessage(message, wanting: wanting) }
    if case .message(let inner) = message.receiver, inner.selector == "class", case .name("self") = inner.receiver, let owner {
      return try classMessage(owner.name, message, wanting: wanting)
    }
    let base = try expression(message.receiver, wanting: nil)
    return try sent(base, message, wanting: wanting)
  }

  private func make(_ receiver: CExpression, _ message: CMessage, wanting: SwiftType?) throws -> WrittenExpression {
    var name: String
    switch receiver {
    case .name("self"):
      guard let owner else { throw Untranslated("self is not known") }
      name = owner.name
    case .name(let given) where variable(given) == nil && program.globals[given] == nil: name = given
    case .message(let inner) where inner.selector == "class" && inner.receiver == .name("self") && owner != nil: name = owner?.name ?? ""
    default: return try made(ofClass: receiver, message)
    }
    let type = program.type(.object(name: name, protocols: [], arguments: [], nullability: .nonnull))
    if receiver != .name(name), let owner, owner.isOwn, let made = try made(byClassOf: owner, message, type) { return made }
    if let special = try specialMake(name, message, wanting: wanting) { return special }
    let key = "-" + message.selector
    for ancestor in program.superclasses(of: name) {
      guard let info = program.classes[ancestor], info.methods[key] != nil else { continue }
      if !info.isOwn, !info.implemented.contains(key) { continue }
      let found = program.initializer(key, of: info)
      let isThrowing = info.methods[key]?.isThrowing ?? false
      if isThrowing {
        let text = "\(type.text)(\(try arguments(message.arguments.dropLast(), labels: found.name.labels, types: found.parameters)))"
        return try attempted(text, type, message.arguments.last)
      }
      let text = "\(type.text)(\(try arguments(message.arguments, labels: found.name.labels, types: found.parameters)))"
      return WrittenExpression(text: text, type: found.failure.isEmpty ? type : .optional(type))
    }
    let swiftName = type.text
    if let member = program.swiftMember(key, of: name), member.kind == .initializer { return try made(member, swiftName, type, message) }
    if message.selector == "init" { return WrittenExpression(text: "\(swiftName)()", type: type) }
    let known = type.name ?? swiftName
    let root = program.facts.types[known] != nil ? known : program.factSuperclass(of: name) ?? known
    var current: String? = root
    while let next = current {
      if let fact = SelectorMatch(facts: program.facts).member(message.selector, isStatic: false, of: next, initializers: true) {
        return try made(fact, swiftName, type, message)
      }
      current = program.facts.types[next]?.superclass
    }
    if program.isSwiftClass(name) {
      let naming = MethodNaming().initializer(selector: message.selector, parameters: [])
      return WrittenExpression(text: "\(swiftName)(\(try arguments(message.arguments, labels: naming.labels, types: [])))", type: type)
    }
    throw Untranslated("the initializer \(message.selector) of \(name) is not known")
  }

  /// Makes an object of the class of self, which may be a subclass; nil if none has another way to make it.
  private func made(byClassOf owner: Program.Class, _ message: CMessage, _ type: SwiftType) throws -> WrittenExpression? {
    let kind = isClassMethod ? "self" : "type(of: self)"
    if let rule = Self.factories[message.selector], isKind(owner, of: rule.base) {
      let values = try arguments(message.arguments, labels: rule.labels, types: rule.types)
      return WrittenExpression(text: "\(kind).init(\(values))", type: type)
    }
    let subclasses = program.classes.values.filter { info in
      info.isOwn && info.typeParameters.isEmpty && info !== owner && program.superclasses(of: info.name).contains(owner.name)
    }
    let cases = subclasses.sorted { $0.name < $1.name }.compactMap { info in
      (try? make(.name(info.name), message, wanting: nil)).map { "(\(info.swiftName).self, { \($0.text) })" }
    }
    guard !cases.isEmpty else { return nil }
    let own = try make(.name(owner.name), message, wanting: nil)
    let text = "((_made(\(kind), [\(cases.joined(separator: ", "))]) as? \(owner.swiftName)) ?? \(own.text))"
    return WrittenExpression(text: text, type: own.type)
  }

  private func isKind(_ info: Program.Class, of base: String) -> Bool {
    var current = program.factSuperclass(of: info.name)
    while let name = current, name != base { current = program.facts.types[name]?.superclass }
    return current != nil
  }

  /// Makes an object of a class that is only known at run time.
  private func made(ofClass receiver: CExpression, _ message: CMessage) throws -> WrittenExpression {
    let kind = try expression(receiver, wanting: nil)
    guard [.plain("AnyClass"), .any].contains(kind.type.wrapped) else { throw Untranslated("the class of an object is made at run time") }
    if let rule = Self.factories[message.selector] {
      let values = try arguments(message.arguments, labels: rule.labels, types: rule.types)
      let call = "UIKit._instantiate($0\(values.isEmpty ? "" : ", ")\(values))"
      return WrittenExpression(text: "(\(kind.text) as? \(rule.base).Type).map { \(call) }", type: .optional(.plain(rule.base)))
    }
    // The project's classes that have the initializer.
    let key = "-" + message.selector
    let makers = program.classes.values.filter { info in
      info.isOwn && info.typeParameters.isEmpty
        && program.superclasses(of: info.name).contains { program.classes[$0]?.implemented.contains(key) == true }
    }
    let given = try message.arguments.map { try expression($0, wanting: nil).type.wrapped }
    let fitting = makers.filter { info in
      zip(program.initializer(key, of: info).parameters, given).allSatisfy { !program.isUnrelated($1, to: $0.wrapped) }
    }
    guard !fitting.isEmpty else { throw Untranslated("the class of an object is made at run time") }
    let cases = try fitting.sorted { $0.name < $1.name }.map { info in
      return "(\(info.swiftName).self, { \(try make(.name(info.name), message, wanting: nil).text) })"
    }
    return WrittenExpression(text: "_made(\(kind.text), [\(cases.joined(separator: ", "))])", type: .optional(.any))
  }

  /// The initializers of UIKit's classes that it calls for a class known only at run time.
  private static let factories: [String: (base: String, labels: [String], types: [SwiftType])] = [
    "init": ("NSObject", [], []), "initWithFrame:": ("UIView", ["frame"], [.plain("CGRect")]),
    "initWithNibName:bundle:": (
      "UIViewController", ["nibName", "bundle"], [.optional(.string), .optional(.plain("Bundle"))]
    ),
    "initWithStyle:reuseIdentifier:": (
      "UITableViewCell", ["style", "reuseIdentifier"], [.plain("UITableViewCell.CellStyle"), .optional(.string)]
    ),
  ]

  private func made(_ fact: FactMember, _ swiftName: String, _ type: SwiftType, _ message: CMessage) throws -> WrittenExpression {
    let isThrowing = fact.isThrowing && message.arguments.count == fact.labels.count + 1
    let values = isThrowing ? Array(message.arguments.dropLast()) : message.arguments
    func text(_ nils: NilArguments) throws -> String {
      "\(swiftName)(\(try arguments(values, labels: fact.labels(givenFirst: values.count), types: fact.parameters, nils: nils)))"
    }
    if isThrowing { return try attempted(text(.thrown), type, message.arguments.last) }
    if fact.isThrowing { return WrittenExpression(text: "(try? \(try text(.thrown)))", type: .optional(type)) }
    return try skippingNil(unless: .stoodIn) {
      WrittenExpression(text: try text($0), type: fact.resultText.isEmpty ? type : .optional(type))
    }
  }

  /// A call that throws, with the pointer that Objective-C sets.
  func attempted(_ text: String, _ type: SwiftType, _ pointer: CExpression?) throws -> WrittenExpression {
    var place: String?
    if case .prefix("&", let target)? = pointer { place = "&" + (try expression(target, wanting: nil).text) }
    if case .name(let name)? = pointer, let found = variable(name), found.isError { place = "&_thrownError" }
    let prefix = place.map { "\($0), " } ?? ""
    if type == .void { return WrittenExpression(text: "_succeeds(\(prefix){ try \(text) })", type: .bool) }
    return WrittenExpression(text: "_attempt(\(prefix){ try \(text) })", type: .optional(type.wrapped))
  }

  func format(_ message: CMessage) throws -> WrittenExpression {
    let pattern = try expression(message.arguments[0], wanting: .string)
    var parts = [pattern.text]
    for value in message.more {
      let written = try expression(value, wanting: nil)
      parts.append(written.text)
    }
    return WrittenExpression(text: "_format(\(parts.joined(separator: ", ")))", type: .string)
  }

  // MARK: Classes

  private func classMessage(_ name: String, _ message: CMessage, wanting: SwiftType?) throws -> WrittenExpression {
    let mapped = program.type(.object(name: name, protocols: [], arguments: [], nullability: .nonnull))
    var swiftName = mapped.text
    if case .array = mapped { swiftName = name }
    if case .dictionary = mapped { swiftName = name }
    if name == "NSSet" { swiftName = name }
    if message.selector == "class" || message.selector == "self" {
      // In a class method it is the class that got the message, which may be a subclass.
      let isSelf = isClassMethod && message.receiver == .name("self")
      return WrittenExpression(text: isSelf ? "self" : "\(swiftName).self", type: .plain("AnyClass"))
    }
    if message.selector == "alloc" { throw Untranslated("an object is allocated and not initialized") }
    if let special = try specialClassMessage(name, message, wanting: wanting) { return special }
    if message.selector == "systemImageNamed:", name == "UIImage", let title = message.arguments.first {
      return WrittenExpression(text: "UIImage(systemName: \(try argument(title, .string)))", type: .optional(.plain("UIImage")))
    }
    if message.selector == "systemImageNamed:withConfiguration:", name == "UIImage" {
      let (title, configuration) = (try argument(message.arguments[0], .string), SwiftType.optional(.plain("UIImage.Configuration")))
      let text = "UIImage(systemName: \(title), withConfiguration: \(try argument(message.arguments[1], configuration)))"
      return WrittenExpression(text: text, type: .optional(.plain("UIImage")))
    }
    // The getter of a property of the class.
    for ancestor in program.superclasses(of: name) where message.arguments.isEmpty {
      if let property = program.classes[ancestor]?.properties[message.selector], property.declaration.isClassProperty {
        // That of a subclass, if the class that got the message is one.
        let target = isClassMethod && message.receiver == .name("self") ? "self" : swiftName
        return WrittenExpression(text: "\(target).\(SwiftText.escaped(property.swiftName))", type: property.type)
      }
    }
    for ancestor in program.superclasses(of: name) {
      guard let info = program.classes[ancestor] else { continue }
      if let method = info.methods["+" + message.selector], info.isOwn || info.implemented.contains("+" + message.selector) {
        let base = method.isFactory ? ClassWriter.factoryName(message.selector) : method.name.base
        var target = swiftName
        if let reference = mapped.name.flatMap({ Program.references[$0] }), !info.isOwn { target = reference }
        if case .name("self") = message.receiver { target = "self" }
        if case .message(let inner) = message.receiver, inner.receiver == .name("self"), info.isOwn {
          target = isClassMethod ? "self" : variable("self")?.type.isOptional == true ? "type(of: self!)" : "type(of: self)"
        }
        return try called("\(target).\(SwiftText.escaped(base))", method, message, optional: false)
      }
      if let property = info.properties[message.selector], property.declaration.isClassProperty {
        return WrittenExpression(text: "\(swiftName).\(SwiftText.escaped(property.swiftName))", type: property.type)
      }
    }
    if let member = program.swiftMember("+" + message.selector, of: name) {
      return try used("\(swiftName).", member, message, optional: false, self: mapped)
    }
    let match = SelectorMatch(facts: program.facts)
    let plainName = mapped.name.flatMap { program.facts.types[$0] == nil ? nil : $0 } ?? swiftName
    var candidates = [plainName]
    if let root = program.factSuperclass(of: name), !candidates.contains(root) { candidates.append(root) }
    if let reference = Program.references[swiftName] { candidates.append(reference) }
    for candidate in candidates {
      let fact = match.member(message.selector, isStatic: true, of: candidate)
      let initializer = match.member(message.selector, isStatic: false, of: candidate, initializers: true)
      if let initializer {
        let isBetter =
          fact.map {
            (SelectorMatch.cost(message.selector, $0, of: candidate) ?? 9)
              > (SelectorMatch.initializerCost(message.selector, initializer, of: candidate) ?? 9) + 3
          } ?? true
        if isBetter {
          return try made(
            initializer, candidate == plainName ? swiftName : candidate, candidate == plainName ? mapped : .plain(candidate), message)
        }
      }
      if let fact {
        return try used(
          "\(Program.references[swiftName] == candidate ? candidate : swiftName).", fact, message, optional: false, self: mapped)
      }
    }
    if program.isSwiftClass(name) { return try guessed(WrittenExpression(text: name, type: .unknown), message) }
    // `[CATransition animation]`, `[CAShapeLayer layer]`.
    if ["animation", "layer"].contains(message.selector),
      swiftName.hasPrefix("CA") || program.factSuperclass(of: name)?.hasPrefix("CA") == true
    {
      return WrittenExpression(text: "\(swiftName)()", type: mapped)
    }
    throw Untranslated("+[\(name) \(message.selector)] is not known")
  }

  // MARK: Super

  private func superMessage(_ message: CMessage, wanting: SwiftType?) throws -> WrittenExpression {
    guard let owner else { throw Untranslated("super is not known") }
    let key = (isClassMethod ? "+" : "-") + message.selector
    // A setter that a superclass writes itself is part of its property.
    for ancestor in program.superclasses(of: owner.name).dropFirst() where message.arguments.count == 1 && !isClassMethod {
      if let property = program.classes[ancestor]?.properties.values.first(where: { program.setter(of: $0.declaration) == message.selector }
      ) {
        return WrittenExpression(
          text: "super.\(program.access(property).name) = \(try argument(message.arguments[0], program.access(property).type))", type: .void
        )
      }
    }
    for ancestor in program.superclasses(of: owner.name).dropFirst() {
      if let method = program.classes[ancestor]?.methods[key], program.classes[ancestor]?.isOwn == true {
        let method = withTypesOfUIKit(method, key)
        return try called(
          "super.\(SwiftText.escaped(method.isFactory ? ClassWriter.factoryName(message.selector) : method.name.base))", method, message,
          optional: false)
      }
      if let property = program.classes[ancestor]?.properties[message.selector] {
        return WrittenExpression(text: "super.\(program.access(property).name)", type: program.access(property).type)
      }
    }
    if let superclass = program.superclasses(of: owner.name).dropFirst().first, let member = program.swiftMember(key, of: superclass) {
      return try used("super.", member, message, optional: false, self: selfType)
    }
    let root = program.factSuperclass(of: owner.name) ?? "NSObject"
    switch message.selector {
    case "description", "debugDescription": return WrittenExpression(text: "super.\(message.selector)", type: .string)
    case "observeValueForKeyPath:ofObject:change:context:": return WrittenExpression(text: "()", type: .void)
    case "hash": return WrittenExpression(text: "super.hash", type: .int)
    case "isEqual:": return WrittenExpression(text: "super.isEqual(\(try argument(message.arguments[0], .optional(.any))))", type: .bool)
    case "respondsToSelector:":
      return WrittenExpression(text: "super.responds(to: \(try argument(message.arguments[0], .plain("Selector"))))", type: .bool)
    default: break
    }
    guard let fact = SelectorMatch(facts: program.facts).member(message.selector, isStatic: isClassMethod, of: root) else {
      throw Untranslated("[super \(message.selector)] is not known")
    }
    if !fact.isOpen, fact.kind == .method, program.facts.types[root]?.kind == .class,
      !program.facts.types[root]!.members.contains(where: { $0.name == fact.name })
    {
      // A requirement that the superclass may not implement.
      if let owned = SelectorMatch(facts: program.facts).ancestry(root).first(where: {
        program.facts.types[$0]?.members.contains { $0.name == fact.name } == true
      }),
        program.facts.types[owned]?.kind == .protocol
      {
        throw Untranslated("[super \(message.selector)] is a requirement of a protocol")
      }
    }
    return try used("super.", fact, message, optional: false, self: selfType)
  }

  // MARK: Calls

  /// Returns a method with the types of the parameters that UIKit declares, if it implements one of UIKit's.
  private func withTypesOfUIKit(_ method: Program.Method, _ key: String) -> Program.Method {
    guard let info = program.classes[method.owner], info.isOwn, info.implemented.contains(key),
      let member = program.inheritedMember(key, of: info, isCategory: method.category != nil)?.member, member.kind == .method,
      member.base == method.name.base, member.parameters.count == method.parameters.count
    else { return method }
    var typed = method
    typed.parameters = member.parameters
    return typed
  }

  /// A call of a method of the project's.
  func called(_ text: String, _ method: Program.Method, _ message: CMessage, optional: Bool) throws -> WrittenExpression {
    var values = message.arguments
    var pointer: CExpression?
    if method.isThrowing, values.count == method.name.labels.count + 1 { pointer = values.removeLast() }
    let mark = method.isOptional ? "?" : ""
    var (text, method) = (text, method)
    if program.isNilable(method), let dot = text.lastIndex(of: ".") {
      text = text[...dot] + Program.nilableName(method.name.base)
      method.result = .implicit(method.result)
    }
    guard !method.isThrowing else {
      let call =
        "\(text)\(mark)(\(try arguments(values, labels: method.name.labels, types: method.parameters, nils: .thrown))\(method.declaration.isVariadic ? ", _arguments: \(try list(message.more))" : ""))"
      return try attempted(call, optional && method.result != .void ? .optional(method.result) : method.result, pointer)
    }
    let more = method.declaration.isVariadic ? ", _arguments: \(try list(message.more))" : ""
    return try skippingNil(unless: .stoodIn) { nils in
      let given = "(\(try arguments(values, labels: method.name.labels, types: method.parameters, nils: nils))\(more))"
      let call = text + mark + given
      let defaults = method.isOptional ? program.defaults("-" + message.selector) : []
      if method.result != .void, !defaults.isEmpty, let dot = text.lastIndex(of: ".") {
        let object = text[..<dot].last == "?" ? text[..<dot].dropLast() : text[..<dot]
        let answers = defaults.map { info in
          let type = info.methods["-" + message.selector]?.result.wrapped ?? method.result
          let answer = "(\(object) as? \(program.swiftClass(info.name)))?._default_\(method.name.base)\(given)"
          let value = WrittenExpression(text: answer, type: .optional(type), isAtomic: false)
          return converted(value, to: .optional(method.result.wrapped)).text
        }
        return WrittenExpression(text: "(\(([call] + answers).joined(separator: " ?? ")))", type: .optional(method.result.wrapped))
      }
      if method.isOptional, method.result != .void {
        return WrittenExpression(text: call, type: .optional(method.result.wrapped), isChained: !method.result.isOptional)
      }
      return .chain(call, method.result, optional: optional)
    }
  }

  /// The use of a member of the frameworks.
  func used(_ prefix: String, _ fact: FactMember, _ message: CMessage, optional: Bool, self own: SwiftType) throws -> WrittenExpression {
    func result(_ type: SwiftType) -> SwiftType {
      if type.wrapped.name == "Self" { return type.isOptional ? .optional(own.wrapped) : own.wrapped }
      // An object that UIKit makes before it is used.
      if case .implicit(let inner) = type { return inner }
      return type
    }
    if fact.kind == .property || fact.kind == .enumCase {
      let type = fact.kind == .enumCase ? own : result(fact.result)
      if message.arguments.count == 1 {
        let value: SwiftType = if case .implicit(let inner) = fact.result { .optional(inner) } else { type }
        return try skippingNil(unless: .skipped) {
          WrittenExpression(
            text:
              "\(prefix)\(SwiftText.escaped(fact.name)) = \(try arguments([message.arguments[0]], labels: ["_"], types: [value], nils: $0))",
            type: .void)
        }
      }
      var member = WrittenExpression.chain("\(prefix)\(SwiftText.escaped(fact.name))", type, optional: optional)
      if case .implicit = fact.result { member.takesNil = true }
      return member
    }
    let isThrowing = fact.isThrowing && message.arguments.count == fact.labels.count + 1
    let values = isThrowing ? Array(message.arguments.dropLast()) : message.arguments
    var fact = fact
    fact.name = fact.base + "(" + fact.labels(givenFirst: values.count).map { $0 + ":" }.joined() + ")"
    if let flagged = try flagged(prefix, fact, values, optional: optional) { return flagged }
    func call(_ nils: NilArguments) throws -> String {
      "\(prefix)\(SwiftText.escaped(fact.base))(\(try arguments(values, labels: fact.labels, types: fact.parameters, nils: nils)))"
    }
    if isThrowing { return try attempted(call(.thrown), result(fact.result), message.arguments.last) }
    if fact.isThrowing { return WrittenExpression(text: "(try? \(try call(.thrown)))", type: .optional(result(fact.result).wrapped)) }
    return try skippingNil(unless: .skipped) { .chain(try call($0), result(fact.result), optional: optional) }
  }

  /// A call that sets a truth value by its address.
  private func flagged(_ prefix: String, _ fact: FactMember, _ values: [CExpression], optional: Bool) throws -> WrittenExpression? {
    guard let index = fact.parameterTexts.firstIndex(where: { $0.contains("UnsafeMutablePointer<ObjCBool>") }), index < values.count,
      case .prefix("&", let target) = values[index], !optional
    else { return nil }
    let place = try expression(target, wanting: nil).text
    var parts: [String] = []
    let types = fact.parameters
    for (position, value) in values.enumerated() {
      let text = position == index ? "$0" : try argument(value, types[position])
      parts.append(fact.labels[position] == "_" ? text : "\(fact.labels[position]): \(text)")
    }
    return WrittenExpression(text: "_withFlag(&\(place)) { \(prefix)\(fact.base)(\(parts.joined(separator: ", "))) }", type: fact.result)
  }

  /// A message to a value whose type is at least partly known.
  func sent(_ base: WrittenExpression, _ message: CMessage, wanting: SwiftType?) throws -> WrittenExpression {
    let arguments = message.arguments
    let receiver = base.receiver
    let type = base.type.wrapped
    if let special = try specialMessage(base, message, wanting: wanting) { return special }
    if type == .plain("AnyClass") {
      if message.selector == "description" { return WrittenExpression(text: "String(describing: \(base.text))", type: .string) }
      if base.text == "self", isClassMethod, let owner {
        var own = message
        own.receiver = .name("self")
        return try classMessage(owner.name, own, wanting: wanting)
      }
      if base.text == "type(of: self)", let owner, program.method("+" + message.selector, of: owner.name) != nil {
        var written = try classMessage(owner.name, message, wanting: wanting)
        let prefix = owner.swiftName + "."
        if written.text.hasPrefix(prefix) { written.text = base.text + "." + written.text.dropFirst(prefix.count) }
        return written
      }
      // The project's only class that has such a method.
      let owners = program.classes.values.filter { $0.isOwn && $0.methods["+" + message.selector] != nil }
      if owners.count == 1, let owner = owners.first { return try classMessage(owner.name, message, wanting: wanting) }
      throw Untranslated("a class that is only known at run time gets \(message.selector)")
    }
    if let name = type.name?.split(separator: "&").first.map({ $0.trimmingCharacters(in: .whitespaces) }) {
      let own = program.ownName(name)
      let key = "-" + message.selector
      let objectiveC = Program.references[name] ?? own
      for candidate in [own, objectiveC] {
        if let property = program.property(message.selector, of: candidate), arguments.isEmpty {
          let prefix =
            candidate != own && !receiver.isOptional
            ? "(\(base.text) as \(objectiveC))." : candidate != own ? "(\(base.text) as \(objectiveC)?)?." : receiver.text
          return use(property, prefix, optional: receiver.isOptional)
        }
        if var method = program.method(key, of: candidate), !method.isInitializer {
          if candidate == own { method = withTypesOfUIKit(method, key) }
          if let property = program.property(settingBy: message.selector, of: candidate) {
            return WrittenExpression(
              text: "\(receiver.text)\(program.access(property).name) = \(try argument(arguments[0], program.access(property).type))",
              type: .void)
          }
          // An override has the name that UIKit gives it.
          if candidate == own, let info = program.classes[method.owner], info.isOwn, method.category == nil, info.implemented.contains(key),
            let member = program.inheritedMember(key, of: info, isCategory: false)?.member,
            member.kind == .property || SelectorMatch.cost(message.selector, member, of: info.name).map({ $0 <= 2 }) == true
          {
            return try used(receiver.text, member, message, optional: receiver.isOptional, self: type)
          }
          // A declaration without a method repeats that of UIKit.
          if candidate == own, let info = program.classes[method.owner], info.isOwn, !info.implemented.contains(key),
            let member = program.inheritedMember(key, of: info, isCategory: false)?.member
          {
            return try used(receiver.text, member, message, optional: receiver.isOptional, self: type)
          }
          let prefix =
            candidate != own
            ? (receiver.isOptional ? "(\(base.text) as \(objectiveC)?)?." : "(\(base.text) as \(objectiveC)).") : receiver.text
          return try called("\(prefix)\(SwiftText.escaped(method.name.base))", method, message, optional: receiver.isOptional)
        }
        if let property = program.property(settingBy: message.selector, of: candidate) {
          return WrittenExpression(
            text: "\(receiver.text)\(program.access(property).name) = \(try argument(arguments[0], program.access(property).type))",
            type: .void)
        }
      }
      if let member = program.swiftMember(key, of: own), member.kind != .initializer {
        return try used(receiver.text, member, message, optional: receiver.isOptional, self: type)
      }
      let match = SelectorMatch(facts: program.facts)
      var candidates = [program.facts.types[name] != nil ? name : program.factSuperclass(of: own) ?? name]
      for parent in program.protocols[own]?.protocols ?? [] { candidates.append(parent) }
      for candidate in candidates {
        if let fact = match.member(message.selector, isStatic: false, of: candidate) {
          return try used(receiver.text, fact, message, optional: receiver.isOptional, self: type)
        }
      }
      if let reference = Program.references[name], let member = program.swiftMember(key, of: reference), member.kind != .initializer {
        let prefix = receiver.isOptional ? "(\(base.text) as \(reference)?)?." : "(\(base.text) as \(reference))."
        return try used(prefix, member, message, optional: receiver.isOptional, self: .plain(name))
      }
      if let reference = Program.references[name], let fact = match.member(message.selector, isStatic: false, of: reference) {
        let prefix = receiver.isOptional ? "(\(base.text) as \(reference)?)?." : "(\(base.text) as \(reference))."
        return try used(prefix, fact, message, optional: receiver.isOptional, self: .plain(name))
      }
    }
    if let older = try older(base, message) { return older }
    var reference: String?
    switch type {
    case .array: reference = "NSArray"
    case .dictionary: reference = "NSDictionary"
    case .named("Set", _): reference = "NSSet"
    default: break
    }
    if let reference {
      if let method = program.method("-" + message.selector, of: reference) {
        return try called(
          "(\(base.text) as \(reference)\(receiver.isOptional ? "?)?" : ")").\(method.name.base)", method, message,
          optional: receiver.isOptional)
      }
      if let fact = SelectorMatch(facts: program.facts).member(message.selector, isStatic: false, of: reference) {
        let prefix = receiver.isOptional ? "(\(base.text) as \(reference)?)?." : "(\(base.text) as \(reference))."
        return try used(prefix, fact, message, optional: receiver.isOptional, self: type)
      }
    }
    // A method of NSObject.
    if type.name.map({ program.isClass($0) }) == true || type == .any,
      let fact = SelectorMatch(facts: program.facts).member(message.selector, isStatic: false, of: "NSObject"), type != .any
    {
      return try used(receiver.text, fact, message, optional: receiver.isOptional, self: type)
    }
    if type == .any || type == .unknown || type == .plain("NSObject") || type == .plain("AnyObject")
      || type.name.map({ program.isProtocol($0) }) == true
    {
      return try dynamic(base, message)
    }
    if let name = type.name, program.isSwiftClass(name) || program.isSwiftClass(program.ownName(name)) {
      return try guessed(base, message)
    }
    // The name of a mode or of a notification is a string.
    if let name = type.name, program.rawType(name) == .string, !program.isClass(name) {
      let text = WrittenExpression.chain(receiver.text + "rawValue", .string, optional: receiver.isOptional)
      return try sent(text, message, wanting: wanting)
    }
    // A variable of a class may be sent messages of a subclass.
    if type.name.map({ program.isClass($0) }) == true { return try dynamic(base, message) }
    throw Untranslated("-[\(type.text) \(message.selector)] is not known")
  }

  /// The classes in which a message to an object of any class looks for its method, after the project's only class that has it.
  private static let commonClasses = [
    "NSDictionary", "NSArray", "NSString", "UIView", "UIViewController", "UIControl", "NSDate", "UIScrollView", "UITableView",
    "UICollectionView", "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView", "NSMutableArray", "NSMutableDictionary",
    "NSNumber", "NSSet", "UINavigationController", "UITabBarController", "UITableViewCell",
  ]

  private func dynamic(_ base: WrittenExpression, _ message: CMessage) throws -> WrittenExpression {
    let key = "-" + message.selector
    var owners = program.classes.values.filter {
      $0.isOwn && $0.typeParameters.isEmpty
        && ($0.methods[key] != nil
          || $0.properties.values.contains {
            $0.declaration.name == message.selector || program.setter(of: $0.declaration) == message.selector
          })
    }
    // A cast to an unrelated class fails.
    if let name = base.type.wrapped.name, !["NSObject", "AnyObject"].contains(name), program.isClass(name) {
      owners.removeAll { !program.superclass($0.name, inherits: program.ownName(name)) }
    }
    func taken(by name: String) throws -> WrittenExpression {
      try sent(WrittenExpression(text: "(\(base.text) as? \(name))", type: .optional(.plain(name))), message, wanting: nil)
    }
    // A message that the class itself could not take is not sent to it again.
    if owners.count == 1, let owner = owners.first, base.type.wrapped != .plain(owner.swiftName) { return try taken(by: owner.swiftName) }
    let parents = program.protocols.filter { $0.key == $0.value.name }.values.filter { parent in
      parent.methods.contains { !$0.isClassMethod && $0.selector == message.selector }
        || parent.properties.contains { $0.name == message.selector || program.setter(of: $0) == message.selector }
    }
    if parents.count == 1, let parent = parents.first, let name = Optional(parent.swiftName ?? parent.name),
      base.type.wrapped != .plain(name)
    {
      return try taken(by: name)
    }
    // Categories of several classes, as strings and data.
    let extended = program.classes.values.filter { !$0.isOwn && $0.implemented.contains(key) }.map(\.name).sorted()
    if owners.isEmpty, !extended.isEmpty, base.type.wrapped == .any || base.type == .unknown {
      let calls = try extended.map { try taken(by: $0) }
      guard calls.count > 1 else { return calls[0] }
      guard calls.allSatisfy({ $0.type.wrapped == calls[0].type.wrapped && $0.type.isOptional }) else {
        throw Untranslated("\(message.selector) is sent to an object of any class")
      }
      return WrittenExpression(text: "(\(calls.map(\.text).joined(separator: " ?? ")))", type: .optional(calls[0].type.wrapped))
    }
    if owners.isEmpty, let owner = program.swift.owner(of: key), base.type.wrapped != .plain(owner) {
      return try sent(WrittenExpression(text: "(\(base.text) as? \(owner))", type: .optional(.plain(owner))), message, wanting: nil)
    }
    if owners.isEmpty, let declared = program.classes["NSObject"]?.methods[key],
      program.classes["NSObject"]?.implemented.contains(key) != true,
      let zero = program.zero(of: declared.result)
    {
      // A category of NSObject declares what some object may have; none of the project's has it.
      return WrittenExpression(text: zero, type: declared.result)
    }
    for name in Self.commonClasses {
      guard let fact = SelectorMatch(facts: program.facts).member(message.selector, isStatic: false, of: name),
        SelectorMatch.cost(message.selector, fact, of: name) ?? 9 <= 2
      else { continue }
      return try used("(\(base.text) as? \(name))?.", fact, message, optional: true, self: .plain(name))
    }
    throw Untranslated("\(message.selector) is sent to an object of any class")
  }

  /// A member of one of the app's Swift classes.
  private func guessed(_ base: WrittenExpression, _ message: CMessage) throws -> WrittenExpression {
    let receiver = base.receiver
    if message.arguments.isEmpty { throw Untranslated("\(message.selector) is a member of Swift") }
    let parts = SelectorMatch.pieces(message.selector)
    var (name, first) = (parts[0], "_")
    if let range = name.range(of: "With"), range.lowerBound != name.startIndex {
      first = Words.lowercasedFirst(String(name[range.upperBound...]))
      name = String(name[..<range.lowerBound])
    }
    let labels = [first] + parts.dropFirst()
    return WrittenExpression(
      text: "\(receiver.text)\(name)(\(try arguments(message.arguments, labels: labels, types: [])))", type: .unknown)
  }

}

extension Program {
  func property(settingBy selector: String, of type: String) -> Property? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.filter({ $0 == ":" }).count == 1 else { return nil }
    let name = Words.lowercasedFirst(String(selector.dropFirst(3).dropLast()))
    for candidate in [name, selector.dropFirst(3).prefix(1).lowercased() + selector.dropFirst(4).dropLast()] {
      if let found = property(candidate, of: type) { return found }
    }
    return nil
  }
}
