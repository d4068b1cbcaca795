/// Messages to classes of the frameworks whose form in Swift differs from what their declarations say.
extension BodyWriter {
  func specialMake(_ name: String, _ message: CMessage, wanting: SwiftType?) throws -> WrittenExpression? {
    let arguments = message.arguments
    if let ruled = try ruled("-[\(name) \(message.selector)]", arguments) { return ruled }
    func text(_ index: Int, _ type: SwiftType) throws -> String {
      converted(try expression(arguments[index], wanting: type), to: type).text
    }
    switch (name, message.selector) {
    case ("NSString", "initWithFormat:"): return try format(message)
    case ("NSString", "initWithFormat:arguments:"):
      return WrittenExpression(
        text:
          "_format(\(try expression(arguments[0], wanting: .string).text), list: \(try expression(arguments[1], wanting: nil).operand)?.rest ?? [])",
        type: .string)
    case ("NSString", "initWithString:"): return try expression(arguments[0], wanting: .string)
    case ("NSArray", "initWithObjects:"): return try expression(.array(arguments + message.more), wanting: wanting)
    case ("NSMutableArray", "initWithObjects:"):
      let items = try expression(.array(arguments + message.more), wanting: nil)
      return WrittenExpression(text: "NSMutableArray(array: \(items.text))", type: .plain("NSMutableArray"))
    case ("NSDictionary", "initWithObjectsAndKeys:"), ("NSMutableDictionary", "initWithObjectsAndKeys:"):
      var made = message
      made.selector = "dictionaryWithObjectsAndKeys:"
      return try specialClassMessage(name, made, wanting: wanting)
    case ("NSArray", "initWithArray:"): return converted(try expression(arguments[0], wanting: .array(.any)), to: .array(.any))
    case ("NSArray", "initWithArray:copyItems:"):
      let items = converted(try expression(arguments[0], wanting: .array(.any)), to: .array(.any))
      let copies = "\(items.operand).map { ($0 as? NSCopying)?.copy(with: nil) ?? $0 }"
      return WrittenExpression(text: "(\(try truth(arguments[1])) ? \(copies) : \(items.text))", type: .array(.any))
    case ("NSCalendar", "initWithCalendarIdentifier:"): return try calendar(arguments[0])
    case ("UIAlertView", let selector), ("UIActionSheet", let selector):
      return selector.hasSuffix(":otherButtonTitles:") ? try alert(name, message) : nil
    default: return nil
    }
  }

  /// An alert or sheet, whose other buttons end at the first nil.
  private func alert(_ name: String, _ message: CMessage) throws -> WrittenExpression {
    let labels = message.selector.split(separator: ":").dropLast().map { $0 == "initWithTitle" ? "title" : String($0) }
    let delegate = SwiftTypeReader.read(name == "UIAlertView" ? "Any?" : "(any UIActionSheetDelegate)?")
    func text(_ value: CExpression, _ type: SwiftType) throws -> String { converted(try expression(value, wanting: type), to: type).text }
    var parts = try zip(labels, message.arguments).map { label, value in
      "\(label): \(try text(value, label == "delegate" ? delegate : .optional(.string)))"
    }
    let others = try ([message.arguments.last].compactMap(\.self) + message.more).prefix { $0 != .null }.map { try text($0, .string) }
    if !others.isEmpty { parts.append("otherButtonTitles: " + others.joined(separator: ", ")) }
    return WrittenExpression(text: "\(name)(\(parts.joined(separator: ", ")))", type: .plain(name))
  }

  // MARK: Classes

