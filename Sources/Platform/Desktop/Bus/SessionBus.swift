import Foundation

/// The bus of the user's session. It is opened on first use and only where it runs already.
@MainActor package enum SessionBus {
  private enum State {
    case unopened
    case opening([@MainActor (Bus?) -> Void])
    case open(Bus?)
  }

  private static var state = State.unopened

  /// Whether the process may use the bus: it shows a window, as headless programs and tests do not.
  package static var isAllowed = false

  /// Returns the address of a bus that runs. GIO itself would start one and leave it behind.
  nonisolated package static func address(
    in environment: [String: String] = ProcessInfo.processInfo.environment,
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      return address.hasPrefix("autolaunch:") || address == "disabled:" ? nil : address
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty, exists(folder + "/bus") else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// Calls the completion with the bus, or with nil if there is none.
  package static func use(_ completion: @escaping @MainActor (Bus?) -> Void) {
    switch state {
    case .open(let bus) where bus?.isClosed != true: completion(bus)
    case .opening(let waiting): state = .opening(waiting + [completion])
    case .open, .unopened:
      guard isAllowed, let address = address() else { return completion(nil) }
      state = .opening([completion])
      Bus.connect(to: address) { bus in
        let waiting = if case .opening(let waiting) = state { waiting } else { [@MainActor (Bus?) -> Void]() }
        state = .open(bus)
        for completion in waiting { completion(bus) }
      }
    }
  }
}
