import Foundation

extension BodyWriter {
  var selfType: SwiftType {
    owner.map { info in
      let mapped = program.type(.object(name: info.name, protocols: [], arguments: [], nullability: .nonnull))
      if !info.isOwn, let reference = mapped.name.flatMap({ Program.references[$0] }) { return .plain(reference) }
      if !info.isOwn, case .array = mapped { return .plain(info.name) }
      if !info.isOwn, case .dictionary = mapped { return .plain(info.name) }
      return .plain(info.isOwn ? info.swiftName : program.swiftClass(info.name))
    } ?? .unknown
  }

  /// Writes an expression whose value is not used.
  func effect(_ expression: CExpression) throws -> [String] {
    switch expression {
    case .assignment(let target, let sign, let value): return try assignment(target, sign, value)
    case .prefix("++", let value), .postfix(let value, "++"): return try step(value, "+=")
    case .prefix("--", let value), .postfix(let value, "--"): return try step(value, "-=")
    case .binary(let left, ",", let right): return try effect(left) + effect(right)
    case .conditional(let condition, nil, let no):
      return ["if !(\(try truth(condition))) {"] + indented(try effect(no)) + ["}"]
    case .conditional(let condition, let yes?, let no):
      return ["if \(try truth(condition)) {"] + indented(try effect(yes)) + ["} else {"] + indented(try effect(no)) + ["}"]
    case .cast(.void, let value): return try effect(value)
    case .cast(_, let value): return try effect(value)
    case .name, .integer, .null, .boolean, .string: return []
    case .binary(let left, "&&", let right): return ["if \(try truth(left)) {"] + indented(try effect(right)) + ["}"]
    case .message(let message):
      if case .name("super") = message.receiver, ["dealloc", "initialize"].contains(message.selector) { return [] }
      // UIKit calls these no longer, and has no method for them.
      if case .name("super") = message.receiver, ["viewDidUnload", "viewWillUnload"].contains(message.selector),
        (try? self.expression(expression, wanting: nil)) == nil
      {
        return []
      }
      if let lines = try ownership(message) { return lines }
      if message.selector == "removeObserver:", message.arguments == [.name("self")], method.hasSuffix(" dealloc]") {
        return ["NotificationCenter.default.removeObserver(self)"]
      }
    case .call(.name("dispatch_once"), let arguments): return try once(arguments)
    case .call(.name(let name), _)
    where name == "assert" || name == "NSParameterAssert" || name == "NSCParameterAssert" || name.hasPrefix("NSAssert")
      || name.hasPrefix("NSCAssert"):
      return []
    default: break
    }
    let written = try self.expression(expression, wanting: nil)
    if written.type == .void || written.text.hasPrefix("_ = ") { return [written.text] }
    return ["_ = \(written.text)"]
  }

  private func once(_ arguments: [CExpression]) throws -> [String] {
    guard arguments.count == 2, case .prefix("&", let flag) = arguments[0], case .block(_, _, let body) = arguments[1] else {
      throw Untranslated("dispatch_once is called with something else than a block")
    }
    let name = try expression(flag, wanting: nil).text
    return ["if \(name) == 0 {", "  \(name) = -1"] + (try scoped(body)) + ["}"]
  }

  private func step(_ target: CExpression, _ sign: String) throws -> [String] {
    let written = try expression(target, wanting: nil)
    if written.type.name == "NSMutableArray" { throw Untranslated("a step of an object") }
    return ["\(written.text) \(sign) 1"]
  }

  private func assignment(_ target: CExpression, _ sign: String, _ value: CExpression) throws -> [String] {
    if sign == "=", value == .null, releases(target) { return [] }
    // `a = b = c`.
    if case .assignment(let inner, _, _) = value { return try effect(value) + assignment(target, sign, inner) }
    if case .prefix("*", let pointer) = target {
      if case .name(let name) = pointer, let found = variable(name), found.isError {
        return [
          "_thrownError = \(converted(try expression(value, wanting: .optional(.plain("Error"))), to: .optional(.plain("Error"))).text)"
        ]
      }
      let written = try expression(pointer, wanting: nil)
      var type = SwiftType.unknown
      if case .named("UnsafeMutablePointer", let arguments) = written.type.wrapped { type = arguments.first ?? .unknown }
      let mark = written.type.isOptional ? "?" : ""
      if let method = setMethods[sign], let name = type.name, program.rawType(name) != nil, !type.isNumber {
        return ["\(written.operand)\(mark).pointee.\(method)(\(converted(try expression(value, wanting: type), to: type).text))"]
      }
      return ["\(written.operand)\(mark).pointee \(sign) \(converted(try expression(value, wanting: type), to: type).text)"]
    }
    if case .element(let collection, let key) = target { return try setElement(collection, key, sign, value) }
    if case .member(_, let name) = target, SystemStructures.absent.contains(name) { return [] }
    if case .member(let receiver, let name) = target, sign == "=", let lines = try setMember(receiver, name, value) { return lines }
    if sign == "=", case .prefix("&", let inner) = Self.withoutCasts(value) {
      if case .name = inner { throw Untranslated("the address of a variable is kept") }
    }
    let place = try expression(target, wanting: nil).target
    var type = place.type
    if place.isChained { type = type.wrapped }
    if sign == "=" {
      if case .optional(let inner) = type, place.isChained { type = inner }
      if place.takesNil, !type.isOptional { type = .optional(type) }
      return assigned(try expression(value, wanting: type), type, to: place.text)
    }
    if let method = setMethods[sign], let name = type.name, program.rawType(name) != nil, !type.isNumber {
      return ["\(place.text).\(method)(\(converted(try expression(value, wanting: type), to: type).text))"]
    }
    if type == .bool, sign == "|=" || sign == "&=" {
      return ["\(place.text) = \(place.text) \(sign == "|=" ? "||" : "&&") \(try truth(value))"]
    }
    let written = try expression(value, wanting: type)
    if type.isInteger, written.type.isReal {
      return ["\(place.text) = \(type.text)(Double(\(place.text)) \(sign.dropLast()) Double(\(written.text)))"]
    }
    if sign == "%=", type.isReal { return ["\(place.text) = fmod(\(place.text), \(written.text))"] }
    if sign == "<<=" || sign == ">>=" { return ["\(place.text) \(sign) \(written.operand)"] }
    let mark = type.isInteger && type.name?.hasPrefix("U") == true && ["+=", "-=", "*="].contains(sign) ? "&" : ""
    return ["\(place.text) \(mark)\(sign) \(converted(written, to: type).text)"]
  }