  func specialClassMessage(_ name: String, _ message: CMessage, wanting: SwiftType?) throws -> WrittenExpression? {
    let arguments = message.arguments
    if let ruled = try ruled("+[\(name) \(message.selector)]", arguments) { return ruled }
    func text(_ index: Int, _ type: SwiftType) throws -> String {
      converted(try expression(arguments[index], wanting: type), to: type).text
    }
    func made(_ text: String, _ type: SwiftType) -> WrittenExpression { WrittenExpression(text: text, type: type) }
    switch (name, message.selector) {
    case (_, "performSelector:"):
      guard case .selector(let selector)? = arguments.first else { return nil }
      return try self.message(CMessage(receiver: .name(name), selector: selector, arguments: []), wanting: wanting)
    case (_, "respondsToSelector:"):
      guard case .selector(let selector)? = arguments.first else { return nil }
      let isOwn = program.method("+" + selector, of: name) != nil || program.property(selector, of: name) != nil
      let root = program.factSuperclass(of: name) ?? name
      let isKnown = isOwn || SelectorMatch(facts: program.facts).member(selector, isStatic: true, of: root) != nil
      return made(isKnown ? "true" : "false", .bool)
    case (_, "isSubclassOfClass:"):
      let mapped = program.type(.object(name: name, protocols: [], arguments: [], nullability: .nonnull)).text
      let kind = isClassMethod && message.receiver == .name("self") ? "self" : "\(mapped).self"
      return made("_isSubclass(\(kind), of: \(try expression(arguments[0], wanting: nil).text))", .bool)
    case ("NSData", "dataWithContentsOfFile:options:error:"):
      let options = try options(arguments[1], "Data.ReadingOptions")
      return try attempted(
        "Data(contentsOf: URL(fileURLWithPath: \(try text(0, .string))), options: \(options))", .plain("Data"), arguments[2])
    case ("NSString", "stringWithFormat:"), ("NSString", "localizedStringWithFormat:"): return try format(message)
    case ("NSMutableString", "stringWithFormat:"):
      return made("NSMutableString(string: \(try format(message).text))", .plain("NSMutableString"))
    case ("NSValue", "valueWithNonretainedObject:"), ("NSValue", "valueWithPointer:"):
      let pointer = SwiftType.optional(.plain("UnsafeMutableRawPointer"))
      let value = try expression(arguments[0], wanting: nil)
      let text = value.type.wrapped == pointer.wrapped ? value.text : "_address(ofObject: \(value.text))"
      return made("_value(at: \(text))", .plain("NSValue"))
    case ("NSValue", "value:withObjCType:"), ("NSValue", "valueWithBytes:objCType:"):
      let labels = [
        "CGPoint": "cgPoint", "CGSize": "cgSize", "CGRect": "cgRect", "UIEdgeInsets": "uiEdgeInsets", "NSRange": "range",
        "CGAffineTransform": "cgAffineTransform",
      ]
      guard case .prefix("&", let place) = arguments[0] else { return nil }
      let value = try expression(place, wanting: nil)
      guard let label = value.type.name.flatMap({ labels[$0] }) else { return nil }
      return made("NSValue(\(label): \(value.text))", .plain("NSValue"))
    case ("NSString", "stringWithString:"): return try expression(arguments[0], wanting: .string)
    case ("NSString", "stringWithContentsOfFile:encoding:error:"):
      return try attempted(
        "String(contentsOfFile: \(try text(0, .string)), encoding: String.Encoding(rawValue: \(try text(1, .plain("UInt")))))", .string,
        arguments[2])
    case ("NSString", "stringWithContentsOfFile:usedEncoding:error:") where arguments[1] == .null:
      return try attempted("String(contentsOfFile: \(try text(0, .string)), encoding: .utf8)", .string, arguments[2])
    case ("NSArray", "arrayWithObjects:"), ("NSArray", "arrayWithObject:"):
      return try expression(.array(arguments + message.more), wanting: wanting)
    case ("NSMutableArray", "arrayWithObjects:"), ("NSMutableArray", "arrayWithObject:"):
      return made("NSMutableArray(array: \(try expression(.array(arguments + message.more), wanting: nil).text))", .plain("NSMutableArray"))
    case ("NSArray", "arrayWithArray:"):
      return converted(try expression(arguments[0], wanting: wanting), to: wanting?.wrapped ?? .array(.any))
    case ("NSSet", "setWithObjects:"), ("NSSet", "setWithObject:"):
      let parts = try (arguments + message.more).map { try expression($0, wanting: nil).text }
      return made("(Set([\(parts.joined(separator: ", "))]) as Set<AnyHashable>)", .named("Set", [.plain("AnyHashable")]))
    case ("NSDictionary", "dictionaryWithObjectsAndKeys:"), ("NSMutableDictionary", "dictionaryWithObjectsAndKeys:"):
      let all = arguments + message.more
      guard all.count % 2 == 0 else { throw Untranslated("a dictionary has a value without a key") }
      let pairs = stride(from: 0, to: all.count, by: 2).map { CPair(key: all[$0 + 1], value: all[$0]) }
      let value = try expression(.dictionary(pairs), wanting: name == "NSDictionary" ? wanting : nil)
      return name == "NSDictionary" ? value : made("NSMutableDictionary(dictionary: \(value.text))", .plain("NSMutableDictionary"))
    case ("NSDictionary", "dictionaryWithObject:forKey:"):
      return try expression(.dictionary([CPair(key: arguments[1], value: arguments[0])]), wanting: wanting)
    case ("NSMutableDictionary", "dictionaryWithObject:forKey:"):
      return made(
        "NSMutableDictionary(dictionary: \(try expression(.dictionary([CPair(key: arguments[1], value: arguments[0])]), wanting: nil).text))",
        .plain("NSMutableDictionary"))
    case ("NSNumber", let selector) where selector.hasPrefix("numberWith") && arguments.count == 1:
      return try expression(.boxed(arguments[0]), wanting: nil)
    case ("NSCalendar", "calendarWithIdentifier:"): return try calendar(arguments[0])
    case ("NSJSONSerialization", "JSONObjectWithData:options:error:"):
      let options = try options(arguments[1], "JSONSerialization.ReadingOptions")
      return try attempted("JSONSerialization.jsonObject(with: \(try text(0, .plain("Data"))), options: \(options))", .any, arguments[2])
    case ("NSJSONSerialization", "dataWithJSONObject:options:error:"):
      let options = try options(arguments[1], "JSONSerialization.WritingOptions")
      return try attempted(
        "JSONSerialization.data(withJSONObject: \(try text(0, .any)), options: \(options))", .plain("Data"), arguments[2])
    case ("NSPredicate", "predicateWithFormat:"):
      let more = try message.more.map { ", \(try expression($0, wanting: nil).text)" }.joined()
      return made("NSPredicate(format: \(try text(0, .string))\(more))", .plain("NSPredicate"))
    default: return nil
    }
  }

