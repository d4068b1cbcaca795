import CoreGraphics
import Foundation
import Testing

struct NumberTests {
  @Test("A CGFloat is made of an NSNumber, truncated or exactly")
  func numbers() {
    #expect(CGFloat(truncating: NSNumber(value: 0.75)) == 0.75)
    #expect(CGFloat(truncating: 3 as NSNumber) == 3)
    #expect(CGFloat(exactly: NSNumber(value: 2)) == 2)
  }
}