  private var setMethods: [String: String] { ["|=": "formUnion", "&=": "formIntersection", "^=": "formSymmetricDifference"] }

  private func setElement(_ collection: CExpression, _ key: CExpression, _ sign: String, _ value: CExpression) throws -> [String] {
    let base = try expression(collection, wanting: nil)
    let mark = base.type.isOptional && !base.isChained ? "?" : ""
    switch base.type.wrapped {
    case .array(let element):
      let index = converted(try expression(key, wanting: .int), to: .int)
      return ["\(base.operand)\(mark)[\(index.text)] \(sign) \(converted(try expression(value, wanting: element), to: element).text)"]
    case .named("NSMutableArray", _):
      let index = converted(try expression(key, wanting: .int), to: .int)
      return ["\(base.operand)\(mark)[\(index.text)] = \(converted(try expression(value, wanting: .any), to: .any).text)"]
    case .named("NSMutableDictionary", _):
      let written = try expression(value, wanting: .optional(.any))
      let isAny = try expression(key, wanting: nil).type.wrapped == .any
      return ["\(base.operand)\(mark)[\(isAny ? "_object: " : "")\(try keyText(key))] = \(written.text)"]
    case .dictionary(let keyType, let valueType):
      let written = try expression(key, wanting: keyType)
      return [
        "\(base.operand)\(mark)[\(converted(written, to: keyType).text)] = \(converted(try expression(value, wanting: valueType), to: .optional(valueType)).text)"
      ]
    case .named("UnsafeMutablePointer", let arguments):
      let index = converted(try expression(key, wanting: .int), to: .int)
      let type = arguments.first ?? .unknown
      return ["\(base.operand)\(mark)[\(index.text)] \(sign) \(converted(try expression(value, wanting: type), to: type).text)"]
    default: throw Untranslated("the type of a collection is not known")
    }
  }

  func keyText(_ key: CExpression) throws -> String {
    let written = try expression(key, wanting: nil)
    let text = written.type.isOptional ? converted(written, to: written.type.wrapped).text : written.text
    return switch written.type.wrapped {
    // Only objects are keys.
    case .array: "(\(text) as NSArray)"
    case .dictionary: "(\(text) as NSDictionary)"
    case .named("URLResourceKey", _): "\(text).rawValue"
    default: text
    }
  }

  /// A setter that is a method, or a property with another name.
  private func setMember(_ receiver: CExpression, _ name: String, _ value: CExpression) throws -> [String]? {
    if case .name(let type) = receiver, variable(type) == nil, isTypeName(type) { return nil }
    let base = try expression(receiver, wanting: nil)
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    if let owner = base.type.wrapped.name.map(program.ownName), program.method("-" + setter, of: owner) != nil,
      program.property(name, of: owner) == nil
    {
      return [try sent(base, CMessage(receiver: .null, selector: setter, arguments: [value]), wanting: nil).text]
    }
    let member = try self.member(base, name).target
    var type = member.type
    if base.receiver.isOptional, case .optional(let inner) = type, member.isChained { type = inner }
    if member.takesNil, !type.isOptional { type = .optional(type) }
    let written = try expression(value, wanting: type)
    // Swift does not read a structure while it is changed.
    if case .name(let name) = receiver, let found = variable(name), found.type.isOptional, isMutableValue(found.type),
      written.text.contains("\(found.text)?.")
    {
      values += 1
      return ["let _value\(values): \(type.text) = \(converted(written, to: type).text)", "\(member.text) = _value\(values)"]
    }
    return assigned(written, type, to: member.text)
  }

  /// An assignment, which is skipped for nil where Swift takes none.
  private func assigned(_ value: WrittenExpression, _ type: SwiftType, to place: String) -> [String] {
    guard isForced(value, to: type), initializer == nil || closureDepth > 0 || place.contains(".") else {
      let text = converted(value, to: type).text
      return text == place ? [] : ["\(place) = \(text)"]
    }
    values += 1
    return ["if let _value\(values) = \(converted(value, to: .optional(type)).text) { \(place) = _value\(values) }"]
  }

