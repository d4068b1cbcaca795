import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

@MainActor @Suite struct SizedListTests {
  private func list(_ kind: SizedList.Kind, _ count: Int = 30, height: CGFloat = 60) -> SizedList {
    SizedList(kind, [Array(0..<count)], heights: Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, height + CGFloat($0 % 3) * 10) }))
  }

  @Test("A reconfigured item takes its new height even if another snapshot is applied in the same turn", arguments: SizedList.Kind.allCases)
  func reconfiguredAndMoved(kind: SizedList.Kind) {
    for animates in [false, true] {
      let list = list(kind)
      list.heights[2] = 100
      list.heights[4] = 30
      var snapshot = list.source.snapshot()
      snapshot.reconfigureItems([2, 4])
      list.source.apply(snapshot, animatingDifferences: animates)
      snapshot = list.source.snapshot()
      snapshot.deleteItems([0])
      snapshot.moveItem(4, beforeItem: 2)
      list.source.apply(snapshot, animatingDifferences: animates)
      list.screen.settle()
      expect(list.faults, equals: [], "animated: \(animates)")
    }
  }

  @Test("A row that is swiped open is in its place after an update without and one with animation", arguments: [true, false])
  func swipedAndUpdated(releases: Bool) {
    let list = list(.list)
    guard let frame = list.view.cellForItem(at: list.path(3))?.frame else {
      Issue.record("no row")
      return
    }
    let touch = list.screen.touchDown(CGPoint(x: 300, y: frame.midY))
    for step in 1...10 {
      list.screen.advance(by: 0.02)
      touch.move(to: CGPoint(x: 300 - 12 * CGFloat(step), y: frame.midY))
    }
    if releases { touch.up() }
    var snapshot = list.source.snapshot()
    snapshot.deleteItems([0])
    list.source.apply(snapshot, animatingDifferences: false)
    snapshot = list.source.snapshot()
    snapshot.reloadItems([3])
    snapshot.insertItems([40], beforeItem: 3)
    list.heights[40] = 44
    list.heights[3] = 90
    list.source.apply(snapshot, animatingDifferences: true)
    list.screen.advance(by: 0.1)
    if !releases { touch.up() }
    list.screen.settle()
    expect(list.faults, equals: [])
  }

  @Test(
    "A list of estimated heights that was scrolled to its end rests inside of its content after a change of its size",
    arguments: [
      CGSize(width: 480, height: 320), CGSize(width: 320, height: 700), CGSize(width: 200, height: 480),
    ]) func resized(size: CGSize)
  {
    for kind in SizedList.Kind.allCases {
      for estimate in [20.0, 44, 200] {
        for reach in [0.3, 0.7, 1] {
          let heights = Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, 30 + CGFloat($0 % 5) * 25) })
          let list = SizedList(kind, [Array(0..<40)], heights: heights, estimate: estimate)
          let end = max(0, list.view.contentSize.height - list.view.bounds.height)
          list.view.contentOffset.y = end * reach
          list.screen.settle()
          list.screen.resize(to: size)
          list.view.frame.size = size
          list.screen.settle()
          expect(list.faults, equals: [], "\(kind), estimate \(estimate), \(reach)")
        }
      }
    }
  }

  @Test(
    "Random snapshots, swipes, movements, scrolls and sizes agree with a model of heights, places and offsets",
    arguments: SizedList.Kind.allCases)
  func random(kind: SizedList.Kind) {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["TRESTLE_SEED"].flatMap { UInt64($0) }
    let count = environment["TRESTLE_COUNT"].flatMap { UInt64($0) } ?? (isSoaking ? (ProcessMemory.isSanitized ? 100 : 4000) : 12)
    for seed in (first ?? 0)..<(first ?? 0) + count {
      var run = SizedRun(kind, seed: seed)
      if let fault = run.run(steps: 12) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }
}

/// One run of random steps over a list; all steps follow from the seed.
@MainActor struct SizedRun {
  private var noise: Noise
  private let list: SizedList
  private var next: Int
  private var log: [String] = []

  init(_ kind: SizedList.Kind, seed: UInt64) {
    noise = Noise(seed: seed)
    var heights: [Int: CGFloat] = [:]
    var sections: [[Int]] = []
    next = 0
    for _ in 0..<1 + noise.below(3) {
      let count = noise.below(16)
      for item in next..<next + count { heights[item] = CGFloat(20 + noise.below(90)) }
      sections.append(Array(next..<next + count))
      next += count
    }
    list = SizedList(kind, sections, heights: heights, estimate: [20, 44, 120][noise.below(3)])
  }

  /// Returns the first disagreement with the steps that led to it; nil if there is none.
  mutating func run(steps: Int) -> String? {
    for _ in 0..<steps {
      step()
      list.screen.settle(timeout: 4)
      let faults = list.faults
      if !faults.isEmpty { return "\(log.joined(separator: ", ")): \(faults.prefix(4).joined(separator: "; "))" }
    }
    return nil
  }

