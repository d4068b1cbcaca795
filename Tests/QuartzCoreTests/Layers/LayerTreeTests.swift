import Foundation
import Testing
import TrestleExpectations

@testable import QuartzCore

@MainActor
@Suite(.serialized)
struct LayerTreeTests {
  private func named(_ names: String...) -> [CALayer] {
    names.map {
      let layer = CALayer()
      layer.name = $0
      return layer
    }
  }

  private func order(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

  @Test("Sublayers are added, inserted, moved, replaced and removed at their places")
  func editing() {
    let root = CALayer()
    let layers = named("a", "b", "c", "d")
    let (a, b, c, d) = (layers[0], layers[1], layers[2], layers[3])
    expect(root.sublayers == nil)
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    expect(order(root), equals: "cab")
    root.insertSublayer(d, below: a)
    expect(order(root), equals: "cdab")
    root.insertSublayer(c, above: a)
    expect(order(root), equals: "dacb")
    root.insertSublayer(d, above: b)
    expect(order(root), equals: "acbd")
    root.insertSublayer(b, at: 0)
    expect(order(root), equals: "bacd")
    root.addSublayer(a)
    expect(order(root), equals: "bcda")
    let e = named("e")[0]
    root.replaceSublayer(c, with: e)
    expect(order(root), equals: "beda")
    expect(c.superlayer == nil)
    d.removeFromSuperlayer()
    expect(order(root), equals: "bea")
    let other = CALayer()
    other.addSublayer(e)
    expect(order(root), equals: "ba")
    expect(e.superlayer === other)
    root.sublayers = [a, e, d]
    expect(order(root), equals: "aed")
    expect(other.sublayers == nil)
    expect(b.superlayer == nil)
    expect(d.superlayer === root)
  }

  @Test("A random run of edits keeps owners and lists in agreement")
  func randomEdits() {
    var seed: UInt64 = 42
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    let layers = (0..<24).map { _ in CALayer() }
    for _ in 0..<4000 {
      let layer = layers[random(24)]
      let target = layers[random(24)]
      switch random(6) {
      case 0: layer.removeFromSuperlayer()
      case 1:
        if !target.isDescendant(of: layer) {
          layer.mask = nil
          if target.superlayer == nil, target.children.isEmpty, !layer.isDescendant(of: target) { layer.mask = target }
        }
      default:
        guard !target.isDescendant(of: layer) else { continue }
        switch random(3) {
        case 0: target.addSublayer(layer)
        case 1: target.insertSublayer(layer, at: UInt32(random(6)))
        default: target.insertSublayer(layer, above: target.children.isEmpty ? nil : target.children[random(target.children.count)])
        }
      }
      for layer in layers {
        for child in layer.children { expect(child.owner === layer && child.superlayer === layer) }
        expect(Set(layer.children.map { ObjectIdentifier($0) }).count, equals: layer.children.count)
        if let mask = layer.mask { expect(mask.owner === layer && mask.superlayer == nil) }
        if let owner = layer.owner { expect(owner.mask === layer || owner.children.contains { $0 === layer }) }
      }
    }
  }

  @Test("Layers outlive their superlayer without pointing at it")
  func lifetime() {
    let child = CALayer()
    let mask = CALayer()
    do {
      let root = CALayer()
      root.addSublayer(child)
      root.mask = mask
      // Releasing a copy that shares the mask must not release the mask.
      _ = root.presentation()
      expect(mask.owner === root)
    }
    expect(child.superlayer == nil)
    expect(mask.owner == nil)
    child.position = CGPoint(x: 1, y: 1)
  }

  @Test("A change marks the layer and the way to the root; an equal value marks nothing")
  func marks() {
    let root = CALayer()
    let middle = CALayer()
    let leaf = CALayer()
    let sibling = CALayer()
    root.addSublayer(middle)
    root.addSublayer(sibling)
    middle.addSublayer(leaf)
    func clear() { for layer in [root, middle, leaf, sibling] { layer.changes = [] } }
    func marked() -> [LayerChanges] { [root, middle, leaf, sibling].map(\.changes) }

    clear()
    leaf.opacity = 0.5
    expect(marked(), equals: [.descendants, .descendants, .values, []])
    clear()
    leaf.opacity = 0.5
    leaf.position = .zero
    leaf.bounds = .zero
    leaf.isHidden = false
    leaf.transform = CATransform3DIdentity
    leaf.backgroundColor = nil
    leaf.cornerRadius = 0
    leaf.shadowOpacity = 0
    leaf.mask = nil
    leaf.contents = nil
    expect(leaf.details == nil)
    expect(marked(), equals: [[], [], [], []])
    leaf.bounds.origin.y = 7
    expect(marked(), equals: [.descendants, .descendants, .values, []])
    clear()
    leaf.bounds.size.width = 7
    expect(marked(), equals: [[.descendants, .descendantsLayout], [.descendants, .descendantsLayout], [.values, .layout], []])
    clear()
    leaf.setNeedsDisplay()
    expect(marked(), equals: [.descendantsDisplay, .descendantsDisplay, .display, []])
    clear()
    leaf.removeFromSuperlayer()
    expect(marked(), equals: [[.descendants, .descendantsLayout], [.sublayers, .layout], [], []])
    clear()
    leaf.setNeedsDisplay()
    clear()
    leaf.changes = [.values, .display, .descendantsLayout]
    middle.addSublayer(leaf)
    expect(root.changes, equals: [.descendants, .descendantsDisplay, .descendantsLayout])
  }

  @Test("Layout runs from the topmost layer that needs it downward, once for each layer, including requests during layout")
  func layout() {
    final class Recorder: CALayer {
      static var lines: [String] = []
      var onLayout: (() -> Void)?
      override func layoutSublayers() {
        Self.lines.append(name ?? "?")
        onLayout?()
        onLayout = nil
      }
    }
    Recorder.lines = []
    let layers = ["root", "middle", "leaf", "other"].map { name in
      let layer = Recorder()
      layer.name = name
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[0].addSublayer(layers[3])
    layers[2].layoutIfNeeded()
    expect(Recorder.lines, equals: ["root", "middle", "leaf", "other"])
    Recorder.lines = []
    layers[0].layoutIfNeeded()
    expect(Recorder.lines, equals: [])
    layers[2].setNeedsLayout()
    layers[0].layoutIfNeeded()
    expect(Recorder.lines, equals: ["leaf"])
    Recorder.lines = []
    layers[2].onLayout = { layers[3].setNeedsLayout() }
    layers[1].onLayout = { layers[1].setNeedsLayout() }
    layers[1].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[0].layoutTree()
    expect(Recorder.lines, equals: ["middle", "middle", "leaf", "other"])
    expect(layers[0].changes.isDisjoint(with: [.layout, .descendantsLayout]))
  }

  @Test("The sublayers of a layer that removes and adds them in each layout are laid out, after two passes")
  func rearrangedSublayers() {
    final class Counter: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    final class Rearranging: CALayer {
      let row = Counter()
      var layouts = 0
      override func layoutSublayers() {
        layouts += 1
        row.removeFromSuperlayer()
        addSublayer(row)
      }
    }
    let root = CALayer()
    let layer = Rearranging()
    root.addSublayer(layer)
    root.layoutTree()
    expect(layer.layouts, equals: 2)
    expect(layer.row.layouts, equals: 1)
    expect(root.changes.isDisjoint(with: [.layout, .descendantsLayout]))
    layer.row.setNeedsLayout()
    root.layoutTree()
    expect(layer.layouts, equals: 2)
    expect(layer.row.layouts, equals: 2)
  }

  @Test("The sublayers of an endless layout are laid out")
  func sublayersOfEndlessLayout() {
    final class Restless: CALayer {
      override func layoutSublayers() { setNeedsLayout() }
    }
    final class Counter: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    let root = Restless()
    let below = Counter()
    root.addSublayer(below)
    root.layoutTree()
    expect(below.layouts, equals: 1)
  }

  @Test("An endless layout is stopped, and its requests are discarded until the next one")
  func endlessLayout() {
    final class Restless: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        layouts += 1
        setNeedsLayout()
      }
    }
    let root = CALayer()
    let restless = Restless()
    root.addSublayer(restless)
    root.layoutTree()
    expect(restless.layouts, equals: 100)
    root.layoutTree()
    expect(restless.layouts == 100 && root.changes.isDisjoint(with: .anyLayout))
    restless.setNeedsLayout()
    root.layoutTree()
    expect(restless.layouts, equals: 110)
  }
}
