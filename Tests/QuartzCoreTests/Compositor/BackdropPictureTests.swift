import CoreGraphics
import Testing
import TrestleExpectations
import TrestleTrials

@testable import QuartzCore

@MainActor
@Suite(.serialized)
struct BackdropPictureTests {
  private func pixels(_ width: Int, _ height: Int, _ noise: inout Noise) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height, format: .color)
    var argb: UInt32 = 0xFFFF_FFFF
    for place in 0..<width * height {
      if noise.chance(20) {
        let alpha = noise.chance(50) ? 255 : noise.below(256)
        argb = UInt32(alpha) << 24
        for shift: UInt32 in [0, 8, 16] { argb |= UInt32(noise.below(alpha + 1)) << shift }
      }
      buffer.data.storeBytes(of: argb, toByteOffset: place * 4, as: UInt32.self)
    }
    return buffer
  }

  @Test("A reduced image has the means of squares, whatever its size and in how many parts it is made")
  func means() {
    var noise = Noise(seed: 12)
    for round in 0..<80 {
      let (width, height) = (1 + noise.below(700), 1 + noise.below(40))
      let source = pixels(width, height, &noise)
      let canvas = Canvas(source, originX: 5, originY: 3)
      let rect = canvas.bounds
      let effect = BackdropDrawing(BackdropEffect(radius: noise.chance(50) ? 5 : 30, saturation: 1), scale: 1)
      let picture = BackdropPicture(effect, rect)
      var y = rect.minY - 10
      while y < rect.maxY {
        var next = y + 1 + noise.below(30)
        if next > rect.minY { next -= (next - rect.minY) % picture.factor }
        if next == y { next += picture.factor }
        picture.reduce(canvas, from: y, to: next)
        y = next
      }
      for row in 0..<picture.small.height {
        for column in 0..<picture.small.width {
          let (x0, y0) = (column * picture.factor, row * picture.factor)
          let (x1, y1) = (min(x0 + picture.factor, width), min(y0 + picture.factor, height))
          let mean = picture.small.data.load(fromByteOffset: row * picture.small.rowBytes + column * 4, as: UInt32.self)
          for shift: UInt32 in [0, 8, 16, 24] {
            var sum = 0
            for y in y0..<y1 {
              for x in x0..<x1 {
                sum += Int(source.data.load(fromByteOffset: y * source.rowBytes + x * 4, as: UInt32.self) >> shift & 255)
              }
            }
            let count = (x1 - x0) * (y1 - y0)
            expect(Int(mean >> shift & 255), equals: (sum + count / 2) / count, "round \(round), square \(column), \(row)")
          }
        }
      }
    }
  }

  @Test("A blurred screen is drawn in strips, and equals one drawn without", arguments: [3, 12])
  func strips(radius: CGFloat) {
    let stage = Stage(701, 599)
    var rows: [CALayer] = []
    for index in 0..<12 {
      let row = stage.add(CGRect(x: 0, y: CGFloat(index * 50), width: 701, height: 49), index % 2 == 0 ? .red : .white)
      row.flattens = true
      stage.add(CGRect(x: 10, y: 5, width: 300, height: 33), .halfBlack, to: row).cornerRadius = 8
      rows.append(row)
    }
    let blur = stage.add(CGRect(x: 3, y: 5, width: 698, height: 590))
    blur.backdrop = BackdropEffect(radius: radius * 2, saturation: 1.5, tint: .halfBlack)
    let dimming = stage.add(CGRect(x: 0, y: 0, width: 701, height: 599), .halfBlack)
    let menu = stage.add(CGRect(x: 100, y: 100, width: 200, height: 300), .white)
    menu.cornerRadius = 20
    menu.masksToBounds = true
    stage.add(CGRect(x: 0, y: 0, width: 200, height: 50), .green, to: menu)
    stage.frame()
    expect(stage.renderer.work.strips == 2 && stage.differences() == 0)
    for step in 0..<8 {
      let before = stage.renderer.work.strips
      stage.change {
        rows[step].backgroundColor = .blue
        dimming.opacity = 0.2 + 0.1 * Float(step)
        blur.frame.origin = CGPoint(x: step, y: step * 3)
        if step > 3 { menu.opacity = 0.5 }
      }
      stage.frame()
      expect(stage.renderer.work.strips == before + 2 && stage.differences() == 0, "step \(step)")
    }
  }
}
