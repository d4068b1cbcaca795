extension Program {
  /// Whether a type of Swift is a class that is known.
  func isClass(_ name: String) -> Bool {
    // The project's own `Operation` may be a number.
    if enumerations[name] != nil || structures[name] != nil { return false }
    if facts.types[name]?.kind == .class { return true }
    return classes.values.contains { $0.swiftName == name && $0.isOwn } || isSwiftClass(name)
  }

  /// The name in Objective-C of a class that the project declares.
  func ownName(_ swiftName: String) -> String {
    if classes[swiftName] != nil { return swiftName }
    return classes.first { $0.value.swiftName == swiftName && $0.value.isOwn }?.key ?? swiftName
  }

  func isProtocol(_ name: String) -> Bool {
    protocols[name] != nil || facts.types[name]?.kind == .protocol || protocols.values.contains { $0.swiftName == name }
  }

  /// Whether both types are classes of the project of which no object is both.
  func isUnrelated(_ from: SwiftType, to target: SwiftType) -> Bool {
    guard let a = from.name.map(ownName), let b = target.name.map(ownName), classes[a]?.isOwn == true, classes[b]?.isOwn == true else {
      return false
    }
    return !superclass(a, inherits: b) && !superclass(b, inherits: a)
  }

  /// The number that is behind another name of a type.
  func numberType(_ type: SwiftType) -> SwiftType? {
    guard let name = type.name, !type.isNumber, let alias = facts.aliases[name] else { return nil }
    let plain = SwiftType.plain(alias)
    return plain.isNumber ? plain : numberType(plain)
  }

  /// Whether a value of one type is one of the other without a cast.
  func isImplicit(_ from: SwiftType, to target: SwiftType) -> Bool {
    if from == target || target == .any { return true }
    switch (from, target) {
    case (.array(let a), .array(let b)): return isImplicit(a, to: b)
    case (.dictionary(let a, let b), .dictionary(let c, let d)): return isImplicit(a, to: c) && isImplicit(b, to: d)
    case (.named(let a, let items), .named(let b, let wanted)):
      if a == b { return a != "Set" || items != [.plain("AnyHashable")] || wanted == items || wanted.isEmpty }
      if b == "AnyHashable" { return true }
      if b == "AnyObject" { return isClass(a) }
      if facts.aliases[a] == b || facts.aliases[b] == a { return true }
      // `Data.WritingOptions` is `NSData.WritingOptions`.
      if a == "NS" + b || b == "NS" + a, a.contains(".") { return true }
      if isClass(a), isClass(b) { return superclass(ownName(a), inherits: b) }
      if isProtocol(b) {
        if isClass(a) {
          for ancestor in superclasses(of: ownName(a)) {
            if classes[ancestor]?.protocols.contains(where: { adopts($0, b) }) == true { return true }
          }
          return SelectorMatch(facts: facts).ancestry(factSuperclass(of: ownName(a)) ?? a).contains(b)
        }
        if let own = protocols[a] { return own.protocols.contains { adopts($0, b) } }
      }
      return false
    case (.closure, .closure): return true
    default: return false
    }
  }

  /// Whether a protocol of Objective-C has a name in Swift.
  private func adopts(_ name: String, _ wanted: String) -> Bool { name == wanted || protocols[name]?.swiftName == wanted }

  func rawType(of enumeration: CEnumeration) -> SwiftType {
    if let given = enumeration.rawType { return type(given) }
    guard enumeration.kind == .plain else { return .int }
    return ConstantValues(program: self, enumeration: enumeration).values.contains { $0 < 0 } ? .int32 : .plain("UInt32")
  }

  /// The type of the number or text in an enumeration or structure.
  func rawType(_ name: String) -> SwiftType? {
    for (key, value) in enumerationTypes where value == name {
      guard let enumeration = enumerations[key] else { continue }
      return rawType(of: enumeration)
    }
    // Foundation's, which has no declaration of its own in the facts.
    if name == "NSString.CompareOptions" || name == "String.CompareOptions" { return .plain("UInt") }
    if name == "URLResourceKey" || name == "RunLoop.Mode" { return .string }
    guard let known = facts.types[name], known.kind == .enumeration || known.kind == .structure else { return nil }
    return known.members.first { $0.name == "init(rawValue:)" }?.parameters.first ?? (known.kind == .enumeration ? .int : nil)
  }

  func isFailable(_ name: String) -> Bool {
    for (key, value) in enumerationTypes where value == name { return enumerations[key]?.kind == .closed }
    return facts.types[name]?.kind == .enumeration
  }
}