  private mutating func step() {
    switch noise.below(10) {
    case 0...2: apply()
    case 3:
      // Several in one turn.
      for _ in 0..<2 + noise.below(2) { apply() }
    case 4:
      apply()
      list.screen.advance(by: Double(noise.below(20)) / 60)
      apply()
    case 5: swipe()
    case 6: scroll()
    case 7: resize()
    case 8: move()
    default:
      scroll()
      apply()
    }
  }

  private mutating func apply() {
    var snapshot = list.source.snapshot()
    var words: [String] = []
    for _ in 0..<1 + noise.below(3) {
      let items = snapshot.itemIdentifiers
      let sections = snapshot.sectionIdentifiers
      switch noise.below(6) {
      case 0 where !items.isEmpty:
        let item = items[noise.below(items.count)]
        snapshot.deleteItems([item])
        words.append("-\(item)")
      case 1 where items.count > 1:
        let (item, other) = (items[noise.below(items.count)], items[noise.below(items.count)])
        if item != other {
          snapshot.moveItem(item, afterItem: other)
          words.append("\(item)>\(other)")
        }
      case 2 where !items.isEmpty:
        let item = items[noise.below(items.count)]
        list.heights[item] = CGFloat(20 + noise.below(90))
        snapshot.reloadItems([item])
        words.append("reload \(item)")
      case 3 where !items.isEmpty:
        let item = items[noise.below(items.count)]
        list.heights[item] = CGFloat(20 + noise.below(90))
        snapshot.reconfigureItems([item])
        words.append("configure \(item)")
      default:
        list.heights[next] = CGFloat(20 + noise.below(90))
        if !items.isEmpty, noise.chance(70) {
          let other = items[noise.below(items.count)]
          snapshot.insertItems([next], beforeItem: other)
          words.append("+\(next)<\(other)")
        } else if let section = sections.last {
          snapshot.appendItems([next], toSection: section)
          words.append("+\(next)")
        }
        next += 1
      }
    }
    let animates = noise.chance(60)
    log.append("apply\(animates ? " animated" : "") [\(words.joined(separator: " "))]")
    list.source.apply(snapshot, animatingDifferences: animates)
  }

  private mutating func swipe() {
    let cells = list.view.visibleCells.filter { list.view.bounds.contains($0.center) }
    guard !cells.isEmpty else { return }
    let cell = cells[noise.below(cells.count)]
    let place = list.view.convert(cell.center, to: nil)
    log.append("swipe \(cell.tag)")
    let touch = list.screen.touchDown(CGPoint(x: list.view.bounds.width - 20, y: place.y))
    let reach = CGFloat(3 + noise.below(20))
    for step in 1...10 {
      list.screen.advance(by: 0.02)
      touch.move(to: CGPoint(x: list.view.bounds.width - 20 - CGFloat(step) * reach / 2, y: place.y))
    }
    let releases = noise.chance(50)
    if releases { touch.up() }
    for _ in 0..<noise.below(3) {
      apply()
      if noise.chance(50) { list.screen.advance(by: Double(noise.below(20)) / 60) }
    }
    if !releases { touch.up() }
    list.screen.settle(timeout: 3)
    // A touch elsewhere closes the row, and the model compares rows that are closed.
    list.screen.tap(CGPoint(x: 5, y: list.view.bounds.height - 5))
  }

  private mutating func scroll() {
    let from = CGPoint(x: 30, y: CGFloat(60 + noise.below(300)))
    let to = CGPoint(x: 30, y: CGFloat(60 + noise.below(300)))
    log.append("scroll \(Int(to.y - from.y))")
    if noise.chance(50) { list.screen.flick(from: from, to: to) } else { list.screen.drag(from: from, to: to, duration: 0.2) }
    if noise.chance(50) { list.screen.settle(timeout: 4) }
  }

  private mutating func resize() {
    let size = CGSize(width: 240 + 40 * noise.below(6), height: 200 + 50 * noise.below(10))
    log.append("size \(Int(size.width))×\(Int(size.height))")
    list.screen.resize(to: size)
    if noise.chance(30) {
      let view = list.view
      UIView.animate(withDuration: 0.3) {
        view.frame.size = size
        view.layoutIfNeeded()
      }
    } else {
      list.view.frame.size = size
    }
  }

  private mutating func move() {
    let cells = list.view.visibleCells.filter { list.view.bounds.contains($0.center) }
    guard let cell = cells.isEmpty ? nil : cells[noise.below(cells.count)], let path = list.view.indexPath(for: cell) else { return }
    log.append("move \(cell.tag)")
    guard list.view.beginInteractiveMovementForItem(at: path) else { return }
    for _ in 0..<noise.below(4) {
      list.view.updateInteractiveMovementTargetPosition(
        CGPoint(x: 100, y: list.view.contentOffset.y + CGFloat(noise.below(Int(list.view.bounds.height)))))
      list.screen.advance(by: 0.1)
    }
    if noise.chance(70) { list.view.endInteractiveMovement() } else { list.view.cancelInteractiveMovement() }
  }
}
