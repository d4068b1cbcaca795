import ProjectImport
import Testing
import TrestleExpectations

@Suite struct TestTallyTests {
  private func tally(listed: Int = 0, hasMatch: Bool = false, ran: Int = 0, skipped: Int = 0) -> TestTally {
    var tally = TestTally()
    (tally.listed, tally.hasMatch, tally.ran, tally.skipped) = (listed, hasMatch, ran, skipped)
    return tally
  }

  @Test("A run in which a test ran has no problem")
  func success() {
    expect(tally(listed: 3, hasMatch: true, ran: 1).problem(filter: "a", targets: ["T"]) == nil)
  }

  @Test("A run of nothing says whether there are no tests, none matches, all are disabled, or none ran")
  func problems() {
    expect(
      tally().problem(filter: nil, targets: ["A", "B"])
        == "A, B: error: there are no tests in what is compiled of the target [trestle:no-tests]")
    // The filter is not to blame if there are no tests.
    expect(tally().problem(filter: "x", targets: ["T"])?.contains("there are no tests"), equals: true)
    expect(
      tally(listed: 3).problem(filter: "x", targets: ["T"])
        == "T: error: no test matches the filter x; 3 tests are there [trestle:no-tests]")
    expect(tally(listed: 1).problem(filter: "x", targets: ["T"])?.contains("one test is there"), equals: true)
    expect(
      tally(listed: 2, hasMatch: true, skipped: 2).problem(filter: nil, targets: ["T"])
        == "T: error: no test ran: 2 are disabled [trestle:no-tests]")
    expect(
      tally(listed: 2, hasMatch: true).problem(filter: nil, targets: ["T"])
        == "T: error: the tests were started, but none of 2 ran [trestle:no-tests]")
  }

  @Test("The number of tests is in XCTest's last line")
  func executed() {
    expect(TestTally.executed(in: "\t Executed 3 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds"), equals: 3)
    expect(TestTally.executed(in: "Executed 1 test, with 1 failure (0 unexpected) in 0.1 (0.1) seconds"), equals: 1)
    expect(TestTally.executed(in: "Test Case 'A.testB' started") == nil)
    expect(TestTally.executed(in: "he said: Executed 3 tests, with") == nil)
  }

  @Test("Events of Swift Testing are counted, and a run without an end is known")
  func events() {
    let events = TestEvents(
      """
      {"kind":"test","payload":{"kind":"function","name":"a()"},"version":0}
      {"kind":"event","payload":{"kind":"runStarted"},"version":0}
      {"kind":"event","payload":{"kind":"testStarted","testID":"Module.Suite"},"version":0}
      {"kind":"event","payload":{"instant":{"absolute":1},"kind":"testStarted","testID":"Module.Suite\\/a()\\/File.swift:1:2"},"version":0}
      {"kind":"event","payload":{"kind":"testSkipped","testID":"Module.Suite\\/b()\\/File.swift:3:2"},"version":0}
      """)
    expect(events.started == 1 && events.skipped == 1 && !events.hasEnded)
    expect(TestEvents("{\"kind\" : \"runEnded\"}").hasEnded)
  }
}