extension BodyWriter {
  /// Converts a value to a type that is wanted, as C and Objective-C do by themselves.
  func converted(_ original: WrittenExpression, to type: SwiftType) -> WrittenExpression {
    var value = original
    // The frameworks have other names for some numbers.
    let target = program.numberType(type) ?? type
    if let number = program.numberType(value.type) { value.type = number }
    let from = value.type
    if case .named("Unmanaged", let items) = from.wrapped, let item = items.first, target != from {
      // Core Foundation's rule for names.
      let method = value.text.contains("Create") || value.text.contains("Copy") ? "takeRetainedValue()" : "takeUnretainedValue()"
      let object = WrittenExpression(
        text: "\(value.operand)\(from.isOptional ? "?" : "").\(method)", type: from.isOptional ? .optional(item) : item)
      return converted(object, to: target)
    }
    if from == target || target == .unknown || target == .void { return value }
    if case .named("inout", _) = target { return value }
    if value.isNull {
      if target.isOptional { return WrittenExpression(text: "nil", type: target) }
      if case .raw(let text) = target, text.hasPrefix("Unsafe") { return value }
      return WrittenExpression(text: program.hasSimpleZero(target) ? program.zero(of: target) ?? "nil" : "nil", type: target)
    }
    if from == .unknown { return value }
    // The names of attributes are strings in Objective-C.
    let attributes = SwiftType.dictionary(.plain("NSAttributedString.Key"), .any)
    if target.wrapped == attributes, from.wrapped != attributes, from.wrapped.isDictionary {
      let text = "_attributes(\(value.text))"
      return target.isOptional
        ? WrittenExpression(text: text, type: .optional(attributes)) : WrittenExpression(text: "(\(text) ?? [:])", type: attributes)
    }
    if let named = named(value, to: target) { return named }
    // `0` for no object and no address.
    if from == .plain("Builtin.integer"), ConstantValues.integer(value.text) == 0, isAddress(target.wrapped) {
      return converted(.null, to: target)
    }
    if let travelling = travelling(value, to: target) { return travelling }
    if target.wrapped == .plain("OpaquePointer"), from.wrapped == .plain("UnsafeMutableRawPointer") {
      return WrittenExpression(text: "OpaquePointer(\(value.text))", type: .optional(.plain("OpaquePointer")))
    }
    if target.wrapped == .plain("UnsafeMutableRawPointer"), from.wrapped == .plain("OpaquePointer") {
      return WrittenExpression(text: "UnsafeMutableRawPointer(\(value.text))", type: .optional(.plain("UnsafeMutableRawPointer")))
    }
    if case .named("UnsafePointer", let item) = from.wrapped, target.wrapped == .named("UnsafeMutablePointer", item) {
      let text = from.isOptional && !target.isOptional ? value.forced : value.text
      return WrittenExpression(text: "UnsafeMutablePointer(mutating: \(text))", type: target)
    }
    if case .named("UnsafeMutableRawPointer", _) = target.wrapped, let name = from.wrapped.name,
      program.isClass(name) || program.isProtocol(name)
    {
      let object = (from.isOptional ? "$0" : value.text) + (program.isClass(name) ? "" : " as AnyObject")
      let pointer = "Unmanaged.passUnretained(\(object)).toOpaque()"
      let text = from.isOptional ? "\(value.operand).map { \(pointer) }" : pointer
      return WrittenExpression(text: text, type: from.isOptional ? .optional(target.wrapped) : target.wrapped)
    }
    if case .named("UnsafeMutableRawPointer", _) = from.wrapped, let name = target.wrapped.name, program.isClass(name) {
      let found = WrittenExpression(text: "(_object(\(value.text)) as \(name)?)", type: .optional(target.wrapped))
      return target.isOptional ? found : converted(found, to: target)
    }
    if case .closure(let given, let result) = from.wrapped, case .closure(let wanted, let wantedResult) = target.wrapped,
      let adapted = adapted(value, given, result, wanted, wantedResult)
    {
      return adapted
    }
    if from.wrapped == .plain("UnsafeMutableRawPointer"), target.wrapped.text == "UnsafeRawPointer" {
      if target.isOptional { return WrittenExpression(text: "(_pointer(\(value.text)) as UnsafeRawPointer?)", type: target) }
      return WrittenExpression(text: "UnsafeRawPointer(\(value.operand) ?? _nothing)", type: target)
    }
    // `const T *` of `T *`, and `const void *` of both.
    let (source, wanted) = (from.wrapped.text, target.wrapped.text)
    let constant = source.replacing("UnsafeMutablePointer<", with: "UnsafePointer<", maxReplacements: 1)
    let isBytes = wanted == "UnsafeRawPointer" && constant.hasPrefix("UnsafePointer<")
    if isBytes || source != constant && wanted == constant {
      let isForced = from.isOptional && !target.isOptional
      return WrittenExpression(
        text: "\(wanted.prefix { $0 != "<" })(\(isForced ? value.forced : value.text))",
        type: from.isOptional && !isForced ? .optional(target.wrapped) : target.wrapped)
    }
    if case .raw(let text) = target, text.hasPrefix("Unsafe") {
      if from.wrapped == .string, text == "UnsafePointer<CChar>" {
        return WrittenExpression(text: "_letters(\(value.text))", type: target)
      }
    }
    if case .raw(let text) = target.wrapped, text.hasPrefix("Unsafe"), target.isOptional {
      if from.wrapped == .string { return WrittenExpression(text: "_letters(\(value.text))", type: target) }
      if case .raw(let other) = from, other.replacingOccurrences(of: "?", with: "") != text {
        return WrittenExpression(text: "_pointer(\(value.text))", type: target)
      }
    }
    if case .named("UnsafeMutablePointer", _) = target.wrapped, case .raw = from.wrapped, target.isOptional {
      return WrittenExpression(text: "_pointer(\(value.text))", type: target)
    }
    if target.wrapped == .plain("UnsafeMutableRawPointer"), target.isOptional {
      if case .raw = from.wrapped {
        return WrittenExpression(text: "(_pointer(\(value.text)) as UnsafeMutableRawPointer?)", type: target)
      }
      if from.wrapped == .string {
        return WrittenExpression(text: "(_pointer(_letters(\(value.text))) as UnsafeMutableRawPointer?)", type: target)
      }
    }
    if case .raw(let text) = target {
      if case .optional(.raw(let other)) = from, other == text || other.hasPrefix("UnsafePointer") && text.hasPrefix("UnsafePointer") {
        return WrittenExpression(text: value.forced, type: target)
      }
      return value
    }
    if case .raw = from {
      if target.wrapped == .string { return WrittenExpression(text: "_string(\(value.text))", type: .string) }
      return value
    }
    if target.isOptional {
      let inner = target.wrapped
      if from.isOptional {
        if program.isImplicit(from.wrapped, to: inner) { return value }
        return WrittenExpression(text: cast(value, to: inner, isOptional: true), type: target, isAtomic: false)
      }
      if program.isImplicit(from, to: inner) { return value }
      if needsCast(from, inner) { return WrittenExpression(text: cast(value, to: inner, isOptional: true), type: target, isAtomic: false) }
      return converted(value, to: inner)
    }
    if from.isOptional {
      let inner = from.wrapped
      if inner.isNumber || inner == .bool || (program.hasSimpleZero(inner) && inner != .any) {
        if let a = inner.name, let b = target.name, a != b, Program.references[a] != nil, Program.references[b] != nil {
          impossible = "\(a) is used as \(b)"
        }
        let zero = program.zero(of: inner) ?? "0"
        let plain = WrittenExpression(text: "(\(value.operand) ?? \(zero))", type: inner)
        return converted(plain, to: target)
      }
      if program.isImplicit(inner, to: target) { return WrittenExpression(text: given(value, target), type: target) }
      if let name = target.name, let reference = Program.references[name], let own = inner.name, program.isClass(own),
        program.superclass(own, inherits: reference)
      {
        return converted(WrittenExpression(text: value.forced, type: inner), to: target)
      }
      if needsCast(inner, target) {
        if let a = inner.name, let b = target.name, Program.references[a] != nil, Program.references[b] != nil {
          impossible = "\(a) is used as \(b)"
        }
        if inner == .any, target.isNumber || target == .bool { return WrittenExpression(text: casted(value, target), type: target) }
        if program.hasSimpleZero(target), target != .any {
          return WrittenExpression(text: "((\(value.text) as? \(target.text)) ?? \(program.zero(of: target) ?? "0"))", type: target)
        }
        return WrittenExpression(text: casted(value, target), type: target)
      }
      return converted(WrittenExpression(text: given(value, inner), type: inner), to: target)
    }
    if program.isImplicit(from, to: target) { return value }
    return plainConverted(value, to: target)
  }

