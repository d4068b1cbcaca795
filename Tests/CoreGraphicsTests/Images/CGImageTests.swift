import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

@Suite("CGImage") struct CGImageTests {
  /// Each pixel encodes its position: red by column, green by row.
  static func chart(_ width: Int = 8, _ height: Int = 6) -> CGImage {
    let bitmap = Bitmap(width: width, height: height)!
    for y in 0..<height { for x in 0..<width { bitmap.words(y)[x] = 0xFF00_0000 | UInt32(x * 20) << 16 | UInt32(y * 20) << 8 } }
    bitmap.markDirty()
    return CGImage(bitmap: bitmap)
  }

  @Test("DR At its own size an image is copied exactly at whole pixels")
  func exact() {
    let chart = Self.chart()
    let context = makeContext(20, 20)
    context.drawUpright(chart, in: CGRect(x: 3, y: 5, width: 8, height: 6))
    for y in 0..<6 { for x in 0..<8 { expect(context.pixel(x + 3, y + 5), equals: chart.pixel(x, y)) } }
    expect(context.pixel(2, 5) == .clear && context.pixel(11, 5) == .clear)
    // In Core Graphics' convention, the top is at the maximum y.
    let flipped = makeContext(20, 20)
    flipped.draw(chart, in: CGRect(x: 3, y: 5, width: 8, height: 6))
    expect(flipped.pixel(3, 5), equals: chart.pixel(0, 5))
  }

  @Test("DR Drawn larger without interpolation pixels become blocks; with it their edges stay whole")
  func enlarged() {
    let chart = Self.chart()
    let blocks = makeContext(40, 30)
    blocks.interpolationQuality = .none
    blocks.drawUpright(chart, in: CGRect(x: 0, y: 0, width: 40, height: 30))
    for y in 0..<30 { for x in 0..<40 { expect(blocks.pixel(x, y), equals: chart.pixel(x / 5, y / 5)) } }
    let smooth = makeContext(40, 30)
    smooth.interpolationQuality = .low
    smooth.drawUpright(chart, in: CGRect(x: 0, y: 0, width: 40, height: 30))
    // Bilinear: halfway between two pixel centers is their mean; the outermost pixels are repeated to the edge, not faded.
    expect(smooth.pixel(0, 0) == chart.pixel(0, 0) && smooth.pixel(39, 29) == chart.pixel(7, 5))
    expect(smooth.pixel(7, 12).isNear(chart.pixel(1, 2), by: 1))
    expect(abs(smooth.pixel(20, 12).red - 72), atMost: 1)
  }

  @Test("DR Drawn smaller an image is averaged")
  func reduced() {
    let bitmap = Bitmap(width: 64, height: 64)!
    for y in 0..<64 { for x in 0..<64 { bitmap.words(y)[x] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 } }
    bitmap.markDirty()
    let context = makeContext(16, 16)
    context.drawUpright(CGImage(bitmap: bitmap), in: CGRect(x: 0, y: 0, width: 16, height: 16))
    expect(context.pixel(8, 8).isNear(Pixel(127, 127, 127), by: 6))
  }

  @Test("DR Cropping takes whole pixels, and returns nil for an empty area")
  func cropping() throws {
    let chart = Self.chart()
    let part = try #require(chart.cropping(to: CGRect(x: 2.4, y: 1, width: 3, height: 2)))
    expect(part.width == 4 && part.height == 2 && part.pixel(0, 0) == chart.pixel(2, 1))
    let edge = try #require(chart.cropping(to: CGRect(x: -5, y: -5, width: 7, height: 7)))
    expect(edge.width == 2 && edge.height == 2)
    expect(chart.cropping(to: CGRect(x: 8, y: 0, width: 4, height: 4)) == nil)
    expect(chart.cropping(to: .null) == nil)
    expect(chart.cropping(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3)) == nil)
    // A cropped image draws only its own pixels, even at its edges.
    let context = makeContext(20, 20)
    context.drawUpright(part, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(context.pixel(0, 0) == chart.pixel(2, 1) && context.pixel(19, 19) == chart.pixel(5, 2))
  }

