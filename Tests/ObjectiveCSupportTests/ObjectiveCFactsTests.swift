import Foundation
import Testing
import TrestleExpectations

struct ObjectiveCFactsTests {
  @Test("The file of facts is what its generator writes of the built modules") func generated() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appendingPathComponent("Scripts/objective-c-facts")
    process.arguments = ["--check"]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let message = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    expect(process.terminationStatus, equals: 0, "\(message)")
  }
}
