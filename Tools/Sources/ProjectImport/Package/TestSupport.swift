import SourceTranslator

/// The parts of XCTest on iOS that Linux lacks, as a module of the package, which the targets that use them import.
enum TestSupport {
  static let module = "TrestleXCTest"

  private static let names = ["XCTAttachment", "XCTContext", "measure(metrics:", "measure(options:", "XCTMeasureOptions"]

  /// Returns whether a source needs the module.
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

  static let mainThreadFileName = "_TrestleMainThread.swift"

  /// Foundation's question for the main thread, which the program answers itself. One test target has it, because all are one program.
  static let mainThread = """
    // Written by trestle. Changes are overwritten.
    import UIKit

    @_cdecl("_CFIsMainThread") public func _trestleIsMainThread() -> Bool { UIApplication._isOnMainThread }

    """

  /// Attachments are written to the folder `Attachments`, and a line names the file.
  static func text(folder: String) -> String {
    """
    // Written by trestle. Changes are overwritten.
    import Foundation
    import UIKit
    import XCTest

    open class XCTAttachment: NSObject {
      public enum Lifetime: Int { case keepAlways, deleteOnSuccess }
      public enum ImageQuality: Int { case original, medium, low }
      public var name: String?
      public var lifetime = Lifetime.deleteOnSuccess
      public var userInfo: [AnyHashable: Any]?
      fileprivate let data: Data
      fileprivate let ending: String

      fileprivate init(data: Data, ending: String) {
        self.data = data
        self.ending = ending
      }
      public convenience init(data: Data) { self.init(data: data, ending: "data") }
      public convenience init(data: Data, uniformTypeIdentifier: String) { self.init(data: data, ending: "data") }
      public convenience init(string: String) { self.init(data: Data(string.utf8), ending: "txt") }
      public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data(), ending: "png") }
      public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
      public convenience init(contentsOfFile url: URL) { self.init(data: (try? Data(contentsOf: url)) ?? Data(), ending: url.pathExtension) }

      fileprivate func write() {
        let folder = URL(fileURLWithPath: \(ManifestText.quote(folder + "/Attachments")))
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let label = (name ?? "Attachment").replacingOccurrences(of: "/", with: "-")
        let file = folder.appendingPathComponent("\\(label)-\\(UUID().uuidString.prefix(8)).\\(ending)")
        if (try? data.write(to: file)) != nil { print("attachment: \\(file.path)") }
      }
    }

    public protocol XCTActivity { var name: String { get } }

    extension XCTActivity {
      public func add(_ attachment: XCTAttachment) { attachment.write() }
    }

    extension XCTestCase {
      public func add(_ attachment: XCTAttachment) { attachment.write() }
      public func measure(metrics: [Any], block: () -> Void) { measure { block() } }
      public func measure(options: XCTMeasureOptions, block: () -> Void) { measure { block() } }
      public func measure(metrics: [Any], options: XCTMeasureOptions, block: () -> Void) { measure { block() } }
    }

    open class XCTContext: NSObject {
      private struct Activity: XCTActivity { var name: String }
      public class func runActivity<Result>(named name: String, block: (XCTActivity) throws -> Result) rethrows -> Result {
        try block(Activity(name: name))
      }
    }

    open class XCTMeasureOptions: NSObject {
      public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
      public var iterationCount = 5
    }
    open class XCTClockMetric: NSObject { public override init() { super.init() } }
    open class XCTCPUMetric: NSObject { public override init() { super.init() } }
    open class XCTMemoryMetric: NSObject { public override init() { super.init() } }
    open class XCTStorageMetric: NSObject { public override init() { super.init() } }

    """
  }
}
