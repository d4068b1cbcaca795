import QuartzCore

/// All observations of properties, by object.
package enum PropertyObservers {
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var all: [ObjectIdentifier: [any ObservedProperty]] = [:]
  nonisolated(unsafe) private static var timer: (any DispatchSourceTimer)?
  /// Read without the lock on every change of geometry: programs without observations have the cost of one load.
  nonisolated(unsafe) private(set) static var isUsed = false

  static func add(_ observation: any ObservedProperty, of object: AnyObject) {
    lock.withLock {
      isUsed = true
      all[ObjectIdentifier(object), default: []].append(observation)
      if !changesInTurns(object) { startTimer() }
    }
  }

  static func remove(_ observation: any ObservedProperty) {
    lock.withLock {
      for (identifier, list) in all where list.contains(where: { $0 === observation }) {
        let rest = list.filter { $0 !== observation }
        all[identifier] = rest.isEmpty ? nil : rest
      }
      if all.isEmpty { isUsed = false }
      stopTimerIfIdle()
    }
  }

  /// Ends the observations of `object`, which may be in `deinit`, that match `isMeant`.
  static func remove(of object: AnyObject, where isMeant: (any ObservedProperty) -> Bool) -> Bool {
    let meant = lock.withLock { all[ObjectIdentifier(object)] ?? [] }.filter(isMeant)
    for observation in meant { observation.end() }
    return !meant.isEmpty
  }

  private static func observations(of object: AnyObject) -> [any ObservedProperty] {
    lock.withLock { all[ObjectIdentifier(object)]?.filter { $0.object === object } ?? [] }
  }

  /// Reports that a property of `object` may have changed.
  @inline(__always) package static func changed(_ object: AnyObject) {
    if isUsed { check(object) }
  }

  @inline(never) private static func check(_ object: AnyObject) {
    for observation in observations(of: object) { observation.check() }
  }

  /// Elements of an array that a property holds have changed.
  @MainActor static func elementsChanged(
    _ object: AnyObject, _ name: String, _ kind: NSKeyValueChange, _ indexes: IndexSet, new: [Any]?, old: [Any]?
  ) {
    guard isUsed else { return }
    for case let observation as NamedPropertyObservation in observations(of: object) where observation.name == name {
      observation.reportElements(kind, indexes, new: new, old: old)
    }
  }

  static func willChange(_ object: AnyObject, _ path: AnyKeyPath) {
    for observation in observations(of: object) where observation.keyPath == path { observation.willChange() }
  }

  static func didChange(_ object: AnyObject, _ path: AnyKeyPath) {
    for observation in observations(of: object) {
      if observation.keyPath == path { observation.didChange() } else if observation.keyPath == nil { observation.check() }
    }
  }

  /// Checks all observations. Called at the end of each turn and before each frame.
  package static func sweep() {
    guard isUsed else { return }
    let observations: [any ObservedProperty] = lock.withLock {
      for (identifier, list) in all where list.contains(where: { $0.object == nil }) {
        let rest = list.filter { $0.object != nil }
        all[identifier] = rest.isEmpty ? nil : rest
      }
      if all.isEmpty { isUsed = false }
      stopTimerIfIdle()
      return all.values.flatMap { $0 }
    }
    for observation in observations { observation.check() }
  }

  // MARK: Objects that change at any time

  /// Returns whether an object changes only in turns of the main run loop, as views, controllers and layers do. Others, such as `Progress`,
  /// change on any thread without waking it.
  private static func changesInTurns(_ object: AnyObject) -> Bool {
    object is any ChangesInTurns || object is CALayer
  }

  private static func startTimer() {
    guard timer == nil else { return }
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(deadline: .now() + 0.05, repeating: 0.05, leeway: .milliseconds(10))
    made.setEventHandler { sweep() }
    made.resume()
    timer = made
  }

  private static func stopTimerIfIdle() {
    guard let timer, !all.values.contains(where: { $0.contains { $0.object.map { !changesInTurns($0) } ?? false } }) else { return }
    timer.cancel()
    self.timer = nil
  }
}
