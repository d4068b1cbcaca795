import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit

// The table and the versions of packages are internal, and an expected failure needs a table that the test wrote.
@testable import UIKitTesting

@MainActor @Suite struct SnapshotChecksumTests {
  /// Returns an image of 8 by 8 pixels, one of which has another color if `dot` is true.
  private func image(dot: Bool = false) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      UIColor(white: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      guard dot else { return }
      UIColor(white: 0.51, alpha: 1).setFill()
      context.fill(CGRect(x: 3, y: 5, width: 1, height: 1))
    }
    return try #require(image.cgImage)
  }

  /// Returns the path of a test file beside which a table contains the checksum of `image()` under the name "gray".
  private func makeTable(packages: String = InstalledPackages.ofDrawing) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    var table = SnapshotTable(packages: packages)
    table["gray"] = "8x8 \(try image().checksum)"
    try table.write(to: folder.appendingPathComponent("Snapshots/Probe.txt"), of: "Probe.swift")
    return folder.appendingPathComponent("Probe.swift")
  }

  @Test("An equal image passes, and one with a single different pixel fails and is written")
  func onePixel() throws {
    let file = try makeTable()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    assertSnapshotChecksum(try image(), named: "gray", filePath: file.path)
    let written = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .appendingPathComponent(".build/snapshot-failures/Probe-gray.png")
    try? FileManager.default.removeItem(at: written)
    try withKnownIssue {
      try assertSnapshotChecksum(image(dot: true), named: "gray", filePath: file.path)
    } matching: { issue in
      issue.severity == .error && issue.comments.contains { $0.rawValue.contains(written.path) }
    }
    expect(UIImage(contentsOfFile: written.path)?.size, equals: CGSize(width: 8, height: 8))
  }

  @Test("A name that the table does not contain fails")
  func missing() throws {
    let file = try makeTable()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try withKnownIssue {
      try assertSnapshotChecksum(image(), named: "grey", filePath: file.path)
    } matching: { issue in
      issue.severity == .error && issue.comments.contains { $0.rawValue.contains("TRESTLE_RECORD=1") }
    }
  }

  @Test("A difference from a table of other packages is a warning that names both versions")
  func otherPackages() throws {
    let file = try makeTable(packages: "fonts-inter 0")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    assertSnapshotChecksum(try image(), named: "gray", filePath: file.path)
    try withKnownIssue {
      try assertSnapshotChecksum(image(dot: true), named: "gray", filePath: file.path)
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.contains { $0.rawValue.contains("fonts-inter 0") && $0.rawValue.contains(InstalledPackages.ofDrawing) }
    }
  }

  @Test("A table is written in the order of its names and read again")
  func table() throws {
    var table = SnapshotTable(packages: "one 1, two 2")
    table["b, with spaces"] = "1x1 ff"
    table["a"] = "2x2 0"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("table-\(UUID().uuidString)/Snapshots/T.txt")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent().deletingLastPathComponent()) }
    try table.write(to: file, of: "T.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    expect(text.hasSuffix("# Packages: one 1, two 2\na\t2x2 0\nb, with spaces\t1x1 ff\n"))
    let read = SnapshotTable(contentsOf: file)
    expect(read.packages == table.packages && read["a"] == "2x2 0" && read["b, with spaces"] == "1x1 ff" && read["c"] == nil)
  }

  @Test("Versions of packages come from the paragraphs of their names")
  func packages() {
    let status = """
      Package: libcairo2
      Status: install ok installed
      Version: 1.16.0-7

      Package: libcairo2-dev
      Version: 9

      Package: fonts-inter
      Depends: libcairo2
      Version: 4.0
      """
    expect(InstalledPackages.versions(of: ["fonts-inter", "libcairo2"], in: status), equals: "fonts-inter 4.0, libcairo2 1.16.0-7")
    expect(InstalledPackages.versions(of: ["libcairo2"], in: ""), equals: "unknown packages")
    expect(InstalledPackages.instructions(in: "model\t: 1\nflags\t\t: sse2 avx2 fma\n"), equals: "AVX2")
    expect(InstalledPackages.instructions(in: "flags\t\t: avx2 avx512f\n"), equals: "AVX-512")
    expect(InstalledPackages.instructions(in: ""), equals: "no AVX2")
  }
}
