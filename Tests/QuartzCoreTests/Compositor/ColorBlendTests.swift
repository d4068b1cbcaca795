import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@testable import QuartzCore

/// Translucent colors over many pixels, which the project's own kernel blends.
@MainActor
@Suite(.serialized)
struct ColorBlendTests {
  private static func color(_ noise: inout Noise) -> PixelColor {
    let alpha = noise.below(256)
    var argb = UInt32(alpha) << 24
    for shift: UInt32 in [0, 8, 16] { argb |= UInt32(noise.below(alpha + 1)) << shift }
    return PixelColor(argb: argb)
  }

  @Test("Colors over many pixels have pixman's bits, whatever the place, the width and what is below")
  func bits() {
    var noise = Noise(seed: 9)
    let (width, height) = (140, 90)
    for round in 0..<120 {
      let pixels = (0..<width * height).map { _ in Self.color(&noise).argb }
      let (lower, upper) = (Self.color(&noise), round % 3 == 0 ? PixelColor.clear : Self.color(&noise))
      let x = noise.below(30)
      let rect =
        round % 4 == 0
        ? PixelRect(x: 0, y: 0, width: width, height: height)
        : PixelRect(x: x, y: noise.below(20), width: 40 + noise.below(width - x - 40), height: 60 + noise.below(10))
      let buffers = [false, true].map { isPixmans in
        let buffer = PixelBuffer(width: width, height: height, format: .color)
        buffer.data.copyMemory(from: pixels, byteCount: width * height * 4)
        let canvas = Canvas(buffer)
        if isPixmans {
          for color in [lower, upper] where !color.isClear {
            canvas.composite(SolidSource.color(color), 0, 0, mask: nil, 0, 0, rect)
          }
        } else {
          canvas.blend(rect, lower, upper)
        }
        return buffer
      }
      expect(memcmp(buffers[0].data, buffers[1].data, width * height * 4), equals: 0, "round \(round)")
    }
  }

  @Test("Two colors over the same pixels are blended at once, in the order of their layers, whatever is between and above")
  func layers() {
    var noise = Noise(seed: 2)
    for round in 0..<40 {
      let stage = Stage(300, 300)
      stage.renderer.fewestFillPixels = 1
      for _ in 0..<12 {
        let isWhole = noise.chance(60)
        let place = CGRect(x: noise.below(200), y: noise.below(200), width: 80, height: 90)
        let frame = isWhole ? CGRect(x: 0, y: 0, width: 300, height: 300) : place
        func part() -> CGFloat { CGFloat(noise.below(256)) / 255 }
        let layer = stage.add(frame, CGColor(red: part(), green: part(), blue: part(), alpha: noise.chance(20) ? 1 : part()))
        if noise.chance(30) {
          layer.backgroundColor = nil
          layer.opacity = 0.4
          stage.add(layer.bounds, CGColor(red: part(), green: part(), blue: part(), alpha: part()), to: layer)
        }
        if noise.chance(15) { layer.cornerRadius = 9 }
        if noise.chance(10) { layer.backdrop = BackdropEffect(radius: 3, saturation: 1.5, tint: .halfBlack) }
      }
      stage.frame()
      expect(stage.differences(), equals: 0, "round \(round)")
    }
  }
}