  /// A list of names, which are strings in Objective-C.
  private func named(_ value: WrittenExpression, to target: SwiftType) -> WrittenExpression? {
    guard case .array(.named("String", _)) = value.type.wrapped else { return nil }
    let element: SwiftType? =
      switch target.wrapped {
      case .array(let item): item
      case .named("Set", let items): items.first
      default: nil
      }
    guard let name = element?.name, element != .string, program.rawType(name) == .string, !program.isClass(name) else { return nil }
    let names = "\(converted(value, to: value.type.wrapped).operand).map { \(name)(rawValue: $0) }"
    if case .array = target.wrapped { return WrittenExpression(text: names, type: target.wrapped) }
    return WrittenExpression(text: "Set(\(names))", type: target.wrapped)
  }

  /// Whether C has the type's values as addresses.
  private func isAddress(_ type: SwiftType) -> Bool {
    switch type {
    case .array, .dictionary, .closure: return true
    case .named(let name, _):
      if type == .string || name.hasPrefix("Unsafe") || name == "OpaquePointer" || name.hasPrefix("Dispatch") && name != "DispatchTime" {
        return true
      }
      return Program.references[name] != nil || program.isClass(name) && name != "NSNumber" || program.isProtocol(name)
    case .raw(let text): return text.hasPrefix("Unsafe")
    case .any, .void, .unknown, .optional, .implicit: return false
    }
  }

