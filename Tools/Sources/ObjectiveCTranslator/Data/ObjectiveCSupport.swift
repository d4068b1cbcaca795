import UIKit

nonisolated(unsafe) private var _heldNames: Set<String> = []
private let _heldLock = NSRecursiveLock()

/// Reports once that a method is left out.
func _held(_ name: String, _ reason: String) { _report(name, "\(name) is left out: \(reason)") }

/// Reports once that a statement of a method is left out.
func _held(_ name: String, line: Int, _ reason: String) {
  _report("\(name) \(line)", "the statement in line \(line) of \(name) is left out: \(reason)")
}

private func _report(_ name: String, _ message: String) {
  _heldLock.lock()
  defer { _heldLock.unlock() }
  guard _heldNames.insert(name).inserted else { return }
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}

/// The type that signatures name as `Protocol *`. Only the runtime of Objective-C makes such objects, so there is none.
final class Protocol: NSObject { private override init() {} }

private final class _Raised: @unchecked Sendable { var message: String? }

/// Calls a closure with the exception that another one raised by a programming error.
@preconcurrency @MainActor func _catching(_ body: () -> Void, caught: (NSException) -> Void = { _ in }) {
  let before = UIKitErrorHandler.handler
  let raised = _Raised()
  UIKitErrorHandler.handler = { message in raised.message = raised.message ?? message }
  body()
  UIKitErrorHandler.handler = before
  if let message = raised.message { caught(NSException(name: .genericException, reason: message)) }
}

/// The result of a method that is left out and has to return an object: ends the program.
func _heldObject<T>() -> T { fatalError("A method that is left out has no object to return.") }

let _unknownError: Error = NSError(domain: "NSCocoaErrorDomain", code: 0)

func _truth(_ value: Any?) -> Bool {
  guard let value else { return false }
  if let flag = value as? Bool { return flag }
  return true
}

func _isSame(_ a: Any?, _ b: Any?) -> Bool {
  guard let a else { return b == nil }
  guard let b else { return false }
  if let x = a as? AnyHashable, let y = b as? AnyHashable, !(a is NSObject && b is NSObject) { return x == y }
  return (a as AnyObject) === (b as AnyObject)
}

func _isEqual(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return false }
  if let x = a as? NSObject, let y = b as? NSObject { return x === y || x.isEqual(y) }
  if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
  if let x = a as? NSArray, let y = b as? NSArray { return x.isEqual(y) }
  if let x = a as? NSDictionary, let y = b as? NSDictionary { return x.isEqual(y) }
  return (a as AnyObject) === (b as AnyObject)
}

/// Makes an object of a class that is known only at run time.
func _made(_ kind: Any?, _ makers: [(AnyClass, () -> Any?)]) -> Any? {
  (kind as? AnyClass).flatMap { kind in makers.first { $0.0 == kind }?.1() }
}

func _isKind(_ value: Any?, _ kind: AnyClass?) -> Bool {
  guard let value, let kind else { return false }
  guard let known = kind as? NSObject.Type else { return type(of: value as AnyObject) == kind }
  return _openIsKind(value, known)
}

private func _openIsKind<T: NSObject>(_ value: Any, _ kind: T.Type) -> Bool {
  var mirror: Mirror? = Mirror(reflecting: value)
  while let next = mirror {
    if next.subjectType == kind { return true }
    mirror = next.superclassMirror
  }
  return type(of: value) == kind
}

func _isSubclass(_ kind: Any?, of other: Any?) -> Bool {
  var current = kind as? AnyClass
  while let next = current {
    if next == other as? AnyClass { return true }
    current = _getSuperclass(next)
  }
  return false
}

/// Whether an object is of one of the classes that have a method, or a class in Swift has it.
func _responds(_ object: Any?, _ selector: Selector, _ kinds: [AnyClass]) -> Bool {
  guard let object, type(of: object) is AnyClass else { return false }
  if kinds.contains(where: { _isSubclass(type(of: object as AnyObject), of: $0) }) { return true }
  // Methods in Swift are looked up on the main thread alone.
  return Thread.isMainThread && ((object as? NSObject)?.responds(to: selector) ?? false)
}

func _describe(_ value: Any?) -> String {
  guard let value else { return "(null)" }
  if let text = value as? String { return text }
  if let array = value as? [Any] { return (array as NSArray).description }
  if let flag = value as? Bool { return flag ? "1" : "0" }
  return String(describing: value)
}

/// Formats as `stringWithFormat:` does.
func _format(_ format: String?, _ values: Any?...) -> String { _format(format, values) }

