import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite(.serialized, .enabled(if: FixtureRun.hasDisplay, "no X server: Scripts/test runs these under xvfb-run"))
struct ApplicationTests {
  @Test("AP-01 The delegate is launched once, before the first frame, and hears of the end; closing the window ends the process")
  func lifecycle() throws {
    let run = try FixtureRun("AppFixture", ["close"])
    #expect(run.status == 0)
    #expect(run.lines == ["launched frames=0", "active frames=0", "inactive", "background", "terminate"])
  }

  @Test("Fingers, mouse, wheel, keys and typed text, also beyond ASCII, reach the views") func input() throws {
    let run = try FixtureRun("AppFixture", ["input"], environment: ["TRESTLE_SCALE": "1"])
    #expect(run.status == 0)
    let log = run.lines.filter { !["launched", "active", "inactive", "background", "terminate"].contains($0.split(separator: " ")[0]) }
    #expect(
      log == [
        "began direct 30.0 40.0", "moved direct 35.0 50.0", "ended direct 35.0 50.0", "began indirectPointer 100.0 110.0",
        "moved indirectPointer 120.0 130.0", "ended indirectPointer 120.0 130.0", "wheel 0.0 -48.0 at 10.0 10.0", "press 58", "release 58",
        "text 日本", "text é🙂", "delete",
      ])
  }

  @Test("Timers, the main queue, main-actor tasks, the run loop's blocks and a run loop run by the program are served, and drawn")
  func services() throws {
    let run = try FixtureRun("AppFixture", ["services"])
    #expect(run.status == 0)
    let steps = run.lines.filter { $0.contains("frames=") }.dropFirst(2)
    #expect(steps.map { String($0.split(separator: " ")[0]) } == ["timer", "asyncAfter", "task", "perform", "modal", "end"])
    let frames = steps.compactMap { Int($0.split(separator: "=")[1]) }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 }, "\(frames)")
  }
}
