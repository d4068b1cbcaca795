import Foundation

import Testing
import TrestleExpectations
import TrestleTrials
import UIKit

@testable import TrestleGallery
@testable import TrestleRemoteDisplay

@MainActor @Suite(.serialized) struct RemoteGalleryTests {
  private static let steps = isSoaking ? 4000 : 15
  private static let seed = ProcessInfo.processInfo.environment["TRESTLE_SEED"].flatMap(UInt64.init) ?? 20_261_129

  @Test("A VNC viewer shows the pixels of the Gallery after any taps, flicks, keys and resizes of its own")
  func anyUse() throws {
    let stage = try RemoteStage()
    defer { stage.end() }
    stage.window.rootViewController = UINavigationController(rootViewController: GalleryController())
    let client = try stage.client()
    try expect(stage.difference(client), equals: 0)
    var noise = Noise(seed: Self.seed)
    for step in 0..<Self.steps {
      let (x, y) = (noise.below(client.width), noise.below(client.height))
      switch noise.below(10) {
      case 0..<4:
        client.touch(0, id: 0, Float(x), Float(y))
        for _ in 0..<3 { stage.step() }
        client.touch(2, id: 0, Float(x), Float(y))
      case 4..<8:
        let end = noise.below(client.height)
        client.touch(0, id: 0, Float(x), Float(y))
        for part in 1...6 {
          client.touch(1, id: 0, Float(x), Float(y + (end - y) * part / 6))
          usleep(2000)
          stage.step()
          if noise.chance(50) { _ = try client.readUpdate(within: 0.005) }
        }
        client.touch(2, id: 0, Float(x), Float(end))
      case 8:
        client.pointer(noise.chance(50) ? 8 : 16, x, y)
        client.pointer(0, x, y)
      default: client.setSize(200 + noise.below(300), 300 + noise.below(300))
      }
      for _ in 0..<noise.below(20) { stage.step() }
      let different = try stage.difference(client)
      guard different == 0 else {
        Issue.record("seed \(Self.seed): \(different) pixels differ after step \(step)")
        return
      }
    }
    print("remote Gallery: \(client.updates) updates, \(client.copies) copies, \(client.connection.received) bytes")
  }
}