func _format(_ format: String?, list values: [Any?]) -> String { _format(format, values) }
func _log(_ format: String?, list values: [Any?]) { NSLog("%@", _format(format, values) as NSString) }

/// The arguments after the last one that has a name.
public final class _VariableArguments {
  private(set) var rest: [Any?]
  init(_ rest: [Any?]) { self.rest = rest }
  func take() -> Any? { rest.isEmpty ? nil : rest.removeFirst() }
}

private final class _Specific: @unchecked Sendable {
  weak var value: AnyObject?
  init(_ value: AnyObject) { self.value = value }
}

nonisolated(unsafe) private var _specificKeys: [String: DispatchSpecificKey<_Specific>] = [:]

private func _specificKey(_ name: String) -> DispatchSpecificKey<_Specific> {
  _heldLock.lock()
  defer { _heldLock.unlock() }
  if let known = _specificKeys[name] { return known }
  let key = DispatchSpecificKey<_Specific>()
  _specificKeys[name] = key
  return key
}

/// Keeps an object for a queue, without retaining it.
func _setSpecific(_ queue: DispatchQueue, _ name: String, _ value: Any?) {
  queue.setSpecific(key: _specificKey(name), value: value.map { _Specific($0 as AnyObject) })
}

func _specific(_ name: String) -> Any? { DispatchQueue.getSpecific(key: _specificKey(name))?.value }

/// Lets a function run where UIKit calls the method, which runs the original itself.
func _setImplementation(_ method: Method?, _ function: @escaping (Any?, Selector?) -> Void) -> IMP? {
  guard let method else { return nil }
  let selector = method_getName(method)
  return method_setImplementation(method, IMP(_closure: { function($0, selector) }))
}

func _performOnEach(_ items: Any?, _ selector: Selector?, _ arguments: Any?...) {
  for item in _elements(items) { _ = arguments.isEmpty ? _perform(item, selector) : _perform(item, selector, arguments[0]) }
}

func _specific(_ name: String, of queue: DispatchQueue) -> Any? { queue.getSpecific(key: _specificKey(name))?.value }

nonisolated(unsafe) private var _labels: [String: UnsafePointer<CChar>] = [:]

private typealias _LabelFunction = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
/// Dispatch has no function for the label of the present queue on Linux.
nonisolated(unsafe) private let _presentLabel = dlsym(nil, "dispatch_queue_get_label").map { unsafeBitCast($0, to: _LabelFunction.self) }

/// The label of a queue, or of the present one. Equal labels have one address, by which sources compare them.
func _label(of queue: DispatchQueue?) -> UnsafePointer<CChar>? {
  guard let text = queue?.label ?? _presentLabel.flatMap({ $0(nil) }).map({ String(cString: $0) }) else { return nil }
  _heldLock.lock()
  defer { _heldLock.unlock() }
  if let known = _labels[text] { return known }
  let letters = strdup(text).map { UnsafePointer($0) }
  _labels[text] = letters
  return letters
}

func _fetchAdd<T: FixedWidthInteger>(_ value: inout T, _ step: Int) -> T {
  _heldLock.lock()
  defer { _heldLock.unlock() }
  defer { value = T(truncatingIfNeeded: Int(truncatingIfNeeded: value) &+ step) }
  return value
}

func _testAndSet(_ flag: inout Bool) -> Bool {
  _heldLock.lock()
  defer { _heldLock.unlock() }
  defer { flag = true }
  return flag
}

func _perform(_ target: Any?, _ selector: Selector?, _ arguments: Any?...) -> Any? {
  // Methods in Swift are looked up on the main thread alone.
  guard Thread.isMainThread, let target = target as? NSObject, let selector, target.responds(to: selector) else { return nil }
  return switch arguments.count {
  case 0: target.perform(selector)?.takeUnretainedValue()
  case 1: target.perform(selector, with: arguments[0])?.takeUnretainedValue()
  default: target.perform(selector, with: arguments[0], with: arguments[1])?.takeUnretainedValue()
  }
}

func _object<T: AnyObject>(_ pointer: UnsafeMutableRawPointer?) -> T? {
  pointer.map { Unmanaged<T>.fromOpaque($0).takeUnretainedValue() }
}

