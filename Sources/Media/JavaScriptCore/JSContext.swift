@_exported import Foundation
import TrestleSupport

/// A group of contexts that can exchange values. Each is used by one thread at a time.
open class JSVirtualMachine {
  let group: OpaquePointer?
  /// Creates a virtual machine; nil without the library.
  public init!() {
    guard let library = JavaScriptLibrary.shared else { return nil }
    let make: @convention(c) () -> OpaquePointer? = library("JSContextGroupCreate")
    group = make()

  }
  deinit {
    guard let library = JavaScriptLibrary.shared else { return }
    let release: @convention(c) (OpaquePointer?) -> Void = library("JSContextGroupRelease")
    release(group)
  }
}

/// An environment for running scripts. Without the library `libjavascriptcoregtk-4.1-0` no context can be created.
open class JSContext {
  let library: JavaScriptLibrary
  let reference: OpaquePointer
  public let virtualMachine: JSVirtualMachine!
  open var name: String!
  /// The exception that the last script threw; nil if the handler has received it.
  open var exception: JSValue! {
    get { thrown.map { JSValue($0, in: self) } }
    set {
      if let reference = newValue?.reference { library.protect(self.reference, reference) }
      if let thrown { library.unprotect(self.reference, thrown) }
      thrown = newValue?.reference
    }
  }
  /// The pending exception. It is stored without its `JSValue`, which would retain the context.
  private var thrown: OpaquePointer?
  /// Receives exceptions; the initial one stores them in ``exception``.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in context?.exception = exception }

  public convenience init!() {
    guard let machine = JSVirtualMachine() else { return nil }
    self.init(virtualMachine: machine)
  }
  public init!(virtualMachine: JSVirtualMachine!) {
    guard let library = JavaScriptLibrary.shared, let virtualMachine else { return nil }
    let make: @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer? = library("JSGlobalContextCreateInGroup")
    guard let reference = make(virtualMachine.group, nil) else { return nil }
    (self.library, self.reference, self.virtualMachine) = (library, reference, virtualMachine)

  }
  deinit {
    if let thrown { library.unprotect(reference, thrown) }
    let release: @convention(c) (OpaquePointer?) -> Void = library("JSGlobalContextRelease")
    release(reference)
  }

