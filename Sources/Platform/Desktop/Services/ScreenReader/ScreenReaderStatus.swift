import TrestleBus

/// Follows whether the desktop wants applications to serve screen readers.
@MainActor final class ScreenReaderStatus {
  private static let name = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let interface = "org.a11y.Status"

  private let bus: Bus
  private let isForced: Bool
  private var values: [String: Bool] = [:]
  private var subscriptions: [BusSubscription] = []
  private let changed: @MainActor (_ isWanted: Bool) -> Void

  init(bus: Bus, isForced: Bool, changed: @escaping @MainActor (Bool) -> Void) {
    self.bus = bus
    self.isForced = isForced
    self.changed = changed
    subscriptions = [
      bus.subscribe(interface: "org.freedesktop.DBus.Properties", member: "PropertiesChanged", path: Self.path) { [weak self] in
        guard $0.arguments.count > 1, $0.arguments[0].text == Self.interface else { return }
        self?.update($0.arguments[1].dictionary)
      },
      bus.subscribe(
        sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged", firstArgument: Self.name
      ) { [weak self] in
        guard $0.arguments.count > 2 else { return }
        self?.ownerChanged(hasOwner: $0.arguments[2].text?.isEmpty == false)
      },
    ]
    ask()
  }

  private func ownerChanged(hasOwner: Bool) {
    if hasOwner { return ask() }
    values = [:]
    changed(false)
  }

  private func ask() {
    if isForced { return changed(true) }
    bus.call(Self.name, Self.path, "org.freedesktop.DBus.Properties", "GetAll", [.string(Self.interface)]) { [weak self] in
      self?.update((try? $0.get())?.first?.dictionary ?? [:])
    }
  }

  private func update(_ new: [String: BusValue]) {
    for (name, value) in new { values[name] = value.bool }
    changed(isForced || values["IsEnabled"] == true || values["ScreenReaderEnabled"] == true)
  }

  /// Asks for the address of the accessibility bus, which is started if the desktop wants it.
  func address(completion: @escaping @MainActor (String?) -> Void) {
    bus.call(Self.name, Self.path, Self.name, "GetAddress", startsService: true) { completion((try? $0.get())?.first?.text) }
  }
}