private func _format(_ format: String?, _ values: [Any?]) -> String {
  guard let format else { return "" }
  var result = ""
  var next = 0
  let letters = Array(format)
  var index = 0
  func value() -> Any? {
    defer { next += 1 }
    return next < values.count ? values[next] : nil
  }
  while index < letters.count {
    guard letters[index] == "%", index + 1 < letters.count else {
      result.append(letters[index])
      index += 1
      continue
    }
    if letters[index + 1] == "%" {
      result.append("%")
      index += 2
      continue
    }
    var flags = ""
    var end = index + 1
    var position = ""
    while end < letters.count, !letters[end].isLetter || "hlqztjL".contains(letters[end]), letters[end] != "@" {
      if letters[end] == "*" {
        flags += "\(_number(value()).intValue)"
      } else if letters[end] == "$" {
        position = flags
        flags = ""
      } else if !"hlqztjL".contains(letters[end]) {
        flags.append(letters[end])
      }
      end += 1
    }
    guard end < letters.count else { break }
    if let place = Int(position) { next = place - 1 }
    let argument = value()
    switch letters[end] {
    case "@":
      let text = _describe(argument)
      result += text
    case "d", "i", "D": result += String(format: "%\(flags)ld", Int(_number(argument).int64Value))
    case "u", "U": result += String(format: "%\(flags)lu", UInt(truncatingIfNeeded: _number(argument).int64Value))
    case "x", "X", "o": result += String(format: "%\(flags)l\(letters[end])", UInt(truncatingIfNeeded: _number(argument).int64Value))
    case "f", "F", "e", "E", "g", "G", "a": result += String(format: "%\(flags)\(letters[end])", _number(argument).doubleValue)
    case "c", "C":
      if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: _number(argument).int64Value)) { result.unicodeScalars.append(scalar) }
    case "s":
      switch argument {
      case let pointer as UnsafePointer<CChar>: result += String(cString: pointer)
      case let pointer as UnsafeMutablePointer<CChar>: result += String(cString: pointer)
      case let pointer as UnsafePointer<UInt8>: result += String(cString: pointer)
      case let letters as [CChar]: result += _string(letters)
      case let letters as [UInt8]: result += String(decoding: letters.prefix { $0 != 0 }, as: UTF8.self)
      default: result += _describe(argument)
      }
    case "p": result += argument == nil ? "0x0" : "0x\(String(UInt(bitPattern: ObjectIdentifier(argument as AnyObject)), radix: 16))"
    default: result.append(letters[end])
    }
    index = end + 1
  }
  return result
}

func _log(_ format: String?, _ values: Any?...) { NSLog("%@", _format(format, values) as NSString) }

/// A real number without its fraction, as processors convert it: NaN is 0, and others are limited to the range.
func _integer<Result: FixedWidthInteger>(_ value: some BinaryFloatingPoint, as _: Result.Type) -> Result {
  Result(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
}

/// A number of any kind, or of a text; 0 of nil.
func _number(_ value: Any?) -> NSNumber {
  switch value {
  case let number as NSNumber: return number
  case let text as String:
    let start = text.trimmingCharacters(in: .whitespaces)
    if ["y", "t"].contains(start.prefix(1).lowercased()) { return NSNumber(value: true) }
    let digits = start.prefix { $0.isNumber || "+-.eE".contains($0) }
    return Int(digits).map { NSNumber(value: $0) } ?? NSNumber(value: strtod(String(digits), nil))
  case let number as CGFloat: return NSNumber(value: Double(number))
  case let number as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: number))
  case let number as any BinaryFloatingPoint: return NSNumber(value: Double(number))
  case let raw as any RawRepresentable: return _number(raw.rawValue)
  default: return NSNumber(value: 0)
  }
}

func _number<T: FixedWidthInteger>(_ value: Any?, into place: inout T) -> Bool {
  place = T(truncatingIfNeeded: _number(value).int64Value)
  return value != nil
}
func _number<T: BinaryFloatingPoint>(_ value: Any?, into place: inout T) -> Bool {
  place = T(_number(value).doubleValue)
  return value != nil
}

func _boxed(_ value: Any?) -> NSNumber { _number(value) }