  /// A block with the arguments of another, as far as Swift does not convert it: optional arguments become nonoptional.
  private func adapted(
    _ value: WrittenExpression, _ given: [SwiftType], _ result: SwiftType, _ wanted: [SwiftType], _ wantedResult: SwiftType
  ) -> WrittenExpression? {
    guard given.count == wanted.count, result.wrapped == wantedResult.wrapped, !value.text.hasPrefix("{"),
      zip(given, wanted).contains(where: { !$0.isOptional && $1.isOptional && $0.wrapped == $1.wrapped })
    else { return nil }
    let names = given.indices.map { "_argument\($0)" }
    let arguments = zip(names, zip(wanted, given)).map { name, types -> String in
      if !types.1.isOptional, types.0.isOptional, case .named("UnsafeMutablePointer", _) = types.1 { return "\(name)!" }
      return converted(WrittenExpression(text: name, type: types.0), to: types.1).text
    }
    let mark = value.type.isOptional ? "?" : ""
    return WrittenExpression(
      text: "{ (\(names.joined(separator: ", "))) in \(value.operand)\(mark)(\(arguments.joined(separator: ", "))) }",
      type: .closure(wanted, wantedResult))
  }

  /// Whether only a cast at run time makes the one type the other.
  private func needsCast(_ from: SwiftType, _ target: SwiftType) -> Bool {
    if from.isNumber || target.isNumber || from == .bool || target == .bool { return from == .any && (target.isNumber || target == .bool) }
    if let name = from.name, program.rawType(name) != nil, !program.isClass(name) { return false }
    if let name = target.name, program.rawType(name) != nil, !program.isClass(name) { return from == .any }
    if target.name?.hasPrefix("NSMutable") == true, from.name.map({ !program.superclass(target.name ?? "", inherits: $0) }) ?? true,
      from != .any
    {
      return false
    }
    return true
  }