  func expression(_ expression: CExpression, wanting: SwiftType?) throws -> WrittenExpression {
    switch expression {
    case .name(let name): return try self.name(name, wanting: wanting)
    case .integer(let text):
      var literal = text
      let lower = text.lowercased()
      if lower.count > 1, lower.hasPrefix("0"), !lower.hasPrefix("0x"), !lower.hasPrefix("0b"), lower.allSatisfy(\.isNumber) {
        literal = "0o" + lower.dropFirst()
      }
      return WrittenExpression(text: literal.hasPrefix("0X") ? "0x" + literal.dropFirst(2) : literal, type: .plain("Builtin.integer"))
    case .real(let text, _):
      var literal = text
      if literal.hasPrefix(".") { literal = "0" + literal }
      if literal.hasSuffix(".") { literal += "0" }
      literal = literal.replacingOccurrences(of: ".e", with: ".0e")
      return WrittenExpression(text: literal, type: .plain("Builtin.real"))
    case .character(let value): return WrittenExpression(text: "\(value)", type: .plain("Builtin.integer"))
    case .cString(let text): return WrittenExpression(text: SwiftText.literal(text), type: .string)
    case .string(let text): return WrittenExpression(text: SwiftText.literal(text), type: .string)
    case .boolean(let value): return WrittenExpression(text: value ? "true" : "false", type: .bool)
    case .null: return .null
    case .boxed(let value): return try boxed(value)
    case .array(let values):
      var element = SwiftType.any
      if case .array(let wanted)? = wanting?.wrapped { element = wanted }
      if values.isEmpty { return WrittenExpression(text: "[\(element.inner.text)]()", type: .array(element)) }
      let parts = try values.map { converted(try self.expression($0, wanting: element), to: element.inner).text }
      return WrittenExpression(text: "([\(parts.joined(separator: ", "))] as [\(element.inner.text)])", type: .array(element))
    case .dictionary(let pairs):
      var (keyType, valueType) = (SwiftType.plain("AnyHashable"), SwiftType.any)
      if case .dictionary(let key, let value)? = wanting?.wrapped { (keyType, valueType) = (key, value) }
      let type = SwiftType.dictionary(keyType, valueType)
      if pairs.isEmpty { return WrittenExpression(text: "\(type.text)()", type: type) }
      let parts = try pairs.map { pair in
        "\(converted(try self.expression(pair.key, wanting: keyType), to: keyType).text): \(converted(try self.expression(pair.value, wanting: valueType), to: valueType).text)"
      }
      return WrittenExpression(text: "([\(parts.joined(separator: ", "))] as \(type.text))", type: type)
    case .selector(let name): return selector(name)
    case .protocolObject: throw Untranslated("a protocol is used as an object")
    case .encoding(let type):
      let codes = [
        "CChar": "c", "Int8": "c", "UInt8": "C", "Int16": "s", "UInt16": "S", "Int32": "i", "UInt32": "I", "Int": "q", "UInt": "Q",
        "Int64": "q", "UInt64": "Q", "Float": "f", "Double": "d", "CGFloat": "d", "Bool": "B", "Builtin.integer": "i", "Builtin.real": "d",
        "CGPoint": "{CGPoint=dd}", "CGSize": "{CGSize=dd}", "CGRect": "{CGRect={CGPoint=dd}{CGSize=dd}}", "NSRange": "{_NSRange=QQ}",
        "UIEdgeInsets": "{UIEdgeInsets=dddd}", "CGAffineTransform": "{CGAffineTransform=dddddd}",
      ]
      var mapped = program.type(type)
      if case .typeOf(let value) = type { mapped = try self.expression(value, wanting: nil).type }
      if mapped == .void { return WrittenExpression(text: "\"v\"", type: .string) }
      if program.isObject(mapped.wrapped) || mapped.wrapped == .plain("AnyClass") { return WrittenExpression(text: "\"@\"", type: .string) }
      guard let code = mapped.name.flatMap({ codes[$0] }) else { throw Untranslated("@encode of \(mapped.text)") }
      return WrittenExpression(text: SwiftText.literal(code), type: .string)
    case .message(let message): return try self.message(message, wanting: wanting)
    case .member(let value, let name):
      if case .name(let type) = value, variable(type) == nil, isTypeName(type) { return try classMember(type, name) }
      return try member(try self.expression(value, wanting: nil), name)
    case .arrow(let value, let name):
      if case .name("self") = value, variable("self") == nil, let owner, let found = program.instanceVariable(name, of: owner.name) {
        return WrittenExpression(text: "self.\(found.text)", type: found.type)
      }
      let base = try self.expression(value, wanting: nil)
      if let own = base.type.wrapped.name, let found = program.instanceVariable(name, of: program.ownName(own)) {
        let receiver = base.receiver
        return .chain(receiver.text + found.text, found.type, optional: receiver.isOptional)
      }
      if case .named("UnsafeMutablePointer", let arguments) = base.type.wrapped {
        let pointee = WrittenExpression(
          text: "\(base.operand)\(base.type.isOptional ? "!" : "").pointee", type: arguments.first ?? .unknown)
        return try member(pointee, name)
      }
      throw Untranslated("a member behind a pointer is not known")
    case .element(let collection, let key): return try element(collection, key)
    case .call(let function, let arguments): return try call(function, arguments, wanting: wanting)
    case .prefix(let sign, let value): return try prefixed(sign, value, wanting: wanting)
    case .postfix(let value, let sign):
      let written = try self.expression(value, wanting: nil)
      return WrittenExpression(text: "_post(&\(written.text), \(sign == "++" ? "1" : "-1"))", type: written.type)
    case .binary(let left, let sign, let right): return try binary(left, sign, right, wanting: wanting)
    case .assignment(let target, _, _):
      let lines = try effect(expression)
      let place = try self.expression(target, wanting: nil)
      let type = place.type == .unknown ? "" : " () -> \(place.type.inClosure.text) in"
      return WrittenExpression(
        // Without parentheses the braces would be the body of a loop.
        text: "({\(type)\n\(indented(lines).joined(separator: "\n"))\n  return \(place.text)\n}())",
        type: place.type.isOptional ? .optional(place.type.wrapped) : place.type)
    case .conditional(let condition, let yes, let no): return try conditional(condition, yes, no, wanting: wanting)
    case .cast(let type, let value): return try cast(type, value)
    case .sizeOfType(let type):
      if let written = try array(type, nil) { return size(written) }
      return WrittenExpression(text: "MemoryLayout<\(program.type(type).inClosure.text)>.size", type: .int)
    case .sizeOfValue(let value):
      return size(try self.expression(value, wanting: nil))
    case .block(let result, let parameters, let body): return try block(result, parameters, body, wanting: wanting)
    case .compound(let type, let fields): return try compound(type, fields, wanting: wanting)
    case .available: return WrittenExpression(text: "true", type: .bool)
    case .statements(let body):
      guard case .expression(let value)? = body.last?.kind else { throw Untranslated("statements in an expression have no value") }
      scopes.append([:])
      defer { scopes.removeLast() }
      let lines = try statements(Array(body.dropLast()))
      let written = try self.expression(value, wanting: wanting)
      return WrittenExpression(
        text: "{ () -> \(written.type.inClosure.text) in\n\(indented(lines).joined(separator: "\n"))\n  return \(written.text)\n}()",
        type: written.type)
    }
  }