func _string(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
func _string(_ pointer: UnsafePointer<UInt8>?) -> String { pointer.map { String(cString: $0) } ?? "" }
func _string(_ text: String) -> String { text }
func _string(_ letters: [CChar]) -> String { String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
func _string(_ letters: [UInt8]) -> String { String(decoding: letters.prefix { $0 != 0 }, as: UTF8.self) }
func _string(_ text: String?) -> String { text ?? "" }

/// Objects whose addresses are used, kept for a while, as in a pool of objects that are released later.
nonisolated(unsafe) private var _pool: [(object: AnyObject, time: DispatchTime)] = []

private func _keep(_ object: AnyObject) {
  _heldLock.lock()
  defer { _heldLock.unlock() }
  let now = DispatchTime.now()
  _pool.append((object, now))
  if _pool.count % 1024 == 0 { _pool.removeAll { $0.time + 5 < now } }
}

func _resourceValues(of address: URL, _ keys: [URLResourceKey]) throws -> [String: Any] {
  let values = try (address as NSURL).resourceValues(forKeys: keys)
  return Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
}
func _resourceValue<T>(of address: URL?, _ key: URLResourceKey, into place: inout T?) -> Bool {
  guard let address, let values = try? (address as NSURL).resourceValues(forKeys: [key]) else { return false }
  place = values[key] as? T
  return true
}

/// `copy` and `mutableCopy` of an object of any class.
func _copied(_ value: Any?, isMutable: Bool) -> Any? {
  switch value {
  case let text as String: isMutable ? NSMutableString(string: text) : text
  case let items as [Any]: isMutable ? NSMutableArray(array: items) : items
  case let items as [AnyHashable: Any]: isMutable ? NSMutableDictionary(dictionary: items) : items
  case let items as Set<AnyHashable>: isMutable ? NSMutableSet(set: items) : items
  case let data as Data: isMutable ? NSMutableData(data: data) : data
  case let object as NSMutableCopying where isMutable: object.mutableCopy(with: nil)
  case let object as NSCopying: object.copy(with: nil)
  default: value
  }
}

/// `length` of an object of any class.
func _length(_ value: Any?) -> Int {
  switch value {
  case let text as String: text.utf16.count
  case let data as Data: data.count
  case let text as NSAttributedString: text.length
  default: 0
  }
}

func _letters(_ text: String?) -> UnsafePointer<CChar>? {
  guard let text else { return nil }
  let letters = Data(Array(text.utf8) + [0]) as NSData
  _keep(letters)
  return letters.bytes.assumingMemoryBound(to: CChar.self)
}

func _bytes(_ value: Any?) -> UnsafeMutableRawPointer? {
  guard let data = value as? Data, !data.isEmpty else { return nil }
  let bytes = NSData(data: data)
  _keep(bytes)
  return UnsafeMutableRawPointer(mutating: bytes.bytes)
}

func _pointer<P: _Pointer, Q: _Pointer>(_ pointer: P?) -> Q? { pointer.flatMap { Q(bitPattern: Int(bitPattern: $0)) } }

/// An object that is not retained, or an address, as a value that is equal to another of the same.
func _value(at address: UnsafeMutableRawPointer?) -> NSValue { NSNumber(value: UInt(bitPattern: address)) }
func _address(in value: Any?) -> UnsafeMutableRawPointer? {
  (value as? NSNumber).flatMap { UnsafeMutableRawPointer(bitPattern: $0.uintValue) }
}
/// The address of an object. The address of a value, such as a text or a block, remains valid.
func _address(ofObject object: Any?) -> UnsafeMutableRawPointer? {
  object.flatMap { type(of: $0) is AnyClass ? Unmanaged.passUnretained($0 as AnyObject).toOpaque() : _box($0) }
}

private final class _Box {
  let value: Any
  init(_ value: Any) { self.value = value }
}

/// The address of a block, which remains valid.
func _box<T>(_ value: T?) -> UnsafeMutableRawPointer? {
  guard let value else { return nil }
  return Unmanaged.passRetained(_Box(value)).toOpaque()
}
/// The object or the value at an address that `_box` or `_address(ofObject:)` returned.
func _unboxed(_ pointer: UnsafeMutableRawPointer?) -> Any? {
  pointer.map {
    let object = Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    return (object as? _Box)?.value ?? object
  }
}

/// A block as an object. Its type is general: addresses among its arguments and its result are untyped.
private final class _Block: NSObject {
  let body: Any
  init(_ body: Any) { self.body = body }
}

/// A block that a method has until it ends.
final class _Lent<T> {
  fileprivate(set) var block: T?
  fileprivate init(_ block: T) { self.block = block }
}

/// Calls a closure with a block that does not escape, which nothing keeps afterwards: an object or an address of it that remains has only
/// the block that `wrapped` makes.
func _lending<T, R>(_ block: T, _ wrapped: (_Lent<T>) -> T, _ body: (T) throws -> R) rethrows -> R {
  let lent = _Lent(block)
  defer { lent.block = nil }
  return try body(wrapped(lent))
}

func _object<T>(ofBlock block: T?, _ generalized: (T) -> Any) -> Any? { block.map { _Block(generalized($0)) } }

/// The block in an object, by its own type or by the general one.
func _block<T>(_ object: Any?) -> T? { ((object as? _Block)?.body ?? object) as? T }
func _block<T, G>(_ object: Any?, _ specialized: (G) -> T) -> T? { _block(object) ?? _block(object).map(specialized) }

/// Stores the handle that SQLite returns as an untyped pointer.
func _opening<R>(_ place: inout UnsafeMutableRawPointer?, _ body: (UnsafeMutablePointer<OpaquePointer?>) -> R) -> R {
  var handle = place.map { OpaquePointer($0) }
  defer { place = handle.map { UnsafeMutableRawPointer($0) } }
  return body(&handle)
}

typealias _Row = UnsafeMutablePointer<UnsafePointer<CChar>?>
typealias _MutableRow = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
typealias _RowFunction = @convention(c) (UnsafeMutableRawPointer?, Int32, _MutableRow?, _MutableRow?) -> Int32

private final class _Execution {
  let function: (UnsafeMutableRawPointer?, Int32, _Row?, _Row?) -> Int32
  let context: UnsafeMutableRawPointer?
  init(_ function: @escaping (UnsafeMutableRawPointer?, Int32, _Row?, _Row?) -> Int32, _ context: UnsafeMutableRawPointer?) {
    (self.function, self.context) = (function, context)
  }
}

/// Passes SQLite a function that is called with each row.
func _executing(
  _ function: ((UnsafeMutableRawPointer?, Int32, _Row?, _Row?) -> Int32)?, _ context: UnsafeMutableRawPointer?,
  _ body: (_RowFunction?, UnsafeMutableRawPointer?) -> Int32
) -> Int32 {
  guard let function else { return body(nil, nil) }
  let execution = _Execution(function, context)
  return withExtendedLifetime(execution) {
    body(
      { address, count, values, names in
        guard let address else { return 1 }
        let execution = Unmanaged<_Execution>.fromOpaque(address).takeUnretainedValue()
        return execution.function(execution.context, count, _pointer(values), _pointer(names))
      }, Unmanaged.passUnretained(execution).toOpaque())
  }
}
func _executing(
  _ function: ((UnsafeMutableRawPointer?, Int32, _Row?, _Row?) -> Int32)?, _ context: UnsafeMutableRawPointer?,
  _ message: inout UnsafePointer<CChar>?, _ body: (_RowFunction?, UnsafeMutableRawPointer?, _MutableRow?) -> Int32
) -> Int32 {
  var text: UnsafeMutablePointer<CChar>?
  defer { message = text.map { UnsafePointer($0) } }
  return _executing(function, context) { body($0, $1, &text) }
}

nonisolated(unsafe) let _nothing = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)

func _characters<T: FixedWidthInteger>(_ text: String, _ count: Int?) -> [T] {
  let letters = text.utf8.map { T(truncatingIfNeeded: $0) }
  return (0..<(count ?? letters.count + 1)).map { $0 < letters.count ? letters[$0] : 0 }
}
func _fill<T>(_ values: inout [T], _ byte: Int32, _ count: Int) {
  values.withUnsafeMutableBytes { bytes in
    for index in 0..<min(max(count, 0), bytes.count) { bytes[index] = UInt8(truncatingIfNeeded: byte) }
  }
}
func _fill<T>(rows: inout [[T]], _ byte: Int32, _ count: Int) {
  var left = count
  for index in rows.indices {
    _fill(&rows[index], byte, left)
    left -= rows[index].count * MemoryLayout<T>.stride
  }
}
func _copy<T>(_ values: inout [T], _ others: [T], _ count: Int) {
  others.withUnsafeBytes { source in
    values.withUnsafeMutableBytes { target in
      for index in 0..<min(max(count, 0), target.count, source.count) { target[index] = source[index] }
    }
  }
}
func _copy(_ data: Data, _ range: NSRange, to values: inout [UInt8]) {
  for (index, byte) in data.dropFirst(range.location).prefix(range.length).enumerated() where index < values.count { values[index] = byte }
}
/// The address of values that a call gets instead of an array of its own. The memory remains valid.
func _address<T>(of values: [T]) -> UnsafeMutablePointer<T> {
  let pointer = UnsafeMutablePointer<T>.allocate(capacity: max(values.count, 1))
  pointer.initialize(from: values, count: values.count)
  return pointer
}

nonisolated(unsafe) private var _keptObjects: [Any] = []

/// Keeps an object until the run loop continues, as the pool of Objective-C does: a block that the object returns may hold it weakly.
func _kept<T>(_ object: T) -> T {
  guard Thread.isMainThread else { return object }
  if _keptObjects.isEmpty { DispatchQueue.main.async { _keptObjects = [] } }
  _keptObjects.append(object)
  return object
}

/// The attributes of a text, of a dictionary whose keys are strings in Objective-C.
func _attributes(_ dictionary: Any?) -> [NSAttributedString.Key: Any]? {
  var result: [NSAttributedString.Key: Any] = [:]
  func add(_ key: Any, _ value: Any) {
    if let key = key as? NSAttributedString.Key { result[key] = value }
    if let key = key as? String { result[NSAttributedString.Key(rawValue: key)] = value }
  }
  if let dictionary = dictionary as? [AnyHashable: Any] {
    for (key, value) in dictionary { add(key.base, value) }
  } else if let dictionary = dictionary as? NSDictionary {
    for (key, value) in dictionary { add(key, value) }
  } else {
    return nil
  }
  return result
}

func _unlessNil<T>(_ value: T?, _ body: (T) -> Void) { if let value { body(value) } }
func _mapped<T, R>(_ value: T?, _ body: (T) -> R) -> R? { value.map(body) }
func _flatMapped<T, R>(_ value: T?, _ body: (T) -> R?) -> R? { value.flatMap(body) }

func _value<T>(_ value: T?) throws -> T {
  guard let value else { throw _unknownError }
  return value
}

func _pre<T: FixedWidthInteger>(_ value: inout T, _ step: T) -> T where T: SignedInteger {
  value &+= step
  return value
}

func _post<T: FixedWidthInteger>(_ value: inout T, _ step: T) -> T where T: SignedInteger {
  defer { value &+= step }
  return value
}

func _pre<T: FixedWidthInteger & UnsignedInteger>(_ value: inout T, _ step: Int) -> T {
  value = T(truncatingIfNeeded: Int(truncatingIfNeeded: value) &+ step)
  return value
}

func _post<T: FixedWidthInteger & UnsignedInteger>(_ value: inout T, _ step: Int) -> T {
  defer { value = T(truncatingIfNeeded: Int(truncatingIfNeeded: value) &+ step) }
  return value
}

func _post<P: _Pointer>(_ pointer: inout P?, _ step: Int) -> P? {
  defer { pointer = pointer?.advanced(by: step) }
  return pointer
}

func _attempt<T>(_ error: inout Error?, _ body: () throws -> T?) -> T? {
  do { return try body() } catch let thrown {
    error = thrown
    return nil
  }
}

// Before Swift 5 `try?` adds an optional to that of the result.
func _attempt<T>(_ body: () throws -> T?) -> T? { do { return try body() } catch { return nil } }

func _succeeds(_ error: inout Error?, _ body: () throws -> Void?) -> Bool {
  do {
    _ = try body()
    return true
  } catch let thrown {
    error = thrown
    return false
  }
}

func _succeeds(_ body: () throws -> Void?) -> Bool {
  do {
    _ = try body()
    return true
  } catch { return false }
}

func _withFlag<T>(_ flag: inout Bool, _ body: (UnsafeMutablePointer<ObjCBool>) -> T) -> T {
  var value = ObjCBool(flag)
  defer { flag = value.boolValue }
  return body(&value)
}

func _elements(_ value: Any?) -> [Any] {
  switch value {
  case let array as NSArray: return array._objects
  case let array as [Any]: return array
  case let set as NSSet: return set.allObjects
  case let set as NSOrderedSet: return set.map { $0 }
  case let dictionary as NSDictionary: return dictionary.allKeys
  case let dictionary as [AnyHashable: Any]: return dictionary.keys.map { $0.base }
  case let set as Set<AnyHashable>: return set.map { $0.base }
  case let enumerator as NSEnumerator: return enumerator.allObjects
  case let sequence as any Sequence: return Array(_any: sequence)
  default: return []
  }
}

extension Array where Element == Any {
  fileprivate init(_any sequence: some Sequence) { self = sequence.map { $0 as Any } }
}

func _count(_ value: Any?) -> Int { _elements(value).count }
/// `valueForKey:` of an object of any class: of an array it is asked of each element.
func _value(of object: Any?, forKey key: String) -> Any? {
  switch object {
  case let values as [AnyHashable: Any]: return values[key]
  case let array as NSArray: return array.map { _value(of: $0, forKey: key) ?? NSNull() }
  case let array as [Any]: return array.map { _value(of: $0, forKey: key) ?? NSNull() }
  case let object as NSObject: return object.value(forKey: key)
  default: return nil
  }
}

func _contains(_ array: [Any]?, _ item: Any?) -> Bool { array?.contains { _isEqual($0, item) } ?? false }
func _index(_ array: [Any]?, _ item: Any?) -> Int { array?.firstIndex { _isEqual($0, item) } ?? NSNotFound }
func _each(_ value: Any?, _ body: (Any) -> Void) { for item in _elements(value) { body(item) } }

func _enumerate<T>(_ value: Any?, _ body: (T, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
  var stop = ObjCBool(false)
  for (index, item) in _elements(value).enumerated() {
    guard let item = item as? T else { continue }
    body(item, index, &stop)
    if stop.boolValue { return }
  }
}

func _enumeratePairs<K, V>(_ value: Any?, _ body: (K, V, UnsafeMutablePointer<ObjCBool>) -> Void) {
  var stop = ObjCBool(false)
  for key in _elements(value) {
    let found: Any? = (value as? NSDictionary)?.object(forKey: key) ?? (key as? AnyHashable).flatMap { (value as? [AnyHashable: Any])?[$0] }
    guard let key = key as? K, let item = found as? V else { continue }
    body(key, item, &stop)
    if stop.boolValue { return }
  }
}

func _compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
  if let x = a as? String, let y = b as? String { return x.compare(y) }
  if let x = a as? Date, let y = b as? Date { return x.compare(y) }
  if let x = a as? NSNumber, let y = b as? NSNumber { return x.compare(y) }
  return .orderedSame
}

func _sorted<T>(_ array: [T], _ comparator: (T, T) -> ComparisonResult) -> [T] {
  array.enumerated().sorted {
    let result = comparator($0.element, $1.element)
    return result == .orderedAscending || (result == .orderedSame && $0.offset < $1.offset)
  }.map(\.element)
}

/// The keys of a dictionary in the order of their values.
func _keys<T>(of dictionary: Any?, sortedBy comparator: (T, T) -> ComparisonResult) -> [Any] {
  var pairs: [(key: Any, value: T)] = []
  _enumeratePairs(dictionary) { (key: Any, value: T, _) in pairs.append((key, value)) }
  return _sorted(pairs) { comparator($0.value, $1.value) }.map(\.key)
}

func _sorted<T>(_ array: [T], _ selector: String) -> [T] {
  _sorted(array) { (a: T, b: T) in
    guard let x = a as? String, let y = b as? String else { return _compare(a, b) }
    switch selector {
    case "caseInsensitiveCompare:": return x.caseInsensitiveCompare(y)
    case "localizedCompare:": return x.localizedCompare(y)
    case "localizedCaseInsensitiveCompare:": return x.localizedCaseInsensitiveCompare(y)
    case "localizedStandardCompare:": return x.localizedStandardCompare(y)
    default: return x.compare(y)
    }
  }
}

func _scanHex<T: FixedWidthInteger>(_ scanner: Scanner?, _ value: inout T) -> Bool {
  guard let scanner else { return false }
  let text = scanner.string as NSString
  var place = scanner.scanLocation
  while place < text.length, let skipped = scanner.charactersToBeSkipped, let scalar = UnicodeScalar(text.character(at: place)),
    skipped.contains(scalar)
  { place += 1 }
  var digits = text.substring(from: place)
  if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
    place += 2
    digits = text.substring(from: place)
  }
  digits = String(digits.prefix { $0.isHexDigit })
  guard !digits.isEmpty else { return false }
  scanner.scanLocation = place + digits.utf16.count
  value = T(truncatingIfNeeded: UInt64(digits, radix: 16) ?? UInt64.max)
  return true
}

