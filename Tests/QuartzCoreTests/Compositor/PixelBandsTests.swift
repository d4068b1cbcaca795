import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations
import TrestleTrials

/// Several cores draw the same pixels as one.
@MainActor
@Suite(.serialized)
struct PixelBandsTests {
  @Test("A large frame is drawn by several cores, and equals one drawn by one core", arguments: [2, 3, 8])
  func large(cores: Int) {
    let stage = Stage(1400, 900)
    stage.renderer.cores = cores
    let list = stage.add(CGRect(x: 100, y: 0, width: 1300, height: 900), CGColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 1))
    list.masksToBounds = true
    for index in 0..<30 {
      let row = stage.add(CGRect(x: 0, y: CGFloat(index * 40), width: 1200, height: 38), index % 2 == 0 ? .red : .white, to: list)
      row.flattens = true
      stage.add(CGRect(x: 10, y: 5, width: 900, height: 20), .halfBlack, to: row).cornerRadius = 8
    }
    for step in 0..<4 {
      stage.change { list.bounds.origin.y = CGFloat(step * 950) }
      stage.frame()
      expect(stage.renderer.work.bands, equals: step + 1)
      expect(stage.differences(), equals: 0)
    }
  }

  @Test("A blurred bar over it is drawn in order")
  func backdrop() {
    let stage = Stage(1200, 900)
    stage.renderer.cores = 2
    stage.add(CGRect(x: 0, y: 0, width: 600, height: 900), .red)
    stage.add(CGRect(x: 0, y: 100, width: 1200, height: 200), nil).backdrop = BackdropEffect(radius: 10, saturation: 1.5, tint: .halfBlack)
    stage.add(CGRect(x: 20, y: 150, width: 300, height: 100), .green)
    stage.frame()
    expect(stage.renderer.work.bands == 0 && stage.differences() == 0)
  }
}