  private func boxed(_ value: CExpression) throws -> WrittenExpression {
    let written = try expression(value, wanting: nil)
    if written.type.wrapped == .string { return written }
    if case .array(let element) = written.type, element == .plain("CChar") {
      return WrittenExpression(text: "_string(\(written.text))", type: .string)
    }
    if case .raw = written.type.wrapped { return WrittenExpression(text: "_string(\(written.text))", type: .string) }
    if written.type.isOptional {
      let plain = converted(written, to: written.type.wrapped)
      return try boxed(plain)
    }
    return try boxed(written)
  }

  private func boxed(_ written: WrittenExpression) throws -> WrittenExpression {
    if let name = written.type.name, let raw = program.rawType(name), !program.isClass(name) {
      return WrittenExpression(text: "NSNumber(value: \(written.operand).rawValue)", type: raw == .string ? .string : .plain("NSNumber"))
    }
    if written.type.isNumber || written.type == .bool {
      let number = written.type == .plain("CGFloat") ? "Double(\(written.text))" : written.text
      return WrittenExpression(text: "NSNumber(value: \(number))", type: .plain("NSNumber"))
    }
    return WrittenExpression(text: "_boxed(\(written.text))", type: .plain("NSNumber"))
  }

  func isTypeName(_ name: String) -> Bool {
    program.classes[name]?.isOwn == true || program.facts.types[program.swiftClass(name)] != nil || program.isSwiftClass(name)
      || Program.isValueClass(name)
  }

  private func name(_ name: String, wanting: SwiftType?) throws -> WrittenExpression {
    if let found = variable(name) {
      if found.isLost { throw Untranslated("\(name) is left out") }
      return WrittenExpression(text: found.text, type: found.type)
    }
    switch name {
    case "self":
      if isClassMethod { return WrittenExpression(text: "self", type: .plain("AnyClass")) }
      return WrittenExpression(text: "self", type: selfType)
    case "super": return WrittenExpression(text: "super", type: selfType)
    case "_cmd":
      return WrittenExpression(
        text: "Selector(\(SwiftText.literal(String(method.drop { $0 != " " }.dropFirst().dropLast()))))", type: .plain("Selector"))
    case let name where SystemStructures.constants[name] != nil && program.facts.globals[name] == nil:
      let found = SystemStructures.constants[name]!
      return WrittenExpression(text: found.text, type: found.type)
    case "NSIntegerMax", "LONG_MAX": return WrittenExpression(text: "Int.max", type: .int)
    case "NSIntegerMin", "LONG_MIN": return WrittenExpression(text: "Int.min", type: .int)
    case "NSUIntegerMax", "ULONG_MAX": return WrittenExpression(text: "UInt.max", type: .plain("UInt"))
    case "NSNotFound": return WrittenExpression(text: "NSNotFound", type: .int)
    case "HUGE_VALF": return WrittenExpression(text: "Float.infinity", type: .plain("Float"))
    case "HUGE_VAL", "INFINITY": return WrittenExpression(text: "Double.infinity", type: .double)
    case let name where name.hasPrefix("SQLITE_"): return WrittenExpression(text: name, type: .int32)
    case "CGFLOAT_MAX": return WrittenExpression(text: "CGFloat.greatestFiniteMagnitude", type: .plain("CGFloat"))
    case "CGFLOAT_MIN": return WrittenExpression(text: "CGFloat.leastNormalMagnitude", type: .plain("CGFloat"))
    case "FLT_MAX", "MAXFLOAT": return WrittenExpression(text: "Float.greatestFiniteMagnitude", type: .plain("Float"))
    case "FLT_MIN": return WrittenExpression(text: "Float.leastNormalMagnitude", type: .plain("Float"))
    case "DBL_MIN": return WrittenExpression(text: "Double.leastNormalMagnitude", type: .double)
    case "DBL_MAX": return WrittenExpression(text: "Double.greatestFiniteMagnitude", type: .double)
    case "FLT_EPSILON": return WrittenExpression(text: "Float.ulpOfOne", type: .plain("Float"))
    case "DBL_EPSILON": return WrittenExpression(text: "Double.ulpOfOne", type: .double)
    case "INT_MAX", "INT32_MAX": return WrittenExpression(text: "Int32.max", type: .int32)
    case "UINT32_MAX", "UINT_MAX": return WrittenExpression(text: "UInt32.max", type: .plain("UInt32"))
    case "M_PI": return WrittenExpression(text: "Double.pi", type: .double)
    case "M_E": return WrittenExpression(text: "exp(1.0)", type: .double)
    case "M_PI_2": return WrittenExpression(text: "(Double.pi / 2)", type: .double)
    case "M_PI_4": return WrittenExpression(text: "(Double.pi / 4)", type: .double)
    case "CGRectZero", "CGRectNull", "CGRectInfinite":
      return WrittenExpression(text: "CGRect.\(name.dropFirst(6).lowercased())", type: .plain("CGRect"))
    case "CGPointZero": return WrittenExpression(text: "CGPoint.zero", type: .plain("CGPoint"))
    case "CGSizeZero": return WrittenExpression(text: "CGSize.zero", type: .plain("CGSize"))
    case "UIEdgeInsetsZero": return WrittenExpression(text: "UIEdgeInsets.zero", type: .plain("UIEdgeInsets"))
    case "UIOffsetZero": return WrittenExpression(text: "UIOffset.zero", type: .plain("UIOffset"))
    case "CGAffineTransformIdentity": return WrittenExpression(text: "CGAffineTransform.identity", type: .plain("CGAffineTransform"))
    case "CATransform3DIdentity": return WrittenExpression(text: "CATransform3DIdentity", type: .plain("CATransform3D"))
    case "DISPATCH_TIME_NOW": return WrittenExpression(text: "DispatchTime.now()", type: .plain("DispatchTime"))
    case "DISPATCH_TIME_FOREVER": return WrittenExpression(text: "DispatchTime.distantFuture", type: .plain("DispatchTime"))
    case "DISPATCH_QUEUE_SERIAL": return .null
    case "NSEC_PER_SEC": return WrittenExpression(text: "1_000_000_000", type: .plain("Builtin.integer"))
    case "NSEC_PER_MSEC": return WrittenExpression(text: "1_000_000", type: .plain("Builtin.integer"))
    case "UILayoutFittingCompressedSize": return WrittenExpression(text: "UIView.layoutFittingCompressedSize", type: .plain("CGSize"))
    case "UILayoutFittingExpandedSize": return WrittenExpression(text: "UIView.layoutFittingExpandedSize", type: .plain("CGSize"))
    case "UITableViewAutomaticDimension": return WrittenExpression(text: "UITableView.automaticDimension", type: .plain("CGFloat"))
    case "UIViewNoIntrinsicMetric": return WrittenExpression(text: "UIView.noIntrinsicMetric", type: .plain("CGFloat"))
    case "UITableViewIndexSearch": return WrittenExpression(text: "UITableView.indexSearch", type: .string)
    case "NSOrderedAscending": return WrittenExpression(text: "ComparisonResult.orderedAscending", type: .plain("ComparisonResult"))
    case "NSOrderedDescending": return WrittenExpression(text: "ComparisonResult.orderedDescending", type: .plain("ComparisonResult"))
    case "NSOrderedSame": return WrittenExpression(text: "ComparisonResult.orderedSame", type: .plain("ComparisonResult"))
    case "NSUTF8StringEncoding": return WrittenExpression(text: "String.Encoding.utf8.rawValue", type: .plain("UInt"))
    case "NSASCIIStringEncoding": return WrittenExpression(text: "String.Encoding.ascii.rawValue", type: .plain("UInt"))
    case "NSISOLatin1StringEncoding": return WrittenExpression(text: "String.Encoding.isoLatin1.rawValue", type: .plain("UInt"))
    case "NSUnicodeStringEncoding", "NSUTF16StringEncoding":
      return WrittenExpression(text: "String.Encoding.utf16.rawValue", type: .plain("UInt"))
    case "NSRunLoopCommonModes": return WrittenExpression(text: "RunLoop.Mode.common", type: .plain("RunLoop.Mode"))
    case "NSDefaultRunLoopMode": return WrittenExpression(text: "RunLoop.Mode.default", type: .plain("RunLoop.Mode"))
    case "__FUNCTION__", "__func__", "__PRETTY_FUNCTION__": return WrittenExpression(text: SwiftText.literal(method), type: .string)
    case "__FILE__": return WrittenExpression(text: SwiftText.literal(file.file.path), type: .string)
    case "__LINE__": return WrittenExpression(text: "0", type: .plain("Builtin.integer"))
    default: break
    }
    if let owner, !isClassMethod, let found = program.instanceVariable(name, of: owner.name) {
      return WrittenExpression(text: "self.\(found.text)", type: found.type)
    }
    if let found = program.cases[name] { return WrittenExpression(text: found.text, type: found.type) }
    if let type = program.globals[name] { return WrittenExpression(text: SwiftText.escaped(program.globalName(name)), type: type) }
    if let value = program.constants[name] {
      if let known = file.constantTypes[name] { return WrittenExpression(text: SwiftText.escaped(name), type: known) }
      file.constantTypes[name] = .unknown
      let fresh = BodyWriter(file: file, method: name, owner: nil)
      var type = (try? fresh.expression(value, wanting: nil))?.type ?? .unknown
      if type == .plain("Builtin.integer") { type = .int32 }
      if type == .plain("Builtin.real") { type = .double }
      file.constantTypes[name] = type
      return WrittenExpression(text: SwiftText.escaped(name), type: type)
    }
    if let function = program.functions[name] {
      return WrittenExpression(text: program.functionName(name), type: .closure(function.parameters, function.result))
    }
    if let constant = constant(name) { return constant }
    if let global = program.facts.globals[name]?.first(where: { $0.kind == .property }) {
      return WrittenExpression(text: name, type: global.result)
    }
    if isTypeName(name) { return WrittenExpression(text: program.swiftClass(name), type: .plain("AnyClass")) }
    throw Untranslated("\(name) is not known")
  }

