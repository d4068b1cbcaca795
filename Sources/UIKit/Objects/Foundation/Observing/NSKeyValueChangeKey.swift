/// A key of the dictionary that describes a change to an observer.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of an ``NSKeyValueChange``, as a `UInt`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, if the observer requested it; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, if the observer requested it; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of inserted, removed or replaced elements of a collection, for changes through `mutableArrayValue(forKey:)`.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Present in a call before the change, for observers that requested `.prior`.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
