import Foundation
import Testing
import TrestleExpectations

@testable import TrestleGallery

@MainActor struct ReadmeTests {
  @Test("The README states the number of samples")
  func samples() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../README.md").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    expect(text.contains("The Gallery has \(Gallery.samples.count) samples"))
  }
}
