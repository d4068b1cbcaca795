import Foundation
import TrestleBus

/// Shows notifications with the desktop's notification service, including buttons: with that of GNOME, which also starts the program for a
/// response, if the bus can start the program; otherwise with that of all desktops, which tells a running program.
@MainActor final class DesktopBanners {
  nonisolated static let shared = DesktopBanners()

  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  private static let startingName = "org.gtk.Notifications"
  private static let startingPath = "/org/gtk/Notifications"

  /// A notification and the handler of the user's response.
  struct Banner {
    let notification: UNNotification
    var buttons: [(identifier: String, title: String)] = []
    /// Called with the identifier of the chosen button, or with that for opening or dismissing the banner.
    let answered: @MainActor (String) -> Void

    var requestIdentifier: String { notification.request.identifier }
  }

  private var shown: [UInt32: Banner] = [:]
  private var subscriptions: [BusSubscription] = []
  private var capabilities: Set<String>?
  /// Whether the bus can start the program; nil before the bus was asked.
  private var isStartable: Bool?
  /// The requests whose banners the service that starts the program shows.
  private var startingRequests: Set<String> = []

  nonisolated private init() {}

  /// Shows a banner, and replaces one of the same request. The fallback is called if there is no service.
  func show(_ banner: Banner, fallback: @escaping @MainActor () -> Void) {
    SessionBus.use { [weak self] bus in
      guard let self, let bus else { return fallback() }
      self.add(banner, on: bus) { self.notify(of: banner, on: bus, fallback: fallback) }
    }
  }