  /// A constant of the frameworks: `.normal` of `UIControlStateNormal`.
  private func constant(_ name: String) -> WrittenExpression? {
    if let found = program.facts.constants[name] {
      let type = found.member.kind == .enumCase || found.member.result.name == "Self" ? SwiftType.plain(found.type) : found.member.result
      return WrittenExpression(text: "\(found.type).\(SwiftText.escaped(found.member.name))", type: type)
    }
    if let type = ConstantNames.irregular[name] {
      let parts = type.split(separator: "|")
      return WrittenExpression(text: String(parts[0]), type: SwiftTypeReader.read(String(parts[1])))
    }
    if let found = program.facts.constants[ConstantNames.replaced(name)] {
      let type = found.member.kind == .enumCase ? SwiftType.plain(found.type) : found.member.result
      return WrittenExpression(text: "\(found.type).\(SwiftText.escaped(found.member.name))", type: type)
    }
    if name.hasPrefix("NSURL"), name.hasSuffix("Key"), program.facts.globals[name] == nil {
      let type = "URLResourceKey"
      return WrittenExpression(text: "\(type).\(Words.lowercasedFirst(String(name.dropFirst(5))))", type: .plain(type))
    }
    // MobileCoreServices declares the identifiers of types, and is in no module of the facts.
    if name.hasPrefix("kUTT") { return WrittenExpression(text: name, type: .string) }
    // Values of NS types whose Swift types have no prefix.
    if name.hasPrefix("NS"), let found = program.facts.constants[String(name.dropFirst(2))] {
      return WrittenExpression(
        text: "\(found.type).\(SwiftText.escaped(found.member.name))",
        type: found.member.kind == .enumCase ? .plain(found.type) : found.member.result)
    }
    return nil
  }