  /// Runs a script. Returns its last value; undefined, after the handler was called, if it threw.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }
  /// Runs a script. Errors name the source URL.
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    value { exception in
      library.withString(script ?? "") { text in
        guard let sourceURL else { return library.evaluate(reference, text, nil, nil, 1, exception) }
        return library.withString(sourceURL.absoluteString) { library.evaluate(reference, text, nil, $0, 1, exception) }
      }
    }
  }

  /// The object whose properties are the global variables.
  open var globalObject: JSValue! {
    let get: @convention(c) (OpaquePointer?) -> OpaquePointer? = library("JSContextGetGlobalObject")
    return JSValue(get(reference), in: self)
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSObjectProtocol)!) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }
  public func setObject(_ object: Any!, forKeyedSubscript key: String) { globalObject.setValue(object, forProperty: key) }
  /// Sets a global function that calls a closure. Arguments are converted to the types of its parameters; missing ones are undefined.
  public func setObject<each Argument, Result>(
    _ function: @escaping (repeat each Argument) -> Result, forKeyedSubscript key: String
  ) { globalObject.setValue(JSValue(function: function, in: self), forProperty: key) }
  public func setObject<each Argument, Result>(
    _ function: @escaping (repeat each Argument) -> Result, forKeyedSubscript key: (any NSObjectProtocol)!
  ) { globalObject.setValue(JSValue(function: function, in: self), forProperty: key.map { "\($0)" }) }
  public subscript(key: String) -> JSValue! {
    get { globalObject.forProperty(key) }
    set { globalObject.setValue(newValue, forProperty: key) }
  }

  // MARK: Calls of closures

  private struct Call {
    let context: JSContext
    let this: JSValue
    let arguments: [JSValue]
  }
  private static let threadCalls = ThreadValue<[Call]>()
  private static var calls: [Call] {
    get { threadCalls.value ?? [] }
    set { threadCalls.value = newValue }
  }
  /// The context of the script that calls the running closure; nil outside of one.
  open class func current() -> JSContext! { calls.last?.context }
  /// The arguments of the running closure; nil outside of one.
  open class func currentArguments() -> [Any]! { calls.last?.arguments }
  /// The value of `this` in the running closure; nil outside of one.
  open class func currentThis() -> JSValue! { calls.last?.this }

  /// Runs a closure that a script calls. If the closure sets ``exception``, the script receives it.
  func callBack(
    this: JSValue, arguments: [JSValue], _ place: JavaScriptLibrary.Place, _ body: () -> OpaquePointer?
  ) -> OpaquePointer? {
    let before = exception
    exception = nil
    Self.calls.append(Call(context: self, this: this, arguments: arguments))
    defer {
      Self.calls.removeLast()
      exception = before
    }
    let result = body()
    if let exception { place?.pointee = exception.reference }
    return result
  }

  // MARK: Values

  /// Returns the value that a library function creates. After an exception the handler is called, and the value is undefined.
  func value(_ body: (JavaScriptLibrary.Place) -> OpaquePointer?) -> JSValue { JSValue(run(body), in: self) }
  /// Calls a library function that may throw an exception. Returns nil after one.
  @discardableResult func run<Result>(_ body: (JavaScriptLibrary.Place) -> Result?) -> Result? {
    var thrown: OpaquePointer?
    let result = body(&thrown)
    guard let thrown else { return result }
    exceptionHandler?(self, JSValue(thrown, in: self))
    return nil
  }

  /// Converts a Foundation object to a script value.
  func reference(to object: Any?) -> OpaquePointer? {
    typealias Maker = @convention(c) (OpaquePointer?) -> OpaquePointer?
    guard let object else { return library("JSValueMakeUndefined", Maker.self)(reference) }
    switch object {
    case let value as JSValue: return value.reference
    case is Void: return library("JSValueMakeUndefined", Maker.self)(reference)
    case is NSNull: return library("JSValueMakeNull", Maker.self)(reference)
    case let flag as Bool where !(object is NSNumber) || Self.isFlag(object):
      return library("JSValueMakeBoolean", (@convention(c) (OpaquePointer?, Bool) -> OpaquePointer?).self)(reference, flag)
    case let value as NSNumber: return number(value.doubleValue)
    case let value as any BinaryInteger: return number(Double(value))
    case let value as any BinaryFloatingPoint: return number(Double(value))
    case let text as any StringProtocol: return string(String(text))
    case let text as NSString: return string(String(describing: text))
    case let date as Date:
      return run { exception in
        let make: @convention(c) (OpaquePointer?, Int, UnsafePointer<OpaquePointer?>?, JavaScriptLibrary.Place) -> OpaquePointer? =
          library("JSObjectMakeDate")
        let milliseconds: [OpaquePointer?] = [number(date.timeIntervalSince1970 * 1000)]
        return make(reference, 1, milliseconds, exception)
      }
    case let items as [Any?]: return array(items)
    case let items as NSArray: return array(items.map { $0 })
    case let entries as [String: Any]: return dictionary(entries)
    case let entries as NSDictionary:
      var converted: [String: Any] = [:]
      for (key, value) in entries { converted["\(key)"] = value }
      return dictionary(converted)
    default: return boxed(ObjectBox(object), JavaScriptLibrary.objectClass)
    }
  }
  private static func isFlag(_ object: Any) -> Bool {
    (object as? NSNumber).map { String(cString: $0.objCType) == "c" || $0 === NSNumber(value: true) } ?? true
  }
  private func number(_ value: Double) -> OpaquePointer? {
    library("JSValueMakeNumber", (@convention(c) (OpaquePointer?, Double) -> OpaquePointer?).self)(reference, value)
  }
  private func string(_ text: String) -> OpaquePointer? {
    let make: @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer? = library("JSValueMakeString")
    return library.withString(text) { make(reference, $0) }
  }
  private func array(_ items: [Any?]) -> OpaquePointer? {
    let make: @convention(c) (OpaquePointer?, Int, UnsafePointer<OpaquePointer?>?, JavaScriptLibrary.Place) -> OpaquePointer? =
      library("JSObjectMakeArray")
    // The array protects its elements from garbage collection, so they are added one by one.
    let made = JSValue(run { make(reference, 0, nil, $0) }, in: self)
    for (index, item) in items.enumerated() { made.setValue(item, at: index) }
    return made.reference
  }
  private func dictionary(_ entries: [String: Any]) -> OpaquePointer? {
    let made = JSValue(boxed(nil, nil), in: self)
    for (name, entry) in entries { made.setValue(entry, forProperty: name) }
    return made.reference
  }
  func boxed(_ box: AnyObject?, _ kind: OpaquePointer?) -> OpaquePointer? {
    let make: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> OpaquePointer? = library("JSObjectMake")
    return make(reference, kind, box.map { Unmanaged.passRetained($0).toOpaque() })
  }
}
