import Testing
import TrestleExpectations
import TrestleTrials

@testable import QuartzCore

@MainActor
@Suite(.serialized)
struct BoxBlurTests {
  /// Returns the three passes over one line of numbers, by definition.
  private func blurred(_ line: [Int], _ radii: [Int], isColor: Bool) -> [Int] {
    radii.reduce(line) { line, radius in
      let window = 2 * radius + 1
      return line.indices.map { center in
        var sum = 0
        for index in center - radius...center + radius {
          if line.indices.contains(index) { sum += line[index] } else if isColor { sum += index < 0 ? line[0] : line[line.count - 1] }
        }
        return isColor ? (sum + radius) * (65536 / window) / 65536 : (sum + radius) * ((1 << 24) / window + 1) / (1 << 24)
      }
    }
  }

  /// Returns the bytes of the blurred image: rows first, then columns.
  private func expected(_ picture: PixelBuffer, sigma: Double) -> [Int] {
    let parts = picture.format == .color ? 4 : 1
    let (a, b, c) = BoxBlur.radii(sigma: sigma)
    let width = picture.width
    let height = picture.height
    var bytes = bytes(picture)
    for part in 0..<parts {
      for y in 0..<height {
        let line = blurred((0..<width).map { bytes[(y * width + $0) * parts + part] }, [a, b, c], isColor: parts == 4)
        for x in 0..<width { bytes[(y * width + x) * parts + part] = line[x] }
      }
      for x in 0..<width {
        let line = blurred((0..<height).map { bytes[($0 * width + x) * parts + part] }, [a, b, c], isColor: parts == 4)
        for y in 0..<height { bytes[(y * width + x) * parts + part] = line[y] }
      }
    }
    return bytes
  }

  private func bytes(_ picture: PixelBuffer) -> [Int] {
    let rowBytes = picture.width * (picture.format == .color ? 4 : 1)
    return (0..<picture.height).flatMap { y in
      (0..<rowBytes).map { Int(picture.data.load(fromByteOffset: y * picture.rowBytes + $0, as: UInt8.self)) }
    }
  }

  @Test(
    "A blur by vectors has the bytes of its definition in images of all shapes", arguments: [PixelBuffer.Format.coverage, .color])
  func definition(format: PixelBuffer.Format) {
    var noise = Noise(seed: 24)
    for (width, height) in [(1, 1), (1, 9), (9, 1), (7, 33), (33, 7), (32, 32), (40, 70)] {
      for sigma in [0.05, 0.4, 1, 2.5, 7, 20] {
        let picture = PixelBuffer(width: width, height: height, format: format)
        for offset in 0..<picture.byteCount {
          picture.data.storeBytes(of: noise.chance(30) ? 255 : UInt8(noise.below(256)), toByteOffset: offset, as: UInt8.self)
        }
        let expected = expected(picture, sigma: sigma)
        BoxBlur.blur(picture, sigma: sigma)
        let isSame = bytes(picture) == expected
        expect(isSame, "\(width) × \(height), sigma \(sigma)")
      }
    }
  }
}
