extension BodyWriter {
  func call(_ function: CExpression, _ arguments: [CExpression], wanting: SwiftType?) throws -> WrittenExpression {
    if case .cast(_, .name("objc_msgSend")) = function, arguments.count >= 2 {
      let parts = try arguments.map { try expression($0, wanting: nil).text }
      return WrittenExpression(text: "_perform(\(parts.joined(separator: ", ")))", type: .optional(.any))
    }
    guard case .name(let name) = function, variable(name) == nil else {
      return try callBlock(try block(function), arguments)
    }
    if let owner, let found = program.instanceVariable(name, of: owner.name), !isClassMethod {
      return try callBlock(WrittenExpression(text: "self.\(found.text)", type: found.type), arguments)
    }
    if let own = program.functions[name] {
      if program.isWithoutBody(own) { throw Untranslated("the function \(name) is in C") }
      let count = own.declaration.isVariadic ? min(own.parameters.count, arguments.count) : arguments.count
      var more = ""
      if own.declaration.isVariadic { more = ", " + (try list(Array(arguments.dropFirst(count)))) }
      return try skippingNil(unless: .stoodIn) {
        let text = try self.arguments(
          Array(arguments.prefix(count)), labels: own.parameters.map { _ in "_" }, types: own.parameters, nils: $0)
        return WrittenExpression(text: "\(program.functionName(name))(\(text)\(more))", type: own.result)
      }
    }
    if let special = try special(name, arguments, wanting: wanting) { return special }
    if let assertion = try assertion(name, arguments) { return assertion }
    if let call = try networkCall(name, arguments) { return call }
    if let rule = FunctionTable.rules[name] { return try apply(rule, arguments, name) }
    if let (position, rule) = FunctionTable.paths[name], position < arguments.count {
      var (values, call) = (arguments, rule)
      switch values.remove(at: position) {
      case .null, .name("NULL"), .name("nil"): break
      case .prefix("&", let transform) where !rule.hasSuffix("transform: nil)"):
        let text = ", transform: \(try expression(transform, wanting: nil).text)"
        call.insert(contentsOf: text, at: call.index(before: call.endIndex))
      default: throw Untranslated("\(name) is called with a transform by a pointer")
      }
      return try apply(call, values, name)
    }
    if let fact = program.facts.globals[name]?.first(where: {
      $0.kind == .method && $0.labels.count == arguments.count && $0.labels.allSatisfy { $0 == "_" }
    }) {
      return WrittenExpression(
        text: "\(name)(\(try self.arguments(arguments, labels: fact.labels, types: fact.parameters)))", type: fact.result)
    }
    if let fact = program.facts.globals[name]?.first(where: { $0.kind == .method && $0.labels.count >= arguments.count }) {
      return WrittenExpression(
        text: "\(name)(\(try self.arguments(arguments, labels: Array(fact.labels.prefix(arguments.count)), types: fact.parameters)))",
        type: fact.result)
    }
    if name.hasPrefix("sqlite3_") { return try databaseCall(name, arguments) }
    if let getter = try getter(name, arguments) { return getter }
    throw Untranslated("the function \(name) is not known")
  }

  /// A property of Core Graphics by its function: `width` by `CGImageGetWidth`, `isMask` by `CGImageIsMask`.
  private func getter(_ name: String, _ arguments: [CExpression]) throws -> WrittenExpression? {
    guard arguments.count == 1, name.hasPrefix("CG"), let range = name.firstRange(of: "Get") ?? name.firstRange(of: "Is") else {
      return nil
    }
    let type = String(name[..<range.lowerBound]).replacing("CGBitmapContext", with: "CGContext")
    let property = (name[range] == "Is" ? "is" : "") + name[range.upperBound...]
    guard
      let fact = program.facts.types[type]?.members.first(where: {
        $0.kind == .property && !$0.isStatic && $0.name == Words.lowercasedFirst(property)
      })
    else { return nil }
    let base = converted(try expression(arguments[0], wanting: .plain(type)), to: .plain(type))
    return WrittenExpression(text: "\(base.operand).\(fact.name)", type: fact.result, isAtomic: true)
  }

  /// The values for a variable number of arguments.
  func list(_ values: [CExpression]) throws -> String {
    var values = values
    if values.last == .null { values.removeLast() }
    let texts: [String] = try values.map { try expression($0, wanting: nil).text }
    return "[" + texts.joined(separator: ", ") + "] as [Any?]"
  }

  /// A function of the standard library, which a variable or a property may hide.
  func standard(_ function: String) -> String {
    let isHidden = variable(function) != nil || owner.map { program.property(function, of: $0.name) != nil } ?? false
    // Collections have methods of these names.
    let isCollection = owner.map { !$0.isOwn && $0.name.hasPrefix("NS") } ?? false
    return isHidden || isCollection ? "Swift." + function : function
  }

  static func withoutCasts(_ value: CExpression) -> CExpression {
    if case .cast(_, let inner) = value { withoutCasts(inner) } else { value }
  }

  /// The block that is called. An object that only exists to give it, and whose class is in Swift, is kept.
  private func block(_ function: CExpression) throws -> WrittenExpression {
    guard case .member(let value, let name) = function else { return try expression(function, wanting: nil) }
    if case .name = value { return try expression(function, wanting: nil) }
    let base = try expression(value, wanting: nil)
    guard let type = base.type.wrapped.name, program.swift.types[type] != nil else { return try member(base, name) }
    return try member(WrittenExpression(text: "_kept(\(base.text))", type: base.type), name)
  }

  private func callBlock(_ block: WrittenExpression, _ arguments: [CExpression]) throws -> WrittenExpression {
    guard case .closure(let types, let result) = block.type.wrapped else { throw Untranslated("something is called that is no block") }
    guard types.count == arguments.count else { throw Untranslated("a block is called with another number of arguments") }
    let text = try self.arguments(arguments, labels: types.map { _ in "_" }, types: types)
    // A block that is only optional by its chain is called within the chain.
    let mark = block.type.isOptional && !(block.isChained && block.isAtomic) ? "?" : ""
    return .chain("\(block.operand)\(mark)(\(text))", result, optional: block.type.isOptional)
  }