  private func cast(_ value: WrittenExpression, to target: SwiftType, isOptional: Bool) -> String {
    if value.type.wrapped.isNumber, target.isNumber { return "\(value.operand).map { \(target.text)($0) }" }
    if target.name == "NSMutableArray", case .array = value.type.wrapped { return "\(value.operand).map { NSMutableArray(array: $0) }" }
    if target.name == "NSMutableString", value.type.wrapped == .string { return "\(value.operand).map { NSMutableString(string: $0) }" }
    if target.name == "NSMutableDictionary", case .dictionary = value.type.wrapped {
      return "\(value.operand).map { NSMutableDictionary(dictionary: $0) }"
    }
    if let name = target.name, let raw = program.rawType(name), raw == .string, value.type.wrapped == .string {
      return "\(value.operand).map { \(name)(rawValue: $0) }"
    }
    if let name = value.type.wrapped.name, program.rawType(name) == .string, target == .string { return "\(value.operand)?.rawValue" }
    if let name = target.name, let reference = Program.references[name], let own = value.type.wrapped.name, program.isClass(own),
      program.superclass(own, inherits: reference)
    {
      return value.type.isOptional
        ? "\(value.operand).map { ($0 as \(reference)) as \(name) }" : "(\(value.text) as \(reference)) as \(name)"
    }
    // The test makes an object of nil.
    return "\(value.operand) \(target == .plain("AnyObject") ? "as AnyObject?" : "as? \(target.text)")"
  }

  /// A value, or the object that is used for nil.
  private func given(_ value: WrittenExpression, _ type: SwiftType) -> String {
    program.standIn(for: type).map { "(\(value.operand) ?? \($0))" } ?? value.forced
  }

  private func casted(_ value: WrittenExpression, _ target: SwiftType) -> String {
    if target == .plain("Float") { return "_number(\(value.text)).floatValue" }
    if target.isReal { return "\(target.text)(_number(\(value.text)).doubleValue)" }
    if target.isInteger { return "\(target.text)(truncatingIfNeeded: _number(\(value.text)).int64Value)" }
    if target == .bool { return "_number(\(value.text)).boolValue" }
    return program.standIn(for: target).map { "((\(value.text) as? \(target.text)) ?? \($0))" } ?? "(\(value.text) as! \(target.text))"
  }

  private func plainConverted(_ value: WrittenExpression, to target: SwiftType) -> WrittenExpression {
    let from = value.type
    func made(_ text: String, atomic: Bool = true) -> WrittenExpression { WrittenExpression(text: text, type: target, isAtomic: atomic) }
    if from.isNumber, target.isNumber {
      if from == .plain("Builtin.integer") {
        if target.name?.hasPrefix("U") == true, value.text.hasPrefix("-") {
          return made("\(target.text)(truncatingIfNeeded: \(value.text))")
        }
        return made(value.text, atomic: value.isAtomic)
      }
      if from == .plain("Builtin.real"), target.isReal { return made(value.text, atomic: value.isAtomic) }
      if target.isLiteral { return value }
      if from.isInteger, target.isInteger { return made("\(target.text)(truncatingIfNeeded: \(value.text))") }
      if from.isReal, !from.isLiteral, target.isInteger { return made("_integer(\(value.text), as: \(target.text).self)") }
      return made("\(target.text)(\(value.text))")
    }
    if from == .bool, target.isNumber { return made("(\(value.operand) ? 1 : 0)") }
    if from == .bool, target == .plain("ObjCBool") {
      return made(["true", "false"].contains(value.text) ? value.text : "ObjCBool(\(value.text))")
    }
    if from == .plain("ObjCBool"), target == .bool { return made("\(value.operand).boolValue") }
    if from.isNumber, target == .bool { return made("(\(value.operand) != 0)") }
    if from.isNumber, target == .plain("NSNumber") { return made("NSNumber(value: \(value.text))") }
    if from == .bool, target == .plain("NSNumber") { return made("NSNumber(value: \(value.text))") }
    if let name = from.name, let raw = program.rawType(name), !program.isClass(name) {
      if target.isNumber || target == .bool || target == .string {
        return converted(WrittenExpression(text: "\(value.operand).rawValue", type: raw), to: target)
      }
      if let other = target.name, let wanted = program.rawType(other) {
        return converted(converted(WrittenExpression(text: "\(value.operand).rawValue", type: raw), to: wanted), to: target)
      }
    }
    if let name = target.name, let raw = program.rawType(name), !program.isClass(name), from.isNumber || from == .string {
      if from == .string || raw == .string {
        return raw == .string ? made("\(name)(rawValue: \(converted(value, to: .string).text))") : value
      }
      let inner = converted(value, to: raw).text
      if program.isFailable(name) { return made("(\(name)(rawValue: \(inner)) ?? \(program.zero(of: target) ?? "nil"))") }
      return made("\(name)(rawValue: \(inner))")
    }
    if from == .any { return made(casted(value, target)) }
    if let name = target.name, name.hasPrefix("NSMutable") {
      switch (from, name) {
      case (.array, "NSMutableArray"): return made("NSMutableArray(array: \(value.text))")
      case (.dictionary, "NSMutableDictionary"): return made("NSMutableDictionary(dictionary: \(value.text))")
      case (.string, "NSMutableString"): return made("NSMutableString(string: \(value.text))")
      case (_, "NSMutableArray"), (_, "NSMutableDictionary"), (_, "NSMutableString"): return made("(\(value.text) as! \(name))")
      default: break
      }
    }
    if let name = from.name, let reference = Program.references[name], target.name == reference {
      return made("(\(value.text) as \(reference))")
    }
    if let name = target.name, let reference = Program.references[name], from.name == reference {
      return made("(\(value.text) as \(name))")
    }
    if from.name == "NSMutableArray", target == .array(.any) { return made("_elements(\(value.text))") }
    if case .array = from, target.name == "NSArray" { return made("(\(value.text) as NSArray)") }
    if case .dictionary = from, target.name == "NSDictionary" { return made("(\(value.text) as NSDictionary)") }
    if target == .plain("AnyObject") { return made("(\(value.text) as AnyObject)") }
    if let name = target.name, let reference = Program.references[name], let own = from.name, program.isClass(own),
      program.superclass(own, inherits: reference)
    {
      return made("((\(value.text) as \(reference)) as \(name))")
    }
    if from == .plain("NSMutableString"), target == .string { return made("(\(value.text) as String)") }
    if let a = from.name, let b = target.name, Program.references[a] != nil, Program.references[b] != nil {
      impossible = "\(a) is used as \(b)"
    }
    return made("(\(value.text) as! \(target.text))")
  }