  private func selector(_ name: String) -> WrittenExpression {
    let type = SwiftType.plain("Selector")
    guard let owner else { return WrittenExpression(text: "Selector(\(SwiftText.literal(name)))", type: type) }
    if let method = program.method("-" + name, of: owner.name), program.classes[method.owner]?.isOwn == true,
      program.classes[method.owner]?.implemented.contains("-" + name) == true, owner.typeParameters.isEmpty
    {
      let class_ = program.classes[method.owner]?.swiftName ?? method.owner
      return WrittenExpression(
        text: "#selector(\(class_).\(method.name.labels.isEmpty ? SwiftText.escaped(method.name.base) + "" : method.name.full))", type: type
      )
    }
    return WrittenExpression(text: "Selector(\(SwiftText.literal(name)))", type: type)
  }

  private func element(_ collection: CExpression, _ key: CExpression) throws -> WrittenExpression {
    let base = try expression(collection, wanting: nil)
    let mark = base.type.isOptional && !base.isChained ? "?" : ""
    let isOptional = base.type.isOptional
    switch base.type.wrapped {
    case .array(let item):
      let index = converted(try expression(key, wanting: .int), to: .int)
      return .chain("\(base.operand)\(mark)[\(index.text)]", item, optional: isOptional)
    case .dictionary(let keyType, let value):
      let written = converted(try expression(key, wanting: keyType), to: keyType)
      return WrittenExpression(text: "\(base.operand)\(mark)[\(written.text)]", type: .optional(value.wrapped))
    case .named("NSMutableArray", let items) where !items.isEmpty:
      let index = converted(try expression(key, wanting: .int), to: .int)
      return WrittenExpression(text: "(\(base.operand)\(mark)[_at: \(index.text)] as? \(items[0].text))", type: .optional(items[0]))
    case .named("NSMutableDictionary", let items) where items.count == 2:
      return WrittenExpression(text: "(\(base.operand)\(mark)[_for: \(try keyText(key))] as? \(items[1].text))", type: .optional(items[1]))
    case .named("NSMutableArray", _), .named("NSArray", _):
      let index = converted(try expression(key, wanting: .int), to: .int)
      return .chain("\(base.operand)\(mark)[_at: \(index.text)]", .any, optional: isOptional)
    case .named("NSOrderedSet", _), .named("NSMutableOrderedSet", _):
      let index = converted(try expression(key, wanting: .int), to: .int)
      return .chain("\(base.operand)\(mark)[\(index.text)]", .any, optional: isOptional)
    case .named("NSMutableDictionary", _), .named("NSDictionary", _):
      return WrittenExpression(text: "\(base.operand)\(mark)[_for: \(try keyText(key))]", type: .optional(.any))
    case .named("UnsafeMutablePointer", let arguments):
      let index = converted(try expression(key, wanting: .int), to: .int)
      return WrittenExpression(text: "\(base.operand)\(base.type.isOptional ? "!" : "")[\(index.text)]", type: arguments.first ?? .unknown)
    case .any:
      let written = try expression(key, wanting: nil)
      if written.type.wrapped == .string || written.type.wrapped == .any || written.type.wrapped == .plain("URLResourceKey") {
        return WrittenExpression(text: "(\(base.operand) as? NSDictionary)?[_for: \(try keyText(key))]", type: .optional(.any))
      }
      if written.type.wrapped.isInteger {
        return WrittenExpression(text: "(\(base.operand) as? NSArray)?[_at: \(converted(written, to: .int).text)]", type: .optional(.any))
      }
      throw Untranslated("the type of a collection is not known")
    default:
      if let name = base.type.wrapped.name,
        let method = program.method("-objectForKeyedSubscript:", of: program.ownName(name))
          ?? program.method("-objectAtIndexedSubscript:", of: program.ownName(name))
      {
        let receiver = base.receiver
        let text = try arguments([key], labels: method.name.labels, types: method.parameters)
        return .chain("\(receiver.text)\(method.name.base)(\(text))", method.result, optional: receiver.isOptional)
      }
      throw Untranslated("the type of a collection is not known")
    }
  }

  /// A variable whose address is used: that of an object is nil for no object.
  func place(_ value: CExpression) throws -> WrittenExpression {
    switch value {
    case .arrow(let object, let name), .member(let object, let name):
      let base = try expression(object, wanting: nil)
      guard base.type.isOptional, let own = base.type.wrapped.name,
        let found = program.instanceVariable(name, of: program.ownName(own))
      else { return try expression(value, wanting: nil) }
      return WrittenExpression(text: "\(base.operand)!.\(found.text)", type: found.type)
    default: return try expression(value, wanting: nil)
    }
  }

  private func prefixed(_ sign: String, _ value: CExpression, wanting: SwiftType?) throws -> WrittenExpression {
    switch sign {
    case "!": return WrittenExpression(text: try truth(.prefix("!", value)), type: .bool, isAtomic: false)
    case "&":
      let written = try self.place(value)
      return WrittenExpression(text: "&\(written.text)", type: .named("inout", []), isAtomic: false)
    case "*":
      if case .name(let name) = value, let found = variable(name), found.isError {
        return WrittenExpression(text: found.text, type: found.type)
      }
      let written = try expression(value, wanting: nil)
      guard case .named("UnsafeMutablePointer", let arguments) = written.type.wrapped else {
        throw Untranslated("a pointer is read whose type is not known")
      }
      return WrittenExpression(text: "\(written.operand)\(written.type.isOptional ? "!" : "").pointee", type: arguments.first ?? .unknown)
    case "++", "--":
      let written = try expression(value, wanting: nil)
      return WrittenExpression(text: "_pre(&\(written.text), \(sign == "++" ? "1" : "-1"))", type: written.type)
    default:
      var written = try expression(value, wanting: wanting)
      if written.type.isOptional { written = converted(written, to: written.type.wrapped) }
      if written.type == .bool { written = converted(written, to: .int32) }
      if let name = written.type.name, program.rawType(name)?.isNumber == true, sign == "~" {
        return WrittenExpression(text: "\(name)(rawValue: ~\(written.operand).rawValue)", type: written.type)
      }
      if sign == "-", written.type.name?.hasPrefix("UInt") == true { written = converted(written, to: .int) }
      return WrittenExpression(text: "\(sign)\(written.operand)", type: written.type, isAtomic: false)
    }
  }

