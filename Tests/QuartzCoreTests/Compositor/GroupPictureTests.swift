import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

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
      expect(stage.differences(), equals: 0)
    }
    expect(stage.renderer.work.groups, equals: 2)
  }

  @Test("A menu that an animation moves, scales and fades is drawn in the first frame only; one whose shadow changes in each")
  func animated() {
    let stage = Stage(80, 80, animates: true)
    let (menu, _) = menu(stage)
    stage.frame()
    func animate(_ path: String, _ from: Any, _ to: Any) {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      menu.add(animation, forKey: path)
    }
    animate("transform", NSValue(caTransform3D: CATransform3DMakeScale(0.5, 0.5, 1)), NSValue(caTransform3D: CATransform3DIdentity))
    animate("opacity", Float(0.2), Float(0.9))
    for _ in 0..<10 {
      stage.frame()
      expect(stage.differences(), equals: 0)
    }
    expect(stage.renderer.work.groups, equals: 1)
    animate("shadowOpacity", Float(0.2), Float(0.9))
    let before = stage.renderer.work.groups
    for _ in 0..<10 {
      stage.frame()
      expect(stage.differences(), equals: 0)
    }
    expect(stage.renderer.work.groups - before, atLeast: 9)
  }

  @Test("A menu that closes as it opened is not drawn again; one whose row changed meanwhile is")
  func closes() {
    let stage = Stage(80, 80)
    let (menu, row) = menu(stage)
    func move(_ steps: some Sequence<Int>) {
      for step in steps {
        stage.change {
          menu.transform = CATransform3DMakeScale(0.5 + 0.05 * CGFloat(step), 0.5 + 0.05 * CGFloat(step), 1)
          menu.opacity = 0.1 * Float(step)
        }
        stage.frame()
        expect(stage.differences(), equals: 0)
      }
    }
    move(1...10)
    let opened = stage.renderer.work.groups
    for step in 0..<20 {
      stage.change { stage.root.backgroundColor = step % 2 == 0 ? .blue : .white }
      stage.frame()
    }
    move((1...9).reversed())
    expect(opened == 2 && stage.renderer.work.groups == opened)
    move(1...10)
    stage.change { row.backgroundColor = .green }
    stage.frame()
    move((1...9).reversed())
    expect(stage.renderer.work.groups, above: opened)
  }

  @Test("Images that no animation uses any more are limited in number and in time")
  func released() {
    let stage = Stage(900, 900)
    let groups = (0..<30).map { index in
      let group = stage.add(CGRect(x: 0, y: 0, width: 500, height: 500))
      stage.add(CGRect(x: CGFloat(index), y: 0, width: 400, height: 400), .red, to: group)
      stage.add(CGRect(x: CGFloat(index), y: 0, width: 400, height: 40), .blue, to: group)
      group.isHidden = true
      return group
    }
    for group in groups {
      stage.change { group.isHidden = false }
      for step in 1...4 {
        stage.change { group.opacity = 0.2 * Float(step) }
        stage.frame()
      }
      stage.change { group.isHidden = true }
    }
    stage.frame()
    expect((1...GroupPictures.idleBudget).contains(stage.renderer.pictureBytes))
    expect(stage.differences(), equals: 0)
    for step in 0...GroupPictures.patience {
      stage.change { stage.root.backgroundColor = step % 2 == 0 ? .blue : .white }
      stage.frame()
    }
    expect(stage.renderer.pictureBytes, equals: 0)
  }

  /// A menu whose ground is a material.
  private func materialMenu(_ stage: Stage) -> CALayer {
    let menu = stage.add(CGRect(x: 20, y: 20, width: 40, height: 30))
    menu.shadowOpacity = 0.5
    menu.shadowPath = CGPath(rect: menu.bounds, transform: nil)
    let ground = stage.add(menu.bounds, nil, to: menu)
    ground.cornerRadius = 5
    ground.masksToBounds = true
    let material = stage.add(menu.bounds, .green, to: ground)
    material.opacity = 0.7
    stage.add(menu.bounds, nil, to: ground).backdrop = BackdropEffect(radius: 3, saturation: 1.5, tint: .halfBlack)
    stage.add(CGRect(x: 5, y: 5, width: 20, height: 8), .red, to: ground)
    return menu
  }

  @Test("A menu with a material that grows is drawn in its first two frames only; one beyond the screen's edge in each")
  func material() {
    let stage = Stage(90, 90)
    let menu = materialMenu(stage)
    func grow(_ frames: Int) {
      for step in 0..<frames {
        stage.change {
          menu.transform = CATransform3DMakeScale(0.6 + 0.015 * CGFloat(step), 0.6 + 0.015 * CGFloat(step), 1)
          menu.opacity = 0.9
        }
        stage.frame()
        expect(stage.differences(), equals: 0, "frame \(step)")
      }
    }
    grow(20)
    expect(stage.renderer.work.groups, equals: 2)
    // Only its shadow is clipped.
    stage.change { menu.position = CGPoint(x: 68, y: 30) }
    stage.frame()
    let beside = stage.renderer.work.groups
    grow(20)
    expect(stage.renderer.work.groups - beside, atMost: 2)
    stage.change { menu.position = CGPoint(x: 80, y: 20) }
    stage.frame()
    let before = stage.renderer.work.groups
    grow(10)
    expect(stage.renderer.work.groups - before, equals: 10)
    for x in 0..<30 {
      stage.change {
        menu.position.x = 95 - CGFloat(x)
        menu.transform = CATransform3DMakeRotation(CGFloat(x) / 10, 0, 0, 1)
      }
      stage.frame()
      expect(stage.differences(), equals: 0, "x \(x)")
    }
  }

  @Test("A group of one rectangle has the bits of a group that is drawn apart", arguments: [true, false])
  func onlyRectangle(isBackdrop: Bool) {
    var noise = Noise(seed: 3)
    func color() -> CGColor {
      func part() -> CGFloat { CGFloat(noise.below(256)) / 255 }
      return CGColor(red: part(), green: part(), blue: part(), alpha: CGFloat(1 + noise.below(255)) / 255)
    }
    for round in 0..<60 {
      let (ground, tint, opacity) = (color(), color(), Float(1 + noise.below(254)) / 255)
      let pictures = [false, true].map { hasMore in
        let stage = Stage(40, 40)
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 40), ground)
        let group = stage.add(CGRect(x: 5, y: 5, width: 30, height: 30))
        let only = stage.add(CGRect(x: 2, y: 0, width: 30, height: 25), isBackdrop ? nil : tint, to: group)
        if isBackdrop { only.backdrop = BackdropEffect(radius: 4, saturation: 1.5, tint: tint) }
        // A drawing beyond the screen's edge.
        if hasMore { stage.add(CGRect(x: 1000, y: 0, width: 5, height: 5), .red, to: group) }
        group.opacity = opacity
        stage.frame()
        expect(stage.renderer.work.groups, equals: (hasMore ? 1 : 0))
        expect(stage.differences(), equals: 0)
        return (0..<1600).map { stage.pixel($0 % 40, $0 / 40) }
      }
      expect(pictures[0], equals: pictures[1], "round \(round), opacity \(opacity)")
    }
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
        expect(stage.differences(), equals: 0, "change \(index), frame \(still)")
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
