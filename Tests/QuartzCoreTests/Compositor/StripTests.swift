import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations
import TrestleTrials

/// The lower part of a plane is drawn strip by strip where colors cover it.
@MainActor
@Suite(.serialized)
struct StripTests {
  @Test("A dimmed screen is drawn in strips, as often as its dimming changes, and equals one drawn without")
  func dimmed() {
    let stage = Stage(700, 600)
    for index in 0..<12 {
      let row = stage.add(CGRect(x: 0, y: CGFloat(index * 50), width: 700, height: 49), index % 2 == 0 ? .red : .white)
      row.flattens = true
      stage.add(CGRect(x: 10, y: 5, width: 300, height: 33), .halfBlack, to: row).cornerRadius = 8
    }
    let dimming = stage.add(CGRect(x: 0, y: 0, width: 700, height: 600), .halfBlack)
    let menu = stage.add(CGRect(x: 100, y: 100, width: 200, height: 300), .white)
    menu.cornerRadius = 20
    menu.opacity = 0.7
    for step in 0..<5 {
      stage.change {
        dimming.opacity = 0.2 * Float(step + 1)
        menu.setAffineTransform(CGAffineTransform(scaleX: 0.4 + 0.1 * CGFloat(step), y: 0.4 + 0.1 * CGFloat(step)))
      }
      stage.frame()
      expect(stage.renderer.work.strips == step + 1 && stage.differences() == 0)
    }
  }

  @Test("A wide row with few drawings is drawn without a bitmap, and a narrow one is copied")
  func wide() {
    for (width, flattened) in [(700, 0), (60, 12)] {
      let stage = Stage(700, 600)
      for index in 0..<12 {
        let row = stage.add(CGRect(x: 0, y: CGFloat(index * 50), width: CGFloat(width), height: 49), .red)
        row.flattens = true
        stage.add(CGRect(x: 10, y: 5, width: 30, height: 33), .halfBlack, to: row)
      }
      let over = stage.add(CGRect(x: 0, y: 0, width: 700, height: 600), .halfBlack)
      for step in 0..<3 {
        stage.change { over.opacity = 0.2 * Float(step + 1) }
        stage.frame()
        expect(stage.differences(), equals: 0)
      }
      expect(stage.renderer.work.flattened, equals: flattened)
    }
  }
}
