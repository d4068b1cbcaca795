import Foundation

extension NotificationCenter {
  /// Calls a method of `observer` for each notification of a name and an object; nil matches any.
  ///
  /// The observer is held weakly and need not be removed. Notifications posted outside of the main actor are delivered there
  /// asynchronously. The type of `action` is not isolated to the main actor, because Swift 5 would then require a sendable function, which
  /// a method reference is not; a method of the main actor and one of a plain class can both be passed.
  public func addObserver<T: AnyObject>(
    _ observer: T, action: @escaping (T) -> (Notification) -> Void, name: Notification.Name?, object: Any? = nil
  ) {
    nonisolated(unsafe) let action = action
    NotificationTarget(observer) { action(unsafeDowncast($0, to: T.self))($1) }.register(with: self, name: name, object: object)
  }

  /// Calls a method of an observer for notifications; the observer is held weakly.
  public func addObserver<T: AnyObject>(
    _ observer: T, action: @escaping (T) -> () -> Void, name: Notification.Name?, object: Any? = nil
  ) {
    nonisolated(unsafe) let action = action
    NotificationTarget(observer) { target, _ in action(unsafeDowncast(target, to: T.self))() }
      .register(with: self, name: name, object: object)
  }

  /// Calls a method that takes the notification as an object.
  public func addObserver<T: AnyObject>(
    _ observer: T, action: @escaping (T) -> (NSNotification) -> Void, name: Notification.Name?, object: Any? = nil
  ) {
    nonisolated(unsafe) let action = action
    NotificationTarget(observer) { action(unsafeDowncast($0, to: T.self))($1._bridgeToObjectiveC()) }
      .register(with: self, name: name, object: object)
  }

  /// Calls the method of a selector: with the notification if it takes an argument.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
    NotificationTarget(observer as AnyObject) { ActionTarget.perform(aSelector, on: $0, sender: $1, event: nil) }
      .register(with: self, name: aName, object: anObject)
  }

  /// Removes the notifications that `observer` was added for with a method.
  public func removeObserver<T: NSObject>(_ observer: T) {
    NotificationTarget.remove(observer, from: self) { _, _ in true }
  }

  /// Ends observing for one name and object; `nil` matches all.
  public func removeObserver<T: NSObject>(_ observer: T, name: Notification.Name?, object: Any?) {
    NotificationTarget.remove(observer, from: self) { itsName, itsObject in
      (name == nil || itsName == name) && (object == nil || itsObject === object as AnyObject)
    }
  }
}

/// A notification target: Foundation identifies observers by the token it returned, UIKit by the target itself.
private final class NotificationTarget: @unchecked Sendable {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var all: [ObjectIdentifier: [NotificationTarget]] = [:]
  /// The number of observers at which the entries of deallocated ones are removed. Many notifications are never posted, so that their
  /// entries would remain.
  private nonisolated(unsafe) static var sweepAt = smallestSweep
  private static let smallestSweep = 64

  private weak var target: AnyObject?
  private let identifier: ObjectIdentifier
  private let call: @MainActor (AnyObject, Notification) -> Void
  private weak var center: NotificationCenter?
  private var name: Notification.Name?
  private weak var object: AnyObject?
  private var token: (any NSObjectProtocol)?

  init(_ target: AnyObject, _ call: @escaping @MainActor (AnyObject, Notification) -> Void) {
    self.target = target
    identifier = ObjectIdentifier(target)
    self.call = call
  }

  func register(with center: NotificationCenter, name: Notification.Name?, object: Any?) {
    self.center = center
    self.name = name
    self.object = object.map { $0 as AnyObject }
    token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.receive($0) }
    // An earlier object may have had the target's address; its entries are removed.
    Self.remove(identifier) { $0.target == nil }
    Self.lock.withLock {
      Self.all[identifier, default: []].append(self)
      if Self.all.count >= Self.sweepAt { Self.sweep() }
    }
  }

  private static func sweep() {
    for (identifier, registered) in all where registered.allSatisfy({ $0.target == nil }) {
      for target in registered { target.unregister() }
      all[identifier] = nil
    }
    sweepAt = max(smallestSweep, 2 * all.count)
  }

  static func remove(_ target: AnyObject, from center: NotificationCenter, where isMeant: (Notification.Name?, AnyObject?) -> Bool) {
    remove(ObjectIdentifier(target)) { $0.center === center && isMeant($0.name, $0.object) }
  }

  private static func remove(_ identifier: ObjectIdentifier, where isMeant: (NotificationTarget) -> Bool) {
    lock.withLock {
      all[identifier]?.removeAll { registered in
        guard isMeant(registered) else { return false }
        registered.unregister()
        return true
      }
      if all[identifier]?.isEmpty == true { all[identifier] = nil }
    }
  }

  private func unregister() {
    if let token { center?.removeObserver(token as Any) }
    token = nil
  }

  private func receive(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { deliver(notification) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver(notification) } }
    }
  }

  @MainActor private func deliver(_ notification: Notification) {
    if let target { call(target, notification) } else { Self.remove(identifier) { $0 === self } }
  }
}
