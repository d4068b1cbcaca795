import TrestleBus

/// The registry of the accessibility bus, through which screen readers find applications and say what they listen to.
@MainActor final class AccessibilityRegistry {
  private static let name = "org.a11y.atspi.Registry"
  private static let path = "/org/a11y/atspi/registry"

  private let bus: Bus
  private(set) var listened = ListenedEvents()
  private var subscriptions: [BusSubscription] = []

  init(bus: Bus) {
    self.bus = bus
    for (member, isAdded) in [("EventListenerRegistered", true), ("EventListenerDeregistered", false)] {
      subscriptions.append(
        bus.subscribe(sender: Self.name, interface: Self.name, member: member, path: Self.path) { [weak self] in
          guard $0.arguments.count > 1, let event = $0.arguments[1].text else { return }
          if isAdded { self?.listened.add(event) } else { self?.listened.remove(event) }
        })
    }
    bus.call(Self.name, Self.path, Self.name, "GetRegisteredEvents", startsService: true) { [weak self] answer in
      for listener in (try? answer.get())?.first?.parts ?? [] where listener.parts.count > 1 {
        if let event = listener.parts[1].text { self?.listened.add(event) }
      }
    }
  }

  /// Adds the application to the tree of the desktop; the completion gets the address of its parent.
  func embed(_ root: BusValue, completion: @escaping @MainActor (BusValue?) -> Void) {
    bus.call(Self.name, ElementPaths.path(of: AccessibleItem.application), "org.a11y.atspi.Socket", "Embed", [root], startsService: true) {
      completion((try? $0.get())?.first)
    }
  }

  /// Asks whether a screen reader takes a key. The answer comes after a quarter of a second at the latest; nil if it is not known.
  func offer(_ key: ReaderKey, completion: @escaping @MainActor (Bool?) -> Void) {
    bus.call(
      Self.name, Self.path + "/deviceeventcontroller", "org.a11y.atspi.DeviceEventController", "NotifyListenersSync", [key.event],
      timeout: 250
    ) {
      switch $0 {
      case .success(let values): completion(values.first?.bool ?? false)
      case .failure(let error):
        let isTimeout = error.name.hasSuffix("NoReply") || error.name.hasSuffix("Timeout") || error.name.isEmpty
        completion(isTimeout ? false : nil)
      }
    }
  }
}
