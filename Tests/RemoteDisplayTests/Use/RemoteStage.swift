import Foundation
import TrestlePlatform
import QuartzCore
import UIKit

@testable import TrestleRemoteDisplay
@testable import UIKitViews

/// An application on a remote display, whose time is advanced by the test.
@MainActor final class RemoteStage {
  let display: RemoteDisplay
  let host: DisplayHost
  let window: UIWindow
  let access: RemoteAccess
  nonisolated(unsafe) private static var time = 0.0

  init(size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1, followsBrowser: Bool = true) throws {
    Interface.begin { Self.time }
    let address = try RemoteAddress("vnc://127.0.0.1:0")
    access = try RemoteAccess(address: address, environment: [:])
    display = try RemoteDisplay(size: size, scale: scale, followsBrowser: followsBrowser, at: address, access: access)
    host = DisplayHost(display: display, application: .shared, framesPerSecond: 60)
    UIApplication.shared.host = host
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
  }

  func end() {
    display.close()
    UIApplication.shared.host = nil
  }

  func client(encodings: [Int32] = [1, 7, 0, -308]) throws -> VNCClient {
    try VNCClient(port: display.port, password: access.viewerPassword ?? "", encodings: encodings)
  }

  /// One turn of the main loop a sixtieth of a second later.
  func step() {
    Self.time += 1.0 / 60
    while let event = display.nextEvent() { host.handle(event) }
    host.endTurn()
    if host.needsFrame || host.nextDeadline <= Self.time { host.drawFrame(at: Self.time) }
  }

  /// Runs the loop until the client shows the present frame and nothing remains to be drawn; otherwise returns the number of different
  /// pixels.
  func difference(_ client: VNCClient, within seconds: Double = 5) throws -> Int {
    let end = Date(timeIntervalSinceNow: seconds)
    var different = Int.max
    while Date() < end {
      step()
      let isUpdated = try client.readUpdate(within: 0.01)
      if isUpdated || different != 0 { different = compare(client) }
      if !isUpdated, different == 0 { return 0 }
    }
    return different
  }

  private func compare(_ client: VNCClient) -> Int {
    let renderer = host.driver.renderer
    guard client.width == renderer.width, client.height == renderer.height else { return Int.max }
    var count = 0
    for y in 0..<renderer.height {
      let row = (renderer.pixels + y * renderer.rowBytes).assumingMemoryBound(to: UInt32.self)
      for x in 0..<renderer.width where row[x] & 0xff_ffff != client.pixels[y * renderer.width + x] { count += 1 }
    }
    return count
  }
}
