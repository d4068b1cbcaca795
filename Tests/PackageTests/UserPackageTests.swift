import Foundation
import Testing
import TrestleExpectations

/// A package of a user, beside this one: it depends on it by path, and is built in Swift 5 and in Swift 6 mode.
@Suite(.serialized) struct UserPackageTests {
  @Test(
    "A user's package with UIKit, Testing and targets that are named by general words builds and passes its tests in both language modes; so do forty snippets of user code, a file for each row of what ported code expects, and every Swift block of the documentation"
  )
  func buildsAndRuns() throws {
    let package = try UserPackage()
    let result = try package.test()
    expect(result.status, equals: 0, "\(result.failures)")
    expect(result.concurrencyWarnings.isEmpty)
    // The same suite in both language modes. The build may print nothing if it is up to date.
    expect(result.output.components(separatedBy: "Suite GreetingTests passed").count, equals: 3, "\(result.failures)")
    let snippets = try FileManager.default.contentsOfDirectory(atPath: UserPackage.source.appendingPathComponent("Snippets").path)
    expect(snippets.filter { $0.hasSuffix(".swift") }.count, atLeast: 40)
    let porting = try FileManager.default.contentsOfDirectory(atPath: UserPackage.source.appendingPathComponent("Porting").path)
    expect(porting.filter { $0.hasSuffix(".swift") }.count, atLeast: 39)
  }
}