  private func apply(_ rule: String, _ arguments: [CExpression], _ name: String) throws -> WrittenExpression {
    let parts = rule.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let types = parts[0].split(separator: ",").map { SwiftTypeReader.read(String($0)) }
    guard types.count == arguments.count else { throw Untranslated("\(name) is called with another number of arguments") }
    var text = parts[2]
    for index in types.indices.reversed() {
      var written = ""
      if case .prefix("&", let inner) = arguments[index] {
        written = "&" + (try expression(inner, wanting: nil).text)
      } else {
        let given = try expression(arguments[index], wanting: types[index])
        if given.type == types[index].wrapped { text = text.replacing("$\(index)?.", with: "$\(index).") }
        let value = converted(given, to: types[index])
        written = text.contains("$\(index).") ? value.operand : value.text
      }
      text = text.split(separator: "$\(index)", omittingEmptySubsequences: false).joined(separator: written)
    }
    return WrittenExpression(text: text, type: SwiftTypeReader.read(parts[1]), isAtomic: !text.contains(" ") || text.hasSuffix(")"))
  }

  /// Functions of the Objective-C runtime that have no counterpart.
  private static let runtimeFunctions: Set<String> = [
    "imp_implementationWithBlock", "class_addMethod", "class_replaceMethod", "objc_allocateClassPair", "objc_registerClassPair",
    "method_setImplementation", "method_getImplementation", "object_setClass",
  ]

