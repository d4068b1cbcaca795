import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Pictures that programs write without a display.
@MainActor @Suite struct DevicePictureTests {
  @Test("The picture of an edited field has the keyboard on a device, but neither with its desk nor without a device")
  func keyboard() throws {
    /// Returns the share of pixels in the lower third of the picture that are not white.
    func share(_ environment: [String: String]) throws -> Double {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      let headless = ["TRESTLE_DRIVER": "headless", "TRESTLE_SNAPSHOT": file.path]
      let run = try FixtureRun("AppFixture", ["compose"], environment: headless.merging(environment) { $1 })
      expect(run.status, equals: 0)
      let picture = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
      let rows = picture.height * 2 / 3..<picture.height
      let columns = stride(from: 0, to: picture.width, by: 7)
      let colored = rows.reduce(0) { count, y in
        count + columns.filter { x in picture.word(x: x, y: y) & 0xffffff != 0xffffff }.count
      }
      return Double(colored) / Double(rows.count * Array(columns).count)
    }
    try expect(share(["TRESTLE_DEVICE": "iPhone 15"]), above: 0.4)
    try expect(share(["TRESTLE_DEVICE": "iPhone 15", "TRESTLE_KEYBOARD": "desk"]), below: 0.05)
    try expect(share(["TRESTLE_SIZE": "393x852"]), below: 0.05)
  }
}
