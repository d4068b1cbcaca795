import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

@MainActor struct RunLoopTimerTests {
  @Test("A timer of Core Foundation calls its block in the loop that it was added to, until it is invalid")
  func timer() throws {
    var count = 0
    let timer = try #require(
      CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0) { _ in
        MainActor.assumeIsolated { count += 1 }
      })
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    for _ in 0..<100 where count < 2 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
    expect(count >= 2 && CFRunLoopTimerIsValid(timer))
    CFRunLoopTimerInvalidate(timer)
    expect(!CFRunLoopTimerIsValid(timer))
  }
}
