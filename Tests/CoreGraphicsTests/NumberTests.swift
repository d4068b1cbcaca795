import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

struct NumberTests {
  @Test("A CGFloat is made of an NSNumber, truncated or exactly")
  func numbers() {
    expect(CGFloat(truncating: NSNumber(value: 0.75)), equals: 0.75)
    expect(CGFloat(truncating: 3 as NSNumber), equals: 3)
    expect(CGFloat(exactly: NSNumber(value: 2)), equals: 2)
  }
}
