import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations

/// The cost of a change: counted, not timed.
@MainActor
@Suite(.serialized)
struct DamageTests {
  @Test("A frame that changes nothing composes nothing")
  func nothing() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), .red)
    stage.frame()
    let work = stage.renderer.work
    expect(!stage.renderer.needsFrame && stage.frame().isEmpty && stage.renderer.work == work)
    // Setting the same value, or changing it back, causes no change either.
    layer.backgroundColor = .red
    layer.position.x += 5
    layer.position.x -= 5
    stage.frame()
    expect(stage.renderer.work.damagedPixels == work.damagedPixels && stage.renderer.work.frames == work.frames)
  }

  @Test("A moving row damages its old and new position, and only its layer and its superlayers are read")
  func moving() {
    let stage = Stage(100, 200)
    let list = stage.add(CGRect(x: 0, y: 0, width: 100, height: 200), .white)
    var rows: [CALayer] = []
    for index in 0..<10 {
      let row = stage.add(CGRect(x: 0, y: index * 20, width: 80, height: 20), .red, to: list)
      row.flattens = true
      rows.append(row)
      for part in 0..<5 { stage.add(CGRect(x: part * 10, y: 2, width: 5, height: 5), .blue, to: row) }
    }
    stage.frame()
    // Rows are flattened when they are drawn the second time.
    stage.renderer.damageAll()
    stage.frame()
    let work = stage.renderer.work
    stage.change { rows[4].position.x += 10 }
    expect(stage.frame(), equals: [PixelRect(x: 0, y: 80, width: 90, height: 20)])
    expect(stage.renderer.work.damagedPixels - work.damagedPixels, equals: 90 * 20)
    expect(stage.renderer.work.layersRead - work.layersRead, equals: 3)
    expect(stage.renderer.work.flattened, equals: work.flattened)
  }

  @Test("A change inside damages the drawing that changed")
  func inside() {
    let stage = Stage(100, 100)
    let layer = stage.add(CGRect(x: 10, y: 10, width: 80, height: 80), .white)
    layer.items = [
      .fill(CGRect(x: 0, y: 0, width: 10, height: 10), .red, cornerRadius: 0),
      .fill(CGRect(x: 50, y: 50, width: 10, height: 10), .red, cornerRadius: 0),
    ]
    stage.frame()
    layer.items[1] = .fill(CGRect(x: 50, y: 50, width: 10, height: 10), .green, cornerRadius: 0)
    expect(stage.frame(), equals: [PixelRect(x: 60, y: 60, width: 10, height: 10)])
    layer.borderWidth = 1
    expect(stage.frame(), equals: [PixelRect(x: 10, y: 10, width: 80, height: 80)])
  }

  @Test("What is clipped away damages nothing")
  func clipped() {
    let stage = Stage(100, 100)
    let list = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50), .white)
    list.masksToBounds = true
    let outside = stage.add(CGRect(x: 60, y: 60, width: 20, height: 20), .red, to: list)
    stage.frame()
    outside.backgroundColor = .green
    expect(stage.frame().isEmpty)
    stage.change { outside.position = CGPoint(x: 50, y: 50) }
    expect(stage.frame(), equals: [PixelRect(x: 40, y: 40, width: 10, height: 10)])
  }

  @Test("Scrolling reads only the scrolled layer, independent of the number of rows")
  func scrolling() {
    let stage = Stage(100, 100)
    let list = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    list.masksToBounds = true
    for index in 0..<50 {
      stage.add(CGRect(x: 0, y: index * 20, width: 100, height: 20), index % 2 == 0 ? .red : .blue, to: list).flattens = true
    }
    for _ in 0..<4 { stage.frame() }
    for step in 1..<30 {
      let work = stage.renderer.work
      stage.change { list.bounds.origin.y = CGFloat(step) * 7 }
      expect(stage.frame(), equals: [PixelRect(x: 0, y: 0, width: 100, height: 100)])
      expect(stage.renderer.work.layersRead - work.layersRead, equals: 2)
    }
    expect(stage.differences(), equals: 0)
  }

  @Test("Layers removed, added and reordered damage their places")
  func tree() {
    let stage = Stage(100, 100)
    let a = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    let b = stage.add(CGRect(x: 60, y: 60, width: 20, height: 20), .blue)
    stage.frame()
    a.removeFromSuperlayer()
    expect(stage.frame(), equals: [PixelRect(x: 10, y: 10, width: 20, height: 20)])
    expect(stage.pixel(15, 15), equals: white)
    b.addSublayer(a)
    stage.frame()
    expect(stage.pixel(75, 75) == red && stage.differences() == 0)
    stage.root.addSublayer(a)
    stage.frame()
    expect(stage.pixel(15, 15) == red && stage.pixel(75, 75) == blue)
  }

  @Test("What an opaque layer covers is not drawn")
  func occlusion() {
    let stage = Stage(100, 100)
    for _ in 0..<20 { stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .blue) }
    stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
    stage.frame()
    expect(stage.pixel(50, 50) == red && stage.renderer.work.drawn == 1)
  }

  @Test("Resizing composes the whole frame at the new scale")
  func resizing() {
    let stage = Stage(40, 40)
    stage.add(CGRect(x: 10, y: 10, width: 10, height: 10), .red)
    stage.frame()
    stage.change { stage.root.frame = CGRect(x: 0, y: 0, width: 60, height: 30) }
    stage.renderer.resize(width: 120, height: 60, scale: 2)
    stage.frame()
    expect(stage.pixel(20, 20) == red && stage.pixel(39, 39) == red && stage.pixel(40, 40) == white && stage.differences() == 0)
  }
}
