import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations

/// Numbers at and beyond the limits of the displayable range.
@MainActor
@Suite(.serialized)
struct ExtremesTests {
  @Test("BP At the end of a list of ten million rows each row has the right position", arguments: [1, 3])
  func farRows(scale: Int) {
    let stage = Stage(40 * scale, 40 * scale, scale: CGFloat(scale))
    let list = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40))
    list.masksToBounds = true
    let top: CGFloat = 10_000_000 * 180 - 40
    list.bounds.origin.y = top
    stage.add(CGRect(x: 0, y: top, width: 40, height: 10), .red, to: list)
    stage.add(CGRect(x: 0, y: top + 20, width: 40, height: 10), .blue, to: list)
    // One layer with the length of the list.
    stage.add(CGRect(x: 30, y: 0, width: 10, height: top + 40), .green, to: list)
    stage.frame()
    expect(stage.pixel(5 * scale, 5 * scale) == red && stage.pixel(5 * scale, 15 * scale) == white)
    expect(stage.pixel(5 * scale, 25 * scale) == blue && stage.pixel(5 * scale, 35 * scale) == white)
    expect(stage.pixel(35 * scale, 35 * scale), equals: green)
    list.bounds.origin.y -= 5
    stage.frame()
    expect(stage.pixel(5 * scale, 2 * scale) == white && stage.pixel(5 * scale, 14 * scale) == red)
    expect(stage.differences(), equals: 0)
  }

  @Test("DR Contents beyond their edges repeat the edge pixels")
  func contentsBeyondEdges() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 8, height: 4))
    layer.contents = image(8, 4) { x, _ in x == 7 ? red : blue }
    layer.contentsRect = CGRect(x: 0.5, y: 0.5, width: 1, height: 1)
    stage.frame()
    expect(stage.pixel(10, 10) == blue && stage.pixel(13, 13) == red && stage.pixel(17, 13) == red)
    for wild in [CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 1e30, y: 0, width: 1, height: 1)] {
      layer.contentsRect = wild
      stage.frame()
    }
    expect(stage.pixel(20, 20), equals: white)
  }

  @Test("BP Blurs, corners and borders beyond all measure are drawn as far as they can be seen")
  func hugeShapes() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), .red)
    layer.cornerRadius = 1e6
    layer.borderWidth = 3e5
    layer.borderColor = .blue
    stage.frame()
    expect(stage.pixel(20, 20), equals: red)
    for radius in [CGFloat.infinity, 1e30, .nan] {
      let other = stage.add(CGRect(x: 10, y: 10, width: 10, height: 10), .green)
      other.shadowOpacity = 1
      other.shadowRadius = radius
      stage.frame()
      expect(stage.pixel(15, 15), equals: green)
      other.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      stage.frame()
      expect(stage.pixel(15, 15), equals: green)
    }
  }

  @Test("BP Layers without end draw nothing themselves and are not drawn into images")
  func endlessBounds() {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    let stage = Stage()
    let canvas = CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 2)!
    for size in [CGFloat.infinity, .greatestFiniteMagnitude, 32_768, 20_000] {
      let layer = Drawn()
      layer.frame = CGRect(x: 0, y: 0, width: size, height: size)
      stage.root.addSublayer(layer)
      layer.setNeedsDisplay()
      stage.frame()
      layer.render(in: canvas)
      layer.removeFromSuperlayer()
    }
    expect(canvas.makeImage()?.word(x: 0, y: 0), equals: 0)
  }

  @Test("BP Geometry with NaN is reported and ignored")
  func noNumbers() {
    let before = CALayer.reportInvalidGeometry
    defer { CALayer.reportInvalidGeometry = before }
    var reports: [String] = []
    CALayer.reportInvalidGeometry = { reports.append($0) }
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.frame = CGRect(x: 1, y: CGFloat.nan, width: 3, height: 4)
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4)
    layer.position = CGPoint(x: 0, y: CGFloat.nan)
    expect(layer.frame, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(
      reports == [
        "CALayer bounds contains NaN: [1.0 nan; 3.0 4.0]", "CALayer bounds contains NaN: [0.0 0.0; nan 4.0]",
        "CALayer position contains NaN: [0.0 nan]",
      ])
  }
}