  private func options(_ value: CExpression, _ type: String) throws -> String {
    let written = try expression(value, wanting: nil)
    if written.text == "0" { return "[]" }
    if written.type.isOptional, !written.type.wrapped.isNumber { return "\(written.operand) ?? []" }
    return written.type.isNumber ? "\(type)(rawValue: UInt(\(written.text)))" : written.text
  }

  // MARK: Objects

  func specialMessage(_ base: WrittenExpression, _ message: CMessage, wanting: SwiftType?) throws -> WrittenExpression? {
    let arguments = message.arguments
    if base.type == .plain("NSString") {
      let plain = WrittenExpression(text: "(\(base.text) as String)", type: .string)
      if program.method("-" + message.selector, of: "NSString") == nil { return try specialMessage(plain, message, wanting: wanting) }
    }
    let receiver = base.receiver
    let type = base.type.wrapped
    // A class may have a member of its own by the name that a class of UIKit had.
    if case .named(let name, []) = type, program.method("-" + message.selector, of: program.ownName(name)) == nil,
      program.property(message.selector, of: program.ownName(name)) == nil,
      let ruled = try ruled("\(name) \(message.selector)", arguments, of: base)
    {
      return ruled
    }
    func text(_ index: Int, _ type: SwiftType) throws -> String {
      converted(try expression(arguments[index], wanting: type), to: type).text
    }
    func made(_ text: String, _ type: SwiftType, atomic: Bool = true) -> WrittenExpression {
      WrittenExpression(text: text, type: type, isAtomic: atomic)
    }
    func chained(_ text: String, _ type: SwiftType) -> WrittenExpression {
      .chain(receiver.text + text, type, optional: receiver.isOptional)
    }
    let isAny = type == .any || type == .unknown || type == .plain("AnyObject")
    if message.selector == "filteredArrayUsingPredicate:", isAny || type.name == "NSMutableArray" {
      return made("(_elements(\(base.text)) as NSArray).filtered(using: \(try text(0, .plain("NSPredicate"))))", .array(.any))
    }
    switch message.selector {
    case "class":
      return made(
        receiver.isOptional ? "\(base.operand).map { \(standard("type"))(of: $0) as Any }" : "\(standard("type"))(of: \(base.text))",
        receiver.isOptional ? .optional(.any) : .plain("AnyClass"))
    case "self": return base
    case "isKindOfClass:", "isMemberOfClass:":
      if let name = Self.className(arguments[0]) {
        let mapped = program.type(.object(name: name, protocols: [], arguments: [], nullability: .nonnull))
        return made(isAny ? "(\(base.text) is \(mapped.text))" : "((\(base.text) as Any?) is \(mapped.text))", .bool)
      }
      return made("_isKind(\(base.text), \(try expression(arguments[0], wanting: nil).text))", .bool)
    case "isSubclassOfClass:":
      return made("_isSubclass(\(base.text), of: \(try expression(arguments[0], wanting: nil).text))", .bool)
    case "respondsToSelector:" where type == .plain("AnyClass"):
      guard case .selector(let name) = arguments[0] else { break }
      // The project's classes that have such a method.
      let owners = program.classes.values.filter { $0.isOwn && $0.methods["+" + name] != nil }.map(\.swiftName).sorted()
      let known = owners.isEmpty && name == "sharedApplication" ? ["UIApplication"] : owners
      let tests = known.map { "_isSubclass(\(base.text), of: \($0).self)" }
      return made(tests.isEmpty ? "false" : "(\(tests.joined(separator: " || ")))", .bool)
    case "respondsToSelector:":
      if let invocation = try invocation(named: arguments[0]) { return made("\(invocation)._isAnswered(by: \(base.text))", .bool) }
      if case .selector(let name) = arguments[0] {
        // An optional requirement of the project's protocol.
        let names = type.name.map { [$0] } ?? []
        for owner in names {
          if let method = program.protocolMethod("-" + name, of: owner) {
            guard method.isOptional else { return made(base.type.isOptional ? "(\(base.operand) != nil)" : "true", .bool) }
            return made(
              "(\(receiver.text)\(SwiftText.escaped(method.name.base))\(method.name.labels.isEmpty ? "" : "(\(method.name.labels.map { $0 + ":" }.joined()))") != nil)",
              .bool)
          }
        }
        if type.name.map({ program.facts.types[$0]?.kind == .protocol }) == true { return made("(\(base.operand) != nil)", .bool) }
      }
      var kinds: [String] = []
      if case .selector(let name) = arguments[0] { kinds = responders(name, to: type).map { $0 + ".self" } }
      // Libraries ask on any thread.
      if !kinds.isEmpty || program.isLibrary {
        return made("_responds(\(base.text), \(try text(0, .plain("Selector"))), [\(kinds.joined(separator: ", "))])", .bool)
      }
      if isAny { return made("((\(base.text) as? NSObject)?.responds(to: \(try text(0, .plain("Selector")))) ?? false)", .bool) }
      return made(
        receiver.isOptional
          ? "(\(receiver.text)responds(to: \(try text(0, .plain("Selector")))) ?? false)"
          : "\(receiver.text)responds(to: \(try text(0, .plain("Selector"))))", .bool)
    case "conformsToProtocol:":
      if case .protocolObject(let name) = arguments[0] {
        let type = program.protocols[name]?.swiftName ?? program.swiftClass(name)
        if case .message(let inner) = message.receiver, inner.selector == "class" {
          return made("((\(try expression(inner.receiver, wanting: nil).text)) as Any? is \(type))", .bool)
        }
        return made("(\(base.text) is \(base.type.wrapped == .plain("AnyClass") ? "any \(type).Type" : type))", .bool)
      }
    case "isEqual:", "isEqualToString:", "isEqualToNumber:", "isEqualToArray:", "isEqualToDictionary:", "isEqualToDate:", "isEqualToData:":
      if type == .string {
        let other = try expression(arguments[0], wanting: .string)
        if other.type.wrapped == .string { return made("(\(base.operand) == \(other.operand))", .bool) }
      }
      return made("_isEqual(\(base.text), \(try expression(arguments[0], wanting: nil).text))", .bool)
    case "sortedArrayUsingSelector:" where type.name == "NSMutableArray" || isAny:
      if case .selector(let name) = arguments[0] { return made(try sorted(base, by: name), .array(.any)) }
    case "copy", "mutableCopy":
      if isAny || type.name.map(program.isProtocol) == true || type.name == "Set" && message.selector == "mutableCopy" {
        return made("_copied(\(base.text), isMutable: \(message.selector == "mutableCopy"))", .optional(.any))
      }
      switch (type, message.selector) {
      case (.string, "mutableCopy"): return made("NSMutableString(string: \(converted(base, to: .string).text))", .plain("NSMutableString"))
      case (.array, "mutableCopy"): return made("NSMutableArray(array: \(converted(base, to: type).text))", .plain("NSMutableArray"))
      case (.dictionary, "mutableCopy"):
        return made("NSMutableDictionary(dictionary: \(converted(base, to: type).text))", .plain("NSMutableDictionary"))
      case (.string, _), (.array, _), (.dictionary, _), (.closure, _): return base
      case (.named("NSMutableArray", _), "copy"): return made("(\(base.text) as? [Any])", .optional(.array(.any)))
      case (.named("NSMutableDictionary", _), "copy"):
        return made("(\(base.text) as? [AnyHashable: Any])", .optional(.dictionary(.plain("AnyHashable"), .any)))
      case (.named("NSMutableString", _), "copy"): return converted(base, to: .string)
      case (.named("URLRequest", _), "mutableCopy"):
        let request = converted(base, to: .plain("URLRequest")).text
        return made("((\(request) as NSURLRequest).mutableCopy() as! NSMutableURLRequest)", .plain("NSMutableURLRequest"))
      case (.named(let name, _), _) where Program.references[name] != nil: return base
      case (.named(let name, _), _) where program.rawType(name) == .string && !program.isClass(name): return base
      default: return chained("\(message.selector)()", .any)
      }
    case "performSelector:withObject:afterDelay:", "performSelectorOnMainThread:withObject:waitUntilDone:", "performSelector:",
      "performSelector:withObject:":
      if case .selector(let name) = arguments[0], case .name("self") = message.receiver, let owner,
        let method = program.method("-" + name, of: owner.name),
        message.selector.contains("afterDelay") || message.selector.contains("OnMainThread")
      {
        let call =
          method.name.labels.isEmpty
          ? "self.\(SwiftText.escaped(method.name.base))()"
          : "self.\(SwiftText.escaped(method.name.base))(\(method.name.labels[0] == "_" ? "" : method.name.labels[0] + ": ")\(try argument(arguments[1], method.parameters.first ?? .unknown)))"
        if message.selector.contains("afterDelay") {
          return made(
            "_after(\(try text(2, .double)), self, \(SwiftText.literal(name))) { [weak self] in guard let self else { return }; _ = \(call) }",
            .void)
        }
        return made("DispatchQueue.main.async { _ = \(call) }", .void)
      }
      if message.selector == "performSelector:" || message.selector == "performSelector:withObject:" {
        let more = try arguments.dropFirst().map { ", \(try expression($0, wanting: nil).text)" }.joined()
        return made("_perform(\(base.text), \(try text(0, .plain("Selector")))\(more))", .optional(.any))
      }
    case "makeObjectsPerformSelector:", "makeObjectsPerformSelector:withObject:":
      let more = try arguments.dropFirst().map { ", \(try expression($0, wanting: nil).text)" }.joined()
      return made("_performOnEach(\(base.text), \(try text(0, .plain("Selector")))\(more))", .void)
    case "intValue", "integerValue", "longValue", "longLongValue", "unsignedIntegerValue", "unsignedIntValue", "floatValue", "doubleValue",
      "boolValue", "shortValue", "unsignedShortValue", "unsignedLongLongValue", "unsignedLongValue", "charValue", "unsignedCharValue":
      if type == .string || isAny || type == .plain("NSNumber") || type == .plain("NSDecimalNumber") || type == .plain("NSMutableString") {
        let result =
          [
            "intValue": "Int32", "integerValue": "Int", "longValue": "Int", "longLongValue": "Int64", "unsignedIntegerValue": "UInt",
            "unsignedIntValue": "UInt32", "floatValue": "Float", "doubleValue": "Double", "boolValue": "Bool", "shortValue": "Int16",
            "unsignedLongLongValue": "UInt64", "unsignedLongValue": "UInt", "charValue": "Int8", "unsignedCharValue": "UInt8",
            "unsignedShortValue": "UInt16",
          ][message.selector] ?? "Int"
        return made("_number(\(base.text)).\(message.selector == "boolValue" ? "boolValue" : Self.numberMember(result))", .plain(result))
      }
    case "stringValue":
      if isAny { return made("_number(\(base.text)).stringValue", .string) }
    case "CGRectValue":
      if isAny { return made("((\(base.text) as? NSValue)?.cgRectValue ?? CGRect())", .plain("CGRect")) }
      return chained("cgRectValue", .plain("CGRect"))
    case "CGPointValue":
      if isAny { return made("((\(base.text) as? NSValue)?.cgPointValue ?? CGPoint())", .plain("CGPoint")) }
      return chained("cgPointValue", .plain("CGPoint"))
    case "CGSizeValue":
      if isAny { return made("((\(base.text) as? NSValue)?.cgSizeValue ?? CGSize())", .plain("CGSize")) }
      return chained("cgSizeValue", .plain("CGSize"))
    case "length":
      if isAny { return made("_length(\(base.text))", .int) }
      if type == .string {
        return .chain(
          receiver.isOptional ? "(\(base.text) as NSString?)?.length" : "(\(base.text) as NSString).length", .int,
          optional: receiver.isOptional)
      }
    case "count":
      switch type {
      case .array, .dictionary, .named("Set", _): return chained("count", .int)
      case .any: return made("_count(\(base.text))", .int)
      default: break
      }
    case "firstObject", "lastObject":
      if case .array(let element) = type {
        return .chain(receiver.text + message.selector.dropLast(6), .optional(element), optional: receiver.isOptional)
      }
      if type.name == "NSMutableArray" || type.name == "NSArray" { return chained("_" + message.selector, .optional(.any)) }
    case "anyObject":
      if case .named("Set", let items) = type {
        return .chain(receiver.text + "first", .optional(items.first ?? .any), optional: receiver.isOptional)
      }
    case "objectAtIndex:", "objectForKey:", "objectForKeyedSubscript:", "objectAtIndexedSubscript:", "valueForKey:":
      switch type {
      case .array where message.selector != "valueForKey:":
        return try expression(.element(message.receiver == .null ? .null : message.receiver, arguments[0]), wanting: nil)
      case .dictionary: return try expression(.element(message.receiver, arguments[0]), wanting: nil)
      case .any where message.selector == "valueForKey:":
        return made("_value(of: \(base.text), forKey: \(try text(0, .string)))", .optional(.any))
      case .any: if message.receiver != .null { return try expression(.element(message.receiver, arguments[0]), wanting: nil) }
      case .named("NSMutableDictionary", _), .named("NSMutableArray", _):
        return try expression(.element(message.receiver, arguments[0]), wanting: nil)
      default: break
      }
    case "setObject:forKey:", "setValue:forKey:", "setObject:forKeyedSubscript:":
      if type == .plain("NSMutableDictionary") {
        let value = try expression(arguments[0], wanting: .any)
        return made(
          "\(base.operand)\(base.type.isOptional && !base.isChained ? "?" : "")[\(try keyText(arguments[1]))] = \(value.text)", .void)
      }
      if type == .plain("UserDefaults") {
        return made("\(receiver.text)set(\(try expression(arguments[0], wanting: nil).text), forKey: \(try text(1, .string)))", .void)
      }
    case "containsObject:":
      if case .array = type { return made("_contains(\(base.text), \(try expression(arguments[0], wanting: nil).text))", .bool) }
    case "indexOfObject:":
      if case .array = type { return made("_index(\(base.text), \(try expression(arguments[0], wanting: nil).text))", .int) }
    case "arrayByAddingObject:":
      if case .array(let element) = type { return made("(\(converted(base, to: type).operand) + [\(try text(0, element))])", type) }
    case "arrayByAddingObjectsFromArray:":
      if case .array = type {
        return made(
          "(\(converted(base, to: type).operand) + \(converted(try expression(arguments[0], wanting: type), to: type).operand))", type)
      }
    case "subarrayWithRange:":
      if case .array = type { return made("Array(\(converted(base, to: type).operand)[Range(\(try text(0, .plain("NSRange"))))!])", type) }
    case "keysSortedByValueUsingComparator:", "keysSortedByValueWithOptions:usingComparator:":
      guard case .block(_, let parameters, _)? = arguments.last, parameters.count == 2, let block = arguments.last else { break }
      let declared = program.type(parameters[0].type).wrapped
      let closure = try expression(block, wanting: .closure([declared, declared], .plain("ComparisonResult")))
      var key = SwiftType.any
      if case .dictionary(let known, _) = type { key = known }
      if case .named("NSMutableDictionary", let items) = type, let known = items.first { key = known }
      let sorted = "_keys(of: \(base.text), sortedBy: \(closure.text))"
      return made(key == .any ? sorted : "\(sorted).compactMap { $0 as? \(key.text) }", .array(key))
    case "allKeys":
      if case .dictionary(let key, _) = type { return made("Array(\(converted(base, to: type).operand).keys)", .array(key)) }
    case "allValues":
      if case .dictionary(_, let value) = type { return made("Array(\(converted(base, to: type).operand).values)", .array(value)) }
    case "allObjects":
      if case .named("Set", let items) = type { return made("Array(\(converted(base, to: type).operand))", .array(items.first ?? .any)) }
    case "componentsJoinedByString:":
      if case .array = type {
        return made("(\(converted(base, to: type).text) as NSArray).componentsJoined(by: \(try text(0, .string)))", .string)
      }
    case "sortedArrayUsingComparator:" where type == .plain("NSMutableArray") || type.name == "NSMutableArray":
      guard case .block(_, let parameters, _) = arguments[0], parameters.count == 2 else { break }
      let declared = program.type(parameters[0].type).wrapped
      let element = declared == .unknown ? .any : declared
      let closure = try expression(arguments[0], wanting: .closure([element, element], .plain("ComparisonResult")))
      return made(
        "_sorted(_elements(\(base.text))\(element == .any ? "" : ".compactMap { $0 as? \(element.text) }"), \(closure.text))",
        .array(element))
    case "sortedArrayUsingFunction:context:":
      guard case .array(let element) = type, case .name(let name) = Self.withoutCasts(arguments[0]),
        let function = program.functions[name], function.parameters.count == 3
      else { break }
      let values = zip(["$0", "$1"], function.parameters).map { value, type in
        element == type.wrapped || type.wrapped == .any ? value : "\(value) as? \(type.wrapped.text)"
      }
      let context = try converted(expression(Self.withoutCasts(arguments[1]), wanting: function.parameters[2]), to: function.parameters[2])
      let call = "\(program.functionName(name))(\(values.joined(separator: ", ")), \(context.text))"
      let isResult = function.result == .plain("ComparisonResult")
      return made(
        "_sorted(\(converted(base, to: type).text)) { \(isResult ? call : "ComparisonResult(rawValue: Int(\(call))) ?? .orderedSame") }",
        type)
    case "sortUsingComparator:":
      guard case .block(_, let parameters, _) = arguments[0], parameters.count == 2 else { break }
      let declared = program.type(parameters[0].type).wrapped
      let element = declared == .unknown ? .any : declared
      let closure = try expression(arguments[0], wanting: .closure([element, element], .plain("ComparisonResult")))
      return made(
        "\(receiver.text)setArray(_sorted(_elements(\(base.text))\(element == .any ? "" : ".compactMap { $0 as? \(element.text) }"), \(closure.text)))",
        .void)
    case "sortedArrayUsingComparator:", "sortedArrayUsingDescriptors:", "filteredArrayUsingPredicate:", "sortedArrayUsingSelector:":
      if case .array(let element) = type {
        switch message.selector {
        case "sortedArrayUsingComparator:":
          guard case .block(_, let parameters, _) = arguments[0], parameters.count == 2 else { break }
          let declared = program.type(parameters[0].type).wrapped
          if element == .any, declared != .any, declared != .unknown {
            let closure = try expression(arguments[0], wanting: .closure([declared, declared], .plain("ComparisonResult")))
            return made(
              "_sorted(\(converted(base, to: type).text).compactMap { $0 as? \(declared.text) }, \(closure.text))", .array(declared))
          }
          let closure = try expression(arguments[0], wanting: .closure([element, element], .plain("ComparisonResult")))
          return made("_sorted(\(converted(base, to: type).text), \(closure.text))", type)
        case "sortedArrayUsingDescriptors:":
          return made(
            "((\(converted(base, to: type).text) as NSArray).sortedArray(using: \(try text(0, .array(.plain("NSSortDescriptor"))))) as! [\(element.text)])",
            type)
        case "filteredArrayUsingPredicate:":
          return made(
            "((\(converted(base, to: type).text) as NSArray).filtered(using: \(try text(0, .plain("NSPredicate")))) as! [\(element.text)])",
            type)
        default:
          if case .selector(let name) = arguments[0],
            ["compare:", "caseInsensitiveCompare:", "localizedCompare:", "localizedCaseInsensitiveCompare:", "localizedStandardCompare:"]
              .contains(name)
          {
            return made("_sorted(\(converted(base, to: type).text), \(SwiftText.literal(name)))", type)
          }
          if case .selector(let name) = arguments[0] { return made("((\(try sorted(base, by: name)) as? [\(element.text)]) ?? [])", type) }
        }
      }
    case "enumerateObjectsUsingBlock:":
      let element: SwiftType
      if case .array(let item) = type { element = item } else { element = .any }
      var wanted = element
      if case .block(_, let parameters, _) = arguments[0], let first = parameters.first {
        let declared = program.type(first.type).wrapped
        if declared != .any, declared != .unknown { wanted = declared }
      }
      let closure = try expression(
        arguments[0], wanting: .closure([wanted, .int, .named("UnsafeMutablePointer", [.plain("ObjCBool")])], .void))
      return made("_enumerate(\(base.text), \(closure.text))", .void)
    case "enumerateKeysAndObjectsUsingBlock:":
      var wanted: [SwiftType] = [.any, .any]
      if case .block(_, let parameters, _) = arguments[0], parameters.count >= 2 {
        wanted = parameters.prefix(2).map { program.type($0.type).wrapped }
      }
      let closure = try expression(arguments[0], wanting: .closure(wanted + [.named("UnsafeMutablePointer", [.plain("ObjCBool")])], .void))
      return made("_enumeratePairs(\(base.text), \(closure.text))", .void)
    case "sortUsingSelector:" where type.name == "NSMutableArray":
      if case .selector(let name) = arguments[0] {
        return made("\(receiver.text)setArray(\(try sorted(base, by: name)))", .void)
      }
    case "makeObjectsPerformSelector:":
      if case .selector("removeFromSuperview") = arguments[0] {
        return made("_each(\(base.text)) { ($0 as? UIView)?.removeFromSuperview() }", .void)
      }
      var element: SwiftType?
      if case .array(let item) = type { element = item }
      if case .named("Set", let items) = type { element = items.first }
      if case .selector(let name) = arguments[0], let element, element != .any {
        let item = WrittenExpression(text: "($0 as? \(element.text))", type: .optional(element))
        return made(
          "_each(\(base.text)) { _ = \(try sent(item, CMessage(receiver: .null, selector: name, arguments: []), wanting: nil).text) }",
          .void)
      }
    case "appendFormat:":
      return made("\(receiver.text)append(\(try format(message).text))", .void)
    case "stringByAppendingFormat:":
      return made("(\(converted(base, to: .string).text) + \(try format(message).text))", .string)
    case "stringByAppendingString:":
      if type == .string {
        return made(
          "(\(converted(base, to: .string).operand) + \(converted(try expression(arguments[0], wanting: .string), to: .string).operand))",
          .string)
      }
    case "pointerValue", "nonretainedObjectValue":
      if type.name == "NSValue" || isAny {
        let pointer = SwiftType.optional(.plain("UnsafeMutableRawPointer"))
        if message.selector == "pointerValue" { return made("_address(in: \(base.text))", pointer) }
        return made("(_object(_address(in: \(base.text))) as NSObject?)", .optional(.any))
      }
    case "bytes" where type == .plain("Data") || isAny:
      return made("_bytes(\(base.text))", .optional(.plain("UnsafeMutableRawPointer")))
    case "objCType" where type == .plain("NSNumber") || isAny: return made("_number(\(base.text)).objCType", .raw("UnsafePointer<CChar>"))
    case "fileSystemRepresentation" where type == .string:
      return made("_letters(\(converted(base, to: .string).text))", .optional(.raw("UnsafePointer<CChar>")))
    case "UTF8String":
      if type == .string {
        return made("_letters(\(base.text))", .optional(.raw("UnsafePointer<CChar>")))
      }
    case "compare:":
      if isAny { return made("_compare(\(base.text), \(try expression(arguments[0], wanting: nil).text))", .plain("ComparisonResult")) }
    case "code":
      if type == .plain("Error") {
        return .chain(
          receiver.isOptional ? "(\(base.text) as NSError?)?.code" : "(\(base.text) as NSError).code", .int, optional: receiver.isOptional)
      }
    case "resourceValuesForKeys:error:" where type == .plain("URL") || type == .plain("NSURL"):
      let keys = try text(0, .array(.plain("URLResourceKey")))
      let call = "_resourceValues(of: \(converted(base, to: .plain("URL")).text), \(keys))"
      return try attempted(call, .dictionary(.string, .any), arguments[1])
    case "getResourceValue:forKey:error:":
      if type == .plain("URL") || type == .plain("NSURL"), case .prefix("&", let place) = arguments[0] {
        let key = try text(1, .plain("URLResourceKey"))
        return made("_resourceValue(of: \(base.text), \(key), into: &\(try expression(place, wanting: nil).text))", .bool)
      }
    case "hash" where isAny: return made("((\(base.text) as? NSObject)?.hash ?? 0)", .int)
    case "debugDescription" where isAny: return made("_describe(\(base.text))", .string)
    case "description":
      if isAny || type == .string { return made("_describe(\(base.text))", .string) }
    case "addObserver:selector:name:object:":
      if type == .plain("NotificationCenter") {
        let name = try expression(arguments[2], wanting: nil)
        return made(
          "\(receiver.text)addObserver(\(try text(0, .any)), selector: \(try text(1, .plain("Selector"))), name: \(converted(name, to: .optional(.plain("NSNotification.Name"))).text), object: \(try text(3, .optional(.any))))",
          .void)
      }
    case "writeToFile:options:error:":
      if type == .plain("Data") {
        let options = try options(arguments[1], "Data.WritingOptions")
        let data = converted(base, to: type).operand
        return try attempted("\(data).write(to: URL(fileURLWithPath: \(try text(0, .string))), options: \(options))", .void, arguments[2])
      }
    case "scanHexInt:":
      if case .prefix("&", let target) = arguments[0] {
        return made("_scanHex(\(base.text), &\(try expression(target, wanting: nil).text))", .bool)
      }
    case "postNotificationName:object:userInfo:", "postNotificationName:object:":
      let more = arguments.count > 2 ? ", userInfo: \(try text(2, .optional(.dictionary(.plain("AnyHashable"), .any))))" : ""
      return made(
        "\(receiver.text)post(name: \(try text(0, .plain("NSNotification.Name"))), object: \(try text(1, .optional(.any)))\(more))", .void)
    case "isEmpty": return nil
    default: break
    }
    return nil
  }

