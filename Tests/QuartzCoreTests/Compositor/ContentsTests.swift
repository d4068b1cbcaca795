import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations

/// Images: gravities, scale, parts, stretching, filters; and retained items.
@MainActor
@Suite(.serialized)
struct ContentsTests {
  /// Eight by four pixels, each with its own color.
  private let marks = image(8, 4) { x, y in 0xFF00_0000 | UInt32(x * 30) << 16 | UInt32(y * 60) }
  private func mark(_ x: Int, _ y: Int) -> UInt32 { 0xFF00_0000 | UInt32(x * 30) << 16 | UInt32(y * 60) }

  @Test(
    "Contents keep their size at the position of the gravity",
    arguments: [
      ("center", 6, 8), ("top", 6, 0), ("bottom", 6, 16), ("left", 0, 8), ("right", 12, 8), ("topLeft", 0, 0), ("topRight", 12, 0),
      ("bottomLeft", 0, 16), ("bottomRight", 12, 16),
    ])
  func gravity(name: String, x: Int, y: Int) {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20))
    layer.contents = marks
    layer.contentsGravity = CALayerContentsGravity(rawValue: name)
    stage.frame()
    expect(stage.pixel(10 + x, 10 + y) == mark(0, 0) && stage.pixel(17 + x, 13 + y) == mark(7, 3))
    expect(stage.pixel(18 + x, 13 + y) == white && stage.pixel(17 + x, 14 + y) == white)
  }

  @Test("Resizing gravities fill, fit or cover the bounds")
  func resizing() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 16, height: 16))
    layer.contents = image(8, 4) { _, _ in red }
    stage.frame()
    expect(stage.pixel(10, 10) == red && stage.pixel(25, 25) == red && stage.pixel(26, 25) == white)
    layer.contentsGravity = .resizeAspect
    stage.frame()
    expect(stage.pixel(10, 13) == white && stage.pixel(10, 14) == red && stage.pixel(25, 21) == red && stage.pixel(25, 22) == white)
    layer.contentsGravity = .resizeAspectFill
    stage.frame()
    expect(stage.pixel(2, 10) == red && stage.pixel(33, 25) == red && stage.pixel(1, 10) == white)
    layer.masksToBounds = true
    stage.frame()
    expect(stage.pixel(9, 10) == white && stage.pixel(10, 10) == red)
  }

  @Test("An image at the screen's scale is copied pixel for pixel")
  func scale() {
    let stage = Stage(40, 40, scale: 2)
    let layer = stage.add(CGRect(x: 2, y: 2, width: 4, height: 2))
    layer.contentsScale = 2
    layer.contents = marks
    stage.frame()
    for y in 0..<4 {
      for x in 0..<8 { expect(stage.pixel(4 + x, 4 + y), equals: mark(x, y)) }
    }
  }

  @Test("Magnified pixels are blended, or kept with the nearest filter")
  func filters() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 32, height: 16))
    layer.contents = image(2, 1) { x, _ in x == 0 ? black : white }
    stage.frame()
    let middle = stage.pixel(16, 8) & 0xFF
    expect(middle > 0x60 && middle < 0xA0)
    layer.magnificationFilter = .nearest
    stage.frame()
    expect(stage.pixel(15, 8) == black && stage.pixel(16, 8) == white)
  }

  @Test("An image shrunk to less than half is averaged, not skipped")
  func minification() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 8, height: 8))
    layer.contents = image(64, 64) { x, y in (x + y) % 2 == 0 ? black : white }
    stage.frame()
    for x in 0..<8 { expect(isClose(stage.pixel(x, 3), 0xFF7F_7F7F, 3)) }
  }

  @Test("contentsRect shows a part, without a seam of its neighbors")
  func part() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.contents = image(4, 4) { x, y in x < 2 && y < 2 ? green : red }
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    stage.frame()
    for at in 0..<20 { expect(stage.pixel(at, 19) == green && stage.pixel(19, at) == green) }
  }

  @Test("contentsCenter stretches the middle and keeps the corners")
  func center() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 30, height: 20))
    layer.contents = image(6, 6) { x, y in x < 2 || x > 3 || y < 2 || y > 3 ? blue : green }
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    stage.frame()
    expect(stage.pixel(0, 0) == blue && stage.pixel(1, 10) == blue && stage.pixel(29, 19) == blue && stage.pixel(28, 10) == blue)
    expect(stage.pixel(2, 2) == green && stage.pixel(27, 17) == green && stage.pixel(15, 10) == green)
  }

  @Test("Contents are clipped by masksToBounds only; translucent ones blend")
  func translucentContents() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
    layer.contents = image(10, 10, opaque: false) { x, _ in x < 5 ? 0x8080_0000 : 0 }
    stage.frame()
    expect(isClose(stage.pixel(2, 2), 0xFFFF_7F7F) && stage.pixel(7, 7) == white)
  }

  @Test("Items draw above the background and below sublayers, in the coordinates of the bounds")
  func items() {
    let stage = Stage(60, 40)
    let layer = stage.add(CGRect(x: 4, y: 4, width: 50, height: 30), .white)
    layer.items = [
      .fill(CGRect(x: 2, y: 2, width: 10, height: 10), .red, cornerRadius: 0),
      .image(marks, CGRect(x: 20, y: 2, width: 8, height: 4)),
      .path(CGPath(rect: CGRect(x: 2, y: 16, width: 8, height: 8), transform: nil), fill: .green, stroke: nil, lineWidth: 0),
      .text(layout("iii", size: 14), at: CGPoint(x: 30, y: 8)),
    ]
    let above = stage.add(CGRect(x: 2, y: 2, width: 5, height: 5), .blue, to: layer)
    stage.frame()
    expect(stage.pixel(6, 6) == blue && stage.pixel(15, 15) == red && stage.pixel(16, 15) == white)
    expect(stage.pixel(24, 6) == mark(0, 0) && stage.pixel(31, 9) == mark(7, 3))
    expect(stage.pixel(7, 21) == green && stage.pixel(13, 27) == green && stage.pixel(14, 27) == white)
    expect((34..<54).contains { x in (10..<30).contains { stage.pixel(x, $0) & 0xFF < 0x60 } })
    stage.change {
      layer.bounds.origin.y = 2
      above.isHidden = true
    }
    stage.frame()
    expect(stage.pixel(6, 4) == red && stage.pixel(6, 13) == red && stage.pixel(6, 14) == white)
  }

  @Test("draw(_:in:) fills a bitmap at the contents' scale before the frame")
  func drawing() {
    final class Painter: CALayerDelegate {
      var draws = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        draws += 1
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      }
    }
    let stage = Stage(20, 20, scale: 2)
    let layer = stage.add(CGRect(x: 2, y: 2, width: 5, height: 5))
    let painter = Painter()
    layer.delegate = painter
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    stage.frame()
    stage.frame()
    expect(painter.draws, equals: 1)
    expect(stage.pixel(6, 6) == red && stage.pixel(9, 9) == red && stage.pixel(10, 9) == white && stage.pixel(5, 6) == white)
  }

  @Test("Text that starts left of the screen shows its visible part")
  func textOverTheEdge() {
    let stage = Stage(60, 30)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 200, height: 30), .white)
    layer.items = [.text(layout("lllllllllllllllllllllllllllllllllll", size: 16), at: .zero)]
    stage.frame()
    func ink() -> Int { (0..<60).filter { x in (0..<30).contains { stage.pixel(x, $0) & 0xFF < 0x80 } }.count }
    let before = ink()
    stage.change { layer.position.x -= 50 }
    stage.frame()
    expect(before > 5 && abs(ink() - before) < 6 && stage.differences() == 0)
  }
}
