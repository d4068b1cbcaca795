import Testing
import TrestleExpectations

/// The memory of an app that is used for long, in a separate process.
@Suite struct MemoryProcessTests {
  @Test("Pushes, lists, alerts, texts, sheets, menus and rotations add at most 5 % to the memory after the first fifth of their time")
  func resident() throws {
    // `Scripts/soak` runs the whole 300 virtual seconds.
    let run = try FixtureRun("MemoryFixture", ["100"], limit: 300)
    expect(run.status, equals: 0, "\(run.lines)")
    expect(run.values("rounds").compactMap(Int.init).last ?? 0, atLeast: 3)
    expect(run.values("growth").compactMap(Double.init).first ?? 1, atMost: 0.05, "\(run.lines)")
  }
}
