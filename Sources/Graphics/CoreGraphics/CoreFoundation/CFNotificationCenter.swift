import Foundation

public typealias CFNotificationCallback = (
  _ center: CFNotificationCenter?, _ observer: UnsafeMutableRawPointer?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?
) -> Void

/// Calls functions for the notifications that they observe. Darwin's center is one of the device on iOS, and one of the process here.
public final class CFNotificationCenter: @unchecked Sendable {
  private struct Observation {
    let observer: UnsafeRawPointer?
    let name: CFString?
    let object: UnsafeRawPointer?
    let callBack: CFNotificationCallback
  }

  fileprivate static let local = CFNotificationCenter(isOfDarwin: false)
  fileprivate static let darwin = CFNotificationCenter(isOfDarwin: true)

  /// Whether notifications have no content, and are delivered on the main queue.
  private let isOfDarwin: Bool
  private let lock = NSLock()
  private var observations: [Observation] = []

  private init(isOfDarwin: Bool) { self.isOfDarwin = isOfDarwin }

  fileprivate func add(
    _ observer: UnsafeRawPointer?, _ name: CFString?, _ object: UnsafeRawPointer?, _ callBack: @escaping CFNotificationCallback
  ) {
    let object = isOfDarwin ? nil : object
    lock.withLock { observations.append(Observation(observer: observer, name: name, object: object, callBack: callBack)) }
  }

  fileprivate func remove(_ observer: UnsafeRawPointer?, _ name: CFString?, _ object: UnsafeRawPointer?) {
    lock.withLock {
      observations.removeAll {
        $0.observer == observer && (name == nil || $0.name == name) && (isOfDarwin || object == nil || $0.object == object)
      }
    }
  }

  fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    if isOfDarwin { DispatchQueue.main.async { self.deliver(name, nil, nil) } } else { deliver(name, object, userInfo) }
  }

  private func deliver(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    let called = lock.withLock {
      observations.filter { ($0.name ?? name.rawValue) == name.rawValue && ($0.object == nil || $0.object == object) }
    }
    for observation in called {
      observation.callBack(self, UnsafeMutableRawPointer(mutating: observation.observer), name, object, userInfo)
    }
  }
}

public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// The treatment of notifications while the app is suspended, which Linux does not do.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
  case drop = 1
  case coalesce = 2
  case hold = 3
  case deliverImmediately = 4
}

public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: @escaping CFNotificationCallback, _ name: CFString!,
  _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) { center.add(observer, name, object, callBack) }

public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!
) { center.remove(observer, name?.rawValue, object) }

public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
  center.remove(observer, nil, nil)
}

public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) { center.post(name, object, userInfo) }
