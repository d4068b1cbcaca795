/// Declares a static property whose value belongs to the current `Interface` and returns to its initial value when a new one begins.
///
/// ```swift
/// @InterfaceState(.activity) private static var entries: [Entry] = []
/// ```
@MainActor @propertyWrapper package final class InterfaceState<Value> {
  /// Holds a value within an interface.
  final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Position of the storage in every interface. The interface casts the object there without a check: slots are handed out once, by
  /// `InterfaceStates`, so no other type can be stored in it.
  let slot: Int
  let initial: @MainActor () -> Value

  /// Declares a state.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value, evaluated when an interface first uses the state.
  ///   - lifetime: When the state returns to its initial value.
  ///   - end: Called with the value before that, while all other states still have theirs.
  package init(
    wrappedValue: @autoclosure @escaping @MainActor () -> Value, _ lifetime: Interface.Lifetime = .interface,
    end: @escaping @MainActor (Value) -> Void = { _ in }
  ) {
    initial = wrappedValue
    slot = InterfaceStates.declare(lifetime) { box in end(unsafeDowncast(box, to: Box.self).value) }
  }

  /// The value in the current interface.
  package var wrappedValue: Value {
    get { Interface.current.box(of: self).value }
    _modify { yield &Interface.current.box(of: self).value }
  }
}

/// The states that were declared so far, in the order of their slots.
@MainActor enum InterfaceStates {
  struct Declaration {
    let lifetime: Interface.Lifetime
    let end: @MainActor (AnyObject) -> Void
  }

  private(set) static var all: [Declaration] = []

  static func declare(_ lifetime: Interface.Lifetime, end: @escaping @MainActor (AnyObject) -> Void) -> Int {
    all.append(Declaration(lifetime: lifetime, end: end))
    return all.count - 1
  }
}
