internal import TrestleCRuntime
import QuartzCore

/// Owns the state of one user interface that is not kept by its views: the application, the screen and its windows, event dispatch,
/// deadlines, menus, drags, the keyboard, pasteboards, appearance proxies and user settings.
///
/// One interface exists at a time. A type declares its part of the state where it is used, with `InterfaceState`; the storage is here, so
/// `begin(clock:)` replaces all of it at once. The layers' part belongs to `LayerRuntime`, which this type replaces with it.
///
/// Caches whose content depends only on their keys, serial numbers, and hooks that outlive an interface stay static. `Scripts/state` lists
/// them with the reason and reports any other stored static property.
@MainActor package final class Interface {
  /// The lifetime of a part of the state.
  package enum Lifetime {
    /// The state ends with the interface.
    case interface
    /// Until the current activity ends. A hosted application stays for the next test; deadlines, animations and menus do not.
    case activity
  }

  /// The interface that runs now.
  static var current: Interface {
    if let running { return running }
    let first = Interface()
    running = first
    crt_connect_rooms()
    return first
  }

  private static var running: Interface?

  /// Called before an interface ends, while it is complete. The umbrella sets it.
  package static var willEnd: @MainActor () -> Void = {}
  /// Called when a new interface has begun, to reset state that any thread may read and that therefore cannot be stored here.
  package static var didBegin: @MainActor () -> Void = {}

  private var boxes: [AnyObject?] = []

  private init() {}

  /// Begins a new interface in place of the current one, with every state at its initial value.
  ///
  /// - Parameter clock: The time source of layers, animations and events; the machine's by default.
  package static func begin(clock: @escaping @Sendable () -> CFTimeInterval = MediaClock.monotonic) {
    _ = current
    // Hides windows first, so that controllers can still use every state when their views disappear.
    willEnd()
    current.end { _ in true }
    LayerRuntime.begin(clock: clock)
    replaceCurrent()
    // Objects of the old interface may have used the new one as they were deallocated.
    replaceCurrent()
    didBegin()
  }

  /// Ends the current activity: deadlines, animations, menus, drags, the keyboard. The application and its windows remain.
  package static func endActivity() {
    current.end { $0 == .activity }
    LayerRuntime.begin(clock: MediaClock.source)
    let ended = current.removeBoxes { $0 == .activity }
    withExtendedLifetime(ended) {}
  }

  private static func replaceCurrent() {
    let old = current
    running = Interface()
    withExtendedLifetime(old) {}
  }

  private func end(where isIncluded: (Lifetime) -> Bool) {
    for (index, state) in InterfaceStates.all.enumerated() where isIncluded(state.lifetime) {
      if boxes.indices.contains(index), let box = boxes[index] { state.end(box) }
    }
  }

  private func removeBoxes(where isIncluded: (Lifetime) -> Bool) -> [AnyObject] {
    var removed: [AnyObject] = []
    for index in boxes.indices where isIncluded(InterfaceStates.all[index].lifetime) {
      guard let box = boxes[index] else { continue }
      removed.append(box)
      boxes[index] = nil
    }
    return removed
  }

  /// Returns the storage of a state, which begins with its initial value when it is first used.
  func box<Value>(of state: InterfaceState<Value>) -> InterfaceState<Value>.Box {
    if state.slot < boxes.count, let box = boxes[state.slot] { return unsafeDowncast(box, to: InterfaceState<Value>.Box.self) }
    // The initial value may use other states, so it is made before the storage is touched.
    let box = InterfaceState<Value>.Box(state.initial())
    while boxes.count <= state.slot { boxes.append(nil) }
    boxes[state.slot] = box
    return box
  }
}
