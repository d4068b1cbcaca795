import TrestlePlatform
import TrestleBus
import UIKitViews

/// The portals of the desktop: dialogs and settings that it offers to every program, also to one in a sandbox.
@MainActor final class DesktopPortal {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"

  let bus: Bus
  private let host: DisplayHost
  private var nextToken = 0
  private var requests: [String: BusSubscription] = [:]

  init(bus: Bus, host: DisplayHost) {
    self.bus = bus
    self.host = host
  }

  /// The window for which a dialog is shown. On Wayland windows have no name for other programs.
  private var parentWindow: String { (host.display as? SDLDisplay)?.x11Window.map { "x11:" + String($0, radix: 16) } ?? "" }

  func has(_ portal: String, completion: @escaping @MainActor (Bool) -> Void) {
    bus.call(
      Self.name, Self.path, "org.freedesktop.DBus.Properties", "Get", [.string("org.freedesktop.portal." + portal), .string("version")],
      startsService: true
    ) {
      if case .success = $0 { completion(true) } else { completion(false) }
    }
  }

  enum Answer: Equatable {
    case done([String: BusValue])
    case canceled
    case failed
  }

  /// Calls a portal that shows a dialog and answers later. The returned closure ends the request.
  @discardableResult
  func request(
    _ portal: String, _ member: String, _ arguments: [BusValue], options: [String: BusValue],
    completion: @escaping @MainActor (Answer) -> Void
  ) -> @MainActor () -> Void {
    nextToken += 1
    let token = "trestle\(ProcessInfo.processInfo.processIdentifier)_\(nextToken)"
    let sender = bus.name.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    let path = "\(Self.path)/request/\(sender)/\(token)"
    // The path is known beforehand, and the answer may come before that of the call.
    requests[path] = bus.subscribe(interface: "org.freedesktop.portal.Request", member: "Response", path: path) { [weak self] signal in
      guard self?.requests.removeValue(forKey: path) != nil else { return }
      switch signal.arguments.first?.integer {
      case 0: completion(.done(signal.arguments.last?.dictionary ?? [:]))
      case 1: completion(.canceled)
      default: completion(.failed)
      }
    }
    var options = options
    options["handle_token"] = .string(token)
    bus.call(
      Self.name, Self.path, "org.freedesktop.portal." + portal, member, [.string(parentWindow)] + arguments + [.options(options)],
      startsService: true
    ) { [weak self] in
      if case .failure = $0, self?.requests.removeValue(forKey: path) != nil { completion(.failed) }
    }
    return { [weak self] in
      guard let self, self.requests.removeValue(forKey: path) != nil else { return }
      self.bus.call(Self.name, path, "org.freedesktop.portal.Request", "Close")
    }
  }
}
