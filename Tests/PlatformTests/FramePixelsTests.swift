import TrestlePlatform
import Testing
import TrestleExpectations
import TrestleTrials

@Suite struct FramePixelsTests {
  @Test("An area is copied to its position and nothing else is changed, for all overlaps") func copiesClipped() {
    var generator = Noise(seed: 7)
    for _ in 0..<500 {
      let width = Int.random(in: 1...9, using: &generator)
      let height = Int.random(in: 1...9, using: &generator)
      let targetWidth = Int.random(in: 1...9, using: &generator)
      let targetHeight = Int.random(in: 1...9, using: &generator)
      let padding = Int.random(in: 0...2, using: &generator)
      let source = (0..<UInt32((width + padding) * height)).map { $0 + 1 }
      var target = [UInt32](repeating: 0, count: targetWidth * targetHeight)
      let area = PixelArea(
        x: Int.random(in: -3...10, using: &generator), y: Int.random(in: -3...10, using: &generator),
        width: Int.random(in: -1...12, using: &generator), height: Int.random(in: -1...12, using: &generator))
      source.withUnsafeBytes { bytes in
        let buffer = FramePixels(bytes: bytes.baseAddress!, rowBytes: (width + padding) * 4, width: width, height: height)
        target.withUnsafeMutableBytes {
          buffer.copy(area, to: $0.baseAddress!, rowBytes: targetWidth * 4, width: targetWidth, height: targetHeight)
        }
      }
      for y in 0..<targetHeight {
        for x in 0..<targetWidth {
          let isInside =
            x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height && x < width && y < height
          expect(target[y * targetWidth + x], equals: (isInside ? source[y * (width + padding) + x] : 0))
        }
      }
    }
  }
}