  private func special(_ name: String, _ arguments: [CExpression], wanting: SwiftType?) throws -> WrittenExpression? {
    func text(_ index: Int, _ type: SwiftType) throws -> String {
      converted(try expression(arguments[index], wanting: type), to: type).text
    }
    func made(_ text: String, _ type: SwiftType) -> WrittenExpression { WrittenExpression(text: text, type: type) }
    if name == "method_setImplementation", arguments.count == 2, case .cast(_, .name(let code)) = arguments[1],
      let function = program.functions[code], function.parameters.count == 2, function.result == .void
    {
      let method = try text(0, .optional(.plain("Method")))
      return made("_setImplementation(\(method), \(program.functionName(code)))", .implicit(.plain("IMP")))
    }
    if Self.runtimeFunctions.contains(name) { throw Untranslated("\(name) changes classes at run time") }
    switch (name, arguments.count) {
    case ("__builtin_expect", 2), ("NSMakeCollectable", 1), ("CFMakeCollectable", 1), ("CFBridgingRelease", 1), ("CFBridgingRetain", 1),
      ("CFRetain", 1), ("CFAutorelease", 1), ("dispatch_retain", 1), ("CGImageRetain", 1), ("CGColorSpaceRetain", 1), ("CGColorRetain", 1),
      ("CGPathRetain", 1), ("CGContextRetain", 1), ("CGDataProviderRetain", 1), ("CGPDFDocumentRetain", 1), ("CGFontRetain", 1):
      return try expression(arguments[0], wanting: wanting)
    case ("UIAccessibilityPostNotification", 2):
      return made(
        "UIAccessibility.post(notification: \(try text(0, .plain("UIAccessibility.Notification"))), argument: \(try text(1, .optional(.any))))",
        .void)
    case ("UIInterfaceOrientationIsPortrait", 1), ("UIInterfaceOrientationIsLandscape", 1), ("UIDeviceOrientationIsPortrait", 1),
      ("UIDeviceOrientationIsLandscape", 1):
      let isPortrait = name.hasSuffix("Portrait")
      return made("\(try expression(arguments[0], wanting: nil).operand).\(isPortrait ? "isPortrait" : "isLandscape")", .bool)
    case ("CGContextAddArcToPoint", 6):
      let number = SwiftType.plain("CGFloat")
      let context = try converted(expression(arguments[0], wanting: nil), to: .plain("CGContext")).operand
      return made(
        "\(context).addArc(tangent1End: CGPoint(x: \(try text(1, number)), y: \(try text(2, number))), tangent2End: CGPoint(x: \(try text(3, number)), y: \(try text(4, number))), radius: \(try text(5, number)))",
        .void)
    case ("NSDictionaryOfVariableBindings", 1...):
      let pairs = try arguments.map { argument -> String in
        guard case .name(let name) = argument else {
          throw Untranslated("NSDictionaryOfVariableBindings has something else than variables")
        }
        return "\(SwiftText.literal(name)): \(try converted(expression(argument, wanting: nil), to: .any).text)"
      }
      return made("([\(pairs.joined(separator: ", "))] as [String: Any])", .dictionary(.string, .any))
    case ("NSLog", 1...):
      let parts = try arguments.map { try expression($0, wanting: nil).text }
      return made("_log(\(parts.joined(separator: ", ")))", .void)
    case ("printf", 1...):
      let parts = try arguments.map { try expression($0, wanting: nil).text }
      return made("print(_format(\(parts.joined(separator: ", "))), terminator: \"\")", .void)
    case ("MIN", 2), ("MAX", 2), ("fmin", 2), ("fmax", 2), ("fminf", 2), ("fmaxf", 2), ("ABS", 1), ("abs", 1), ("fabs", 1), ("fabsf", 1),
      ("labs", 1):
      let values = try arguments.map { number(try expression($0, wanting: wanting?.isNumber == true ? wanting : nil)) }
      var type = values[0].type
      if values.count == 2 { type = numeric(values[0].type, values[1].type) }
      let function = standard(name.lowercased().contains("min") ? "min" : name.lowercased().contains("max") ? "max" : "abs")
      if type.isLiteral { return made("\(function)(\(values.map(\.text).joined(separator: ", ")))", type) }
      return made("\(function)(\(values.map { converted($0, to: type).text }.joined(separator: ", ")))", type)
    case ("floor", 1), ("ceil", 1), ("round", 1), ("sqrt", 1), ("sin", 1), ("cos", 1), ("tan", 1), ("asin", 1), ("acos", 1), ("atan", 1),
      ("exp", 1), ("log", 1), ("log10", 1),
      ("log2", 1), ("trunc", 1), ("floorf", 1), ("ceilf", 1), ("roundf", 1), ("sqrtf", 1), ("sinf", 1), ("cosf", 1), ("tanf", 1),
      ("lroundf", 1), ("lround", 1), ("rintf", 1), ("rint", 1), ("lrint", 1), ("lrintf", 1):
      var value = number(try expression(arguments[0], wanting: nil))
      if !value.type.isReal || value.type.isLiteral { value = converted(value, to: .double) }
      var function = name.hasSuffix("f") ? String(name.dropLast()) : name
      if function.hasPrefix("l"), function.count > 4 { return made("\(function)(Double(\(value.text)))", .int) }
      return made("\(function)(\(value.text))", value.type == .plain("Builtin.real") ? .double : value.type)
    case ("pow", 2), ("powf", 2), ("fmod", 2), ("fmodf", 2), ("atan2", 2), ("atan2f", 2), ("hypot", 2), ("hypotf", 2):
      let values = try arguments.map { number(try expression($0, wanting: nil)) }
      var type = numeric(values[0].type, values[1].type)
      if !type.isReal || type.isLiteral { type = .double }
      let function = name.hasSuffix("f") ? String(name.dropLast()) : name
      return made("\(function)(\(converted(values[0], to: type).text), \(converted(values[1], to: type).text))", type)
    case ("NSLocalizedString", 2):
      return made("NSLocalizedString(\(try text(0, .string)), comment: \(arguments[1] == .null ? "\"\"" : try text(1, .string)))", .string)
    case ("NSLocalizedStringFromTable", 3):
      return made("NSLocalizedString(\(try text(0, .string)), tableName: \(try text(1, .optional(.string))), comment: \"\")", .string)
    case ("NSStringFromClass", 1): return made("String(describing: \(try expression(arguments[0], wanting: nil).text))", .string)
    case ("NSSelectorFromString", 1): return made("Selector(\(try text(0, .string)))", .plain("Selector"))
    case ("NSStringFromSelector", 1): return made("_name(\(try text(0, .plain("Selector"))))", .string)
    case ("dispatch_get_main_queue", 0): return made("DispatchQueue.main", .plain("DispatchQueue"))
    case ("dispatch_get_global_queue", 2): return made("DispatchQueue.global()", .plain("DispatchQueue"))
    case ("dispatch_queue_create", 2):
      var label = try expression(arguments[0], wanting: .string).text
      if label == "nil" { label = "\"\"" }
      if let written = try? expression(arguments[0], wanting: .string), written.type.wrapped.text.hasPrefix("Unsafe") {
        label = "_string(\(label))"
      }
      let attributes = try expression(arguments[1], wanting: nil)
      let more = attributes.isNull ? "" : ", attributes: \(attributes.type.isOptional ? "\(attributes.operand) ?? []" : attributes.text)"
      return made("DispatchQueue(label: \(label)\(more))", .plain("DispatchQueue"))
    case ("dispatch_queue_get_label", 1):
      return made("_label(of: \(try text(0, .optional(.plain("DispatchQueue")))))", .optional(.raw("UnsafePointer<CChar>")))
    case ("dispatch_queue_get_specific", 2):
      return made("_specific(\(try associationKey(arguments[1])), of: \(try text(0, .plain("DispatchQueue"))))", .optional(.any))
    case ("os_log", 2...), ("os_log_info", 2...), ("os_log_debug", 2...), ("os_log_error", 2...), ("os_log_fault", 2...):
      let parts = try arguments.dropFirst().map { value -> String in
        // Marks of what is private.
        guard case .cString(let text) = value else { return try expression(value, wanting: nil).text }
        return SwiftText.literal(text.replacing(#/%\{[^}]*\}/#, with: "%"))
      }
      return made("_log(\(parts.joined(separator: ", ")))", .void)
    case ("atomic_load", 1), ("atomic_load_explicit", 2): return try place(Self.withoutAddress(arguments[0]))
    case ("atomic_store", 2), ("atomic_store_explicit", 3), ("atomic_init", 2):
      return made(try effect(.assignment(Self.withoutAddress(arguments[0]), "=", arguments[1])).joined(separator: "; "), .void)
    case ("atomic_fetch_add", 2), ("atomic_fetch_add_explicit", 3), ("atomic_fetch_sub", 2), ("atomic_fetch_sub_explicit", 3):
      let place = try place(Self.withoutAddress(arguments[0]))
      let sign = name.hasPrefix("atomic_fetch_sub") ? "-" : ""
      let count = converted(try expression(arguments[1], wanting: .int), to: .int).operand
      return made("_fetchAdd(&\(place.text), \(sign)\(count))", place.type)
    case ("atomic_flag_test_and_set", 1), ("atomic_flag_test_and_set_explicit", 2):
      return made("_testAndSet(&\(try place(Self.withoutAddress(arguments[0])).text))", .bool)
    case ("atomic_flag_clear", 1), ("atomic_flag_clear_explicit", 2):
      return made("\(try place(Self.withoutAddress(arguments[0])).text) = false", .void)
    case ("CFNumberGetValue", 3):
      let number = try expression(arguments[0], wanting: nil).text
      return made("_number(\(number), into: &\(try place(Self.withoutAddress(arguments[2])).text))", .bool)
    case ("CFDictionaryGetValue", 2):
      return try expression(.element(arguments[0], arguments[1]), wanting: nil)
    case ("CFDataGetBytes", 3):
      let target = try expression(arguments[2], wanting: nil)
      guard case .array(.named("UInt8", _)) = target.type else { throw Untranslated("bytes are copied") }
      return made("_copy(\(try text(0, .plain("Data"))), \(try text(1, .plain("NSRange"))), to: &\(target.text))", .void)
    case ("CFSTR", 1):
      if case .cString(let text) = arguments[0] { return made(SwiftText.literal(text), .string) }
      return nil
    case ("CFEqual", 2):
      return made("_isEqual(\(try expression(arguments[0], wanting: nil).text), \(try expression(arguments[1], wanting: nil).text))", .bool)
    case ("dispatch_async", 2), ("dispatch_sync", 2), ("dispatch_barrier_async", 2), ("dispatch_barrier_sync", 2):
      let queue = converted(try expression(arguments[0], wanting: nil), to: .plain("DispatchQueue"))
      let block = try expression(arguments[1], wanting: .closure([], .void))
      let closure = converted(block, to: .closure([], .void)).text
      if name.hasPrefix("dispatch_barrier") {
        return made("\(queue.operand).\(name.dropFirst(17))(flags: .barrier, execute: \(closure))", .void)
      }
      return made("\(queue.operand).\(name.dropFirst(9))(execute: \(closure))", .void)
    case ("dispatch_after", 3):
      let queue = converted(try expression(arguments[1], wanting: nil), to: .plain("DispatchQueue"))
      return made(
        "\(queue.operand).asyncAfter(deadline: \(try text(0, .plain("DispatchTime"))), execute: \(try text(2, .closure([], .void))))", .void
      )
    case ("dispatch_time", 2):
      let delta = number(try expression(arguments[1], wanting: nil))
      return made("(DispatchTime.now() + Double(\(delta.text)) / 1_000_000_000)", .plain("DispatchTime"))
    case ("dispatch_group_create", 0): return made("DispatchGroup()", .plain("DispatchGroup"))
    case ("dispatch_group_enter", 1), ("dispatch_group_leave", 1):
      return made(
        "\(try converted(expression(arguments[0], wanting: nil), to: .plain("DispatchGroup")).operand).\(name.dropFirst(15))()", .void)
    case ("dispatch_group_async", 3):
      return made(
        "\(try converted(expression(arguments[1], wanting: nil), to: .plain("DispatchQueue")).operand).async(group: \(try text(0, .plain("DispatchGroup"))), execute: \(try text(2, .closure([], .void))))",
        .void)
    case ("dispatch_group_wait", 2):
      return made("_wait(\(try text(0, .plain("DispatchGroup"))), \(try text(1, .plain("DispatchTime"))))", .int)
    case ("dispatch_group_notify", 3):
      return made(
        "\(try converted(expression(arguments[0], wanting: nil), to: .plain("DispatchGroup")).operand).notify(queue: \(try text(1, .plain("DispatchQueue"))), execute: \(try text(2, .closure([], .void))))",
        .void)
    case ("dispatch_semaphore_create", 1): return made("DispatchSemaphore(value: \(try text(0, .int)))", .plain("DispatchSemaphore"))
    case ("dispatch_semaphore_signal", 1): return made("\(try text(0, .plain("DispatchSemaphore"))).signal()", .int)
    case ("dispatch_semaphore_wait", 2):
      return made("_wait(\(try text(0, .plain("DispatchSemaphore"))), \(try text(1, .plain("DispatchTime"))))", .int)
    case ("dispatch_apply", 3):
      return made(
        "DispatchQueue.concurrentPerform(iterations: \(try text(0, .int)), execute: \(try text(2, .closure([.int], .void))))", .void)
    case ("objc_setAssociatedObject", 4):
      return made("_setAssociated(\(try text(0, .any)), \(try associationKey(arguments[1])), \(try text(2, .optional(.any))))", .void)
    case ("objc_getAssociatedObject", 2):
      return made("_associated(\(try text(0, .any)), \(try associationKey(arguments[1])))", .optional(.any))
    case ("CFRelease", 1), ("CGColorSpaceRelease", 1), ("CGImageRelease", 1), ("CGContextRelease", 1), ("CGGradientRelease", 1),
      ("CGPathRelease", 1), ("CGColorRelease", 1), ("free", 1), ("CGDataProviderRelease", 1), ("dispatch_release", 1),
      ("CGPDFDocumentRelease", 1), ("CGFontRelease", 1), ("CGImageSourceRemoveCacheAtIndex", 2):
      if name == "free" { throw Untranslated("memory is freed") }
      return made("_ = 0", .void)
    case ("arc4random", 0): return made("UInt32.random(in: .min ... .max)", .plain("UInt32"))
    case ("arc4random_uniform", 1): return made("_random(below: \(try text(0, .plain("UInt32"))))", .plain("UInt32"))
    case ("CFAbsoluteTimeGetCurrent", 0): return made("CFAbsoluteTimeGetCurrent()", .double)
    case ("CACurrentMediaTime", 0): return made("CACurrentMediaTime()", .double)
    case ("isnan", 1): return made("\(number(try expression(arguments[0], wanting: .double)).operand).isNaN", .bool)
    case ("isspace", 1), ("isdigit", 1), ("isalpha", 1), ("isalnum", 1): return made("\(name)(\(try text(0, .int32)))", .int32)
    case ("strcmp", 2): return made("strcmp(\(try letters(arguments[0])), \(try letters(arguments[1])))", .int32)
    case ("strncmp", 3): return made("strncmp(\(try letters(arguments[0])), \(try letters(arguments[1])), \(try text(2, .int)))", .int32)
    case ("strlen", 1): return made("Int(strlen(\(try letters(arguments[0]))))", .int)
    case ("NSSearchPathForDirectoriesInDomains", 3):
      return made(
        "NSSearchPathForDirectoriesInDomains(\(try text(0, .plain("FileManager.SearchPathDirectory"))), \(try text(1, .plain("FileManager.SearchPathDomainMask"))), \(try text(2, .bool)))",
        .array(.string))
    case ("CGRectMake", 4):
      let parts = try zip(["x", "y", "width", "height"], arguments).map {
        "\($0): \(converted(try expression($1, wanting: .plain("CGFloat")), to: .plain("CGFloat")).text)"
      }
      return made("CGRect(\(parts.joined(separator: ", ")))", .plain("CGRect"))
    case ("CGGradientCreateWithColors", 3):
      let colors = try expression(arguments[1], wanting: .array(.any))
      let locations = try expression(arguments[2], wanting: .array(.plain("CGFloat")))
      return made(
        "CGGradient(colorsSpace: \(try text(0, .optional(.plain("CGColorSpace")))), colors: \(colors.text) as! CFArray, locations: \(locations.text))",
        .optional(.plain("CGGradient")))
    case ("abort", 0): return made("abort()", .void)
    case ("dispatch_queue_set_specific", 4):
      var value = arguments[2]
      while case .cast(_, let inner) = value { value = inner }
      return made(
        "_setSpecific(\(try text(0, .plain("DispatchQueue"))), \(try associationKey(arguments[1])), \(try expression(value, wanting: nil).text))",
        .void)
    case ("dispatch_get_specific", 1): return made("_specific(\(try associationKey(arguments[0])))", .optional(.any))
    case ("va_start", 2): return made("\(try expression(arguments[0], wanting: nil).text) = _VariableArguments(_arguments)", .void)
    case ("va_end", 1): return made("_ = 0", .void)
    case ("va_copy", 2):
      let source = try expression(arguments[1], wanting: nil)
      return made("\(try expression(arguments[0], wanting: nil).text) = \(source.operand).map { _VariableArguments($0.rest) }", .void)
    case ("NSLogv", 2):
      return made("_log(\(try text(0, .string)), list: \(try expression(arguments[1], wanting: nil).operand)?.rest ?? [])", .void)
    case ("bzero", 2), ("memset", 3), ("memcpy", 3), ("memmove", 3), ("memcmp", 3): return try memory(name, arguments)
    case ("CGGradientCreateWithColorComponents", 4):
      return made(
        "CGGradient(colorSpace: \(try text(0, .plain("CGColorSpace"))), colorComponents: \(try expression(arguments[1], wanting: nil).text), locations: \(try expression(arguments[2], wanting: nil).text), count: \(try text(3, .int)))",
        .optional(.plain("CGGradient")))
    default: return nil
    }
  }

  /// The variable whose address an expression is.
  private static func withoutAddress(_ value: CExpression) -> CExpression {
    switch withoutCasts(value) {
    case .prefix("&", let inner): inner
    case let other: .prefix("*", other)
    }
  }

  /// The address of the characters of a text.
  private func letters(_ value: CExpression) throws -> String {
    let written = try expression(value, wanting: nil)
    if case .raw = written.type.wrapped { return written.type.isOptional ? "\(written.operand)!" : written.text }
    return written.text
  }

  private func associationKey(_ key: CExpression) throws -> String {
    switch key {
    case .prefix("&", .name(let name)): return SwiftText.literal(name)
    case .name(let name): return SwiftText.literal(name == "_cmd" ? String(method.drop { $0 != " " }.dropFirst().dropLast()) : name)
    case .selector(let name): return SwiftText.literal(name)
    case .cString(let text), .string(let text): return SwiftText.literal(text)
    case .cast(_, let inner): return try associationKey(inner)
    default: throw Untranslated("the key of an associated object is not understood")
    }
  }
}

/// The functions of C that Swift has under other names: the types of the arguments, of the result, and the text.
enum FunctionTable {
  /// Functions of paths, with the position of the transform, which may be missing.
  static let paths: [String: (Int, String)] = [
    "CGPathMoveToPoint": (1, "CGMutablePath,CGFloat,CGFloat|Void|$0.move(to: CGPoint(x: $1, y: $2))"),
    "CGPathAddLineToPoint": (1, "CGMutablePath,CGFloat,CGFloat|Void|$0.addLine(to: CGPoint(x: $1, y: $2))"),
    "CGPathAddQuadCurveToPoint": (
      1, "CGMutablePath,CGFloat,CGFloat,CGFloat,CGFloat|Void|$0.addQuadCurve(to: CGPoint(x: $3, y: $4), control: CGPoint(x: $1, y: $2))"
    ),
    "CGPathAddCurveToPoint": (
      1,
      "CGMutablePath,CGFloat,CGFloat,CGFloat,CGFloat,CGFloat,CGFloat|Void|$0.addCurve(to: CGPoint(x: $5, y: $6), control1: CGPoint(x: $1, y: $2), control2: CGPoint(x: $3, y: $4))"
    ),
    "CGPathAddArc": (
      1,
      "CGMutablePath,CGFloat,CGFloat,CGFloat,CGFloat,CGFloat,Bool|Void|$0.addArc(center: CGPoint(x: $1, y: $2), radius: $3, startAngle: $4, endAngle: $5, clockwise: $6)"
    ),
    "CGPathAddArcToPoint": (
      1,
      "CGMutablePath,CGFloat,CGFloat,CGFloat,CGFloat,CGFloat|Void|$0.addArc(tangent1End: CGPoint(x: $1, y: $2), tangent2End: CGPoint(x: $3, y: $4), radius: $5)"
    ),
    "CGPathAddRect": (1, "CGMutablePath,CGRect|Void|$0.addRect($1)"),
    "CGPathAddEllipseInRect": (1, "CGMutablePath,CGRect|Void|$0.addEllipse(in: $1)"),
    "CGPathAddRoundedRect": (
      1, "CGMutablePath,CGRect,CGFloat,CGFloat|Void|$0.addRoundedRect(in: $1, cornerWidth: $2, cornerHeight: $3)"
    ),
    "CGPathAddPath": (1, "CGMutablePath,CGPath|Void|$0.addPath($1)"),
    "CGPathContainsPoint": (1, "CGPath,CGPoint,Bool|Bool|$0.contains($1, using: $2 ? .evenOdd : .winding)"),
    "CGPathCreateWithRect": (1, "CGRect|CGPath|CGPath(rect: $0, transform: nil)"),
    "CGPathCreateWithEllipseInRect": (1, "CGRect|CGPath|CGPath(ellipseIn: $0, transform: nil)"),
    "CGPathCreateWithRoundedRect": (
      3, "CGRect,CGFloat,CGFloat|CGPath|CGPath(roundedRect: $0, cornerWidth: $1, cornerHeight: $2, transform: nil)"
    ),
  ]

