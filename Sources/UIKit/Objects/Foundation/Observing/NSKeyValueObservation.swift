import Foundation

/// The values that the handler of an observation receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change contains the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls immediately with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Calls before a change that is announced with `willChangeValue(for:)`.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of change of an observed property: set, inserted, removed or replaced.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set to a value.
  case setting = 1
  /// Elements were inserted.
  case insertion = 2
  /// Elements were removed.
  case removal = 3
  /// Elements were replaced.
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// Whether a value was set, or members were inserted, removed or replaced.
  public typealias Kind = NSKeyValueChange

  /// Whether the property was set, or members of its collection changed.
  public let kind: Kind
  /// Present if the observer asked for `.new`.
  public let newValue: Value?
  /// Present if the observer asked for `.old`.
  public let oldValue: Value?
  /// The indexes of inserted, removed or replaced elements; `nil` for others.
  public let indexes: IndexSet?
  /// Whether the change has not happened yet.
  public let isPrior: Bool
}

/// An observation of a property. It ends with its release, or with ``invalidate()``.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var observed: (any ObservedProperty)?

  init(_ observed: any ObservedProperty) {
    self.observed = observed
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation; it also ends with the object's lifetime.
  public func invalidate() {
    let ended = lock.withLock {
      defer { observed = nil }
      return observed
    }
    ended?.end()
  }
}
