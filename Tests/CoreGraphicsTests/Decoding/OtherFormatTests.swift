import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@testable import CoreGraphics

@Suite struct OtherFormatTests {
  private static let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [9, 99, 199]]

  /// Two rows of two pixels, uncompressed, from the bottom up.
  private static var bmp: Data {
    var bytes: [UInt8] = Array("BM".utf8) + [70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0]
    bytes += [UInt8](repeating: 0, count: 24)
    for row in [1, 0] { bytes += colors[row * 2].reversed() + colors[row * 2 + 1].reversed() + [0, 0] }
    return Data(bytes)
  }

  /// The same pixels as a strip of a little-endian TIFF file.
  private static var tiff: Data {
    let entries: [(tag: Int, type: Int, count: Int, value: Int)] = [
      (256, 3, 1, 2), (257, 3, 1, 2), (258, 3, 3, 134), (259, 3, 1, 1), (262, 3, 1, 2), (273, 4, 1, 140), (277, 3, 1, 3), (278, 3, 1, 2),
      (279, 4, 1, 12), (284, 3, 1, 1),
    ]
    func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    var bytes: [UInt8] = [0x49, 0x49, 0x2A, 0] + little(8, 4) + little(entries.count, 2)
    for entry in entries { bytes += little(entry.tag, 2) + little(entry.type, 2) + little(entry.count, 4) + little(entry.value, 4) }
    bytes += little(0, 4)
    expect(bytes.count, equals: 134)
    return Data(bytes + little(8, 2) + little(8, 2) + little(8, 2) + colors.flatMap { $0 })
  }

  /// Three by two pixels without loss, of which one is translucent and one clear.
  private static let webp = Data(
    base64Encoded: "UklGRkAAAABXRUJQVlA4TDQAAAAvAkAAEC8gECB49b9gQ0iQkP3/V4EAwf+YKwSSNjYfT/4A8CfHXhUUpG3A4u4pWUT/4+oA")!

  private func pixels(_ data: Data) throws -> [[UInt8]] {
    let image = try #require(ImageDecoder.image(from: data)?.frames.first?.image)
    expect(image.width == 2 && image.height == 2)
    return (0..<4).map { index in
      let pixel = image.pixel(index % 2, index / 2)
      return [UInt8(pixel.red), UInt8(pixel.green), UInt8(pixel.blue)]
    }
  }

  @Test("DR BMP and TIFF files are read", .enabled(if: PixbufLibrary.shared != nil)) func others() throws {
    try expect(pixels(Self.bmp), equals: Self.colors)
    try expect(pixels(Self.tiff), equals: Self.colors)
  }

  @Test("DR WebP files are read with their opacity", .enabled(if: WebPLibrary.shared != nil)) func webp() throws {
    let image = try #require(ImageDecoder.image(from: Self.webp)?.frames.first?.image)
    expect(image.width == 3 && image.height == 2)
    let (red, clear, last, half) = (image.pixel(0, 0), image.pixel(1, 1), image.pixel(2, 1), image.pixel(0, 1))
    expect([red.red, red.green, red.blue] == [255, 0, 0] && [last.red, last.green, last.blue] == [9, 99, 199])
    expect(clear.alpha == 0 && half.alpha == 128 && half.red == 128)
  }

  @Test("DR 300 damaged files of each are read or refused; 10,000 with TRESTLE_SOAK", arguments: ["bmp", "tiff", "webp"])
  func damaged(kind: String) {
    let original = [UInt8](["bmp": Self.bmp, "tiff": Self.tiff, "webp": Self.webp][kind]!)
    var noise = Noise(seed: 21)
    for _ in 0..<(isSoaking ? 10_000 : 300) {
      let data = Data(Mutation.damage(original, most: 3, words: [], &noise))
      if let image = ImageDecoder.image(from: data)?.frames.first?.image { expect(image.width > 0 && image.height > 0) }
    }
  }
}
