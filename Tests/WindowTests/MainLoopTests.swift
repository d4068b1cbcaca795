import Foundation
import Testing
import TrestleExpectations

@Suite(.serialized, .enabled(if: FixtureRun.hasDisplay, "no X server: Scripts/test runs these under xvfb-run"))
struct MainLoopTests {
  @Test("Timers, the main queue, main-actor tasks, other threads' blocks and deadlines each cause one frame") func services() throws {
    let run = try FixtureRun("LoopFixture", ["services"])
    expect(run.status, equals: 0)
    expect(run.lines.count, equals: 5)
    let frames = run.values("frames").compactMap { Int($0) }
    // Each service sees the frame requested by the previous one, and the deadline causes one more; otherwise only expose events of the
    // server cause frames.
    expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 })
    let first = try #require(frames.first)
    let last = try #require(frames.last)
    expect((first + 5...first + 7).contains(last))
  }

  @Test("Fingers, mouse, wheel, keys, composed and typed text arrive through SDL unchanged; closing ends the program")
  func events() throws {
    let run = try FixtureRun("LoopFixture", ["events"])
    expect(run.status, equals: 0)
    expect(run.lines.last, equals: "closed")
    let text = run.lines.joined(separator: "\n")
    let expected = [
      "began, id: 0, location: Foundation.CGPoint(x: 30.0, y: 40.0)", "moved, id: 0, location: Foundation.CGPoint(x: 60.0, y: 80.0)",
      "began, id: 1, location: Foundation.CGPoint(x: 90.0, y: 10.0)", "ended, id: 0", "ended, id: 1", "hover(", "Phase.down, ",
      "Phase.move, ",
      "Phase.up, ", "Button.secondary, clicks: 2", "dy: -48.0), source: TrestlePlatform.WheelEvent.Source.notched",
      "Offset(dx: 6.0, dy: 12.0), source: TrestlePlatform.WheelEvent.Source.continuous", "usage: 4, characters: \"a\"",
      "composition(TrestlePlatform.CompositionEvent(preedit: \"にほ\", caret: 2", "text(\"日本\")", "text(\"é🙂\")",
    ]
    var rest = text[...]
    for part in expected {
      guard let range = rest.range(of: part) else {
        Issue.record("\(part) is missing, or out of order, in:\n\(text)")
        return
      }
      rest = rest[range.upperBound...]
    }
  }

  @Test("The X server shows the presented pixels, also after the window was resized") func pixels() throws {
    let run = try FixtureRun("LoopFixture", ["pixels"], environment: ["TRESTLE_SIZE": "375x667", "TRESTLE_SCALE": "1"])
    expect(run.status, equals: 0)
    expect(run.lines, equals: ["size=375x667 same=true", "size=500x300 same=true"])
  }

  @Test("SIGTERM is a wish to quit, not a sudden end") func signal() throws {
    let run = try FixtureRun("LoopFixture", ["signal"])
    expect(run.status, equals: 0)
    expect(run.lines, equals: ["quit=true"])
  }
}