  private func add(_ banner: Banner, on bus: Bus, otherwise: @escaping @MainActor () -> Void) {
    guard let program = Bundle.main.bundleIdentifier, isStartable != false else { return otherwise() }
    guard isStartable == true else {
      return bus.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListActivatableNames") { [weak self] in
        self?.isStartable = ((try? $0.get())?.first?.parts ?? []).contains(.string(program))
        self?.add(banner, on: bus, otherwise: otherwise)
      }
    }
    bus.call(
      Self.startingName, Self.startingPath, Self.startingName, "AddNotification",
      [.string(program), .string(banner.requestIdentifier), Self.description(of: banner)], startsService: true
    ) { [weak self] in
      if case .failure = $0 { return otherwise() }
      self?.startingRequests.insert(banner.requestIdentifier)
    }
  }

  private func notify(of banner: Banner, on bus: Bus, fallback: @escaping @MainActor () -> Void) {
    listen(to: bus)
    askCapabilities(of: bus) { [weak self] capabilities in
      guard let self else { return }
      let former = self.shown.first { $0.value.requestIdentifier == banner.requestIdentifier }?.key ?? 0
      bus.call(
        Self.name, Self.path, Self.name, "Notify", Self.arguments(of: banner, replacing: former, capabilities), startsService: true
      ) {
        guard let number = (try? $0.get())?.first?.integer else { return fallback() }
        self.shown[UInt32(truncatingIfNeeded: number)] = banner
      }
    }
  }

  /// Removes the banners of requests from the desktop; nil removes all banners.
  func remove(_ identifiers: [String]?) {
    let numbers = shown.filter { identifiers?.contains($0.value.requestIdentifier) ?? true }.map(\.key)
    for number in numbers { shown[number] = nil }
    // A banner can be that of an earlier process.
    let program = isStartable == false ? nil : Bundle.main.bundleIdentifier
    let requests = program == nil ? [] : identifiers ?? Array(startingRequests)
    startingRequests.subtract(requests)
    guard !numbers.isEmpty || !requests.isEmpty else { return }
    SessionBus.use { bus in
      for number in numbers { bus?.call(Self.name, Self.path, Self.name, "CloseNotification", [.uint32(number)]) }
      for request in requests {
        bus?.call(
          Self.startingName, Self.startingPath, Self.startingName, "RemoveNotification", [.string(program ?? ""), .string(request)])
      }
    }
  }

  // MARK: The service

  private func askCapabilities(of bus: Bus, completion: @escaping @MainActor (Set<String>) -> Void) {
    if let capabilities { return completion(capabilities) }
    bus.call(Self.name, Self.path, Self.name, "GetCapabilities", startsService: true) { [weak self] in
      let found = Set(((try? $0.get())?.first?.parts ?? []).compactMap(\.text))
      self?.capabilities = found
      completion(found)
    }
  }

  private func listen(to bus: Bus) {
    guard subscriptions.isEmpty else { return }
    for member in ["ActionInvoked", "NotificationClosed"] {
      subscriptions.append(
        bus.subscribe(interface: Self.name, member: member, path: Self.path) { [weak self] signal in
          guard signal.arguments.count == 2, let number = signal.arguments[0].integer else { return }
          let key = UInt32(truncatingIfNeeded: number)
          if member == "ActionInvoked" {
            self?.invoked(key, signal.arguments[1].text ?? "")
          } else {
            self?.closed(key, reason: signal.arguments[1].integer ?? 0)
          }
        })
    }
  }

  private func invoked(_ number: UInt32, _ key: String) {
    guard let banner = shown[number] else { return }
    shown[number] = nil
    if key == "default" { return banner.answered(UNNotificationDefaultActionIdentifier) }
    if banner.buttons.contains(where: { $0.identifier == key }) { banner.answered(key) }
  }

  /// Reason 2 means that the user closed the banner.
  private func closed(_ number: UInt32, reason: Int) {
    guard let banner = shown.removeValue(forKey: number), reason == 2 else { return }
    banner.answered(UNNotificationDismissActionIdentifier)
  }

  /// The notification with actions of the program, whose target has the response and the notification.
  private static func description(of banner: Banner) -> BusValue {
    let content = banner.notification.request.content
    let archive = BusValue.string(banner.notification.archived)
    let action = BusValue.string("app." + NotificationActions.name)
    var values: [String: BusValue] = [
      "title": .string(title(of: content)), "body": .string(text(of: content)),
      "priority": .string(["low", "normal", "urgent"][Int(urgency(content.interruptionLevel))]), "default-action": action,
      "default-action-target": .tuple([.string(UNNotificationDefaultActionIdentifier), archive]),
      "buttons": .array(
        "a{sv}",
        banner.buttons.map {
          .options(["label": .string($0.title), "action": action, "target": .tuple([.string($0.identifier), archive])])
        }),
    ]
    if let picture = content.attachments.first?.url {
      values["icon"] = .tuple([.string("file"), .variant(.string(picture.absoluteString))])
    }
    return .options(values)
  }

  private static func title(of content: UNNotificationContent) -> String {
    content.title.isEmpty ? ProcessInfo.processInfo.processName : content.title
  }

  private static func text(of content: UNNotificationContent) -> String {
    [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func arguments(of banner: Banner, replacing former: UInt32, _ capabilities: Set<String>) -> [BusValue] {
    let content = banner.notification.request.content
    let program = ProcessInfo.processInfo.processName
    let hasMarkup = capabilities.contains("body-markup")
    let body = text(of: content)
    let actions = capabilities.contains("actions") ? [("default", program)] + banner.buttons : []
    var hints: [String: BusValue] = [
      "desktop-entry": .string(Bundle.main.bundleIdentifier ?? program), "urgency": .byte(urgency(content.interruptionLevel)),
    ]
    if content.sound == nil { hints["suppress-sound"] = .bool(true) }
    if let picture = content.attachments.first?.url.path { hints["image-path"] = .string(picture) }
    return [
      .string(program), .uint32(former), .string(""), .string(title(of: content)),
      .string(hasMarkup ? escaped(body) : body), .strings(actions.flatMap { [$0.0, $0.1] }), .options(hints), .int32(-1),
    ]
  }

  private static func urgency(_ level: UNNotificationInterruptionLevel) -> UInt8 {
    switch level {
    case .passive: 0
    case .active, .timeSensitive: 1
    case .critical: 2
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(
      of: ">", with: "&gt;")
  }
}