func _name(_ selector: Selector) -> String { String(describing: selector) }
func _random(below limit: UInt32) -> UInt32 { limit == 0 ? 0 : UInt32.random(in: 0..<limit) }

func _wait(_ semaphore: DispatchSemaphore, _ time: DispatchTime) -> Int { semaphore.wait(timeout: time) == .success ? 0 : 1 }

func _wait(_ group: DispatchGroup, _ time: DispatchTime) -> Int { group.wait(timeout: time) == .success ? 0 : 1 }

private let _unitParts: [(NSCalendar.Unit, Calendar.Component)] = [
  (.era, .era), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
  (.weekday, .weekday),
  (.weekOfYear, .weekOfYear), (.weekOfMonth, .weekOfMonth), (.quarter, .quarter), (.weekdayOrdinal, .weekdayOrdinal),
]

private func _parts(_ units: NSCalendar.Unit) -> Set<Calendar.Component> {
  Set(_unitParts.filter { units.contains($0.0) }.map(\.1))
}

/// The calendar of an identifier; nil if there is none.
func _calendar(_ identifier: Any?) -> Calendar? {
  let name: NSCalendar.Identifier
  switch identifier {
  case let identifier as NSCalendar.Identifier: name = identifier
  case let text as String: name = NSCalendar.Identifier(rawValue: text)
  default: return nil
  }
  return NSCalendar(identifier: name).map { $0 as Calendar }
}

