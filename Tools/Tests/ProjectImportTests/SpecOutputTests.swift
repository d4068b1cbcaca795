import Foundation
import ProjectImport
import Testing
import TrestleExpectations

/// The lines of tests that run others: Quick's specs.
struct SpecOutputTests {
  private func results(_ lines: String) -> (results: [TestResult], output: XCTestOutput) {
    var output = XCTestOutput(names: ["AppTests.CartSpec/testSpec", "AppTests.Other/testA"])
    var results: [TestResult] = []
    for line in lines.split(separator: "\n") { if let result = output.read(String(line)) { results.append(result) } }
    return (results, output)
  }

  @Test("Each example of a spec is a result of its own, and the spec is none")
  func examples() throws {
    let (results, output) = results(
      """
      Test Case 'CartSpec.testSpec' started at 2026-11-29 11:30:41.119
      Test Case 'CartSpec.cart, is empty' started at 2026-11-29 11:30:41.119
      Test Case 'CartSpec.cart, is empty' passed (0.5 seconds)
      Test Case 'CartSpec.cart, counts 2.5 things' started at 2026-11-29 11:30:41.119
      /App/CartSpec.swift:12: error: CartSpec.cart, counts 2.5 things : failed - expected to equal <2>, got <3>
      Test Case 'CartSpec.cart, counts 2.5 things' failed (0.1 seconds)
      Test Case 'CartSpec.testSpec' passed (0.6 seconds)
      Test Case 'Other.testA' started at 2026-11-29 11:30:41.119
      Test Case 'Other.testA' passed (0.1 seconds)
      """)
    expect(
      results.map(\.fullName) == ["AppTests.CartSpec/cart, is empty", "AppTests.CartSpec/cart, counts 2.5 things", "AppTests.Other/testA"])
    expect(results.map(\.outcome), equals: [.passed, .failed, .passed])
    expect(results[1].failures.first?.line, equals: 12)
    // A retry runs the spec.
    expect(results.map(\.programName), equals: ["AppTests.CartSpec/testSpec", "AppTests.CartSpec/testSpec", "AppTests.Other/testA"])
    expect(output.finished.contains("CartSpec.testSpec"))
  }

  @Test("A spec whose example ends the process is not run again with the rest")
  func crash() throws {
    var (_, output) = results(
      """
      Test Case 'CartSpec.testSpec' started at 2026-11-29 11:30:41.119
      Test Case 'CartSpec.cart, is empty' started at 2026-11-29 11:30:41.119
      """)
    let crashed = output.crash("ended the test process with signal 4")
    let result = try #require(crashed)
    expect(result.fullName == "AppTests.CartSpec/cart, is empty" && result.failures.first?.isCrash == true)
    expect(output.finished.contains("CartSpec.testSpec"))
  }
}
