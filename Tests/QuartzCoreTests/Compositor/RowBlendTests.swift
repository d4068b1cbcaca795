import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@testable import QuartzCore

/// Pixels that the project's own loops blend and sample.
@MainActor
@Suite(.serialized)
struct RowBlendTests {
  /// Returns the pixels drawn by pixman and by our loops.
  private func drawn(_ draw: () -> PixelBuffer) -> [PixelBuffer] {
    [false, true].map { usesRows in
      Canvas.usesRows = usesRows
      defer { Canvas.usesRows = true }
      return draw()
    }
  }

  private func areEqual(_ buffers: [PixelBuffer]) -> Bool {
    memcmp(buffers[0].data, buffers[1].data, buffers[0].byteCount) == 0
  }

  /// Returns pixels of which some neighbors are equal, clear or opaque, as in images of an interface.
  private func pixels(_ width: Int, _ height: Int, _ noise: inout Noise) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height, format: .color)
    for y in 0..<height {
      let row = buffer.data + y * buffer.rowBytes
      if y > 0, noise.chance(30) {
        row.copyMemory(from: row - buffer.rowBytes, byteCount: width * 4)
        continue
      }
      var x = 0
      while x < width {
        let alpha = noise.chance(30) ? 255 : noise.chance(30) ? 0 : noise.below(256)
        var argb = UInt32(alpha) << 24
        for shift: UInt32 in [0, 8, 16] { argb |= UInt32(noise.below(alpha + 1)) << shift }
        let end = min(width, x + (noise.chance(30) ? 1 + noise.below(60) : 1))
        for place in x..<end { row.storeBytes(of: argb, toByteOffset: place * 4, as: UInt32.self) }
        x = end
      }
    }
    return buffer
  }

  @Test("Pixels with an opacity, colors through coverage and masks have pixman's bits, whatever the place and the width")
  func bits() {
    var noise = Noise(seed: 4)
    for round in 0..<200 {
      let (width, height) = (8 + noise.below(120), 1 + noise.below(9))
      let ground = pixels(width, height, &noise)
      let source = pixels(width, height, &noise)
      let mask = PixelBuffer(width: width, height: height, format: .coverage)
      for place in 0..<mask.byteCount {
        mask.data.storeBytes(of: noise.chance(30) ? 0 : UInt8(noise.below(256)), toByteOffset: place, as: UInt8.self)
      }
      let x = noise.below(6)
      let rect = PixelRect(x: x, y: 0, width: width - x - noise.below(3), height: height)
      let alpha = noise.chance(30) ? 255 : UInt8(1 + noise.below(255))
      let color = PixelColor(argb: source.data.load(as: UInt32.self))
      let buffers = drawn {
        let buffer = PixelBuffer(width: width, height: height, format: .color)
        buffer.data.copyMemory(from: ground.data, byteCount: ground.byteCount)
        let canvas = Canvas(buffer)
        switch round % 3 {
        case 0: canvas.blend(rect, from: source, round % 2, 0, alpha: alpha)
        case 1: canvas.blend(rect, color, through: mask, round % 2, 0)
        default: canvas.keep(rect, through: source, round % 2, 0)
        }
        return buffer
      }
      expect(areEqual(buffers), "round \(round)")
    }
  }

  @Test("Enlarged and reduced layers and images, shadows and blurs have pixman's bits, wherever they are")
  func layers() {
    var noise = Noise(seed: 6)
    for round in 0..<60 {
      let side = 40 + CGFloat(noise.below(60))
      let picture = pixels(24 + noise.below(60), 20 + noise.below(30), &noise).makeImage()
      let scale = (x: 0.1 + CGFloat(noise.below(300)) / 100, y: 0.1 + CGFloat(noise.below(300)) / 100)
      let place = (x: CGFloat(noise.below(200) - 20), y: CGFloat(noise.below(200) - 20))
      let opacity = noise.chance(50) ? 1 : Float(noise.below(256)) / 255
      let (kind, part, isRound) = (noise.below(3), 0.3 + CGFloat(noise.below(100)) / 10, noise.chance(50))
      let buffers = drawn {
        let stage = Stage(200, 180)
        stage.add(CGRect(x: 0, y: 0, width: 120, height: 180), CGColor(red: 0.2, green: 0.7, blue: 0.5, alpha: 1))
        let layer = stage.add(CGRect(x: place.x, y: place.y, width: side, height: side), .halfBlack)
        layer.opacity = opacity
        switch kind {
        case 0:
          layer.setAffineTransform(CGAffineTransform(scaleX: scale.x, y: scale.y))
          layer.shadowOpacity = 0.5
          layer.shadowRadius = part
          layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
          stage.add(CGRect(x: 5, y: 5, width: side / 2, height: 9), .red, to: layer).cornerRadius = 3
        case 1:
          layer.contents = picture
        default:
          layer.backdrop = BackdropEffect(radius: part * (isRound ? 3 : 8), saturation: 1.4, tint: .halfBlack)
          layer.cornerRadius = isRound ? 8 : 0
        }
        stage.frame()
        let image = PixelBuffer(width: 200, height: 180, format: .color)
        image.data.copyMemory(from: stage.renderer.pixels, byteCount: image.byteCount)
        return image
      }
      expect(areEqual(buffers), "round \(round)")
    }
  }
}