  private func conditional(_ condition: CExpression, _ yes: CExpression?, _ no: CExpression, wanting: SwiftType?) throws
    -> WrittenExpression
  {
    guard let yes else {
      let first = try expression(condition, wanting: wanting)
      let second = try expression(no, wanting: wanting)
      if first.type.isOptional, !first.type.wrapped.isNumber, first.type.wrapped != .bool {
        if second.type.isOptional || second.isNull {
          let right = converted(second, to: .optional(first.type.wrapped))
          return WrittenExpression(text: "(\(first.operand) ?? \(right.operand))", type: .optional(first.type.wrapped))
        }
        let right = converted(second, to: first.type.wrapped)
        return WrittenExpression(text: "(\(first.operand) ?? \(right.operand))", type: first.type.wrapped)
      }
      return WrittenExpression(
        text: "(\(condition_(first)) ? \(first.operand) : \(converted(second, to: first.type).operand))", type: first.type)
    }
    let test = try truth(condition)
    var a = try expression(yes, wanting: wanting)
    var b = try expression(no, wanting: wanting)
    var type = wanting ?? joined(a, b)
    if type == .unknown || type == .void || type == .any { type = joined(a, b) }
    if type == .void { return WrittenExpression(text: "(\(test) ? \(a.text) : \(b.text))", type: .void) }
    a = converted(a, to: type)
    b = converted(b, to: type)
    return WrittenExpression(text: "((\(test)) ? \(a.operand) : \(b.operand))", type: type)
  }

  private func condition_(_ value: WrittenExpression) -> String { condition(value, grouped: true) }

  private func joined(_ a: WrittenExpression, _ b: WrittenExpression) -> SwiftType {
    if a.isNull { return .optional(b.type.wrapped) }
    if b.isNull { return .optional(a.type.wrapped) }
    if a.type == b.type { return a.type }
    if a.type.wrapped.isNumber, b.type.wrapped.isNumber { return numeric(a.type.wrapped, b.type.wrapped) }
    if a.type.isOptional || b.type.isOptional {
      if a.type.wrapped == b.type.wrapped { return .optional(a.type.wrapped) }
      return program.isImplicit(a.type.wrapped, to: b.type.wrapped)
        ? .optional(b.type.wrapped)
        : program.isImplicit(b.type.wrapped, to: a.type.wrapped) ? .optional(a.type.wrapped) : .optional(.any)
    }
    if program.isImplicit(a.type, to: b.type) { return b.type }
    if program.isImplicit(b.type, to: a.type) { return a.type }
    if a.type == .unknown { return b.type }
    if b.type == .unknown { return a.type }
    return .any
  }

  private func cast(_ type: CType, _ value: CExpression) throws -> WrittenExpression {
    if case .void = type { return try expression(value, wanting: nil) }
    let target = program.type(type)
    if case .call(.name("va_arg"), let list) = value, let first = list.first {
      let item = WrittenExpression(text: "\(try expression(first, wanting: nil).operand)?.take()", type: .optional(.any))
      if case .raw = target.wrapped { return WrittenExpression(text: "(\(item.text) as? String)", type: .optional(.string)) }
      return converted(item, to: program.isObject(target.wrapped) ? .optional(target.wrapped) : target)
    }
    if case .message = value, target.wrapped == .any { return try expression(value, wanting: nil) }
    let written = try expression(value, wanting: target.isLiteral ? nil : target)
    if target == .unknown || target == .void { return written }
    if case .array(let item) = written.type, target.wrapped == .named("UnsafeMutablePointer", [item]) { return written }
    if written.type == .plain("Builtin.integer") || written.type == .plain("Builtin.real") {
      if target.isNumber { return WrittenExpression(text: "\(target.text)(\(written.text))", type: target) }
    }
    if target.isOptional, !written.type.isOptional, program.isImplicit(written.type, to: target.wrapped) { return written }
    if ["UnsafeMutableRawPointer", "UnsafeRawPointer"].contains(written.type.wrapped.name ?? ""),
      case .named(let name, let items) = target.wrapped,
      name == "UnsafeMutablePointer" || name == "UnsafePointer", let item = items.first
    {
      return WrittenExpression(
        text: "(_bound(\(written.text)) as UnsafeMutablePointer<\(item.text)>?)", type: .optional(.named("UnsafeMutablePointer", [item])))
    }
    // An object of another class than its declaration says.
    if let a = written.type.wrapped.name, let b = target.wrapped.name, a != b, Program.references[a] != nil, Program.references[b] != nil {
      return WrittenExpression(text: "((\(written.text) as Any?) as? \(b))", type: .optional(target.wrapped))
    }
    let result = converted(written, to: target)
    return WrittenExpression(
      text: result.text,
      type: result.type == written.type
        ? (written.type == .unknown ? target : written.type) : target.isOptional ? .optional(target.wrapped) : target,
      isAtomic: result.isAtomic)
  }

