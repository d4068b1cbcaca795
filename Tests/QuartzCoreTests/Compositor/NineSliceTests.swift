import Testing
import TrestleExpectations
import TrestleTrials

@testable import QuartzCore

@MainActor
@Suite(.serialized)
struct NineSliceTests {
  /// Draws each pixel through the pixel of the mask that the division of the rectangle assigns to it.
  private func naive(_ slice: NineSlice, _ target: PixelRect, _ clip: PixelRect, _ color: PixelColor, on canvas: Canvas) {
    func source(_ place: Int, _ low: Int, _ high: Int, _ slices: NineSlice.Slices) -> Int {
      if slices.middle == 0 || place < low + slices.leading { return place - low }
      if place >= high - slices.trailing { return slices.total - (high - place) }
      return slices.leading + (place - low - slices.leading) % slices.middle
    }
    for y in clip.minY..<clip.maxY {
      for x in clip.minX..<clip.maxX where target.contains(PixelRect(x: x, y: y, width: 1, height: 1)) {
        canvas.blend(
          PixelRect(x: x, y: y, width: 1, height: 1), color, through: slice.mask, source(x, target.minX, target.maxX, slice.columns),
          source(y, target.minY, target.maxY, slice.rows))
      }
    }
  }

  @Test("A stretched mask draws each pixel as its division into nine parts says, at any size and with any clip")
  func stretched() {
    var random = Noise(seed: 20_261_127)
    let masks = ShapeMasks()
    let colors: [UInt32] = [0xFF20_60A0, 0x8040_1020, 0x1000_0000, 0xFFFF_FFFF]
    var wide = 0
    for round in 0..<60 {
      let width = Int.random(in: round % 4 == 0 ? 540...620 : 4...60, using: &random)
      let height = Int.random(in: round % 4 == 1 ? 540...620 : 4...60, using: &random)
      func radius() -> Double { Double(Int.random(in: 0...20, using: &random)) }
      let shape = CornerShape(
        topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius(), isContinuous: Bool.random(using: &random)
      ).fitted(width: Double(width), height: Double(height))
      let slice: NineSlice
      var target = PixelRect(x: 7, y: 5, width: width, height: height)
      switch round % 3 {
      case 0: slice = masks.rounded(width: width, height: height, shape)
      case 1: slice = masks.ring(width: width, height: height, shape, ring: 2)
      default:
        slice = masks.shadow(width: width, height: height, shape, sigma: 4)
        target = target.grown(by: BoxBlur.reach(sigma: 4))
      }
      if slice.columns.middle > 0, width > 500 { wide += 1 }
      let size = PixelRect(x: 0, y: 0, width: target.maxX + 9, height: target.maxY + 9)
      let clip = PixelRect(
        minX: Int.random(in: 0...(size.maxX / 2), using: &random), minY: Int.random(in: 0...(size.maxY / 2), using: &random),
        maxX: size.maxX - Int.random(in: 0...8, using: &random), maxY: size.maxY)
      let color = PixelColor(argb: colors[round % colors.count])
      let pictures = [true, false].map { isNaive in
        let buffer = PixelBuffer(width: size.width, height: size.height, format: .color)
        let canvas = Canvas(buffer)
        canvas.fill(size, PixelColor(argb: 0xFFE0_E8F0))
        if isNaive {
          naive(slice, target, clip, color, on: canvas)
        } else {
          slice.blend(target, clip: clip, color, on: canvas)
        }
        return (0..<size.height).flatMap { y in
          (0..<size.width).map { x in buffer.data.load(fromByteOffset: y * buffer.rowBytes + x * 4, as: UInt32.self) }
        }
      }
      let isSame = pictures[0] == pictures[1]
      expect(isSame, "round \(round): \(width) × \(height), \(shape)")
    }
    expect(wide, above: 5)
  }
}
