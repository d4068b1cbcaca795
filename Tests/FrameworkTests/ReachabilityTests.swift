import AdSupport
import AppTrackingTransparency
import CoreTelephony
import Foundation
import Network
import SystemConfiguration
import Testing
import TrestleExpectations

@Suite struct ReachabilityTests {
  @Test("The path monitor reports the path of the interfaces when it starts")
  func monitor() async {
    let monitor = NWPathMonitor()
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "monitor"))
    }
    monitor.cancel()
    expect((path.status == .satisfied), equals: !path.availableInterfaces.isEmpty)
    expect(!path.usesInterfaceType(.loopback))
    expect(path, equals: monitor.currentPath)
  }

  @Test("The reachability of the address of zeros agrees with the path; this machine is always reachable")
  func flags() throws {
    var zero = sockaddr_in()
    zero.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    zero.sin_family = sa_family_t(AF_INET)
    let any = withUnsafePointer(to: &zero) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
    }
    var flags: SCNetworkReachabilityFlags = []
    #expect(SCNetworkReachabilityGetFlags(try #require(any), &flags))
    expect(flags.contains(.reachable), equals: (NWPathMonitor().currentPath.status == .satisfied))
    let local = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
    expect(SCNetworkReachabilityGetFlags(local, &flags) && flags.contains([.reachable, .isLocalAddress]))
  }

  @Test("Tracking is denied, and there is no card")
  func absent() async {
    await expect(ATTrackingManager.requestTrackingAuthorization(), equals: .denied)
    expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString, equals: "00000000-0000-0000-0000-000000000000")
    expect(CTTelephonyNetworkInfo().subscriberCellularProvider == nil)
  }
}
