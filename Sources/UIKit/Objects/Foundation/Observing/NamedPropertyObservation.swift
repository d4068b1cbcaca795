import Foundation

/// An observation of a property by its name, such as `"contentSize"` or `"layer.cornerRadius"`.
///
/// Values are read through the tables that outlets use. Changes are detected by comparison, as for observations by key path.
final class NamedPropertyObservation: ObservedProperty, @unchecked Sendable {
  private weak var observed: NSObject?
  private weak var observer: (any _KeyPathObserver)?
  private let observerIdentifier: ObjectIdentifier
  let name: String
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private var last: Any?
  private var isReporting = false
  private var hasEnded = false

  @MainActor init(
    _ object: NSObject, _ name: String, _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?,
    _ observer: any _KeyPathObserver
  ) {
    observed = object
    self.observer = observer
    observerIdentifier = ObjectIdentifier(observer)
    self.name = name
    self.options = options
    self.context = context
    last = Self.value(name, of: object)
  }

  /// Returns the value of a property, or of a setting, whose name may contain periods.
  @MainActor private static func value(_ name: String, of object: NSObject) -> Any? {
    if let settings = object as? UserDefaults { return settings.object(forKey: name) }
    return KeyedObject(object).value(forPath: name)
  }

  var keyPath: AnyKeyPath? { nil }
  /// The observed object. Without an observer the observation has ended.
  var object: AnyObject? { observer == nil ? nil : observed }

  /// Compares identities, because a weak reference to an object in `deinit` is nil.
  func isHeld(by other: AnyObject) -> Bool { observerIdentifier == ObjectIdentifier(other) }

  /// Reports the current value to an observer that requested `.initial`.
  @MainActor func reportInitialValue() {
    if options.contains(.initial) { send(old: nil, hasOld: false) }
  }

  func check() {
    // Values are read through tables of the main actor; a change on another thread is detected at the end of the turn.
    guard Thread.isMainThread || MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      guard !isReporting, !hasEnded, let observed else { return }
      let value = Self.value(name, of: observed)
      let isSame: Bool
      switch (value, last) {
      case (nil, nil): isSame = true
      case (let value?, let last?): isSame = areEqual(value, last)
      default: isSame = false
      }
      guard !isSame else { return }
      let old = last
      last = value
      send(old: old, hasOld: true)
    }
  }

  func willChange() {}
  func didChange() { check() }

  func end() {
    hasEnded = true
    PropertyObservers.remove(self)
  }

  /// Reports that elements of the array have changed, and stores the present array.
  @MainActor func reportElements(_ kind: NSKeyValueChange, _ indexes: IndexSet, new: [Any]?, old: [Any]?) {
    guard !hasEnded, let observed else { return }
    last = Self.value(name, of: observed)
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: indexes]
    if options.contains(.new), let new { change[.newKey] = new }
    if options.contains(.old), let old { change[.oldKey] = old }
    isReporting = true
    observer?.observeValue(forKeyPath: name, of: observed, change: change, context: context)
    isReporting = false
  }

  @MainActor private func send(old: Any?, hasOld: Bool) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = last ?? NSNull() }
    if options.contains(.old), hasOld { change[.oldKey] = old ?? NSNull() }
    isReporting = true
    observer?.observeValue(forKeyPath: name, of: observed, change: change, context: context)
    isReporting = false
  }
}
