import Foundation

/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Call at once with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Call before a change that is announced with `willChangeValue(for:)`.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// Present if the observer asked for `.new`.
  public let newValue: Value?
  /// Present if the observer asked for `.old`.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// An observation of a property. It ends when this goes, or with ``invalidate()``.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var observed: (any ObservedProperty)?

  init(_ observed: any ObservedProperty) {
    self.observed = observed
    super.init()
  }

  deinit { invalidate() }

  public func invalidate() {
    let ended = lock.withLock {
      defer { observed = nil }
      return observed
    }
    ended?.end()
  }
}