func _components(_ calendar: Calendar, _ units: NSCalendar.Unit, _ date: Date) -> DateComponents {
  calendar.dateComponents(_parts(units), from: date)
}

func _components(_ calendar: Calendar, _ units: NSCalendar.Unit, _ start: Date, _ end: Date) -> DateComponents {
  calendar.dateComponents(_parts(units), from: start, to: end)
}

func _after(_ delay: Double, _ target: AnyObject, _ name: String, _ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) { body() }
}

private final class _Associations {
  weak var owner: AnyObject?
  var values: [String: Any] = [:]
  init(_ owner: AnyObject) { self.owner = owner }
}

nonisolated(unsafe) private var _associations: [ObjectIdentifier: _Associations] = [:]

func _setAssociated(_ owner: Any, _ key: String, _ value: Any?) {
  _heldLock.lock()
  defer { _heldLock.unlock() }
  let object = owner as AnyObject
  if _associations.count % 64 == 63 { _associations = _associations.filter { $0.value.owner != nil } }
  let id = ObjectIdentifier(object)
  if _associations[id] == nil || _associations[id]?.owner == nil { _associations[id] = _Associations(object) }
  _associations[id]?.values[key] = value
}

func _associated(_ owner: Any, _ key: String) -> Any? {
  _heldLock.lock()
  defer { _heldLock.unlock() }
  let found = _associations[ObjectIdentifier(owner as AnyObject)]
  return found?.owner == nil ? nil : found?.values[key]
}

