import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations

@MainActor @Suite struct HeadlessDisplayTests {
  @Test("Events are returned once, in the order in which they were pushed") func queues() {
    let display = HeadlessDisplay(size: CGSize(width: 10, height: 10), scale: 2)
    display.push(.text("a"))
    display.push(.text("b"))
    expect(display.nextEvent(), equals: .text("a"))
    display.push(.text("c"))
    expect(display.nextEvent(), equals: .text("b"))
    expect(display.nextEvent(), equals: .text("c"))
    expect(display.nextEvent() == nil)
    display.push(.resize(CGSize(width: 20, height: 5)))
    expect(display.size == CGSize(width: 20, height: 5) && display.pixelWidth == 40)
    expect(display.nextEvent(), equals: .resize(CGSize(width: 20, height: 5)))
  }
}
