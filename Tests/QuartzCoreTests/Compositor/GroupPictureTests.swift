import CoreGraphics
import Testing
import Trials

@testable import QuartzCore

/// A group of which only the transform, position or opacity changes is drawn once.
@MainActor
@Suite(.serialized)
struct GroupPictureTests {
  private func menu(_ stage: Stage) -> (menu: CALayer, row: CALayer) {
    let menu = stage.add(CGRect(x: 20, y: 20, width: 40, height: 30), .white)
    menu.shadowOpacity = 0.5
    menu.cornerRadius = 5
    let row = stage.add(CGRect(x: 5, y: 5, width: 20, height: 8), .red, to: menu)
    return (menu, row)
  }

  @Test("A menu that grows is drawn in its first two frames only", arguments: [true, false])
  func grows(byTransform: Bool) {
    let stage = Stage(80, 80)
    let (menu, _) = menu(stage)
    for step in 0..<20 {
      stage.change {
        if byTransform { menu.transform = CATransform3DMakeScale(0.6 + 0.015 * CGFloat(step), 0.6 + 0.015 * CGFloat(step), 1) }
        menu.opacity = byTransform ? 0.9 : 0.1 + 0.04 * Float(step)
        menu.position.x += 1
      }
      stage.frame()
      #expect(stage.differences() == 0)
    }
    #expect(stage.renderer.work.groups == 2)
  }

  @Test("Every change of a group's appearance draws it again")
  func changes() {
    let stage = Stage(80, 80)
    let (menu, row) = menu(stage)
    menu.masksToBounds = false
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    mask.backgroundColor = .red
    let changes: [() -> Void] = [
      { row.backgroundColor = .blue }, { row.position.x += 3 }, { menu.shadowOpacity = 0.9 }, { menu.shadowRadius = 6 },
      { menu.shadowOffset.width = 4 }, { menu.masksToBounds = true }, { menu.cornerRadius = 9 }, { menu.mask = mask },
      { mask.position.x += 4 }, { menu.mask = nil }, { menu.bounds.origin.y = 4 }, { menu.bounds.size.width = 30 },
      { menu.backdrop = BackdropEffect(radius: 3) }, { menu.backdrop = nil }, { row.isHidden = true }, { row.isHidden = false },
      { menu.borderWidth = 2 }, { menu.isGeometryFlipped = true }, { row.removeFromSuperlayer() }, { menu.addSublayer(row) },
    ]
    var angle: CGFloat = 0
    for (index, change) in changes.enumerated() {
      for still in 0..<4 {
        stage.change {
          if still == 0 { change() }
          angle += 0.05
          menu.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
          menu.opacity = index % 2 == 0 ? 1 : 0.7
        }
        stage.frame()
        #expect(stage.differences() == 0, "change \(index), frame \(still)")
      }
    }
  }

  @Test("Groups that turn, move and fade while now and then something changes yield the bits of a frame from scratch")
  func random() throws {
    for seed in [UInt64(5), 6] {
      let stage = Stage(120, 120)
      var tree = RandomTree(root: stage.root, count: 40, seed: seed)
      stage.frame()
      for step in 0..<400 {
        stage.change {
          if step % 4 == 0 { tree.change() }
          for index in 0..<6 {
            let layer = tree.layers[index * 5 % tree.layers.count]
            let angle = CGFloat(step * (index + 1)) / 40
            if index < 3 { layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1) } else { layer.opacity = Float(step % 11) / 10 }
            if step % 3 == 0 { layer.position.x += CGFloat(index - 2) }
          }
        }
        stage.frame()
        let count = stage.differences()
        try #require(count == 0, "seed \(seed), step \(step), after \(tree.last): \(count) pixels differ")
      }
    }
  }
}
