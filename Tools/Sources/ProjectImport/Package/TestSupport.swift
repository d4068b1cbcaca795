import SourceTranslator

/// The parts of XCTest on iOS that Linux lacks, as a source of each test target that uses them.
enum TestSupport {
  static let fileName = "_TrestleXCTest.swift"

  private static let names = ["XCTAttachment", "XCTContext", "measure(metrics:", "measure(options:", "XCTMeasureOptions"]

  /// Returns whether a test needs the file.
  static func isNeeded(by text: String) -> Bool { text.holds(anyOf: names) }

  static let traitFileName = "_TrestleTesting.swift"

  /// The trait that the translator adds to each test of Swift Testing.
  static let trait = """
    // Written by trestle. Changes are overwritten.
    import Testing
    import UIKit

    struct _TrestleFreshScreen: TestTrait, TestScoping {
      func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        if testCase != nil { await MainActor.run { UIApplication._beginTest() } }
        try await function()
      }
    }

    """

  /// Attachments are written to the folder `Attachments`, and a line names the file.
  static func text(folder: String) -> String {
    """
    // Written by trestle. Changes are overwritten.
    import Foundation
    import UIKit
    import XCTest

    class XCTAttachment: NSObject {
      enum Lifetime: Int { case keepAlways, deleteOnSuccess }
      enum ImageQuality: Int { case original, medium, low }
      var name: String?
      var lifetime = Lifetime.deleteOnSuccess
      var userInfo: [AnyHashable: Any]?
      fileprivate let data: Data
      fileprivate let ending: String

      init(data: Data, ending: String) {
        self.data = data
        self.ending = ending
      }
      convenience init(data: Data) { self.init(data: data, ending: "data") }
      convenience init(data: Data, uniformTypeIdentifier: String) { self.init(data: data, ending: "data") }
      convenience init(string: String) { self.init(data: Data(string.utf8), ending: "txt") }
      convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data(), ending: "png") }
      convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
      convenience init(contentsOfFile url: URL) { self.init(data: (try? Data(contentsOf: url)) ?? Data(), ending: url.pathExtension) }

      fileprivate func write() {
        let folder = URL(fileURLWithPath: \(ManifestText.quote(folder + "/Attachments")))
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let label = (name ?? "Attachment").replacingOccurrences(of: "/", with: "-")
        let file = folder.appendingPathComponent("\\(label)-\\(UUID().uuidString.prefix(8)).\\(ending)")
        if (try? data.write(to: file)) != nil { print("attachment: \\(file.path)") }
      }
    }

    protocol XCTActivity { var name: String { get } }

    extension XCTActivity {
      func add(_ attachment: XCTAttachment) { attachment.write() }
    }

    extension XCTestCase {
      func add(_ attachment: XCTAttachment) { attachment.write() }
      func measure(metrics: [Any], block: () -> Void) { measure { block() } }
      func measure(options: XCTMeasureOptions, block: () -> Void) { measure { block() } }
      func measure(metrics: [Any], options: XCTMeasureOptions, block: () -> Void) { measure { block() } }
    }

    class XCTContext: NSObject {
      private struct Activity: XCTActivity { var name: String }
      class func runActivity<Result>(named name: String, block: (XCTActivity) throws -> Result) rethrows -> Result {
        try block(Activity(name: name))
      }
    }

    class XCTMeasureOptions: NSObject {
      class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
      var iterationCount = 5
    }
    class XCTClockMetric: NSObject {}
    class XCTCPUMetric: NSObject {}
    class XCTMemoryMetric: NSObject {}
    class XCTStorageMetric: NSObject {}

    """
  }
}
