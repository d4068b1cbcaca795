extension Program {
  private static let numbers: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "Boolean": "Bool", "boolean_t": "Bool", "int": "Int32", "signed int": "Int32",
    "unsigned": "UInt32", "unsigned int": "UInt32", "long": "Int", "long int": "Int", "unsigned long": "UInt", "unsigned long int": "UInt",
    "long long": "Int64", "long long int": "Int64", "unsigned long long": "UInt64", "unsigned long long int": "UInt64", "short": "Int16",
    "unsigned short": "UInt16", "short int": "Int16", "unsigned short int": "UInt16",
    "char": "CChar", "signed char": "Int8", "unsigned char": "UInt8", "float": "Float", "double": "Double", "long double": "Double",
    "NSInteger": "Int", "NSUInteger": "UInt", "CFIndex": "Int", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval",
    "CFTimeInterval": "TimeInterval", "CFAbsoluteTime": "TimeInterval", "size_t": "Int", "ssize_t": "Int", "int8_t": "Int8",
    "uint8_t": "UInt8", "int16_t": "Int16", "uint16_t": "UInt16", "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64",
    "uint64_t": "UInt64", "u_int32_t": "UInt32", "SInt32": "Int32", "UInt32": "UInt32", "UInt8": "UInt8", "Byte": "UInt8",
    "sqlite3_int64": "Int64", "sqlite_int64": "Int64", "sqlite3_uint64": "UInt64", "uint": "UInt32", "uintptr_t": "UInt", "intptr_t": "Int",
    "unichar": "unichar", "dispatch_once_t": "Int", "NSStringEncoding": "UInt", "time_t": "Int", "OSStatus": "Int32",
    "NSNotificationName": "NSNotification.Name", "NSComparisonResult": "ComparisonResult", "NSErrorDomain": "String",
    "NSRange": "NSRange", "CFRange": "NSRange", "NSAttributedStringKey": "NSAttributedString.Key", "NSCalendarUnit": "NSCalendar.Unit",
    "UIBackgroundTaskIdentifier": "UIBackgroundTaskIdentifier", "UIEdgeInsets": "UIEdgeInsets", "dispatch_time_t": "DispatchTime",
    "NSStringDrawingOptions": "NSStringDrawingOptions", "NSZone": "OpaquePointer", "NSRunLoopMode": "RunLoop.Mode",
    "NSJSONReadingOptions": "JSONSerialization.ReadingOptions", "NSJSONWritingOptions": "JSONSerialization.WritingOptions",
    "CGFLOAT_TYPE": "CGFloat", "CFOptionFlags": "UInt", "CFHashCode": "UInt", "UChar32": "Int32", "NSURLResourceKey": "URLResourceKey",
    "Bytef": "UInt8", "uInt": "UInt32", "uLong": "UInt",
    "NSPropertyListFormat": "PropertyListSerialization.PropertyListFormat",
    "NSPropertyListReadOptions": "PropertyListSerialization.ReadOptions", "NSPropertyListWriteOptions": "Int",
    "NSPropertyListMutabilityOptions": "PropertyListSerialization.MutabilityOptions",
    "NSErrorUserInfoKey": "String", "atomic_ulong": "UInt", "atomic_long": "Int", "atomic_int": "Int32", "atomic_uint": "UInt32",
    "atomic_bool": "Bool", "atomic_flag": "Bool", "atomic_size_t": "Int", "atomic_uintptr_t": "UInt", "atomic_llong": "Int64",
    "atomic_ullong": "UInt64", "memory_order": "Int32", "CFComparisonResult": "ComparisonResult",
    "NSDirectoryEnumerationOptions": "FileManager.DirectoryEnumerationOptions",
  ]

  private static let values: [String: String] = [
    "NSString": "String", "NSURL": "URL", "NSData": "Data", "NSDate": "Date", "NSError": "Error", "NSIndexPath": "IndexPath",
    "NSURLRequest": "URLRequest", "NSNotification": "Notification", "NSLocale": "Locale", "NSTimeZone": "TimeZone",
    "NSCalendar": "Calendar", "NSDateComponents": "DateComponents", "NSCharacterSet": "CharacterSet", "NSUUID": "UUID",
    "NSIndexSet": "IndexSet", "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
  ]

  /// The generic classes of the frameworks, whose objects are of any class.
  static let generics: [String: [String]] = [
    "NSCache": ["AnyObject", "AnyObject"], "NSHashTable": ["AnyObject"], "NSMapTable": ["AnyObject", "AnyObject"],
    "NSFetchRequest": ["NSFetchRequestResult"], "NSFetchedResultsController": ["NSFetchRequestResult"],
  ]

  /// The class behind a value of Swift: `NSString` of String.
  static let references: [String: String] = Dictionary(uniqueKeysWithValues: values.map { ($1, $0) })

  func isKnownType(_ name: String) -> Bool {
    Self.numbers[name] != nil || enumerationTypes[name] != nil || structures[name] != nil || aliases[name] != nil
      || facts.types[name] != nil || facts.nested[name] != nil || facts.aliases[name] != nil
  }

  /// Returns the type that Swift sees for a type of Objective-C.
  func type(_ type: CType, owner: String? = nil) -> SwiftType {
    switch type {
    case .void: return .void
    case .named(let name): return named(name)
    case .annotated(let inner, let nullability): return nullable(self.type(inner, owner: owner).wrapped, nullability)
    case .typeOf: return .unknown
    case .object(let name, let protocols, let arguments, let nullability):
      return nullable(object(name, protocols, arguments, owner), nullability)
    case .pointer(let inner, let nullability):
      switch inner {
      case .named("char"), .named("const char"): return nullable(.raw("UnsafePointer<CChar>"), nullability)
      case .void: return nullable(.plain("UnsafeMutableRawPointer"), nullability)
      case .object(name: "NSError", _, _, _): return .optional(.raw("UnsafeMutablePointer<Error?>"))
      case .named(let name)
      where name == "sqlite3" || name.hasPrefix("sqlite3_") && name != "sqlite3_int64" || name == "NSZone" || name == "FILE":
        return nullable(.plain(name == "FILE" ? "UnsafeMutablePointer<FILE>" : "OpaquePointer"), nullability)
      case .named(let name) where ["CGColor", "CGContext", "CGImage", "CGPath", "CGGradient", "CGColorSpace"].contains(name):
        return nullable(.plain(name), nullability)
      default:
        let mapped = self.type(inner, owner: owner)
        return nullable(.named("UnsafeMutablePointer", [mapped.inClosure]), nullability)
      }
    case .array(let element, _): return .array(self.type(element, owner: owner).inClosure)
    case .block(let result, let parameters, let nullability):
      return nullable(
        .closure(parameters.map { self.type($0.type, owner: owner) }.map(\.inClosure), self.type(result, owner: owner)), nullability)
    case .function(let result, let parameters):
      return .implicit(.closure(parameters.map { self.type($0.type, owner: owner).inClosure }, self.type(result, owner: owner)))
    }
  }

  private func nullable(_ type: SwiftType, _ nullability: CType.Nullability) -> SwiftType {
    if type.isOptional { return type }
    switch nullability {
    case .nonnull: return type
    case .nullable: return .optional(type)
    case .unspecified: return .implicit(type)
    }
  }

  private func named(_ given: String) -> SwiftType {
    var name = given
    for prefix in ["const ", "z_const ", "struct ", "enum ", "volatile "] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    if let number = Self.numbers[name] { return .plain(number) }
    switch name {
    case "SEL": return .implicit(.plain("Selector"))
    case "IMP": return .implicit(.plain("IMP"))
    case "Class": return .implicit(.plain("AnyClass"))
    case "id", "CFTypeRef": return .implicit(.any)
    case "dispatch_queue_t": return .implicit(.plain("DispatchQueue"))
    case "dispatch_queue_attr_t": return .optional(.plain("DispatchQueue.Attributes"))
    case "dispatch_source_t": return .implicit(.plain("DispatchSourceProtocol"))
    case "dispatch_group_t": return .implicit(.plain("DispatchGroup"))
    case "dispatch_semaphore_t": return .implicit(.plain("DispatchSemaphore"))
    case "dispatch_block_t": return .implicit(.closure([], .void))
    case "va_list": return .optional(.plain("_VariableArguments"))
    case "__auto_type", "typeof", "__typeof__", "__typeof", "auto": return .unknown
    case "UIInterpolatingMotionEffectType": return .plain("UIInterpolatingMotionEffect.EffectType")
    case "UINotificationFeedbackType": return .plain("UINotificationFeedbackGenerator.FeedbackType")
    case "SCNetworkReachabilityRef": return .implicit(.plain("SCNetworkReachability"))
    case "SCNetworkConnectionFlags": return .plain("SCNetworkReachabilityFlags")
    case "NSStringCompareOptions": return .plain("NSString.CompareOptions")
    case "NSLayoutAttribute": return .plain("NSLayoutConstraint.Attribute")
    case "NSLayoutRelation": return .plain("NSLayoutConstraint.Relation")
    case "UILayoutConstraintAxis": return .plain("NSLayoutConstraint.Axis")
    case "UIActivityType": return .plain("UIActivity.ActivityType")
    case "UITextAlignment": return .plain("NSTextAlignment")
    case "UILineBreakMode": return .plain("NSLineBreakMode")
    case "UIGraphicsImageDrawingActions": return .implicit(.closure([.plain("UIGraphicsImageRendererContext")], .void))
    case "NSComparator": return .implicit(.closure([.any, .any], .plain("ComparisonResult")))
    default: break
    }
    // Types of the kernel have no counterpart.
    if ["mach_", "vm_", "kern_", "host_", "task_", "natural_t", "integer_t"].contains(where: { name.hasPrefix($0) }), name.hasSuffix("_t"),
      aliases[name] == nil, structures[name] == nil
    {
      return .unknown
    }
    if let enumeration = enumerationTypes[name] { return .plain(enumeration) }
    if structures[name] != nil { return .plain(name) }
    // The alias is written, too, but without the nullability of pointers.
    if let alias = aliases[name] { return type(alias) }
    if name.hasSuffix("Ref") {
      let type = String(name.dropLast(3))
      if facts.types[type] != nil { return .implicit(.plain(type)) }
      if let alias = facts.aliases[type] { return .implicit(SwiftTypeReader.read(alias)) }
    }
    return .plain(swiftClass(name))
  }

  private func object(_ name: String, _ protocols: [String], _ arguments: [CType], _ owner: String?) -> SwiftType {
    func element(_ index: Int) -> SwiftType? { index < arguments.count ? type(arguments[index], owner: owner).wrapped : nil }
    if let owner, let own = classes[owner], own.typeParameters.contains(name) { return .plain(name) }
    if let owner, classes[owner]?.erasedParameters.contains(name) == true { return .any }
    switch name {
    case "id":
      let known = protocols.filter { $0 != "NSObject" && $0 != "NSCopying" && $0 != "NSCoding" }
      if known.isEmpty { return .any }
      let names = known.map { self.protocols[$0]?.swiftName ?? swiftClass($0) }
      return .plain(names.count == 1 ? names[0] : names.joined(separator: " & "))
    case "instancetype": return owner.map { .plain(swiftClass($0)) } ?? .any
    case "Class": return .plain("AnyClass")
    case "NSDirectoryEnumerator": return .plain("FileManager.DirectoryEnumerator")
    case "NSArray": return .array(element(0) ?? .any)
    case "NSDictionary":
      guard let key = element(0) else { return .dictionary(.plain("AnyHashable"), .any) }
      return .dictionary(key == .any || Self.isProtocolOrObject(key) ? .plain("AnyHashable") : key, element(1) ?? .any)
    case "NSSet":
      guard let item = element(0), item != .any else { return .named("Set", [.plain("AnyHashable")]) }
      return .named("Set", [item])
    case "NSMutableArray", "NSMutableDictionary", "NSMutableSet":
      let items = arguments.compactMap { type($0, owner: owner).wrapped }.filter { $0 != .any }
      return .named(name, items.count == arguments.count ? items : [])
    case "NSObject" where protocols.contains { self.protocols[$0] != nil }:
      return .plain(protocols.first { self.protocols[$0] != nil } ?? "NSObject")
    default:
      if let value = Self.values[name] { return .plain(value) }
      if let parameters = Self.generics[name] { return .named(name, parameters.map { .plain($0) }) }
      if let own = classes[name], !own.typeParameters.isEmpty, !arguments.isEmpty {
        return .named(own.swiftName, arguments.map { type($0, owner: owner).wrapped })
      }
      if let own = classes[name], !own.typeParameters.isEmpty {
        return .named(own.swiftName, own.typeParameters.map { _ in .plain("AnyObject") })
      }
      if enumerationTypes[name] != nil || structures[name] != nil { return .plain(name) }
      switch aliases[name] {
      case .object(let name, let protocols, let arguments, _): return object(name, protocols, arguments, owner)
      case let alias?: return type(alias)
      case nil: return .plain(swiftClass(name))
      }
    }
  }

  private static func isProtocolOrObject(_ type: SwiftType) -> Bool { type.name == "NSCopying" || type.name == "NSObject" }

  /// The value that a variable of the type has before it is set; nil if there is none.
  func zero(of type: SwiftType) -> String? {
    switch type {
    case .void: return "()"
    case .optional, .implicit: return "nil"
    case .any, .unknown: return "NSNull()"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .closure(let parameters, let result):
      guard let value = result == .void ? "" : zero(of: result) else { return nil }
      let names = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
      return "{ \(names)\(value) }"
    case .raw: return nil
    case .named(let name, _):
      if type.isNumber || name == "unichar" { return "0" }
      if let zero = SystemStructures.zero(name) { return zero }
      switch name {
      case "Bool", "ObjCBool": return "false"
      case "String": return "\"\""
      case "Set", "NSMutableArray", "NSMutableDictionary", "NSMutableString", "NSMutableSet", "NSMutableData", "Data", "Date", "NSObject",
        "IndexPath", "DateComponents", "IndexSet", "CharacterSet", "UUID", "URLComponents", "CGAffineTransform", "NSRange",
        "NSMutableAttributedString", "NSMutableOrderedSet", "NSMutableIndexSet", "os_unfair_lock":
        return "\(type.text)()"
      case "CGRect", "CGPoint", "CGSize", "CGVector", "UIEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets": return "\(name)()"
      case "Locale", "TimeZone", "Calendar": return "\(name).current"
      case "DispatchTime": return ".now()"
      case "URL": return "URL(fileURLWithPath: \"/\")"
      case "Error": return "NSError(domain: \"\", code: 0)"
      case "Notification": return "Notification(name: Notification.Name(\"\"))"
      case "OSSpinLock": return "0"
      case "NSNotification.Name", "NSAttributedString.Key", "URLResourceKey", "RunLoop.Mode": return "\(name)(rawValue: \"\")"
      case "AnyClass": return "NSObject.self"
      case "Selector": return "Selector(\"\")"
      default: break
      }
      if let enumeration = enumerations[name] ?? enumerations.first(where: { enumerationTypes[$0.key] == name })?.value {
        switch enumeration.kind {
        case .options, .plain: return "\(name)(rawValue: 0)"
        case .closed:
          guard let first = enumeration.cases.first, let value = cases[first.name] else { return nil }
          return value.text
        }
      }
      if structures[name] != nil { return "\(name)()" }
      if let facts = facts.types[name] {
        switch facts.kind {
        case .enumeration:
          if facts.members.contains(where: { $0.kind == .enumCase }) {
            return "(\(name)(rawValue: 0) ?? .\(facts.members.first { $0.kind == .enumCase }?.name ?? "none"))"
          }
          return nil
        case .structure:
          return facts.members.contains { $0.name == "init(rawValue:)" }
            ? "\(name)(rawValue: \(rawType(name) == .string ? "\"\"" : "0"))"
            : facts.members.contains { $0.name == "init()" } ? "\(name)()" : nil
        case .class:
          // Some classes have no public initializer, as a key of Security.
          return facts.superclass == nil && !facts.members.contains { $0.kind == .initializer } ? nil : "\(type.text)()"
        case .protocol: return nil
        }
      }
      if let own = classes.values.first(where: { $0.swiftName == name }), own.isOwn { return "\(name)()" }
      return nil
    }
  }
}
