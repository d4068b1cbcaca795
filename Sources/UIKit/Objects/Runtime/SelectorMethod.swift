/// A method that a selector represents, with its arguments' types erased.
///
/// A class, so that ``Selector`` stays small, and unchecked: it is called on the main actor only.
package final class SelectorMethod: @unchecked Sendable {
  /// The class or protocol whose instances have the method.
  let accepts: (AnyObject) -> Bool
  private let invoke: @MainActor (AnyObject, [Any?]) -> Any?

  init<T: AnyObject, R>(_ method: @escaping @MainActor (T) -> () -> R) {
    accepts = { $0 is T }
    invoke = { target, _ in Self.typed(target, T.self).map { method($0)() } }
  }

  init<T: AnyObject, A, R>(_ method: @escaping @MainActor (T) -> (A) -> R) {
    accepts = { $0 is T }
    invoke = { target, arguments in
      guard let target = Self.typed(target, T.self), let first = Self.argument(0, of: arguments, as: A.self) else { return nil }
      return method(target)(first)
    }
  }

  init<T: AnyObject, A, B, R>(_ method: @escaping @MainActor (T) -> (A, B) -> R) {
    accepts = { $0 is T }
    invoke = { target, arguments in
      guard let target = Self.typed(target, T.self), let first = Self.argument(0, of: arguments, as: A.self),
        let second = Self.argument(1, of: arguments, as: B.self)
      else { return nil }
      return method(target)(first, second)
    }
  }

  init<T: AnyObject, A, B, C, R>(_ method: @escaping @MainActor (T) -> (A, B, C) -> R) {
    accepts = { $0 is T }
    invoke = { target, arguments in
      guard let target = Self.typed(target, T.self), let first = Self.argument(0, of: arguments, as: A.self),
        let second = Self.argument(1, of: arguments, as: B.self), let third = Self.argument(2, of: arguments, as: C.self)
      else { return nil }
      return method(target)(first, second, third)
    }
  }

  init<T>(call: @escaping @MainActor (T, [Any?]) -> Any?) {
    accepts = { $0 is T }
    invoke = { target, arguments in (target as? T).flatMap { call($0, arguments) } }
  }

  /// Calls the method; missing arguments are nil. A target or argument of a wrong type prevents the call.
  @MainActor @discardableResult
  package func call(_ target: AnyObject, _ arguments: [Any?]) -> Any? {
    ConvertedValue.flattened(invoke(target, arguments))
  }

  private static func typed<T: AnyObject>(_ target: AnyObject, _ type: T.Type) -> T? { target as? T }

  private static func argument<A>(_ index: Int, of arguments: [Any?], as type: A.Type) -> A? {
    let value = index < arguments.count ? arguments[index] : nil
    if let pointer = pointer(value, as: type) { return pointer }
    return UISelectorAction.cast(value, to: A.self)
  }

  /// Converts a context pointer between its types. Objective-C passes a null pointer even if the method's type has no nil, so such a method
  /// receives an address that it must not read, as on iOS.
  private static func pointer<A>(_ value: Any?, as type: A.Type) -> A? {
    let given = value as? UnsafeMutableRawPointer ?? (value as? UnsafeRawPointer).map(UnsafeMutableRawPointer.init(mutating:))
    guard let address = given ?? (value == nil ? UnsafeMutableRawPointer(bitPattern: 16) : nil) else { return nil }
    if type == UnsafeMutableRawPointer.self { return address as? A }
    if type == UnsafeRawPointer.self { return UnsafeRawPointer(address) as? A }
    if type == UnsafeRawPointer?.self, let given { return UnsafeRawPointer(given) as? A }
    return nil
  }
}
