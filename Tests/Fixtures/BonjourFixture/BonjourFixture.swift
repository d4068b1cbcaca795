import Foundation
import TrestleBus
import TrestleURLConnections

/// Publishes a service, finds it and requests its address by an Avahi of its own, on the bus that `DBUS_SYSTEM_BUS_ADDRESS` names, and prints what
/// the delegates receive, for `NetServiceTests`.
///
///     BonjourFixture          the name is in use: the service gets another one
///     BonjourFixture absent   there is no service on the bus
@main @MainActor final class BonjourFixture: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
  private static let fixture = BonjourFixture()
  private let service = NetService(domain: "", type: "_http._tcp.", name: "Desk", port: 8080)
  private let browser = NetServiceBrowser()
  private var found: NetService?

  static func main() {
    // A run that hangs ends.
    alarm(20)
    guard let address = ProcessInfo.processInfo.environment["DBUS_SYSTEM_BUS_ADDRESS"] else { exit(64) }
    if CommandLine.arguments.contains("absent") {
      fixture.start()
    } else {
      Bus.connect(to: address) { bus in
        guard let bus else { exit(1) }
        LocalNetwork.shared.serve(on: bus) { fixture.start() }
      }
    }
    RunLoop.main.run()
  }

  nonisolated static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  private func start() {
    service.delegate = self
    browser.delegate = self
    Self.say("record \(service.setTXTRecord(NetService.data(fromTXTRecord: ["path": Data("/a".utf8)])))")
    service.publish()
  }

  nonisolated func netServiceWillPublish(_ sender: NetService) { Self.say("will publish \(sender.name)") }
  nonisolated func netServiceDidPublish(_ sender: NetService) {
    Self.say("published \(sender.name)")
    MainActor.assumeIsolated { browser.searchForServices(ofType: "_http._tcp.", inDomain: "") }
  }
  nonisolated func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
    Self.say("not published \(errorDict[NetService.errorCode] ?? 0)")
    MainActor.assumeIsolated { browser.searchForServices(ofType: "_http._tcp.", inDomain: "") }
  }
  nonisolated func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { Self.say("will search") }
  nonisolated func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
    Self.say("no search \(errorDict[NetService.errorCode] ?? 0)")
    MainActor.assumeIsolated { resolve(NetService(domain: "local.", type: "_http._tcp.", name: "Desk")) }
  }
  nonisolated func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {
    Self.say("found \(service.name) \(service.type) \(service.domain)")
    MainActor.assumeIsolated { resolve(service) }
  }
  nonisolated func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {
    Self.say("removed \(service.name)")
    browser.stop()
  }
  nonisolated func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {
    Self.say("search stopped")
    exit(0)
  }

  private func resolve(_ service: NetService) {
    found = service
    service.delegate = self
    service.resolve(withTimeout: 5)
  }

  nonisolated func netServiceDidResolveAddress(_ sender: NetService) {
    let record = NetService.dictionary(fromTXTRecord: sender.txtRecordData() ?? Data()).mapValues { String(decoding: $0, as: UTF8.self) }
    Self.say("at \(sender.hostName ?? "") \(sender.port) \(sender.addresses?.map { Array($0.prefix(8)) } ?? []) \(record)")
    MainActor.assumeIsolated { service.stop() }
  }
  nonisolated func netServiceDidStop(_ sender: NetService) {
    Self.say("stopped \(sender.name)")
    MainActor.assumeIsolated { LocalNetwork.shared.removeService() }
  }
  nonisolated func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
    Self.say("not resolved \(errorDict[NetService.errorCode] ?? 0)")
    exit(0)
  }
}
