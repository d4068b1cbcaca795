import CoreGraphics
import Foundation
import UIKit

// A program that is linked statically has no testing library, but may use the screens of tests.
#if canImport(Testing)
  import Testing

  /// Compares an image with the checksum that is stored under a name, in the table `Snapshots/<name of the test file>.txt` beside the test's file.
  ///
  /// A table of checksums takes a line per image, so it suits suites of many images; `assertSnapshot` stores the images themselves and reports
  /// where they differ. The pixels must be equal to the last bit.
  ///
  /// A missing or different checksum is a failure, and the image is written to `.build/snapshot-failures`, or to the folder that
  /// `TRESTLE_FAILURES` names. With `TRESTLE_RECORD=1` the checksum is stored instead, and a new or changed image is written to
  /// `.build/snapshot-recorded`. With `TRESTLE_PICTURES` set to a folder, every image is also written there.
  ///
  /// Checksums are valid only for the packages of fonts and drawing libraries, and the kind of processor, with which they were stored. The
  /// table names them. A difference on a machine with others is a warning, not a failure.
  ///
  /// - Parameters:
  ///   - image: The image to compare.
  ///   - name: The name of the line in the table. The names of a table are unique.
  ///   - filePath: The test's file.
  ///   - sourceLocation: The place that a failure names.
  public func assertSnapshotChecksum(
    _ image: CGImage, named name: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let environment = ProcessInfo.processInfo.environment
    let testFile = URL(fileURLWithPath: filePath)
    let suite = testFile.deletingPathExtension().lastPathComponent
    let table = testFile.deletingLastPathComponent().appendingPathComponent("Snapshots/\(suite).txt")
    let line = "\(image.width)x\(image.height) \(image.checksum)"
    func fail(_ text: String, severity: Issue.Severity = .error) {
      Issue.record(Comment(rawValue: "snapshot \"\(name)\": \(text)"), severity: severity, sourceLocation: sourceLocation)
    }
    func write(to folder: URL) -> String {
      let file = folder.appendingPathComponent("\(suite)-\(name).png".replacingOccurrences(of: "/", with: ":"))
      do { try image.writePNG(to: file) } catch { return "no image: \(error)" }
      return file.path
    }
    if let folder = environment["TRESTLE_PICTURES"] { _ = write(to: URL(fileURLWithPath: folder)) }
    var stored = SnapshotTable(contentsOf: table)
    if environment["TRESTLE_RECORD"] == "1" {
      let packages = InstalledPackages.ofDrawing
      guard stored[name] != line || stored.packages != packages else { return }
      if stored.packages != packages { stored = SnapshotTable(packages: packages) }
      stored[name] = line
      _ = write(to: SnapshotFolders.recorded)
      do { try stored.write(to: table, of: testFile.lastPathComponent) } catch { fail("the table cannot be written: \(error)") }
      return
    }
    guard stored[name] != line else { return }
    let actual = write(to: SnapshotFolders.failures)
    guard let reference = stored[name] else {
      return fail("\(table.path) does not contain it; TRESTLE_RECORD=1 stores it. The image: \(actual)")
    }
    let packages = InstalledPackages.ofDrawing
    if stored.packages != packages {
      return fail(
        "it differs, and is not comparable: the table was stored with \(stored.packages), this machine has \(packages)", severity: .warning)
    }
    fail("it is \(line), stored is \(reference). The image: \(actual)")
  }
#endif
