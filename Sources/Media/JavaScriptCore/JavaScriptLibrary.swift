import Foundation

/// The C API of JavaScriptCore in `libjavascriptcoregtk-4.1`, opened on first use.
struct JavaScriptLibrary: @unchecked Sendable {
  typealias Ref = OpaquePointer
  typealias Place = UnsafeMutablePointer<Ref?>?
  typealias Callback = @convention(c) (Ref?, Ref?, Ref?, Int, UnsafePointer<Ref?>?, Place) -> Ref?
  typealias Finalizer = @convention(c) (Ref?) -> Void
  typealias Test = @convention(c) (Ref?, Ref?) -> Bool

  private let handle: UnsafeMutableRawPointer
  let evaluate: @convention(c) (Ref?, Ref?, Ref?, Ref?, Int32, Place) -> Ref?
  let call: @convention(c) (Ref?, Ref?, Ref?, Int, UnsafePointer<Ref?>?, Place) -> Ref?
  let construct: @convention(c) (Ref?, Ref?, Int, UnsafePointer<Ref?>?, Place) -> Ref?
  let makeString: @convention(c) (UnsafePointer<UInt16>?, Int) -> Ref?
  let releaseString: @convention(c) (Ref?) -> Void
  let stringLength: @convention(c) (Ref?) -> Int
  let stringCharacters: @convention(c) (Ref?) -> UnsafePointer<UInt16>?
  let type: @convention(c) (Ref?, Ref?) -> UInt32
  let getProperty: @convention(c) (Ref?, Ref?, Ref?, Place) -> Ref?
  let setProperty: @convention(c) (Ref?, Ref?, Ref?, Ref?, UInt32, Place) -> Void
  let getElement: @convention(c) (Ref?, Ref?, UInt32, Place) -> Ref?
  let setElement: @convention(c) (Ref?, Ref?, UInt32, Ref?, Place) -> Void
  let protect: @convention(c) (Ref?, Ref?) -> Void
  let unprotect: @convention(c) (Ref?, Ref?) -> Void

  /// The library; nil if it is not installed, which is logged once.
  static let shared: JavaScriptLibrary? = {
    let name = ProcessInfo.processInfo.environment["TRESTLE_JAVASCRIPTCORE"] ?? "libjavascriptcoregtk-4.1.so.0"
    if let library = JavaScriptLibrary(opening: name) { return library }
    FileHandle.standardError.write(
      Data("JavaScriptCore is not installed: JSContext() is nil. Scripts need the package libjavascriptcoregtk-4.1-0.\n".utf8))
    return nil
  }()

  init?(opening name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL), dlsym(handle, "JSEvaluateScript") != nil else { return nil }
    self.handle = handle
    func function<Function>(_ name: String) -> Function { unsafeBitCast(dlsym(handle, name)!, to: Function.self) }
    evaluate = function("JSEvaluateScript")
    call = function("JSObjectCallAsFunction")
    construct = function("JSObjectCallAsConstructor")
    makeString = function("JSStringCreateWithCharacters")
    releaseString = function("JSStringRelease")
    stringLength = function("JSStringGetLength")
    stringCharacters = function("JSStringGetCharactersPtr")
    type = function("JSValueGetType")
    getProperty = function("JSObjectGetProperty")
    setProperty = function("JSObjectSetProperty")
    getElement = function("JSObjectGetPropertyAtIndex")
    setElement = function("JSObjectSetPropertyAtIndex")
    protect = function("JSValueProtect")
    unprotect = function("JSValueUnprotect")
  }

  /// Returns a function of the library. Used for functions that are seldom called.
  func callAsFunction<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function {
    unsafeBitCast(dlsym(handle, name)!, to: type)
  }

  func withString<Result>(_ text: String, _ body: (Ref?) -> Result) -> Result {
    let units = Array(text.utf16)
    let string = makeString(units, units.count)
    defer { releaseString(string) }
    return body(string)
  }
  /// Returns the text of a string, and releases the string.
  func text(_ string: Ref?) -> String? {
    guard let string else { return nil }
    defer { releaseString(string) }
    return String(decoding: UnsafeBufferPointer(start: stringCharacters(string), count: stringLength(string)), as: UTF16.self)
  }

  /// The class definition structure, as the library's header declares it.
  private struct ClassDefinition {
    var version: Int32 = 0
    var attributes: UInt32 = 0
    var name: UnsafePointer<CChar>?
    var parent: Ref?
    var values: UnsafeRawPointer?
    var functions: UnsafeRawPointer?
    var initialize: UnsafeRawPointer?
    var finalize: Finalizer?
    var hasProperty: UnsafeRawPointer?
    var getProperty: UnsafeRawPointer?
    var setProperty: UnsafeRawPointer?
    var deleteProperty: UnsafeRawPointer?
    var getPropertyNames: UnsafeRawPointer?
    var callAsFunction: Callback?
    var callAsConstructor: UnsafeRawPointer?
    var hasInstance: UnsafeRawPointer?
    var convertToType: UnsafeRawPointer?
  }
  private func makeClass(_ callback: Callback?) -> Ref? {
    var definition = ClassDefinition()
    definition.callAsFunction = callback
    definition.finalize = { object in
      guard let address = JavaScriptLibrary.box(of: object) else { return }
      Unmanaged<AnyObject>.fromOpaque(address).release()
    }
    let make: @convention(c) (UnsafeRawPointer) -> Ref? = self("JSClassCreate")
    return withUnsafePointer(to: &definition) { make($0) }
  }
  private static let privateData: (@convention(c) (Ref?) -> UnsafeMutableRawPointer?)? = shared.map { $0("JSObjectGetPrivate") }
  static func box(of object: Ref?) -> UnsafeMutableRawPointer? { privateData?(object) }

  nonisolated(unsafe) static let functionClass: Ref? = shared?.makeClass { _, function, this, count, arguments, exception in
    guard let address = box(of: function) else { return nil }
    let function = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() as? FunctionBox
    return function?.run(this, Array(UnsafeBufferPointer(start: arguments, count: count)), exception)
  }
  nonisolated(unsafe) static let objectClass: Ref? = shared?.makeClass(nil)
}

final class FunctionBox {
  private weak var context: JSContext?
  private let body: ([JSValue]) -> Any?
  init(_ context: JSContext, _ body: @escaping ([JSValue]) -> Any?) { (self.context, self.body) = (context, body) }

  func run(_ this: OpaquePointer?, _ arguments: [OpaquePointer?], _ exception: JavaScriptLibrary.Place) -> OpaquePointer? {
    guard let context else { return nil }
    let values = arguments.map { JSValue($0, in: context) }
    return context.callBack(this: JSValue(this, in: context), arguments: values, exception) { context.reference(to: body(values)) }
  }
}

final class ObjectBox {
  let object: Any
  init(_ object: Any) { self.object = object }
}