  private func compound(_ type: CType?, _ fields: [CField], wanting: SwiftType?) throws -> WrittenExpression {
    let target = type.map { program.type($0) } ?? wanting ?? .unknown
    if let type, let written = try array(type, .compound(nil, fields)) { return written }
    if case .array(let element) = target.wrapped {
      let parts = try fields.map { converted(try expression($0.value, wanting: element), to: element).text }
      return WrittenExpression(text: "[\(parts.joined(separator: ", "))]", type: target)
    }
    guard let name = target.wrapped.name else { throw Untranslated("braces have no type") }
    var names: [(String, SwiftType)] = []
    if let own = program.structures[name] {
      names = own.fields.map { ($0.name, program.type($0.type)) }
    } else {
      let number = SwiftType.plain("CGFloat")
      switch name {
      case "CGPoint": names = [("x", number), ("y", number)]
      case "CGSize": names = [("width", number), ("height", number)]
      case "CGRect": names = [("origin", .plain("CGPoint")), ("size", .plain("CGSize"))]
      case "UIEdgeInsets": names = ["top", "left", "bottom", "right"].map { ($0, number) }
      case "NSRange": names = [("location", .int), ("length", .int)]
      default:
        let made = program.facts.types[name]?.members.first { $0.kind == .initializer && $0.labels.count == fields.count }
        guard let made, fields.allSatisfy({ $0.name == nil }) else { throw Untranslated("the fields of \(name) are not known") }
        names = Array(zip(made.labels, made.parameters))
      }
    }
    if name == "CGRect", fields.count == 4, fields.allSatisfy({ $0.name == nil }) {
      let parts = try zip(["x", "y", "width", "height"], fields).map {
        "\($0): \(converted(try expression($1.value, wanting: .plain("CGFloat")), to: .plain("CGFloat")).text)"
      }
      return WrittenExpression(text: "CGRect(\(parts.joined(separator: ", ")))", type: target)
    }
    if fields.count == 1, fields[0].name == nil, case .integer("0") = fields[0].value {
      return WrittenExpression(text: program.zero(of: target) ?? "\(name)()", type: target)
    }
    var parts: [String] = []
    for (index, field) in names.enumerated() {
      let given = fields.first { $0.name == field.0 } ?? (index < fields.count && fields[index].name == nil ? fields[index] : nil)
      let text =
        try given.map { converted(try expression($0.value, wanting: field.1), to: field.1).text } ?? program.zero(of: field.1) ?? "nil"
      parts.append("\(field.0): \(text)")
    }
    return WrittenExpression(text: "\(name)(\(parts.joined(separator: ", ")))", type: target)
  }

  private func block(_ result: CType?, _ parameters: [CParameter], _ body: [CStatement], wanting: SwiftType?) throws -> WrittenExpression {
    var types = parameters.map { program.type($0.type).inClosure }
    var returned = result.map { program.type($0) } ?? .unknown
    if case .closure(let wanted, let wantedResult)? = wanting?.wrapped {
      if wanted.count == types.count || (parameters.isEmpty && !wanted.isEmpty) { types = wanted.map(\.inClosure) }
      returned = wantedResult
    }
    let (oldResult, oldDepth, oldContinuations, oldJumps) = (self.result, closureDepth, continuations, jumps)
    defer { (self.result, closureDepth, continuations, jumps) = (oldResult, oldDepth, oldContinuations, oldJumps) }
    closureDepth += 1
    (continuations, jumps) = ([], [:])
    scopes.append([:])
    defer { scopes.removeLast() }
    for (index, parameter) in parameters.enumerated() where !["", "self"].contains(parameter.name) && index < types.count {
      scopes[scopes.count - 1][parameter.name] = Variable(text: SwiftText.escaped(parameter.name), type: types[index])
    }
    if returned == .unknown {
      returned = .void
      if let value = firstReturn(body) {
        self.result = .unknown
        let kept = scopes
        // The type is that of the first value, as far as variables of the block are not in it.
        returned = (try? expression(value, wanting: nil))?.type ?? .unknown
        if returned.isLiteral { returned = .int }
        scopes = kept
      }
    }
    self.result = returned
    var lines: [String] = []
    // A block for an object that it is given: its variables are those of that one.
    let hasOwnSelf = parameters.enumerated().contains { $1.name == "self" && $0 < types.count && types[$0].isOptional }
    if hasOwnSelf { lines.append("guard let self = _self else { return\(returned == .void ? "" : " " + program.heldValue(returned)) }") }
    for (index, parameter) in parameters.enumerated()
    where index < types.count && ExpressionWalker.assigned(in: body).contains(parameter.name) {
      let name = SwiftText.escaped(parameter.name)
      if case .named("UnsafeMutablePointer", _) = types[index].wrapped { continue }
      lines.append("var \(name): \(types[index].text) = \(name)")
    }
    for (index, parameter) in parameters.enumerated() where index < types.count && types[index].wrapped == .any && !parameter.name.isEmpty {
      let declared = program.type(parameter.type).wrapped
      guard declared != .any, declared != .unknown, declared.name != nil || declared != types[index].wrapped else { continue }
      let name = SwiftText.escaped(parameter.name)
      let target = SwiftType.optional(declared)
      lines.append("let \(name) = \(name) as? \(declared.text)")
      scopes[scopes.count - 1][parameter.name] = Variable(text: name, type: target)
    }
    lines += try statements(body)
    if returned != .void, returned != .unknown, !endsWithReturn(body) {
      lines.append("return \(program.heldValue(returned))")
    }
    let names: [String] = types.indices.map { index in
      var name = index < parameters.count ? parameters[index].name : ""
      if name == "self", hasOwnSelf { name = "_self" }
      return
        "\(name.isEmpty ? "_" : SwiftText.escaped(name)): \(types[index].parameterText.replacingOccurrences(of: "@escaping ", with: ""))"
    }
    let head = "(\(names.joined(separator: ", "))) -> \(returned == .unknown ? "Any" : returned.inClosure.text) in"
    if lines.isEmpty { return WrittenExpression(text: "{ \(head) }", type: .closure(types, returned)) }
    return WrittenExpression(text: "{ \(head)\n\(indented(lines).joined(separator: "\n"))\n}", type: .closure(types, returned))
  }

  private func firstReturn(_ statements: [CStatement]) -> CExpression? {
    for statement in statements {
      switch statement.kind {
      case .returning(let value): if let value, value != .null { return value }
      default: for body in statement.bodies { if let found = firstReturn(body) { return found } }
      }
    }
    return nil
  }
}
