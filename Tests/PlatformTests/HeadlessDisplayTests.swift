import Foundation
import TrestlePlatform
import Testing

@MainActor @Suite struct HeadlessDisplayTests {
  @Test("Events are returned once, in the order in which they were pushed") func queues() {
    let display = HeadlessDisplay(size: CGSize(width: 10, height: 10), scale: 2)
    display.push(.text("a"))
    display.push(.text("b"))
    #expect(display.nextEvent() == .text("a"))
    display.push(.text("c"))
    #expect(display.nextEvent() == .text("b"))
    #expect(display.nextEvent() == .text("c"))
    #expect(display.nextEvent() == nil)
    display.push(.resize(CGSize(width: 20, height: 5)))
    #expect(display.size == CGSize(width: 20, height: 5) && display.pixelWidth == 40)
    #expect(display.nextEvent() == .resize(CGSize(width: 20, height: 5)))
  }
}
