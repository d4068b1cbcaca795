import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleRemoteDisplay

@Suite struct FrameDifferenceTests {
  private func random(_ width: Int, _ height: Int, _ noise: inout Noise) -> PixelStore {
    let store = PixelStore(width: width, height: height)
    for index in 0..<width * height { store.pixels[index] = UInt32(truncatingIfNeeded: noise.next()) }
    return store
  }

  private func clone(_ store: PixelStore) -> PixelStore {
    let copy = PixelStore(width: store.width, height: store.height)
    copy.copy(store.bounds, from: store)
    return copy
  }

  private func isEqual(_ first: PixelStore, _ second: PixelStore) -> Bool {
    first.hasSize(of: second) && memcmp(first.pixels, second.pixels, first.width * first.height * 4) == 0
  }

  /// Changes pixels as a viewer does.
  private func apply(_ difference: FrameDifference, to old: PixelStore, from new: PixelStore) {
    for step in difference.steps {
      switch step {
      case .send(let area): old.copy(area, from: new)
      case .move(let shift):
        let before = clone(old)
        for y in shift.target.y..<shift.target.y + shift.target.height {
          for x in shift.target.x..<shift.target.x + shift.target.width { old.row(y)[x] = before.row(y - shift.dy)[x - shift.dx] }
        }
      }
    }
  }

  @Test("A difference makes a viewer's pixels equal to the frame, whatever changed and whatever movement is hinted at")
  func random() {
    var noise = Noise(seed: 52)
    for _ in 0..<(isSoaking ? 20_000 : 400) {
      let (width, height) = (100 + noise.below(60), 70 + noise.below(90))
      let old = random(width, height, &noise)
      let new = clone(old)
      var change = PendingChange()
      for _ in 0..<1 + noise.below(4) {
        let area = PixelArea(x: noise.below(width), y: noise.below(height), width: 1 + noise.below(width), height: 1 + noise.below(height))
          .clipped(width: width, height: height)
        if noise.chance(50) {
          let (dx, dy) = (noise.chance(70) ? 0 : noise.below(9) - 4, noise.below(41) - 20)
          let shift = PixelShift(target: area, dx: dx, dy: dy).clipped(to: new.bounds)
          if let shift { new.move(shift) }
          change.add([area], shift: noise.chance(70) ? shift : PixelShift(target: area, dx: noise.below(99) - 49, dy: noise.below(99) - 49))
        } else {
          for _ in 0..<noise.below(30) {
            new.row(area.y + noise.below(area.height))[area.x + noise.below(area.width)] = UInt32(truncatingIfNeeded: noise.next())
          }
          change.add([area], shift: nil)
        }
      }
      let (shown, viewer) = (clone(old), clone(old))
      let difference = FrameDifference.find(from: shown, to: new, change, copies: noise.chance(80))
      apply(difference, to: viewer, from: new)
      expect(isEqual(shown, new) && isEqual(viewer, new))
    }
  }

  @Test("A list that moved below a bar is found without a hint, and only the new rows are sent")
  func findsScrolling() throws {
    var noise = Noise(seed: 7)
    let old = random(300, 400, &noise)
    let new = clone(old)
    let shift = PixelShift(target: PixelArea(x: 0, y: 60, width: 300, height: 320), dx: 0, dy: -20)
    new.move(shift)
    for y in 380..<400 { for x in 0..<300 { new.row(y)[x] = UInt32(truncatingIfNeeded: noise.next()) } }
    var change = PendingChange()
    change.add([PixelArea(x: 0, y: 60, width: 300, height: 340)], shift: nil)
    let difference = FrameDifference.find(from: clone(old), to: new, change, copies: true)
    expect(difference.steps.count, equals: 2)
    guard case .move(let found) = difference.steps.first else { return expect(Bool(false), "\(difference)") }
    expect(found.dy, equals: -20)
    expect(difference.steps.last, equals: .send(PixelArea(x: 0, y: 380, width: 300, height: 20)))
  }

  @Test("A row that resembles another one is copied from it, and only its different columns are sent")
  func findsRepeats() {
    var noise = Noise(seed: 9)
    let old = random(300, 200, &noise)
    let new = clone(old)
    for y in 120..<160 {
      for x in 0..<300 { new.row(y)[x] = old.row(y - 90)[x] }
      for x in 100..<140 { new.row(y)[x] = ~old.row(y - 90)[x] }
      new.row(y)[180] = 0
    }
    var change = PendingChange()
    change.add([old.bounds], shift: nil)
    let expected: [FrameDifference.Step] = [
      .move(PixelShift(target: PixelArea(x: 0, y: 120, width: 300, height: 40), dx: 0, dy: 90)),
      .send(PixelArea(x: 100, y: 120, width: 40, height: 40)), .send(PixelArea(x: 180, y: 120, width: 1, height: 40)),
    ]
    expect(FrameDifference.find(from: clone(old), to: new, change, copies: true).steps, equals: expected)
    expect(
      FrameDifference.find(from: clone(old), to: new, change, copies: false).steps
        == [.send(PixelArea(x: 0, y: 120, width: 300, height: 40))])
  }

  @Test("An update has fewer rectangles than its count can tell, whatever differs")
  func limitsRectangles() {
    let old = PixelStore(width: 8192, height: 1024)
    let new = PixelStore(width: 8192, height: 1024)
    for y in stride(from: 0, to: new.height, by: 5) { for x in stride(from: 0, to: new.width, by: 40) { new.row(y)[x] = 1 } }
    var change = PendingChange()
    change.add([old.bounds], shift: nil)
    expect(FrameDifference.find(from: old, to: new, change, copies: true).steps.count, below: 16_000)
    expect(isEqual(old, new))
  }

  @Test("Movements of frames that were not sent add up")
  func addsUp() {
    var change = PendingChange()
    let area = PixelArea(x: 0, y: 10, width: 50, height: 80)
    change.add([area], shift: PixelShift(target: area, dx: 0, dy: -4))
    change.add([area], shift: PixelShift(target: area, dx: 0, dy: -5))
    expect(change.shift == PixelShift(target: area, dx: 0, dy: -9) && change.areas == [area])
  }

  @Test("What did not change is not sent, even if it was drawn again")
  func sendsNothing() {
    var noise = Noise(seed: 8)
    let old = random(200, 200, &noise)
    var change = PendingChange()
    change.add([old.bounds], shift: nil)
    expect(FrameDifference.find(from: clone(old), to: old, change, copies: true).steps.isEmpty)
  }
}
