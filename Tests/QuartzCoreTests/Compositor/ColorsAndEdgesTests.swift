import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations

/// Backgrounds, corners, borders and clipping, probed pixel by pixel.
@MainActor
@Suite(.serialized)
struct ColorsAndEdgesTests {
  @Test("A background covers exactly the layer's pixels")
  func background() {
    let stage = Stage()
    stage.add(CGRect(x: 10, y: 8, width: 20, height: 12), .red)
    stage.frame()
    expect(stage.pixel(10, 8) == red && stage.pixel(29, 19) == red)
    expect(stage.pixel(9, 8) == white && stage.pixel(30, 8) == white && stage.pixel(10, 7) == white && stage.pixel(10, 20) == white)
  }

  @Test("Translucent backgrounds blend in premultiplied 8-bit sRGB")
  func translucentBackground() {
    let stage = Stage()
    stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .halfBlack)
    stage.frame()
    expect(stage.pixel(5, 5), equals: 0xFF7F_7F7F)
  }

  @Test("Origins snap to whole pixels relative to the superlayer's snapped origin; neighbors meet without gap or overlap")
  func snapping() {
    let stage = Stage(60, 60, scale: 2)
    let holder = stage.add(CGRect(x: 0.3, y: 0, width: 30, height: 30))
    let third = CGFloat(10) / 3
    for index in 0..<6 {
      stage.add(
        CGRect(x: third * CGFloat(index), y: 0, width: third, height: 5),
        CGColor(red: 1, green: 0, blue: index % 2 == 0 ? 0 : 1, alpha: 0.5), to: holder)
    }
    stage.frame()
    // 0.3 points are 0.6 pixels: the container is at pixel 1. Six thirds of ten points are forty pixels.
    expect(stage.pixel(0, 0), equals: white)
    for x in 1..<41 { expect(stage.pixel(x, 0) != white && stage.pixel(x, 0) & 0xFF00 == 0x7F00, "pixel \(x)") }
    expect(stage.pixel(41, 0), equals: white)
  }

  @Test("A layer that moves by fractions of a pixel keeps its size")
  func steadySize() {
    let stage = Stage(40, 10)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 7, height: 4), .red)
    for step in 0..<40 {
      stage.change { layer.position.x = 3.5 + CGFloat(step) * 0.3 }
      stage.frame()
      let width = (0..<40).filter { stage.pixel($0, 1) == red }.count
      expect(width, equals: 7, "at step \(step)")
    }
  }

  @Test("Corner radius rounds the background; masked corners choose which", arguments: [false, true])
  func corners(continuous: Bool) {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 4, y: 4, width: 32, height: 32), .red)
    layer.cornerRadius = 9
    layer.cornerCurve = continuous ? .continuous : .circular
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    stage.frame()
    expect(stage.pixel(4, 4) == white && stage.pixel(35, 35) == white)
    expect(stage.pixel(35, 4) == red && stage.pixel(4, 35) == red)
    expect(stage.pixel(20, 4) == red && stage.pixel(4, 20) == red && stage.pixel(20, 20) == red)
    // A continuous corner leaves the edge earlier than a circle.
    expect((stage.pixel(14, 4) == red), equals: !continuous)
    // Somewhere along the curve a pixel is partly covered.
    expect((4..<12).contains { stage.pixel($0, 5) != white && stage.pixel($0, 5) != red })
  }

  @Test("Half the side as corner radius makes a circle")
  func circle() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 5, y: 5, width: 30, height: 30), .blue)
    layer.cornerRadius = 15
    stage.frame()
    for y in 0..<40 {
      for x in 0..<40 {
        let dx = Double(x) + 0.5 - 20
        let dy = Double(y) + 0.5 - 20
        let distance = (dx * dx + dy * dy).squareRoot()
        if distance < 14 { expect(stage.pixel(x, y), equals: blue) }
        if distance > 16 { expect(stage.pixel(x, y), equals: white) }
      }
    }
  }

  @Test("The border is inside the bounds, above contents and sublayers")
  func border() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 5, y: 5, width: 30, height: 30), .red)
    layer.borderWidth = 3
    layer.borderColor = .blue
    stage.add(CGRect(x: 0, y: 0, width: 30, height: 30), .green, to: layer)
    stage.frame()
    expect(stage.pixel(5, 5) == blue && stage.pixel(7, 20) == blue && stage.pixel(34, 34) == blue && stage.pixel(20, 32) == blue)
    expect(stage.pixel(8, 20) == green && stage.pixel(31, 20) == green && stage.pixel(20, 8) == green && stage.pixel(20, 31) == green)
    expect(stage.pixel(4, 20) == white && stage.pixel(35, 20) == white)
  }

  @Test("A border follows rounded corners, and is never thinner than a pixel")
  func roundedBorder() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 5, y: 5, width: 30, height: 30), .red)
    layer.borderWidth = 0.25
    layer.borderColor = .blue
    stage.frame()
    expect(stage.pixel(5, 20) == blue && stage.pixel(6, 20) == red)
    layer.borderWidth = 4
    layer.cornerRadius = 12
    stage.frame()
    expect(stage.pixel(5, 5) == white && stage.pixel(20, 5) == blue && stage.pixel(20, 8) == blue && stage.pixel(20, 9) == red)
    expect(stage.pixel(10, 10) == blue && stage.pixel(15, 15) == red)
  }

  @Test("masksToBounds clips sublayers to the bounds and to rounded corners; without it they hang over")
  func clipping() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    stage.add(CGRect(x: -5, y: -5, width: 30, height: 30), .green, to: layer)
    stage.frame()
    expect(stage.pixel(5, 5) == green && stage.pixel(34, 34) == green)
    layer.masksToBounds = true
    stage.frame()
    expect(stage.pixel(9, 20) == white && stage.pixel(10, 10) == green && stage.pixel(29, 29) == green)
    layer.cornerRadius = 8
    stage.frame()
    expect(stage.pixel(10, 10) == white && stage.pixel(20, 10) == green && stage.pixel(20, 20) == green)
    // Green and white are mixed on the curve; the red below does not show through.
    for x in 10..<18 {
      expect((stage.pixel(x, 11) >> 8) & 0xFF == 0xFF && (stage.pixel(x, 11) >> 16) == (0xFF00 | (stage.pixel(x, 11) & 0xFF)))
    }
  }

  @Test("The bounds' origin moves the content, not the layer")
  func scrolling() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    layer.masksToBounds = true
    stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), .green, to: layer)
    layer.bounds.origin = CGPoint(x: -4, y: 2)
    stage.frame()
    expect(stage.pixel(14, 10) == green && stage.pixel(18, 12) == green && stage.pixel(13, 10) == red && stage.pixel(14, 13) == red)
    expect(stage.pixel(10, 10) == red && stage.pixel(29, 29) == red)
  }

  @Test("A pattern repeats over the background from the upper left corner")
  func pattern() {
    let stage = Stage()
    let tile = image(4, 2) { x, _ in x == 0 ? red : blue }
    stage.add(CGRect(x: 3, y: 3, width: 30, height: 20), CGColor(pattern: PatternTile(image: tile, scale: 1), alpha: 1))
    stage.frame()
    for x in 3..<33 { expect(stage.pixel(x, 10), equals: ((x - 3) % 4 == 0 ? red : blue)) }
    expect(stage.pixel(33, 10), equals: white)
  }
}
