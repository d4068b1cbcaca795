import CoreGraphics
import Testing
import TrestleExpectations
import TrestleTrials

@testable import QuartzCore

/// Scaled, turned, mirrored and projected layers.
@MainActor
@Suite(.serialized)
struct TransformTests {
  @Test("A quarter turn about the anchor moves pixels onto pixels")
  func quarterTurn() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20))
    layer.contents = image(20, 20) { x, y in x < 10 ? (y < 10 ? red : green) : (y < 10 ? blue : black) }
    stage.change { layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) }
    stage.frame()
    // Clockwise, as y points down: the upper left moves to the upper right.
    expect(stage.pixel(29, 10) == red && stage.pixel(29, 29) == blue && stage.pixel(10, 10) == green && stage.pixel(10, 29) == black)
    expect(stage.pixel(20, 19) == red && stage.pixel(19, 19) == green && stage.pixel(30, 20) == white && stage.pixel(9, 20) == white)
  }

  @Test("A mirrored layer shows its contents mirrored, and a one-sided one nothing from behind")
  func mirror() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20))
    layer.contents = image(20, 20) { x, _ in x < 10 ? red : blue }
    stage.change { layer.transform = CATransform3DMakeScale(-1, 1, 1) }
    stage.frame()
    expect(stage.pixel(10, 20) == blue && stage.pixel(19, 20) == blue && stage.pixel(20, 20) == red && stage.pixel(29, 20) == red)
    stage.change {
      layer.isDoubleSided = false
      layer.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
    }
    stage.frame()
    expect(stage.pixel(20, 20), equals: white)
    stage.change { layer.transform = CATransform3DMakeRotation(.pi * 0.1, 0, 1, 0) }
    stage.frame()
    expect(stage.pixel(15, 20), equals: red)
  }

  @Test("A scaled plain rectangle has crisp edges")
  func scaledFill() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 15, y: 15, width: 10, height: 10), .red)
    layer.transform = CATransform3DMakeScale(2, 1.5, 1)
    stage.frame()
    expect(stage.pixel(10, 13) == red && stage.pixel(29, 26) == red)
    expect(stage.pixel(9, 20) == white && stage.pixel(30, 20) == white && stage.pixel(20, 28) == white)
    expect(stage.renderer.work.groups, equals: 0)
  }

  @Test("A scaled subtree is scaled as a whole about its anchor")
  func scaledTree() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    let inner = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .blue, to: layer)
    inner.cornerRadius = 2
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 10, y: 10)
    layer.transform = CATransform3DMakeScale(1.5, 1.5, 1)
    stage.frame()
    expect(stage.pixel(20, 20) == blue && stage.pixel(23, 18) == blue && stage.pixel(27, 18) == red && stage.pixel(38, 38) == red)
    layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    stage.frame()
    expect(stage.pixel(12, 12) == blue && stage.pixel(17, 17) == red && stage.pixel(22, 12) == white)
  }

  @Test("A rotated square covers its exact area, with smooth edges")
  func rotation() {
    let stage = Stage(60, 60)
    let layer = stage.add(CGRect(x: 15, y: 15, width: 30, height: 30), .red)
    layer.cornerRadius = 0.02
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    stage.frame()
    var partly = 0
    for y in 0..<60 {
      for x in 0..<60 {
        let distance = abs(Double(x) + 0.5 - 30) + abs(Double(y) + 0.5 - 30)
        let pixel = stage.pixel(x, y)
        if distance < 20 { expect(pixel, equals: red) }
        if distance > 23 { expect(pixel, equals: white) }
        if pixel != red && pixel != white { partly += 1 }
      }
    }
    expect(partly, above: 40)
  }

  @Test("sublayerTransform rotates the sublayers about the anchor and not the layer")
  func sublayerTransform() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    let inner = stage.add(CGRect(x: 2, y: 2, width: 4, height: 4), .blue, to: layer)
    stage.frame()
    expect(stage.pixel(13, 13), equals: blue)
    layer.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    stage.frame()
    expect(stage.pixel(13, 13) == red && stage.pixel(26, 26) == blue && stage.pixel(10, 10) == red)
    layer.sublayerTransform = CATransform3DMakeTranslation(3, 0, 0)
    stage.frame()
    expect(stage.pixel(15, 13) == blue && stage.pixel(26, 26) == red)
    stage.change { inner.position.x += 1 }
    stage.frame()
    expect(stage.pixel(15, 13) == red && stage.pixel(19, 13) == blue)
  }

  @Test("Perspective makes the far side smaller")
  func perspective() {
    let stage = Stage(80, 80)
    let layer = stage.add(CGRect(x: 20, y: 20, width: 40, height: 40), .red)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    stage.change { layer.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0) }
    stage.frame()
    func height(_ x: Int) -> Int { (0..<80).filter { stage.pixel(x, $0) & 0xFF00 < 0x8000 }.count }
    let columns = (0..<80).filter { height($0) > 0 }
    expect(columns.count > 20 && columns.count < 36)
    expect(abs(height(columns[1]) - height(columns[columns.count - 2])), atLeast: 6)
    expect(abs(height(40) - 40), atMost: 2)
  }

  @Test("In perspective each pixel is interpolated from the four around the point that it shows")
  func interpolated() throws {
    var noise = Noise(seed: 9)
    let side = 30
    let words = (0..<side * side).map { _ in 0xFF00_0000 | UInt32(noise.below(1 << 24)) }
    let stage = Stage(60, 60)
    let layer = stage.add(CGRect(x: 15, y: 15, width: side, height: side))
    layer.contents = image(side, side) { words[$1 * side + $0] }
    for angle in [0.3, -0.7, 1.1] {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 90
      stage.change { layer.transform = CATransform3DRotate(transform, angle, 0.3, 1, 0.1) }
      stage.frame()
      let inverse = try #require(layer.renderNode?.transform?.inverse)
      func source(_ x: Int, _ y: Int) -> UInt32 { (0..<side).contains(x) && (0..<side).contains(y) ? words[y * side + x] : 0 }
      /// Returns the color over white.
      func expected(_ column: Int, _ row: Int) -> UInt32 {
        let x = Double(column) + 0.5, y = Double(row) + 0.5
        let w = x * Double(inverse.p) + y * Double(inverse.q) + Double(inverse.w)
        let u = (x * Double(inverse.a) + y * Double(inverse.c) + Double(inverse.tx)) / w - 0.5
        let v = (x * Double(inverse.b) + y * Double(inverse.d) + Double(inverse.ty)) / w - 0.5
        let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let across = UInt32((u - Double(left)) * 256), down = UInt32((v - Double(top)) * 256)
        let corners = [source(left, top), source(left + 1, top), source(left, top + 1), source(left + 1, top + 1)]
        func part(_ shift: UInt32) -> UInt32 {
          let parts = corners.map { $0 >> shift & 255 }
          let upper = parts[0] * (256 - across) + parts[1] * across
          let lower = parts[2] * (256 - across) + parts[3] * across
          return (upper * (256 - down) + lower * down) >> 16
        }
        let white = 255 - part(24)
        return [24, 16, 8, 0].reduce(UInt32(0)) { $0 | (part($1) + white) << $1 }
      }
      var differing = 0
      var shown = 0
      for y in 0..<60 {
        for x in 0..<60 {
          if stage.pixel(x, y) != expected(x, y) { differing += 1 }
          if stage.pixel(x, y) != white { shown += 1 }
        }
      }
      expect(differing == 0 && shown > 200, "\(angle): \(differing) of \(shown)")
    }
  }

  @Test("A transformed subtree follows its changes and its superlayer's scrolling")
  func changes() {
    let stage = Stage(60, 60)
    let list = stage.add(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
    list.masksToBounds = true
    let layer = stage.add(CGRect(x: 20, y: 20, width: 20, height: 20), .red, to: list)
    let inner = stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), .blue, to: layer)
    layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    stage.frame()
    expect(stage.pixel(30, 30), equals: blue)
    stage.change { inner.backgroundColor = .green }
    expect(!stage.frame().isEmpty)
    expect(stage.pixel(30, 30) == green && stage.differences() == 0)
    for offset in 1..<12 {
      stage.change { list.bounds.origin.y = CGFloat(offset) }
      stage.frame()
      expect(stage.pixel(30, 30 - offset) == green && stage.differences() == 0)
    }
  }

  @Test("Flipped geometry counts y from below, on every level down, and draws contents upright")
  func flipped() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40))
    layer.isGeometryFlipped = true
    let inner = stage.add(CGRect(x: 4, y: 4, width: 10, height: 20), nil, to: layer)
    inner.contents = image(10, 20) { _, y in y < 10 ? red : blue }
    stage.add(CGRect(x: 0, y: 0, width: 3, height: 3), .green, to: inner)
    stage.frame()
    expect(stage.pixel(10, 17) == red && stage.pixel(10, 34) == blue && stage.pixel(10, 15) == white && stage.pixel(10, 36) == white)
    expect(stage.pixel(4, 35) == green && stage.pixel(4, 16) == red)
  }

  @Test("A transform layer contains its sublayers and draws nothing itself")
  func transformLayer() {
    let stage = Stage()
    let holder = CATransformLayer()
    holder.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    holder.backgroundColor = .red
    holder.borderWidth = 2
    holder.masksToBounds = true
    stage.root.addSublayer(holder)
    stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), .blue, to: holder)
    stage.frame()
    expect(stage.pixel(11, 11) == white && stage.pixel(15, 15) == blue && stage.pixel(24, 24) == blue)
  }
}