  /// A condition of C as a Bool.
  func truth(_ expression: CExpression) throws -> String {
    switch expression {
    // Swift throws an error without a place for it.
    case .name(let name) where variable(name)?.isError == true: return "true"
    case .binary(.name(let name), "!=", .null) where variable(name)?.isError == true: return "true"
    case .binary(.name(let name), "==", .null) where variable(name)?.isError == true: return "false"
    // Sources for several versions of iOS ask whether a function exists.
    case .name(let name), .binary(.name(let name), "!=", .null):
      if variable(name) == nil, program.facts.globals[name]?.contains(where: { $0.kind == .method }) == true { return "true" }
      return condition(try self.expression(expression, wanting: nil), grouped: false)
    case .prefix("!", let value):
      let inner = try self.expression(value, wanting: nil)
      switch inner.type {
      case .optional(let wrapped) where wrapped == .bool || wrapped.isNumber: return "!\(condition(inner, grouped: true))"
      case .optional, .implicit: return "\(inner.operand) == nil"
      case let type where type.isNumber: return "\(inner.operand) == 0"
      default: return "!\(condition(inner, grouped: true))"
      }
    case .binary(let left, let sign, let right) where sign == "&&" || sign == "||":
      let a = try truth(left)
      let b = try truth(right)
      return "\(grouped(a, left, sign)) \(sign) \(grouped(b, right, sign))"
    default: return condition(try self.expression(expression, wanting: nil), grouped: false)
    }
  }

  private func grouped(_ text: String, _ expression: CExpression, _ sign: String) -> String {
    switch expression {
    case .binary(_, let inner, _) where inner != sign && ["&&", "||", "|", "&", "^", ","].contains(inner): "(\(text))"
    case .conditional, .assignment: "(\(text))"
    default: text
    }
  }

  func condition(_ value: WrittenExpression, grouped: Bool) -> String {
    if value.isNull { return "false" }
    switch value.type {
    case .optional(let type) where type == .bool: return "(\(value.operand) ?? false)"
    case .optional(let type) where type.isNumber: return "((\(value.operand) ?? 0) != 0)"
    case .implicit(let type) where type == .bool: return "(\(value.operand) ?? false)"
    case .optional, .implicit: return grouped ? "(\(value.operand) != nil)" : "\(value.operand) != nil"
    case .named("Bool", _): return grouped ? value.operand : value.text
    case .named("ObjCBool", _): return "\(value.operand).boolValue"
    case let type where type.isNumber: return grouped ? "(\(value.operand) != 0)" : "\(value.operand) != 0"
    case .named(let name, _):
      if let raw = program.rawType(name), raw.isNumber, !program.isClass(name) {
        return grouped ? "(\(value.operand).rawValue != 0)" : "\(value.operand).rawValue != 0"
      }
      return "_truth(\(value.text))"
    default: return "_truth(\(value.text))"
    }
  }

