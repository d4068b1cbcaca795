import TrestlePlatform
import TrestleBus
import UIKitViews

/// A connection to the accessibility bus: the elements that it serves, and the events that it sends.
@MainActor final class ReaderSession: DisplayObserver {
  private let bus: Bus
  private let host: DisplayHost
  private let registry: AccessibilityRegistry
  private let paths: ElementPaths
  private let numbers = ElementNumbers()
  private var server: ElementServer!
  private var registrations: [BusRegistration] = []
  private var keys: KeyQueue?

  private var snapshot = AccessibleSnapshot()
  private var isStale = true
  private var isScheduled = false
  private var lastTime = -Double.infinity
  private var lastFocus: ObjectIdentifier?
  private var valueTimes: [Int: Double] = [:]
  /// The element that the app asked the reader to move to, for the next snapshot.
  private var goal: (any AccessibleObject)?
  private var movesToFirst = false

  /// The least time between two snapshots while the screen changes.
  private static let interval = 0.1
  /// The finger of clicks, which no device has.
  private static let finger = 1 << 20

  init?(bus: Bus, host: DisplayHost) {
    self.bus = bus
    self.host = host
    registry = AccessibilityRegistry(bus: bus)
    paths = ElementPaths(bus: bus.name)
    let place = ScreenPlace(scale: { host.display.scale }, origin: { (host.display as? SDLDisplay)?.placeOnDesktop })
    server = ElementServer(
      paths: paths, numbers: numbers, place: place, current: { [unowned self] in currentSnapshot() },
      touch: { [weak self] in self?.tap($0) })
    let elements = bus.serve(server, below: ElementPaths.common, interfaces: InterfaceDescriptions.elements)
    let cache = bus.serve(
      server, at: ElementPaths.cache, interface: InterfaceDescriptions.prefix + "Cache", description: InterfaceDescriptions.cache)
    registrations = [elements, cache].compactMap { $0 }
    guard registrations.count == 2 else { return nil }
    if (host.display as? SDLDisplay)?.driver == "x11" {
      // On Wayland the compositor reports keys to readers.
      keys = KeyQueue(
        ask: { [registry] key, completion in
          let time = Int32(truncatingIfNeeded: Int(MonotonicClock.now * 1000))
          registry.offer(ReaderKey(key: key, milliseconds: time), completion: completion)
        },
        deliver: { [weak self] in
          self?.host.deliver($0)
          MainLoop.wake()
        })
    }
    registry.embed(paths.reference(AccessibleItem.application)) { [weak self] in self?.embedded(in: $0) }
  }

  private func embedded(in parent: BusValue?) {
    if let parent { server.parent = parent }
    host.observer = self
    UIAccessibility.listener = { [weak self] in self?.hear($0, $1) }
    refresh()
    // A reader that listens already gets an event for the window, as if it had just been opened.
    send([
      AccessibleEvent("Activate", from: AccessibleItem.window, detail: .text(snapshot[AccessibleItem.window]?.name ?? ""), family: .window)
    ])
  }

  func end() {
    keys?.end()
    if host.observer === self { host.observer = nil }
    UIAccessibility.listener = nil
    registrations = []
    bus.close()
  }

  // MARK: Following the window

  func takes(_ event: InputEvent) -> Bool { keys?.takes(event) ?? false }

  func turnEnded(drewFrame: Bool) {
    if drewFrame { isStale = true }
    let focus = SnapshotBuilder.focusedObject.map { ObjectIdentifier($0) }
    if focus != lastFocus {
      lastFocus = focus
      refresh()
    } else if isStale {
      refreshWhenDue()
    }
  }

  private func refreshWhenDue() {
    let wait = lastTime + Self.interval - MonotonicClock.now
    guard wait > 0 else { return refresh() }
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isScheduled = false
        if self.isStale, self.host.observer === self { self.refresh() }
      }
    }
  }

  private func currentSnapshot() -> AccessibleSnapshot {
    if isStale, MonotonicClock.now - lastTime >= Self.interval { refresh() }
    return snapshot
  }

  /// Takes a snapshot and sends what changed.
  private func refresh() {
    let isFirst = snapshot.items.isEmpty
    let old = snapshot
    snapshot = SnapshotBuilder.take(
      of: .main, numbers: numbers, application: ProcessInfo.processInfo.processName, title: host.display.title,
      isActive: UIApplication.shared.applicationState == .active)
    isStale = false
    lastTime = MonotonicClock.now
    guard !isFirst else { return }
    var events = AccessibleChanges.events(from: old, to: snapshot)
    events += eventsOfGoal(unless: old.focused == snapshot.focused ? nil : snapshot.focused)
    send(events)
  }

  // MARK: What the app says

  private func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    if let text = argument as? String ?? (argument as? NSAttributedString)?.string {
      send([AccessibleEvent("Announcement", from: AccessibleItem.window, 1, detail: .text(text))])
      return
    }
    guard notification == .screenChanged || notification == .layoutChanged else { return }
    goal = argument as? any AccessibleObject
    movesToFirst = goal == nil && notification == .screenChanged
    // The change is on the screen after the next layout.
    isStale = true
  }

  /// The events that move the reader where the app wants it, unless the keyboard focus moved at the same time.
  private func eventsOfGoal(unless focused: Int?) -> [AccessibleEvent] {
    defer { (goal, movesToFirst) = (nil, false) }
    guard focused == nil, goal != nil || movesToFirst else { return [] }
    let inside = goal.map { AccessibilityTree.elements(in: $0) } ?? AccessibilityTree.elements()
    let number = snapshot.order.first { number in
      guard let object = numbers.object(number) else { return false }
      return object === goal || inside.contains { $0 === object }
    }
    guard let number, number != snapshot.focused else { return [] }
    return AccessibleChanges.focus(on: number, in: snapshot)
  }

  // MARK: Sending

  private func send(_ events: [AccessibleEvent]) {
    for event in events where registry.listened.contain(event) && !isTooOften(event) {
      let detail: BusValue =
        switch event.detail {
        case .none: .int32(0)
        case .text(let text): .string(text)
        case .number(let number): .double(number)
        case .element(let number): paths.reference(number)
        }
      bus.emit(
        ElementPaths.path(of: event.source), "org.a11y.atspi.Event." + event.family.rawValue, event.member,
        [
          .string(event.kind), .int32(Int32(clamping: event.first)), .int32(Int32(clamping: event.second)), .variant(detail), .options([:]),
        ])
    }
  }

  /// Whether a value that changes all the time was sent within the last second.
  private func isTooOften(_ event: AccessibleEvent) -> Bool {
    guard event.member == "PropertyChange", snapshot[event.source]?.updatesFrequently ?? false else { return false }
    let now = MonotonicClock.now
    if let last = valueTimes[event.source], now - last < 1 { return true }
    valueTimes[event.source] = now
    return false
  }

  // MARK: Touching

  private func tap(_ point: CGPoint) {
    host.deliver(.touch(TouchEvent(.began, id: Self.finger, at: point)))
    MainLoop.wake()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
      MainActor.assumeIsolated {
        self?.host.deliver(.touch(TouchEvent(.ended, id: Self.finger, at: point)))
        MainLoop.wake()
      }
    }
  }
}
