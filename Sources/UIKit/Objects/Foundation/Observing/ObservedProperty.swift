import Foundation

/// An observation with the types of its object and property erased.
protocol ObservedProperty: AnyObject {
  /// The property; nil for one observed by name.
  var keyPath: AnyKeyPath? { get }
  var object: AnyObject? { get }
  /// Reports a change if the value differs from the last one known.
  func check()
  func willChange()
  /// Reports a change even if the value is the same.
  func didChange()
  func end()
}

/// An observation of one property of one object.
///
/// It stores the last reported value. Changes are detected by comparison, so a property need not announce them; announced changes are
/// reported immediately and others at the end of the turn.
final class PropertyObservation<Object: AnyObject, Value>: ObservedProperty, @unchecked Sendable {
  private weak var observed: Object?
  private let path: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var last: Value
  private var isReporting = false
  private var hasEnded = false

  init(
    _ object: Object, _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    observed = object
    self.path = path
    self.options = options
    self.handler = handler
    last = object[keyPath: path]
    if options.contains(.initial) {
      handler(object, change(new: last, old: nil))
    }
  }

  var keyPath: AnyKeyPath? { path }
  var object: AnyObject? { observed }

  func check() {
    guard !isReporting, !hasEnded, let object = observed else { return }
    let value = object[keyPath: path]
    if !areEqual(value, last) { report(value, of: object) }
  }

  func willChange() {
    guard !hasEnded, let object = observed else { return }
    last = object[keyPath: path]
    if options.contains(.prior) { handler(object, change(new: nil, old: last, isPrior: true)) }
  }

  func didChange() {
    guard !isReporting, !hasEnded, let object = observed else { return }
    report(object[keyPath: path], of: object)
  }

  func end() {
    hasEnded = true
    PropertyObservers.remove(self)
  }

  private func report(_ value: Value, of object: Object) {
    let old = last
    last = value
    // A handler that sets the property again is not called for its own change before it returns; the next check detects it.
    isReporting = true
    handler(object, change(new: value, old: old))
    isReporting = false
  }

  private func change(new: Value?, old: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil, indexes: nil,
      isPrior: isPrior)
  }
}

/// Returns whether two values are equal: by `==` if the type has it, by identity for other objects. Values that cannot be compared count as
/// equal, so that only announced changes are reported.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  // Foundation's arrays differ from themselves if an element is not comparable, so identity is tested first.
  let isObject = type(of: first) is AnyClass
  if isObject, (first as AnyObject) === (second as AnyObject) { return true }
  // A property observed by name is an `Any?`, whose type is not that of its value.
  if let first = first as? NSObject, let second = second as? NSObject, first === second { return true }
  if let first = first as? any Equatable { return first.equals(second) }
  if isObject { return false }
  // An empty optional is not a value of a comparable type.
  if let optional = first as? any AnyOptional, let other = second as? any AnyOptional { return optional.isNone == other.isNone }
  return true
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

private protocol AnyOptional {
  var isNone: Bool { get }
}

extension Optional: AnyOptional {
  fileprivate var isNone: Bool { self == nil }
}