  /// The arguments of a call, converted to the types of its parameters.
  func arguments(_ values: [CExpression], labels: [String], types: [SwiftType], nils: NilArguments = .stoodIn) throws -> String {
    if values.isEmpty, types == [.void], labels.count == 1 { return "\(SwiftText.label(labels[0])): ()" }
    guard values.count == labels.count else { throw Untranslated("a call has another number of arguments than its method") }
    var parts: [String] = []
    for (index, value) in values.enumerated() {
      let type = index < types.count ? types[index] : .unknown
      let written = try argument(value, type, nils: nils)
      parts.append(labels[index] == "_" ? written : "\(SwiftText.label(labels[index])): \(written)")
    }
    return parts.joined(separator: ", ")
  }

  /// Writes a call whose arguments Swift does not take as nil. It is skipped, and its result nil, if one is.
  func skippingNil(unless wanted: NilArguments, _ call: (NilArguments) throws -> WrittenExpression) throws -> WrittenExpression {
    let outer = skipped
    skipped = []
    defer { skipped = outer }
    var result = try call(wanted == .stoodIn ? .stoodInOrSkipped : wanted)
    guard !skipped.isEmpty else { return result }
    for (name, value) in skipped.reversed() {
      if result.type == .void {
        result.text = "_unlessNil(\(value)) { \(name) in \(result.text) }"
      } else if result.type.isOptional {
        result = WrittenExpression(text: "_flatMapped(\(value)) { \(name) in \(result.text) }", type: .optional(result.type.wrapped))
      } else {
        result = WrittenExpression(text: "_mapped(\(value)) { \(name) in \(result.text) }", type: .optional(result.type))
      }
    }
    return result
  }

  /// Whether only a forced cast converts a value to the type.
  func isForced(_ value: WrittenExpression, to target: SwiftType) -> Bool {
    guard value.type.isOptional, !value.isNull, !target.isOptional, target != .unknown, target != .void, program.isObject(target) else {
      return false
    }
    if case .named("inout", _) = target { return false }
    let inner = value.type.wrapped
    return !inner.isNumber && inner != .bool && !(program.hasSimpleZero(inner) && inner != .any) && !program.hasSimpleZero(target)
  }

  private func nilable(_ written: WrittenExpression, _ type: SwiftType, _ nils: NilArguments) -> String? {
    guard isForced(written, to: type) || written.isNull && !type.isOptional && program.isObject(type) && !program.hasSimpleZero(type) else {
      return nil
    }
    let optional = written.isNull ? "nil as \(SwiftType.optional(type).text)" : converted(written, to: .optional(type)).text
    if case .closure = type { return program.standIn(for: type) == nil ? nil : converted(written, to: type).text }
    switch nils {
    case .thrown: return "_value(\(optional))"
    case .stoodInOrSkipped where program.standIn(for: type) != nil: return nil
    case .stoodIn: return nil
    case .skipped, .stoodInOrSkipped:
      values += 1
      skipped.append(("_value\(values)", optional))
      return "_value\(values)"
    }
  }

  func argument(_ value: CExpression, _ type: SwiftType, nils: NilArguments = .stoodIn) throws -> String {
    if case .prefix("&", let inner) = value { return "&\(try place(inner).text)" }
    if case .name(let name) = value, let found = variable(name), found.isError, case .raw(let text) = type.wrapped,
      text.hasPrefix("UnsafeMutablePointer")
    {
      return "&_thrownError"
    }
    let written = try expression(value, wanting: type == .unknown ? nil : type)
    // An array of C is given as the address of its elements.
    if case .named("UnsafeMutablePointer", _) = type.wrapped, case .array = written.type {
      if case .compound = value { return "_address(of: \(written.text))" }
      return "&\(written.text)"
    }
    return nilable(written, type, nils) ?? converted(written, to: type).text
  }
}

/// Handles nil where Swift takes none.
enum NilArguments {
  /// Another object is passed.
  case stoodIn
  /// Another object is passed; the call is skipped if there is none.
  case stoodInOrSkipped
  /// The call is skipped.
  case skipped
  /// The call, which throws in any case, fails.
  case thrown
}
