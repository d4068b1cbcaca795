import CoreGraphics
import Testing
import TrestleExpectations
import TrestleTrials

@testable import QuartzCore

/// Static subtrees become bitmaps, unless they are transparent or not marked.
@MainActor
@Suite(.serialized)
struct FlatteningTests {
  private func row(_ stage: Stage, at y: Int = 0) -> (row: CALayer, label: CALayer) {
    let row = stage.add(CGRect(x: 0, y: y, width: 60, height: 20), .red)
    row.flattens = true
    let label = stage.add(CGRect(x: 10, y: 5, width: 20, height: 10), .halfBlack, to: row)
    return (row, label)
  }

  @Test("A row that is drawn a second time is flattened, and copied while it moves")
  func copies() {
    let stage = Stage(80, 80)
    let (row, _) = row(stage)
    stage.frame()
    expect(stage.renderer.work.flattened, equals: 0)
    for step in 1..<20 {
      stage.change { row.position.y = 10 + CGFloat(step) * 2 }
      stage.frame()
    }
    expect(stage.renderer.work.flattened == 1 && stage.renderer.work.flatCopies == 19 && stage.differences() == 0)
  }

  @Test("One change is flattened again; a row that changes in every frame is drawn directly until it has been still for two")
  func restless() {
    let stage = Stage(80, 80)
    let (row, label) = row(stage)
    for _ in 0..<4 {
      stage.frame()
      stage.change { row.position.y += 1 }
    }
    expect(stage.renderer.work.flattened, equals: 1)
    for step in 0..<10 {
      stage.change { label.position.x = 20 + CGFloat(step) }
      stage.frame()
    }
    let busy = stage.renderer.work.flattened
    expect(busy, atMost: 2)
    for _ in 0..<5 {
      stage.change { row.position.y += 1 }
      stage.frame()
    }
    expect(stage.renderer.work.flattened == busy + 1 && stage.differences() == 0)
  }

  @Test("Rows that appear together are flattened in several frames, and drawn directly until then")
  func together() {
    let stage = Stage(80, 200)
    stage.renderer.mostFlattenedPixels = 60 * 20 * 2
    for index in 0..<6 { _ = row(stage, at: index * 22) }
    var flattened: [Int] = []
    for step in 0..<5 {
      stage.change { stage.root.bounds.origin.y = CGFloat(step) }
      stage.renderer.damageAll()
      stage.frame()
      flattened.append(stage.renderer.work.flattened)
      expect(stage.differences(), equals: 0)
    }
    expect(flattened, equals: [0, 2, 4, 6, 6])
  }

  @Test("What reaches out of a flattened row is drawn around its bitmap")
  func overflowing() {
    let stage = Stage(80, 80)
    let (row, label) = row(stage, at: 20)
    label.frame = CGRect(x: -5, y: -4, width: 80, height: 30)
    for step in 0..<20 {
      stage.frame()
      expect(stage.differences(), equals: 0)
      stage.change { row.position = CGPoint(x: 30 + CGFloat(step % 7), y: 31 + CGFloat(step)) }
    }
    expect(stage.renderer.work.flattened == 1 && stage.renderer.work.flatCopies >= 19)
  }

  @Test("A flattening mark that is set or removed takes effect in the next frame")
  func markedLater() {
    let stage = Stage(80, 80)
    let (row, _) = row(stage)
    row.flattens = false
    for _ in 0..<4 { stage.frame() }
    expect(stage.renderer.work.flattened, equals: 0)
    stage.change { row.flattens = true }
    for _ in 0..<4 {
      stage.frame()
      stage.change { row.position.y += 1 }
    }
    expect(stage.renderer.work.flattened, equals: 1)
    stage.change { row.flattens = false }
    stage.frame()
    let copies = stage.renderer.work.flatCopies
    for _ in 0..<3 {
      stage.change { row.position.y += 1 }
      stage.frame()
    }
    expect(stage.renderer.work.flatCopies == copies && stage.differences() == 0)
  }

  @Test("Translucent or unmarked subtrees are never flattened")
  func refused() {
    let stage = Stage(80, 80)
    let (translucent, _) = row(stage)
    translucent.backgroundColor = .halfBlack
    let (unmarked, _) = row(stage, at: 25)
    unmarked.flattens = false
    let (marked, _) = row(stage, at: 50)
    marked.flattens = false
    for _ in 0..<5 {
      stage.frame()
      stage.renderer.damageAll()
    }
    expect(stage.renderer.work.flattened, equals: 0)
    marked.flattens = true
    marked.masksToBounds = true
    stage.frame()
    stage.renderer.damageAll()
    stage.frame()
    expect(stage.renderer.work.flattened == 1 && stage.differences() == 0)
  }