  @Test("DR Masks: an image seen through coverage, a clip by coverage, paint through a mask, and tint")
  func masks() throws {
    let coverage = Bitmap(width: 4, height: 4, format: .a8)!
    for y in 0..<4 { for x in 0..<4 { coverage.bytes(y)[x] = x < 2 ? 0 : 128 } }
    coverage.markDirty()
    let mask = CGImage(bitmap: coverage)
    let red = Bitmap(width: 4, height: 4, format: .rgb24)!
    for y in 0..<4 { for x in 0..<4 { red.words(y)[x] = 0x00FF_0000 } }
    let masked = try #require(CGImage(bitmap: red).masking(mask))
    expect(masked.pixel(0, 0) == .clear && masked.pixel(3, 3).isNear(Pixel(128, 0, 0, 128), by: 1))
    expect(mask.masking(mask) == nil)

    let clipped = makeContext(4, 4)
    clipped.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: mask)
    clipped.setFillColor(.blue)
    clipped.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    expect(clipped.pixel(1, 1) == .clear && clipped.pixel(2, 1).isNear(Pixel(0, 0, 128, 128), by: 1))
    clipped.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: mask)
    clipped.setBlendMode(.copy)
    clipped.setFillColor(.red)
    clipped.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    expect(clipped.pixel(2, 1).isNear(Pixel(64, 0, 96, 160), by: 2))

    let painted = makeContext(4, 4)
    painted.setFillColor(.green)
    painted.drawUpright(mask, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    expect(painted.pixel(3, 0).isNear(Pixel(0, 128, 0, 128), by: 1) && painted.pixel(0, 0) == .clear)
    let tinted = try #require(masked.tinted(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)))
    expect(tinted.pixel(3, 3).isNear(Pixel(0, 0, 64, 64), by: 1) && tinted.pixel(0, 0) == .clear)
  }

  @Test("DR Pixels in any order make the same image; too few pixels return nil")
  func rawPixels() throws {
    func make(_ bytes: [UInt8], _ info: UInt32, bits: Int = 32, row: Int = 4) -> CGImage? {
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: info), provider: CGDataProvider(data: Data(bytes))!, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)
    }
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    let expected = Pixel(100, 50, 25, 128)
    expect(make([100, 50, 25, 128], CGImageAlphaInfo.premultipliedLast.rawValue)?.pixel(0, 0), equals: expected)
    expect(make([128, 100, 50, 25], CGImageAlphaInfo.premultipliedFirst.rawValue)?.pixel(0, 0), equals: expected)
    expect(make([25, 50, 100, 128], CGImageAlphaInfo.premultipliedFirst.rawValue | little)?.pixel(0, 0), equals: expected)
    expect(make([128, 25, 50, 100], CGImageAlphaInfo.premultipliedLast.rawValue | little)?.pixel(0, 0), equals: expected)
    expect(make([200, 100, 50, 128], CGImageAlphaInfo.last.rawValue)?.pixel(0, 0).isNear(expected, by: 1), equals: true)
    expect(make([200, 100, 50], CGImageAlphaInfo.none.rawValue, bits: 24, row: 3)?.pixel(0, 0), equals: Pixel(200, 100, 50))
    // Color cannot exceed alpha: it is limited.
    expect(make([255, 255, 255, 128], CGImageAlphaInfo.premultipliedLast.rawValue)?.pixel(0, 0), equals: Pixel(128, 128, 128, 128))
    expect(make([1, 2, 3], CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    expect(make([1, 2, 3, 4], CGImageAlphaInfo.premultipliedLast.rawValue, row: 3) == nil)
    expect(make([1, 2, 3, 4], CGImageAlphaInfo.premultipliedLast.rawValue, bits: 24) == nil)
  }

  @Test("DR A pattern color repeats its tile from the context's origin, independent of the transform")
  func pattern() {
    let tile = PatternTile(image: Self.chart(4, 4), scale: 1)
    let context = makeContext(20, 20)
    context.translateBy(x: 3, y: 1)
    context.setFillColor(CGColor(pattern: tile, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(context.pixel(4, 4) == tile.image.pixel(0, 0) && context.pixel(9, 6) == tile.image.pixel(1, 2))
    expect(context.pixel(2, 2), equals: .clear)
    let faded = makeContext(20, 20)
    faded.setFillColor(CGColor(pattern: tile, alpha: 0.5))
    faded.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(abs(faded.pixel(9, 6).alpha - 128), atMost: 1)
  }

  @Test("DR Colors: spaces, conversion and equality")
  func colors() throws {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    expect(gray.components == [0.5, 0.25] && gray.numberOfComponents == 2 && gray.alpha == 0.25)
    expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1), equals: CGColor.red)
    expect(CGColor.red.copy(alpha: 0.5)?.components, equals: [1, 0, 0, 0.5])
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let converted = try #require(CGColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1).converted(to: wide))
    let back = try #require(converted.converted(to: CGColorSpace(name: CGColorSpace.sRGB)!)?.components)
    for (part, whole) in zip(back, [0.2, 0.6, 0.4, 1] as [CGFloat]) { expect(abs(part - whole), below: 1e-4) }
    expect(CGColorSpace(name: "no such space") == nil)
    expect(CGColor(colorSpace: wide, components: [1, 2]) == nil)
  }
}