  /// The project's classes whose objects a value may be, and that have a method or an accessor.
  private func responders(_ selector: String, to type: SwiftType) -> [String] {
    let base = type.name.flatMap { ["NSObject", "AnyObject"].contains($0) || program.isProtocol($0) ? nil : program.ownName($0) }
    return program.classes.values.filter { info in
      info.isOwn && info.typeParameters.isEmpty && (base == nil || program.superclass(info.name, inherits: base ?? ""))
        && (info.implemented.contains("-" + selector)
          || info.properties.values.contains {
            program.getter(of: $0.declaration) == selector || $0.isWritable && program.setter(of: $0.declaration) == selector
          })
    }.map(\.swiftName).sorted()
  }

  /// The name in `[Name class]` and `Name.class`.
  private static func className(_ value: CExpression) -> String? {
    switch value {
    case .message(let inner): if inner.selector == "class", case .name(let name) = inner.receiver, name != "self" { return name }
    case .member(.name(let name), "class"): if name != "self", name.first?.isUppercase == true { return name }
    default: break
    }
    return nil
  }

  /// Returns the call that sorts a collection by a comparison method of its items.
  private func sorted(_ base: WrittenExpression, by selector: String) throws -> String {
    let owners = program.classes.values.filter { $0.isOwn && $0.implemented.contains("-" + selector) }
    guard owners.count == 1, let owner = owners.first, let method = owner.methods["-" + selector], method.parameters.count == 1,
      method.result == .plain("ComparisonResult")
    else { return "_sorted(_elements(\(base.text)), \(SwiftText.literal(selector)))" }
    let label = method.name.labels.first.map { $0 == "_" ? "" : $0 + ": " } ?? ""
    let other = converted(WrittenExpression(text: "$1", type: .any), to: method.parameters[0]).text
    return
      "_sorted(_elements(\(base.text))) { ($0 as? \(owner.swiftName))?.\(SwiftText.escaped(method.name.base))(\(label)\(other)) ?? .orderedSame }"
  }

  static func numberMember(_ type: String) -> String {
    [
      "Int32": "int32Value", "Int": "intValue", "Int64": "int64Value", "UInt": "uintValue", "UInt32": "uint32Value", "Float": "floatValue",
      "Double": "doubleValue", "Int16": "int16Value", "UInt64": "uint64Value", "Int8": "int8Value", "UInt8": "uint8Value",
      "UInt16": "uint16Value",
    ][type] ?? "intValue"
  }

  /// The message whose name an expression is: `invocation.selector`.
  private func invocation(named value: CExpression) throws -> String? {
    var owner: CExpression?
    if case .member(let object, "selector") = value { owner = object }
    if case .message(let message) = value, message.selector == "selector" { owner = message.receiver }
    guard let owner, let written = try? expression(owner, wanting: nil), written.type.wrapped == .plain("NSInvocation") else { return nil }
    return written.operand
  }
}
