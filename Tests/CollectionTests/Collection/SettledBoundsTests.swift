import CoreGraphics
import Testing
import TrestleExpectations
import TrestleTrials

import UIKit
@testable import UIKitLists

/// The range of bounds in which the visible elements stay the same.
struct SettledBoundsTests {
  @Test("CV-140 Bounds within the settled range show the same random frames as those for which it was computed")
  func random() {
    var generator = SplitMix(7)
    func number(_ bound: Int) -> CGFloat { CGFloat(generator.next() % UInt64(bound)) / 2 }
    var held = 0
    for _ in 0..<400 {
      let frames = (0..<Int(1 + generator.next() % 30)).map { _ in
        CGRect(x: number(400), y: number(1200), width: number(160), height: number(160))
      }
      let bounds = CGRect(x: number(100), y: number(600), width: 160, height: 240)
      var settled = SettledBounds(bounds)
      for frame in frames { settled.add(frame) }
      expect(settled.holds(at: bounds))
      for _ in 0..<40 {
        let isSideways = generator.next() % 3 == 0
        let step = number(120) - 30
        let other = bounds.offsetBy(dx: isSideways ? step : 0, dy: isSideways ? 0 : step)
        guard settled.holds(at: other) else { continue }
        held += 1
        expect(frames.map { $0.touches(bounds) }, equals: frames.map { $0.touches(other) })
      }
      expect(!settled.holds(at: bounds.insetBy(dx: 1, dy: 0)) && !settled.holds(at: bounds.offsetBy(dx: 3, dy: 3)))
    }
    expect(held, above: 300, "\(held)")
  }
}
