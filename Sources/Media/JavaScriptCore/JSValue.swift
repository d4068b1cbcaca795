@_exported import Foundation

/// A script value. It retains its context.
open class JSValue: NSObject {
  public let context: JSContext!
  let reference: OpaquePointer?

  init(_ reference: OpaquePointer?, in context: JSContext) {
    let undefined: @convention(c) (OpaquePointer?) -> OpaquePointer? = context.library("JSValueMakeUndefined")
    self.context = context
    self.reference = reference ?? undefined(context.reference)
    context.library.protect(context.reference, self.reference)
    super.init()
  }
  deinit { context.library.unprotect(context.reference, reference) }
  private var library: JavaScriptLibrary { context.library }

  // MARK: Making

  private convenience init!(_ object: Any?, _ context: JSContext?) {
    guard let context else { return nil }
    self.init(context.reference(to: object), in: context)
  }
  /// Creates a value of an object: a number, a string, a date, an array, a dictionary, or an object of the app, which the value retains.
  public convenience init!(object value: Any!, in context: JSContext!) { self.init(value as Any?, context) }
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, context) }
  public convenience init!(double value: Double, in context: JSContext!) { self.init(value, context) }
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(value, context) }
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(value, context) }
  public convenience init!(newObjectIn context: JSContext!) { self.init([String: Any](), context) }
  public convenience init!(newArrayIn context: JSContext!) { self.init([Any](), context) }
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    guard let context else { return nil }
    self.init(context.globalObject.forProperty("Error").construct(withArguments: [message ?? ""]).reference, in: context)
  }
  public convenience init!(newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!) {
    guard let context else { return nil }
    self.init(context.globalObject.forProperty("RegExp").construct(withArguments: [pattern ?? "", flags ?? ""]).reference, in: context)
  }
  public convenience init!(nullIn context: JSContext!) { self.init(NSNull(), context) }
  public convenience init!(undefinedIn context: JSContext!) { self.init(nil, context) }
  /// Creates a function that calls a closure. Arguments are converted to the types of its parameters; missing ones are undefined.
  public convenience init<each Argument, Result>(function: @escaping (repeat each Argument) -> Result, in context: JSContext) {
    let box = FunctionBox(context) { values in
      var rest = values[...]
      func next<Wanted>(_ type: Wanted.Type) -> Wanted? { JSValue.convert(rest.popFirst(), to: type, in: JSContext.current()) }
      func argument<Wanted>(_ type: Wanted.Type) throws -> Wanted {
        guard let value = next(type) else { throw ArgumentMismatch() }
        return value
      }
      do {
        return function(repeat try argument((each Argument).self)) as Any?
      } catch {
        let context = JSContext.current()
        context?.exception = JSValue(newErrorFromMessage: "An argument has a type that the function does not accept.", in: context)
        return nil
      }
    }
    self.init(context.boxed(box, JavaScriptLibrary.functionClass), in: context)
  }
  private struct ArgumentMismatch: Error {}

  private static func convert<Wanted>(_ value: JSValue?, to type: Wanted.Type, in context: JSContext?) -> Wanted? {
    let value = value ?? JSValue(undefinedIn: context)
    if let value = value as? Wanted, type != Any.self { return value }
    let converted: Any?
    switch type {
    case is String.Type, is String?.Type: converted = value?.toString()
    case is Double.Type: converted = value?.toDouble()
    case is Float.Type: converted = value.map { Float($0.toDouble()) }
    case is CGFloat.Type: converted = value.map { CGFloat($0.toDouble()) }
    case is Int.Type: converted = value.map { Int(clamping: Int64(exactly: $0.toDouble().rounded(.towardZero)) ?? 0) }
    case is Int32.Type: converted = value?.toInt32()
    case is UInt32.Type: converted = value?.toUInt32()
    case is Bool.Type: converted = value?.toBool()
    case is Date.Type: converted = value?.toDate()
    default: converted = value?.toObject()
    }
    return converted as? Wanted
  }

  // MARK: Kinds

  private var kind: UInt32 { library.type(context.reference, reference) }
  private func test(_ name: String) -> Bool { library(name, JavaScriptLibrary.Test.self)(context.reference, reference) }
  open var isUndefined: Bool { kind == 0 }
  open var isNull: Bool { kind == 1 }
  open var isBoolean: Bool { kind == 2 }
  open var isNumber: Bool { kind == 3 }
  open var isString: Bool { kind == 4 }
  open var isObject: Bool { kind == 5 }
  open var isSymbol: Bool { kind == 6 }
  open var isArray: Bool { test("JSValueIsArray") }
  open var isDate: Bool { test("JSValueIsDate") }

  /// Returns whether two values are strictly equal, as `===` does.
  open func isEqual(to value: Any!) -> Bool {
    library("JSValueIsStrictEqual", (@convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Bool).self)(
      context.reference, reference, JSValue(value as Any?, context).reference)
  }
  /// Returns whether two values are equal after conversions, as `==` does.
  open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    let test: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, JavaScriptLibrary.Place) -> Bool = library("JSValueIsEqual")
    let other = JSValue(value as Any?, context)!
    return context.run { test(context.reference, reference, other.reference, $0) } ?? false
  }
  /// Returns whether the value is an instance of a constructor, as `instanceof` does.
  open func isInstance(of value: Any!) -> Bool {
    let test: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, JavaScriptLibrary.Place) -> Bool =
      library("JSValueIsInstanceOfConstructor")
    guard let other = JSValue(value as Any?, context), other.isObject else { return false }
    return context.run { test(context.reference, reference, other.reference, $0) } ?? false
  }

  // MARK: Conversions

  /// Returns the value as text; empty if its `toString` throws.
  open func toString() -> String! {
    let convert: @convention(c) (OpaquePointer?, OpaquePointer?, JavaScriptLibrary.Place) -> OpaquePointer? = library("JSValueToStringCopy")
    return context.run { library.text(convert(context.reference, reference, $0)) } ?? ""
  }
  open override var description: String { toString() }
  /// Returns the value as a number, or `nan` if it is not one.
  open func toDouble() -> Double {
    let convert: @convention(c) (OpaquePointer?, OpaquePointer?, JavaScriptLibrary.Place) -> Double = library("JSValueToNumber")
    return context.run { convert(context.reference, reference, $0) } ?? .nan
  }
  /// Returns the value as a signed 32-bit integer, with the conversion of JavaScript.
  open func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }
  /// Returns the value as an unsigned 32-bit integer, with the conversion of JavaScript.
  open func toUInt32() -> UInt32 {
    let number = toDouble().rounded(.towardZero)
    guard number.isFinite else { return 0 }
    let rest = number.truncatingRemainder(dividingBy: 4_294_967_296)
    return UInt32(rest < 0 ? rest + 4_294_967_296 : rest)
  }
  /// Returns whether the value is truthy.
  open func toBool() -> Bool { test("JSValueToBoolean") }
  open func toNumber() -> NSNumber! { isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble()) }
  /// Returns the date; a number is converted from milliseconds since 1970.
  open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }
  open func toArray() -> [Any]! {
    var visited: Set<OpaquePointer> = []
    return isUndefined || isNull ? nil : elements(&visited)
  }
  open func toDictionary() -> [AnyHashable: Any]! {
    var visited: Set<OpaquePointer> = []
    return isUndefined || isNull ? nil : properties(&visited)
  }
  /// Returns the value as a Foundation object, or the object of the app that it contains; nil for undefined.
  open func toObject() -> Any! {
    var visited: Set<OpaquePointer> = []
    return object(&visited)
  }
  /// Returns the value as an object of a class; nil if it has another class.
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let object = toObject(), let expectedClass else { return nil }
    if let object = object as? NSObject { return object.isKind(of: expectedClass) ? object : nil }
    return Swift.type(of: object) == expectedClass ? object : nil
  }

  private func object(_ visited: inout Set<OpaquePointer>) -> Any? {
    switch kind {
    case 0: return nil
    case 1: return NSNull()
    case 2: return toBool()
    case 3: return toDouble()
    case 4: return toString()
    case 5: break
    default: return self
    }
    let isOfClass: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Bool = library("JSValueIsObjectOfClass")
    if isOfClass(context.reference, reference, JavaScriptLibrary.objectClass), let address = JavaScriptLibrary.box(of: reference) {
      return (Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() as? ObjectBox)?.object
    }
    if isDate { return toDate() }
    // A reference of an object to itself is converted to `NSNull`.
    guard let reference, visited.insert(reference).inserted else { return NSNull() }
    defer { visited.remove(reference) }
    return isArray ? elements(&visited) : properties(&visited)
  }
  private func elements(_ visited: inout Set<OpaquePointer>) -> [Any] {
    guard isObject else { return [] }
    let count = min(forProperty("length").toDouble(), 1e7)
    guard count > 0 else { return [] }
    return (0..<Int(count)).map { atIndex($0).object(&visited) ?? NSNull() }
  }
  private func properties(_ visited: inout Set<OpaquePointer>) -> [String: Any] {
    var result: [String: Any] = [:]
    for name in propertyNames { result[name] = forProperty(name).object(&visited) }
    return result
  }
  private var propertyNames: [String] {
    guard isObject else { return [] }
    let copy: @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer? = library("JSObjectCopyPropertyNames")
    let count: @convention(c) (OpaquePointer?) -> Int = library("JSPropertyNameArrayGetCount")
    let name: @convention(c) (OpaquePointer?, Int) -> OpaquePointer? = library("JSPropertyNameArrayGetNameAtIndex")
    let retain: @convention(c) (OpaquePointer?) -> OpaquePointer? = library("JSStringRetain")
    let release: @convention(c) (OpaquePointer?) -> Void = library("JSPropertyNameArrayRelease")
    let names = copy(context.reference, reference)
    defer { release(names) }
    return (0..<count(names)).compactMap { library.text(retain(name(names, $0))) }
  }

  // MARK: Properties

  /// Returns a property; undefined if there is none.
  open func forProperty(_ property: String!) -> JSValue! {
    guard isObject else { return JSValue(undefinedIn: context) }
    return context.value { exception in
      library.withString(property ?? "") { library.getProperty(context.reference, reference, $0, exception) }
    }
  }
  open func setValue(_ value: Any!, forProperty property: String!) {
    guard isObject, let value = JSValue(value as Any?, context) else { return }
    context.run { exception in
      library.withString(property ?? "") { library.setProperty(context.reference, reference, $0, value.reference, 0, exception) }
    }
  }
  /// Removes a property. Returns whether it no longer exists.
  @discardableResult open func deleteProperty(_ property: String!) -> Bool {
    guard isObject else { return false }
    let delete: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, JavaScriptLibrary.Place) -> Bool =
      library("JSObjectDeleteProperty")
    return context.run { exception in library.withString(property ?? "") { delete(context.reference, reference, $0, exception) } } ?? false
  }
  open func hasProperty(_ property: String!) -> Bool {
    guard isObject else { return false }
    let test: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Bool = library("JSObjectHasProperty")
    return library.withString(property ?? "") { test(context.reference, reference, $0) }
  }
  open func atIndex(_ index: Int) -> JSValue! {
    guard isObject, index >= 0, index < Int(UInt32.max) else { return JSValue(undefinedIn: context) }
    return context.value { library.getElement(context.reference, reference, UInt32(index), $0) }
  }
  open func setValue(_ value: Any!, at index: Int) {
    guard isObject, index >= 0, index < Int(UInt32.max), let value = JSValue(value as Any?, context) else { return }
    context.run { library.setElement(context.reference, reference, UInt32(index), value.reference, $0) }
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key.map { "\($0)" }) }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSObjectProtocol)!) { setValue(object, forProperty: key.map { "\($0)" }) }
  open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }
  public subscript(property: String) -> JSValue! {
    get { forProperty(property) }
    set { setValue(newValue, forProperty: property) }
  }
  public subscript(index: Int) -> JSValue! {
    get { atIndex(index) }
    set { setValue(newValue, at: index) }
  }

  // MARK: Calls

  private func references(_ arguments: [Any]?) -> [JSValue] { (arguments ?? []).compactMap { JSValue($0 as Any?, context) } }

  /// Calls the value as a function. An exception goes to the context's handler, and the result is undefined.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
    guard isObject else { return throwNotFunction() }
    let values = references(arguments)
    return context.value { library.call(context.reference, reference, nil, values.count, values.map(\.reference), $0) }
  }
  @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! {
    guard isObject else { return throwNotFunction() }
    let values = references(arguments)
    return context.value { library.construct(context.reference, reference, values.count, values.map(\.reference), $0) }
  }
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    guard let function = forProperty(method), function.isObject else { return throwNotFunction() }
    let values = references(arguments)
    return context.value { library.call(context.reference, function.reference, reference, values.count, values.map(\.reference), $0) }
  }
  private func throwNotFunction() -> JSValue! {
    context.exceptionHandler?(context, JSValue(newErrorFromMessage: "TypeError: the value is not a function", in: context))
    return JSValue(undefinedIn: context)
  }
}
