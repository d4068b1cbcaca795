/// The counts that the runners of a test program report, so that a run of nothing is not taken for a success.
public struct TestTally: Equatable, Sendable {
  /// The tests of XCTest and of Swift Testing in the program.
  public var listed = 0
  /// Whether some of the listed tests match the filter.
  public var hasMatch = false
  /// The number of tests that ran, whether they passed or failed.
  public var ran = 0
  /// The number of tests of Swift Testing that are disabled.
  public var skipped = 0

  public init() {}

  /// Returns why nothing ran; nil if something did.
  ///
  /// - Parameter targets: The names of the test targets.
  public func problem(filter: String?, targets: [String]) -> String? {
    guard ran == 0 else { return nil }
    let names = targets.joined(separator: ", ")
    if listed == 0 { return "\(names): error: there are no tests in what is compiled of the target [trestle:no-tests]" }
    if let filter, !hasMatch {
      return "\(names): error: no test matches the filter \(filter); \(Self.counted(listed)) there [trestle:no-tests]"
    }
    if skipped > 0 { return "\(names): error: no test ran: \(skipped == 1 ? "one is" : "\(skipped) are") disabled [trestle:no-tests]" }
    return "\(names): error: the tests were started, but none of \(listed) ran [trestle:no-tests]"
  }

  private static func counted(_ count: Int) -> String { count == 1 ? "one test is" : "\(count) tests are" }

  /// Returns the number in XCTest's last line, `Executed 3 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds`.
  public static func executed(in line: String) -> Int? {
    guard let match = line.firstMatch(of: #/^\s*Executed (\d+) tests?, with /#) else { return nil }
    return Int(match.1)
  }
}
