import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite("Animated images") struct AnimatedImageTests {
  /// Two frames of one pixel, red for 0.2 seconds and blue for 0.1.
  private static let gif: Data = {
    func frame(_ delay: UInt8, _ pixel: UInt8) -> [UInt8] {
      [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, pixel, 0x01, 0]
    }
    let head: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    // Codes of three bits, lowest first: clear, the index, end.
    return Data(head + frame(20, 0x44) + frame(10, 0x4C) + [0x3B])
  }()

  @Test("DR-02 An image of an animated GIF's data is its first frame")
  func gifFrames() {
    expect(UIImage(data: Self.gif)?.images == nil && pixel(UIImage(data: Self.gif), 0, 0) == 0xFFFF_0000)
    expect(UIImage(data: Self.gif.prefix(30)) == nil)
  }
}
