import CoreGraphics
import Foundation
import UIKit

// A program that is linked statically has no testing library, but may use the screens of tests.
#if canImport(Testing)
  import Testing

  /// Compares an image with the stored one of that name, in the folder `Snapshots` beside the test's file.
  ///
  /// A missing reference is a failure; `TRESTLE_RECORD=1` writes references instead of comparing. On failure the image and an image of the
  /// differences are written to `.build/snapshot-failures`, or to the folder that `TRESTLE_FAILURES` names, and the message reports the folder
  /// and the amount and the area of the differences. Stored images are valid only for the versions of the text and drawing libraries that
  /// they were made with.
  ///
  /// In a test of XCTest a failure ends the process.
  ///
  /// - Parameters:
  ///   - image: The image to compare.
  ///   - name: The name of the stored image, without `.png`.
  ///   - tolerance: The largest allowed difference of each of red, green, blue and alpha, of 255.
  ///   - filePath: The test's file, beside which the image is stored.
  ///   - fileID: The test's file, as a failure names it.
  ///   - line: The line that a failure names.
  ///   - column: The column that a failure names.
  public func assertSnapshot(
    _ image: CGImage, named name: String, tolerance: Int = 0, filePath: String = #filePath, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    // The macro for the location of a call would need an import of Testing, which a file of XCTest does not have.
    assertSnapshot(
      image, named: name, tolerance: tolerance, filePath: filePath,
      sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Compares an image with the stored one of that name, and names a given place in a failure.
  ///
  /// - Parameters:
  ///   - image: The image to compare.
  ///   - name: The name of the stored image, without `.png`.
  ///   - tolerance: The largest allowed difference of each of red, green, blue and alpha, of 255.
  ///   - filePath: The test's file, beside which the image is stored.
  ///   - sourceLocation: The place that a failure names.
  public func assertSnapshot(
    _ image: CGImage, named name: String, tolerance: Int = 0, filePath: String = #filePath, sourceLocation: SourceLocation
  ) {
    let reference = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name).png")
    func fail(_ text: String) {
      let message = "snapshot \"\(name)\": \(text)"
      // A process of XCTest does not receive issues. Ending it fails the test; the other tests run in a new process.
      if Test.current == nil, !CommandLine.arguments.contains("--testing-library") {
        fatalError("\(sourceLocation.fileID):\(sourceLocation.line): \(message)")
      }
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
    func keep(_ image: CGImage?, _ kind: String) {
      try? image?.writePNG(to: SnapshotFolders.failures.appendingPathComponent("\(name)-\(kind).png"))
    }
    if ProcessInfo.processInfo.environment["TRESTLE_RECORD"] == "1" {
      do { try image.writePNG(to: reference) } catch { fail("cannot be written: \(error)") }
      return
    }
    guard let data = try? Data(contentsOf: reference), let stored = UIImage(data: data)?.cgImage else {
      keep(image, "actual")
      return fail("there is no \(reference.path); TRESTLE_RECORD=1 makes it from what is drawn now (see \(SnapshotFolders.failures.path))")
    }
    guard let comparison = PixelComparison(image, stored, tolerance: tolerance) else {
      keep(image, "actual")
      return fail(
        "it is \(image.width)×\(image.height) pixels, the reference \(stored.width)×\(stored.height) (see \(SnapshotFolders.failures.path))"
      )
    }
    guard comparison.differingPixels > 0 else { return }
    keep(image, "actual")
    keep(CGImage.image(of: comparison.picture, width: image.width, height: image.height), "difference")
    fail(
      "\(comparison.differingPixels) pixels differ, by up to \(comparison.largestDifference), within \(comparison.area); "
        + "see \(SnapshotFolders.failures.path)")
  }
#endif
