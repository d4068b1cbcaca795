import Foundation

/// The program under the identifier of its bundle on the session bus, as `org.freedesktop.Application`: the desktop starts it, brings it to the
/// front, and passes files and actions to it.
@MainActor package final class BusApplication: BusObjects {
  package enum Request: Equatable {
    case activate
    case open([URL])
    /// An action with its target, if it has one.
    case action(name: String, target: BusValue?)
  }

  private static let interface = "org.freedesktop.Application"
  private let receive: @MainActor (Request) -> Void
  private var registration: BusRegistration?

  /// Takes the name. Nil if the identifier is not a name on the bus. Another process of the program that has it keeps it.
  package init?(_ bus: Bus, identifier: String, receive: @escaping @MainActor (Request) -> Void) {
    guard let path = Self.path(of: identifier) else { return nil }
    self.receive = receive
    registration = bus.serve(self, at: path, interface: Self.interface, description: Self.description)
    guard registration != nil else { return nil }
    bus.requestName(identifier) { [weak self] isOwner in if !isOwner { self?.registration = nil } }
  }

  /// Returns the path of the program's object, or nil if the identifier is not a name on the bus.
  package static func path(of identifier: String) -> String? {
    let isName = identifier.range(of: #"^[A-Za-z_-][\w-]*(\.[A-Za-z_-][\w-]*)+$"#, options: .regularExpression) != nil
    guard isName, identifier.utf8.count <= 255, identifier.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return "/" + identifier.replacingOccurrences(of: ".", with: "/").replacingOccurrences(of: "-", with: "_")
  }

  private static let description = """
    <node><interface name="org.freedesktop.Application">
      <method name="Activate"><arg direction="in" type="a{sv}" name="platform_data"/></method>
      <method name="Open"><arg direction="in" type="as" name="uris"/><arg direction="in" type="a{sv}" name="platform_data"/></method>
      <method name="ActivateAction">
        <arg direction="in" type="s" name="action_name"/><arg direction="in" type="av" name="parameter"/>
        <arg direction="in" type="a{sv}" name="platform_data"/>
      </method>
    </interface></node>
    """

  package func interfaces(of node: String) -> [String] { [] }
  package func property(_ name: String, of interface: String, at path: String) -> BusValue? { nil }
  package func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool { false }

  package func handle(_ call: BusCall) {
    call.reply(.success([]))
    switch call.member {
    case "Open": receive(.open(call.arguments[0].parts.compactMap { $0.text.flatMap { URL(string: $0) } }))
    case "ActivateAction": receive(.action(name: call.arguments[0].text ?? "", target: call.arguments[1].parts.first?.unwrapped))
    default: receive(.activate)
    }
  }
}

/// Responses to the program's notifications that come as actions of the program, also those that start it.
@MainActor package enum NotificationActions {
  /// The name of the action. Its target identifies the notification and the response.
  package static let name = "notification"
  private static var handler: (@MainActor (BusValue) -> Void)?
  /// The target of a response that has no handler yet.
  package private(set) static var waiting: BusValue?
  /// Brings the program to the front. The program's connection with the desktop sets it.
  package static var bringToFront: @MainActor () -> Void = {}

  /// Passes a response on, or keeps it until there is a handler.
  package static func receive(_ target: BusValue) {
    if let handler { handler(target) } else { waiting = target }
  }

  package static func handle(with handler: @escaping @MainActor (BusValue) -> Void) {
    self.handler = handler
    if let waiting { handler(waiting) }
    waiting = nil
  }
}
