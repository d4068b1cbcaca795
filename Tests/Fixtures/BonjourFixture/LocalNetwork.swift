import Foundation
import TrestleBus

/// An Avahi in whose network the name "Desk" is in use. It shows each service on two interfaces.
@MainActor final class LocalNetwork: BusObjects {
  static let shared = LocalNetwork()
  private static let name = "org.freedesktop.Avahi"
  private static func method(_ name: String, _ input: String, _ output: String) -> String {
    let arguments = (input.map { ("\($0)", "in") } + (output.isEmpty ? [] : [(output, "out")]))
      .map { "<arg type=\"\($0.0 == "T" ? "aay" : $0.0)\" direction=\"\($0.1)\"/>" }
    return "<method name=\"\(name)\">\(arguments.joined())</method>"
  }
  private static let description = """
    <node><interface name="\(name).Server">\(method("GetVersionString", "", "s"))\(method("EntryGroupNew", "", "o"))
    \(method("GetAlternativeServiceName", "s", "s"))\(method("ServiceBrowserNew", "iissu", "o"))
    \(method("ServiceResolverNew", "iisssiu", "o"))</interface>
    <interface name="\(name).EntryGroup">\(method("AddService", "iiussssqT", ""))\(method("Commit", "", ""))</interface></node>
    """

  private var bus: Bus?
  private var registrations: [BusRegistration] = []
  private var groups = 0
  private var published: [BusValue] = []

  func serve(on bus: Bus, ready: @escaping @MainActor () -> Void) {
    self.bus = bus
    for (path, interface) in [("/", ".Server"), ("/Group1", ".EntryGroup"), ("/Group2", ".EntryGroup")] {
      guard let registration = bus.serve(self, at: path, interface: Self.name + interface, description: Self.description) else { exit(2) }
      registrations.append(registration)
    }
    bus.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName", [.string(Self.name), .uint32(0)]
    ) { _ in ready() }
  }

  func removeService() { for _ in 0..<2 { emitItem("ItemRemove") } }

  func interfaces(of node: String) -> [String] { [] }
  func property(_ name: String, of interface: String, at path: String) -> BusValue? { nil }
  func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool { false }

  private func emit(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) {
    bus?.emit(path, Self.name + interface, member, arguments)
  }

  private func emitItem(_ member: String) {
    guard published.count > 8 else { return }
    emit("/Browser", ".ServiceBrowser", member, [.int32(2), .int32(0), published[3], published[4], published[5], .uint32(0)])
  }

  func handle(_ call: BusCall) {
    switch call.member {
    case "GetVersionString": call.reply(.success([.string("test")]))
    case "EntryGroupNew":
      groups += 1
      call.reply(.success([.path("/Group\(groups)")]))
    case "AddService":
      guard call.arguments[3].text != "Desk" else {
        return call.reply(.failure(BusError(name: Self.name + ".CollisionError", message: "in use")))
      }
      published = call.arguments
      call.reply(.success([]))
    case "Commit":
      call.reply(.success([]))
      emit(call.path, ".EntryGroup", "StateChanged", [.int32(1), .string("")])
      emit(call.path, ".EntryGroup", "StateChanged", [.int32(2), .string("")])
    case "GetAlternativeServiceName": call.reply(.success([.string((call.arguments[0].text ?? "") + " #2")]))
    case "ServiceBrowserNew":
      // The first signal may arrive before the reply.
      emitItem("ItemNew")
      call.reply(.success([.path("/Browser")]))
      emitItem("ItemNew")
    case "ServiceResolverNew":
      call.reply(.success([.path("/Resolver")]))
      guard published.count > 8 else { return }
      emit(
        "/Resolver", ".ServiceResolver", "Found",
        [
          .int32(2), .int32(0), published[3], published[4], published[5], .string("desk.local"), .int32(0), .string("192.168.1.7"),
          published[7], published[8], .uint32(0),
        ])
    default: call.reply(.failure(BusError(message: "unknown")))
    }
  }
}