  @Test("A clear row whose background is a layer inside is flattened, while that is opaque and covers it")
  func groundInside() {
    let stage = Stage(80, 120)
    let row = stage.add(CGRect(x: 0, y: 0, width: 60, height: 20))
    row.flattens = true
    let holder = stage.add(CGRect(x: 0, y: 0, width: 60, height: 20), to: row)
    let ground = stage.add(CGRect(x: 0, y: 0, width: 60, height: 20), .red, to: holder)
    stage.add(CGRect(x: 10, y: 5, width: 20, height: 10), .halfBlack, to: row)
    func copies(_ change: () -> Void) -> Int {
      stage.change(change)
      for _ in 0..<3 { stage.frame() }
      let before = stage.renderer.work.flatCopies
      for _ in 0..<4 {
        stage.change { row.position.y += 1 }
        stage.frame()
        expect(stage.differences(), equals: 0)
      }
      return stage.renderer.work.flatCopies - before
    }
    expect(copies {} == 4 && stage.renderer.work.flattened == 1)
    expect(copies { ground.backgroundColor = .halfBlack }, equals: 0)
    expect(copies { ground.backgroundColor = .blue }, equals: 4)
    expect(copies { ground.opacity = 0.5 }, equals: 0)
    expect(copies { ground.opacity = 1 }, equals: 4)
    expect(copies { holder.opacity = 0.5 }, equals: 0)
    expect(copies { holder.opacity = 1 }, equals: 4)
    expect(copies { ground.position.x += 1 }, equals: 0)
    expect(copies { ground.position.x -= 1 }, equals: 4)
    expect(copies { holder.isHidden = true }, equals: 0)
    expect(copies { holder.isHidden = false }, equals: 4)
    expect(copies { ground.cornerRadius = 4 }, equals: 0)
    expect(copies { ground.cornerRadius = 0 }, equals: 4)
    expect(copies { holder.bounds.origin.y = 3 }, equals: 0)
    expect(copies { holder.bounds.origin.y = 0 }, equals: 4)
    expect(copies { holder.transform = CATransform3DMakeRotation(0.1, 0, 0, 1) }, equals: 0)
  }

  @Test("Flattened rows with rounded corners keep the content below the corners")
  func rounded() {
    let stage = Stage(80, 80)
    let (row, _) = row(stage)
    row.cornerRadius = 8
    row.masksToBounds = true
    for step in 0..<5 {
      stage.change { row.position.y = 10 + CGFloat(step) }
      stage.frame()
      expect(stage.differences(), equals: 0)
    }
    expect(stage.pixel(0, 4) == white && stage.renderer.work.flattened == 1)
  }

  @Test("A row that becomes visible gradually is flattened immediately, and its bitmap is evicted when scrolling moves its pixels")
  func scrolled() {
    let stage = Stage(300, 300)
    let list = stage.add(CGRect(x: 0, y: 0, width: 300, height: 300), .white)
    list.masksToBounds = true
    for index in 0..<60 {
      let row = stage.add(CGRect(x: 0, y: index * 30, width: 300, height: 30), index % 2 == 0 ? .red : .blue, to: list)
      row.flattens = true
      stage.add(CGRect(x: 10, y: 5, width: 20, height: 10), .halfBlack, to: row)
    }
    stage.frame()
    expect(stage.renderer.work.flattened, equals: 0)
    for step in 1...60 {
      stage.change { list.bounds.origin.y = CGFloat(step) * 10 }
      stage.frame()
      expect(stage.renderer.work.flattened, equals: (step + 2) / 3)
      expect(stage.renderer.flatBytes, atMost: 9 * 300 * 32 * 4)
    }
    expect(stage.differences(), equals: 0)
  }

  @Test("A row in which an animation begins is not flattened, although the rows beside it are copied")
  func animated() {
    let stage = Stage(80, 80, animates: true)
    let rows = (0..<3).map { row(stage, at: $0 * 20) }
    for step in 0..<4 {
      stage.change { for (row, _) in rows { row.position.x = 30 + CGFloat(step) } }
      stage.frame()
    }
    expect(stage.renderer.work.flattened, equals: 3)
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 200
    move.duration = 1
    stage.change {
      rows[0].label.add(move, forKey: nil)
      for (row, _) in rows { row.position.x += 1 }
    }
    for _ in 0..<10 {
      stage.frame()
      expect(stage.differences(), equals: 0)
    }
    expect(stage.renderer.work.flattened, equals: 3)
  }

  @Test("The bitmaps stay within their budget")
  func budget() {
    let cache = FlatCache(budget: 1 << 20)
    let tree = ObjectIdentifier(cache)
    var nodes: [RenderNode] = []
    var numbers = Noise(seed: 7)
    for frame in 0..<2_000 {
      let node = RenderNode(layer: nil, tree: tree)
      node.place.width = 100
      node.place.height = 20 + Int(numbers.next() % 200)
      if cache.admits(width: node.width, height: node.height) { _ = cache.makeFlat(for: node, frame: frame) }
      nodes.append(node)
      if nodes.count > 12 {
        cache.drop(nodes[0])
        nodes.removeFirst()
      }
      expect(cache.byteCount, atMost: 1 << 20)
    }
    expect(!cache.admits(width: 1000, height: 1000))
  }
}
