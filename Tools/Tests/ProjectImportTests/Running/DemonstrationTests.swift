import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// `Examples/Bloom`, the first command of the README.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct DemonstrationTests {
  /// Returns a copy of the project, so that nothing is written into the repository.
  private func copy() throws -> String {
    let path = try Folders.temporary() + "/Bloom"
    try FileManager.default.copyItem(atPath: Folders.root + "/Examples/Bloom", toPath: path)
    try? FileManager.default.removeItem(atPath: path + "/.trestle")
    return path
  }

  @Test("Nothing of the demonstration project is left out")
  func whole() throws {
    let folder = try copy()
    defer { try? FileManager.default.removeItem(atPath: FilePath.parent(of: folder)) }
    var options = ImportOptions()
    options.includesTests = true
    let project = try Folders.project(in: folder, options: options)
    expect(project.diagnosis.findings, equals: [])
  }

  @Test("The demonstration project shows its first screen, in its three languages, and its tests pass")
  func runs() throws {
    let folder = try copy()
    defer { try? FileManager.default.removeItem(atPath: FilePath.parent(of: folder)) }
    let tests = try TrestleProgram.run(["test", folder])
    expect(tests.status, equals: 0, "\(tests.output)")
    expect(tests.output.contains(" 0 failed"), "\(tests.output)")
    for (language, words) in [
      ("en", ["Bloom", "May", "21 flowers"]), ("de", ["Blütenjahr", "Mai", "21 Blumen"]), ("ar", ["إزهار", "مايو", "٢١ زهرة"]),
    ] {
      let picture = folder + "/first.png"
      let shown = try TrestleProgram.run(
        ["snapshot", folder, "--size", "375x2000", "--scale", "1", "--language", language, "--output", picture, "--elements"])
      expect(shown.status, equals: 0, "\(shown.output)")
      for word in words { expect(shown.output.contains("\"\(word)\""), "\(language): \(shown.output)") }
      try expect(TrestleProgram.size(ofPicture: picture), equals: [375, 2000])
    }
  }
}