  static let rules: [String: String] = [
    "CGPointMake": "CGFloat,CGFloat|CGPoint|CGPoint(x: $0, y: $1)", "CGSizeMake": "CGFloat,CGFloat|CGSize|CGSize(width: $0, height: $1)",
    "CGVectorMake": "CGFloat,CGFloat|CGVector|CGVector(dx: $0, dy: $1)", "NSMakeRange": "Int,Int|NSRange|NSRange(location: $0, length: $1)",
    "UIEdgeInsetsMake": "CGFloat,CGFloat,CGFloat,CGFloat|UIEdgeInsets|UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3)",
    "UIOffsetMake": "CGFloat,CGFloat|UIOffset|UIOffset(horizontal: $0, vertical: $1)",
    "CGRectGetWidth": "CGRect|CGFloat|$0.width", "CGRectGetHeight": "CGRect|CGFloat|$0.height", "CGRectGetMinX": "CGRect|CGFloat|$0.minX",
    "CGRectGetMinY": "CGRect|CGFloat|$0.minY", "CGRectGetMidX": "CGRect|CGFloat|$0.midX", "CGRectGetMidY": "CGRect|CGFloat|$0.midY",
    "CGRectGetMaxX": "CGRect|CGFloat|$0.maxX", "CGRectGetMaxY": "CGRect|CGFloat|$0.maxY",
    "CGRectInset": "CGRect,CGFloat,CGFloat|CGRect|$0.insetBy(dx: $1, dy: $2)",
    "CGRectOffset": "CGRect,CGFloat,CGFloat|CGRect|$0.offsetBy(dx: $1, dy: $2)",
    "CGRectIntegral": "CGRect|CGRect|$0.integral", "CGRectStandardize": "CGRect|CGRect|$0.standardized",
    "CGRectUnion": "CGRect,CGRect|CGRect|$0.union($1)",
    "CGRectIntersection": "CGRect,CGRect|CGRect|$0.intersection($1)", "CGRectIntersectsRect": "CGRect,CGRect|Bool|$0.intersects($1)",
    "CGRectContainsPoint": "CGRect,CGPoint|Bool|$0.contains($1)", "CGRectContainsRect": "CGRect,CGRect|Bool|$0.contains($1)",
    "CGRectIsEmpty": "CGRect|Bool|$0.isEmpty", "CGRectIsNull": "CGRect|Bool|$0.isNull",
    "CGRectEqualToRect": "CGRect,CGRect|Bool|($0 == $1)",
    "CGPointEqualToPoint": "CGPoint,CGPoint|Bool|($0 == $1)", "CGSizeEqualToSize": "CGSize,CGSize|Bool|($0 == $1)",
    "NSEqualRanges": "NSRange,NSRange|Bool|($0 == $1)",
    "NSMaxRange": "NSRange|Int|NSMaxRange($0)", "NSLocationInRange": "Int,NSRange|Bool|NSLocationInRange($0, $1)",
    "UIEdgeInsetsInsetRect": "CGRect,UIEdgeInsets|CGRect|$0.inset(by: $1)",
    "CGAffineTransformMakeRotation": "CGFloat|CGAffineTransform|CGAffineTransform(rotationAngle: $0)",
    "CGAffineTransformMakeScale": "CGFloat,CGFloat|CGAffineTransform|CGAffineTransform(scaleX: $0, y: $1)",
    "CGAffineTransformMakeTranslation": "CGFloat,CGFloat|CGAffineTransform|CGAffineTransform(translationX: $0, y: $1)",
    "CGAffineTransformRotate": "CGAffineTransform,CGFloat|CGAffineTransform|$0.rotated(by: $1)",
    "CGAffineTransformScale": "CGAffineTransform,CGFloat,CGFloat|CGAffineTransform|$0.scaledBy(x: $1, y: $2)",
    "CGAffineTransformTranslate": "CGAffineTransform,CGFloat,CGFloat|CGAffineTransform|$0.translatedBy(x: $1, y: $2)",
    "CGAffineTransformConcat": "CGAffineTransform,CGAffineTransform|CGAffineTransform|$0.concatenating($1)",
    "CGAffineTransformInvert": "CGAffineTransform|CGAffineTransform|$0.inverted()",
    "CGAffineTransformIsIdentity": "CGAffineTransform|Bool|$0.isIdentity",
    "CGAffineTransformEqualToTransform": "CGAffineTransform,CGAffineTransform|Bool|($0 == $1)",
    "CGAffineTransformMake":
      "CGFloat,CGFloat,CGFloat,CGFloat,CGFloat,CGFloat|CGAffineTransform|CGAffineTransform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5)",
    "CGPointApplyAffineTransform": "CGPoint,CGAffineTransform|CGPoint|$0.applying($1)",
    "CGRectApplyAffineTransform": "CGRect,CGAffineTransform|CGRect|$0.applying($1)",
    "NSStringFromCGRect": "CGRect|String|String(describing: $0)", "NSStringFromCGPoint": "CGPoint|String|String(describing: $0)",
    "NSStringFromCGSize": "CGSize|String|String(describing: $0)", "NSStringFromRange": "NSRange|String|String(describing: $0)",
    "UIGraphicsGetCurrentContext": "|CGContext?|UIGraphicsGetCurrentContext()",
    "UIGraphicsGetImageFromCurrentImageContext": "|UIImage?|UIGraphicsGetImageFromCurrentImageContext()",
    "UIGraphicsEndImageContext": "|Void|UIGraphicsEndImageContext()",
    "UIGraphicsBeginImageContext": "CGSize|Void|UIGraphicsBeginImageContext($0)",
    "UIGraphicsBeginImageContextWithOptions": "CGSize,Bool,CGFloat|Void|UIGraphicsBeginImageContextWithOptions($0, $1, $2)",
    "UIRectFill": "CGRect|Void|UIRectFill($0)", "UIGraphicsPushContext": "CGContext|Void|UIGraphicsPushContext($0)",
    "UIGraphicsPopContext": "|Void|UIGraphicsPopContext()",
    "UIImagePNGRepresentation": "UIImage|Data?|$0.pngData()",
    "UIImageJPEGRepresentation": "UIImage,CGFloat|Data?|$0.jpegData(compressionQuality: $1)",
    "CGContextSaveGState": "CGContext?|Void|$0?.saveGState()", "CGContextRestoreGState": "CGContext?|Void|$0?.restoreGState()",
    "CGContextSetFillColorWithColor": "CGContext?,CGColor|Void|$0?.setFillColor($1)",
    "CGContextSetStrokeColorWithColor": "CGContext?,CGColor|Void|$0?.setStrokeColor($1)",
    "CGContextSetRGBFillColor": "CGContext?,CGFloat,CGFloat,CGFloat,CGFloat|Void|$0?.setFillColor(red: $1, green: $2, blue: $3, alpha: $4)",
    "CGContextSetRGBStrokeColor":
      "CGContext?,CGFloat,CGFloat,CGFloat,CGFloat|Void|$0?.setStrokeColor(red: $1, green: $2, blue: $3, alpha: $4)",
    "CGContextSetLineWidth": "CGContext?,CGFloat|Void|$0?.setLineWidth($1)",
    "CGContextSetLineCap": "CGContext?,CGLineCap|Void|$0?.setLineCap($1)",
    "CGContextSetLineJoin": "CGContext?,CGLineJoin|Void|$0?.setLineJoin($1)",
    "CGContextSetAlpha": "CGContext?,CGFloat|Void|$0?.setAlpha($1)",
    "CGContextSetBlendMode": "CGContext?,CGBlendMode|Void|$0?.setBlendMode($1)", "CGContextFillRect": "CGContext?,CGRect|Void|$0?.fill($1)",
    "CGContextStrokeRect": "CGContext?,CGRect|Void|$0?.stroke($1)",
    "CGContextFillEllipseInRect": "CGContext?,CGRect|Void|$0?.fillEllipse(in: $1)",
    "CGContextStrokeEllipseInRect": "CGContext?,CGRect|Void|$0?.strokeEllipse(in: $1)",
    "CGContextAddEllipseInRect": "CGContext?,CGRect|Void|$0?.addEllipse(in: $1)",
    "CGContextAddRect": "CGContext?,CGRect|Void|$0?.addRect($1)",
    "CGContextMoveToPoint": "CGContext?,CGFloat,CGFloat|Void|$0?.move(to: CGPoint(x: $1, y: $2))",
    "CGContextAddLineToPoint": "CGContext?,CGFloat,CGFloat|Void|$0?.addLine(to: CGPoint(x: $1, y: $2))",
    "CGContextAddArc":
      "CGContext?,CGFloat,CGFloat,CGFloat,CGFloat,CGFloat,Int32|Void|$0?.addArc(center: CGPoint(x: $1, y: $2), radius: $3, startAngle: $4, endAngle: $5, clockwise: $6 != 0)",
    "CGContextBeginPath": "CGContext?|Void|$0?.beginPath()", "CGContextClosePath": "CGContext?|Void|$0?.closePath()",
    "CGContextFillPath": "CGContext?|Void|$0?.fillPath()",
    "CGContextStrokePath": "CGContext?|Void|$0?.strokePath()", "CGContextClip": "CGContext?|Void|$0?.clip()",
    "CGContextClipToRect": "CGContext?,CGRect|Void|$0?.clip(to: $1)",
    "CGContextAddPath": "CGContext?,CGPath|Void|$0?.addPath($1)",
    "CGContextDrawPath": "CGContext?,CGPathDrawingMode|Void|$0?.drawPath(using: $1)",
    "CGContextTranslateCTM": "CGContext?,CGFloat,CGFloat|Void|$0?.translateBy(x: $1, y: $2)",
    "CGContextScaleCTM": "CGContext?,CGFloat,CGFloat|Void|$0?.scaleBy(x: $1, y: $2)",
    "CGContextRotateCTM": "CGContext?,CGFloat|Void|$0?.rotate(by: $1)",
    "CGContextConcatCTM": "CGContext?,CGAffineTransform|Void|$0?.concatenate($1)",
    "CGContextSetTextPosition": "CGContext?,CGFloat,CGFloat|Void|$0?.textPosition = CGPoint(x: $1, y: $2)",
    "CGContextGetTextPosition": "CGContext|CGPoint|$0.textPosition",
    "CGContextSetTextMatrix": "CGContext?,CGAffineTransform|Void|$0?.textMatrix = $1",
    "CFArrayGetValueAtIndex": "[Any],Int|Any|$0[$1]",
    "UIEdgeInsetsFromString": "String|UIEdgeInsets|NSCoder.uiEdgeInsets(for: $0)",
    "NSStringFromUIEdgeInsets": "UIEdgeInsets|String|NSCoder.string(for: $0)",
    "UIAccessibilityConvertFrameToScreenCoordinates":
      "CGRect,UIView|CGRect|UIAccessibility.convertToScreenCoordinates($0, in: $1)",
    "CGContextClearRect": "CGContext?,CGRect|Void|$0?.clear($1)",
    "CGContextDrawImage": "CGContext?,CGRect,CGImage|Void|$0?.draw($2, in: $1)",
    "CGContextSetInterpolationQuality": "CGContext?,CGInterpolationQuality|Void|$0?.interpolationQuality = $1",
    "CGContextClipToMask": "CGContext?,CGRect,CGImage|Void|$0?.clip(to: $1, mask: $2)",
    "CGContextSetShouldAntialias": "CGContext?,Bool|Void|$0?.setShouldAntialias($1)",
    "CGContextSetShadowWithColor": "CGContext?,CGSize,CGFloat,CGColor?|Void|$0?.setShadow(offset: $1, blur: $2, color: $3)",
    "CGContextDrawLinearGradient":
      "CGContext?,CGGradient,CGPoint,CGPoint,CGGradientDrawingOptions|Void|$0?.drawLinearGradient($1, start: $2, end: $3, options: $4)",
    "CGContextDrawRadialGradient":
      "CGContext?,CGGradient,CGPoint,CGFloat,CGPoint,CGFloat,CGGradientDrawingOptions|Void|$0?.drawRadialGradient($1, startCenter: $2, startRadius: $3, endCenter: $4, endRadius: $5, options: $6)",
    "CGColorSpaceCreateDeviceRGB": "|CGColorSpace|CGColorSpaceCreateDeviceRGB()",
    "CGColorSpaceCreateDeviceGray": "|CGColorSpace|CGColorSpaceCreateDeviceGray()",
    "CGColorGetComponents": "CGColor|[CGFloat]|($0.components ?? [])",
    "CGColorCreate": "CGColorSpace,[CGFloat]|CGColor?|CGColor(colorSpace: $0, components: $1)",
    "CGImageCreateWithImageInRect": "CGImage,CGRect|CGImage?|$0.cropping(to: $1)",
    "UIEdgeInsetsEqualToEdgeInsets": "UIEdgeInsets,UIEdgeInsets|Bool|($0 == $1)",
    "UIOffsetEqualToOffset": "UIOffset,UIOffset|Bool|($0 == $1)",
    "NSDirectionalEdgeInsetsMake":
      "CGFloat,CGFloat,CGFloat,CGFloat|NSDirectionalEdgeInsets|NSDirectionalEdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3)",
    "UIAccessibilityIsVoiceOverRunning": "|Bool|UIAccessibility.isVoiceOverRunning",
    "UIAccessibilityIsReduceTransparencyEnabled": "|Bool|UIAccessibility.isReduceTransparencyEnabled",
    "UIAccessibilityIsBoldTextEnabled": "|Bool|UIAccessibility.isBoldTextEnabled",
    "UIAccessibilityIsSwitchControlRunning": "|Bool|UIAccessibility.isSwitchControlRunning",
    "UIAccessibilityDarkerSystemColorsEnabled": "|Bool|UIAccessibility.isDarkerSystemColorsEnabled",
    "CGBitmapContextCreate":
      "UnsafeMutableRawPointer?,Int,Int,Int,Int,CGColorSpace,UInt32|CGContext?|CGContext(data: $0, width: $1, height: $2, bitsPerComponent: $3, bytesPerRow: $4, space: $5, bitmapInfo: $6)",
    "NSLocalizedStringFromTableInBundle":
      "String,String?,Bundle?,String?|String|NSLocalizedString($0, tableName: $1, bundle: $2 ?? .main, comment: \"\")",
    "NSLocalizedStringWithDefaultValue":
      "String,String?,Bundle?,String,String?|String|NSLocalizedString($0, tableName: $1, bundle: $2 ?? .main, value: $3, comment: \"\")",
    "CGPathCloseSubpath": "CGMutablePath|Void|$0.closeSubpath()",
    "CGPathGetPathBoundingBox": "CGPath|CGRect|$0.boundingBoxOfPath",
    "CGPathCreateMutableCopy": "CGPath|CGMutablePath?|$0.mutableCopy()",
    "CGContextSetGrayStrokeColor": "CGContext?,CGFloat,CGFloat|Void|$0?.setStrokeColor(gray: $1, alpha: $2)",
    "CGContextSetGrayFillColor": "CGContext?,CGFloat,CGFloat|Void|$0?.setFillColor(gray: $1, alpha: $2)",
    "CGPathCreateMutable": "|CGMutablePath|CGMutablePath()", "CGBitmapContextCreateImage": "CGContext?|CGImage?|$0?.makeImage()",
    "CATransform3DMakeRotation": "CGFloat,CGFloat,CGFloat,CGFloat|CATransform3D|CATransform3DMakeRotation($0, $1, $2, $3)",
    "CATransform3DMakeScale": "CGFloat,CGFloat,CGFloat|CATransform3D|CATransform3DMakeScale($0, $1, $2)",
    "CATransform3DMakeTranslation": "CGFloat,CGFloat,CGFloat|CATransform3D|CATransform3DMakeTranslation($0, $1, $2)",
    "UIApplicationOpenSettingsURLString": "|String|UIApplication.openSettingsURLString",
    "NSClassFromString": "String|AnyClass?|NSClassFromString($0)", "NSTemporaryDirectory": "|String|NSTemporaryDirectory()",
    "NSHomeDirectory": "|String|NSHomeDirectory()",
    "sleep": "UInt32|UInt32|sleep($0)", "usleep": "UInt32|Int32|usleep($0)",
    "UIAccessibilityIsReduceMotionEnabled": "|Bool|UIAccessibility.isReduceMotionEnabled",
    "CGPathEqualToPath": "CGPath?,CGPath?|Bool|($0 == $1)", "CGColorEqualToColor": "CGColor?,CGColor?|Bool|($0 == $1)",
    "isdigit": "Int32|Int32|isdigit($0)", "toupper": "Int32|Int32|toupper($0)", "tolower": "Int32|Int32|tolower($0)",
    "UTTypeCreatePreferredIdentifierForTag":
      "String,String,String?|String?|UTTypeCreatePreferredIdentifierForTag($0, $1, $2)?.takeRetainedValue()",
    "UTTypeCopyPreferredTagWithClass": "String,String|String?|UTTypeCopyPreferredTagWithClass($0, $1)?.takeRetainedValue()",
    "UTTypeConformsTo": "String,String|Bool|UTTypeConformsTo($0, $1)", "UTTypeIsDynamic": "String|Bool|UTTypeIsDynamic($0)",
    "strerror": "Int32|UnsafePointer<CChar>?|UnsafePointer(strerror($0))",
    "CFStringCompare": "String,String,UInt|ComparisonResult|($0 as NSString).compare($1, options: .init(rawValue: $2))",
    "CGColorSpaceCreateWithName": "String|CGColorSpace?|CGColorSpace(name: $0)", "CGColorSpaceCopyName": "CGColorSpace|String?|$0.name",
    "CGDataProviderCreateWithCFData": "Data|CGDataProvider?|CGDataProvider(data: $0)",
    "CGDataProviderCopyData": "CGDataProvider|Data?|$0.data",
    "CGPDFDocumentCreateWithProvider": "CGDataProvider|CGPDFDocument?|CGPDFDocument($0)",
    "CGPDFDocumentCreateWithURL": "URL|CGPDFDocument?|CGPDFDocument($0)",
    "CGPDFDocumentGetPage": "CGPDFDocument,Int|CGPDFPage?|$0.page(at: $1)",
    "CGPDFPageGetBoxRect": "CGPDFPage,CGPDFBox|CGRect|$0.getBoxRect($1)",
    "CGPDFPageGetDrawingTransform":
      "CGPDFPage,CGPDFBox,CGRect,Int32,Bool|CGAffineTransform|$0.getDrawingTransform($1, rect: $2, rotate: $3, preserveAspectRatio: $4)",
    "CGContextDrawPDFPage": "CGContext?,CGPDFPage|Void|$0?.drawPDFPage($1)",
    "CGContextSetAllowsAntialiasing": "CGContext?,Bool|Void|$0?.setAllowsAntialiasing($1)",
    "CGImageCreate":
      "Int,Int,Int,Int,Int,CGColorSpace,CGBitmapInfo,CGDataProvider,UnsafePointer<CGFloat>?,Bool,CGColorRenderingIntent|CGImage?|CGImage(width: $0, height: $1, bitsPerComponent: $2, bitsPerPixel: $3, bytesPerRow: $4, space: $5, bitmapInfo: $6, provider: $7, decode: $8, shouldInterpolate: $9, intent: $10)",
    "random": "|Int|random()", "rand": "|Int32|rand()",
  ]
}