nonisolated(unsafe) private var _locks: [ObjectIdentifier: NSRecursiveLock] = [:]

func _lock(_ object: Any?) {
  _heldLock.lock()
  let id = ObjectIdentifier(object as AnyObject)
  let lock = _locks[id] ?? NSRecursiveLock()
  _locks[id] = lock
  _heldLock.unlock()
  lock.lock()
}

func _unlock(_ object: Any?) {
  _heldLock.lock()
  let lock = _locks[ObjectIdentifier(object as AnyObject)]
  _heldLock.unlock()
  lock?.unlock()
}

// MARK: iOS 2 to 6

extension UITableViewCell {
  /// Whether the accessory is only shown outside of editing; the accessory of editing is another one since iOS 3.
  var _hidesAccessoryWhenEditing: Bool {
    get { editingAccessoryType == .none && editingAccessoryView == nil }
    set {
      editingAccessoryType = newValue ? .none : accessoryType
      editingAccessoryView = newValue ? nil : accessoryView
    }
  }
}

// MARK: Collections in collections

/// Foundation returns a copy of a mutable collection that is in another one, as a value of Swift. Objective-C changes the object itself, which
/// the mirrors of Foundation's collections show.
private func _isCopied(_ value: Any) -> Bool { value is [Any] || value is [AnyHashable: Any] || value is Set<AnyHashable> }

