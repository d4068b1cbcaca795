import Testing
import TrestleExpectations

import CoreGraphics

@Suite("What two rectangles share") struct CGRectOverlapTests {
  @Test("Ordinary ones as intersection has it; one whose end is no number shares nothing")
  func overlap() {
    let one = CGRect(x: 0, y: 0, width: 10, height: 10)
    for other in [
      CGRect(x: 5, y: -5, width: 10, height: 10), CGRect(x: 2, y: 2, width: 3, height: 3), CGRect(x: 8, y: 8, width: -4, height: -4),
    ] {
      expect(one.overlap(with: other), equals: one.intersection(other))
      expect(other.overlap(with: one), equals: one.intersection(other))
    }
    expect(one.overlap(with: CGRect(x: 20, y: 0, width: 5, height: 5)).isNull && one.overlap(with: .null).isNull)
    expect(one.overlap(with: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)), equals: CGRect(x: 0, y: 0, width: 10, height: 5))
    for wrong in [CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5), CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5)] {
      expect(one.overlap(with: wrong).isNull && wrong.overlap(with: one).isNull)
    }
  }
}