private func _isMutable(_ object: Any) -> Bool {
  type(of: object) is AnyClass && (object is NSMutableArray || object is NSMutableDictionary || object is NSMutableSet)
}

extension NSArray {
  subscript(_at index: Int) -> Any {
    let value = object(at: index)
    guard _isCopied(value) else { return value }
    let objects = Mirror(reflecting: self).children
    guard objects.count == count else { return value }
    let object = objects[objects.index(objects.startIndex, offsetBy: index)].value
    return _isMutable(object) ? object : value
  }

  var _firstObject: Any? { count > 0 ? self[_at: 0] : nil }
  var _lastObject: Any? { count > 0 ? self[_at: count - 1] : nil }

  fileprivate var _objects: [Any] {
    let values = map { $0 }
    guard values.contains(where: _isCopied) else { return values }
    let objects = Mirror(reflecting: self).children
    guard objects.count == values.count else { return values }
    return zip(values, objects).map { _isMutable($1.value) ? $1.value : $0 }
  }
}

extension NSMutableDictionary {
  subscript(_object key: Any) -> Any? {
    get { self[_for: key] }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}

extension NSDictionary {
  subscript(_for key: Any) -> Any? {
    guard let value = object(forKey: key) else { return nil }
    guard _isCopied(value), let wanted = key as? AnyHashable else { return value }
    for child in Mirror(reflecting: self).children {
      guard let pair = child.value as? (key: NSObject, value: AnyObject) else { continue }
      let isFound = (key as? String).map { (pair.key as? NSString)?.isEqual(to: $0) == true } ?? ((pair.key as AnyHashable) == wanted)
      if isFound { return _isMutable(pair.value) ? pair.value : value }
    }
    return value
  }
}

/// Casts an untyped pointer.
func _bound<T>(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<T>? { pointer?.assumingMemoryBound(to: T.self) }
func _bound<T>(_ pointer: UnsafeRawPointer?) -> UnsafeMutablePointer<T>? {
  pointer.map { UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: T.self) }
}
