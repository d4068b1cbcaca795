import SourceTranslator

/// The parts of XCTest on iOS that Linux lacks, as a module of the package, which the targets that use them import.
enum TestSupport {
  static let module = "TrestleXCTest"

  private static let names = [
    "XCTAttachment", "XCTContext", "measure(", "measure {", "measureMetrics(", "XCTMeasureOptions", "XCTApplicationLaunchMetric",
    "XCTOSSignpostMetric", "XCTIssue", "XCTSourceCode", "XCTExpectFailure", "XCTExpectedFailure", "keyValueObservingExpectation",
    "XCTKVOExpectation", "executionTimeAllowance",
  ]

  /// Returns whether a source needs the module.
  static func isNeeded(by text: String) -> Bool { text.holds(anyOf: names) }

  /// The module of `XCUIApplication`.
  static let uiModule = "XCUIAutomation"

  static let uiTestingFileName = "_TrestleUITesting.swift"

  /// The connection of `XCUIApplication` to XCTest, in each target of UI tests.
  static let uiTesting = """
    // Written by trestle. Changes are overwritten.
    import Foundation
    import UIKit
    import XCTest
    import XCUIAutomation

    @MainActor func _trestleBeginUITest() {
      UITestFailures.record = { message, file, line in XCTFail(message, file: file ?? "<unknown>", line: line ?? 0) }
      UITestFailures.beginTest()
    }

    extension XCTAttachment {
      @preconcurrency @MainActor convenience init(screenshot: XCUIScreenshot) { self.init(image: screenshot.image) }
      @preconcurrency @MainActor convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(image: screenshot.image) }
    }

    private final class _TrestleMonitor: NSObject {
      let number: Int
      init(_ number: Int) { self.number = number }
    }

    extension XCTestCase {
      @discardableResult
      @preconcurrency @MainActor func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
      ) -> any NSObjectProtocol { _TrestleMonitor(UITestFailures.addMonitor(handler)) }
      @preconcurrency @MainActor func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        if let monitor = monitor as? _TrestleMonitor { UITestFailures.removeMonitor(monitor.number) }
      }
    }

    """

  /// Issues, expected failures and observed values.
  private static let issues = """
    public struct XCTSourceCodeLocation {
      public let fileURL: URL
      public let lineNumber: Int
      public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
      public init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber) }
      public init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\\(filePath)", lineNumber: Int(lineNumber)) }
    }

    public struct XCTSourceCodeContext {
      public let location: XCTSourceCodeLocation?
      public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
    }

    public struct XCTIssue {
      public enum IssueType: Int { case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure }
      public enum Severity: Int { case warning = 4, error = 8 }
      public var type: IssueType
      public var compactDescription: String
      public var detailedDescription: String?
      public var sourceCodeContext: XCTSourceCodeContext
      public var associatedError: (any Error)?
      public var attachments: [XCTAttachment]
      public var severity = Severity.error
      public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
      ) {
        (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
        (self.sourceCodeContext, self.associatedError, self.attachments) = (sourceCodeContext, associatedError, attachments)
      }
      public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
    }

    extension XCTestCase {
      /// Fails the test at the place of the issue.
      public func record(_ issue: XCTIssue) {
        for attachment in issue.attachments { attachment.write() }
        let place = issue.sourceCodeContext.location
        recordFailure(
          withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "<unknown>", atLine: place?.lineNumber ?? 0,
          expected: issue.type != .thrownError && issue.type != .uncaughtException)
      }
      /// The seconds that a test may take. As in Xcode, it is used only where time limits are requested: see `--timeout`.
      public var executionTimeAllowance: TimeInterval {
        get { allowances[ObjectIdentifier(self)] ?? 600 }
        set { allowances[ObjectIdentifier(self)] = newValue }
      }
      /// Waits until a value that is looked up by its key path is the expected one, or changes if none is expected.
      @discardableResult
      public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil, file: StaticString = #file, line: Int = #line
      ) -> XCTestExpectation {
        let object = objectToObserve as AnyObject as? NSObject
        let first = object?.value(forKeyPath: keyPath)
        return expectation(for: NSPredicate { _, _ in
          let value = object?.value(forKeyPath: keyPath)
          return _isSame(value, expectedValue ?? first) == (expectedValue != nil)
        }, evaluatedWith: objectToObserve)
      }
      @discardableResult
      public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, file: StaticString = #file, line: Int = #line,
        handler: @escaping (Any, [AnyHashable: Any]) -> Bool
      ) -> XCTestExpectation {
        let object = objectToObserve as AnyObject as? NSObject
        var last = object?.value(forKeyPath: keyPath)
        return expectation(for: NSPredicate { _, _ in
          let value = object?.value(forKeyPath: keyPath)
          guard !_isSame(value, last) else { return false }
          let change: [AnyHashable: Any] = ["old": last ?? NSNull(), "new": value ?? NSNull()]
          last = value
          return handler(objectToObserve, change)
        }, evaluatedWith: objectToObserve)
      }
    }

    /// Fulfilled when a value that is looked up by its key path is the expected one, or changes if none is expected.
    public final class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
      public typealias Handler = (Any, [AnyHashable: Any]) -> Bool
      public let keyPath: String
      public let observedObject: Any
      public let expectedValue: Any?
      public let options: NSKeyValueObservingOptions
      /// Returns whether a change of the value fulfills the expectation.
      public var handler: Handler?

      public convenience init(keyPath: String, object: Any) { self.init(keyPath: keyPath, object: object, value: nil, options: []) }
      public convenience init(keyPath: String, object: Any, expectedValue: Any) {
        self.init(keyPath: keyPath, object: object, value: expectedValue, options: .initial)
      }
      public convenience init(keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions = []) {
        self.init(keyPath: keyPath, object: object, value: expectedValue, options: options)
      }
      private init(keyPath: String, object: Any, value: Any?, options: NSKeyValueObservingOptions) {
        (self.keyPath, observedObject, expectedValue, self.options) = (keyPath, object, value, options)
        super.init(description: "Expect value of '\\(keyPath)' of \\(object)" + (value.map { " to be '\\($0)'" } ?? " to change"))
        nonisolated(unsafe) let observed = object as AnyObject as? NSObject
        nonisolated(unsafe) var last = options.contains(.initial) ? nil : observed?.value(forKeyPath: keyPath)
        let timer = Timer(timeInterval: 0.02, repeats: true) { [weak self] timer in
          guard let self else { return timer.invalidate() }
          let value = observed?.value(forKeyPath: keyPath)
          guard !_isSame(value, last) else { return }
          let change: [AnyHashable: Any] = ["old": last ?? NSNull(), "new": value ?? NSNull()]
          last = value
          guard handler?(observedObject, change) ?? (expectedValue == nil || _isSame(value, expectedValue)) else { return }
          timer.invalidate()
          fulfill()
        }
        RunLoop.main.add(timer, forMode: .default)
      }
    }

    private nonisolated(unsafe) var allowances: [ObjectIdentifier: TimeInterval] = [:]

    private func _isSame(_ first: Any?, _ second: Any?) -> Bool {
      guard let first, let second else { return first == nil && second == nil }
      return (first as AnyObject as? NSObject)?.isEqual(second) ?? false
    }

    public enum XCTExpectedFailure {
      public final class Options {
        public var isStrict = true
        public var isEnabled = true
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        public init() {}
        public static func nonStrict() -> Options {
          let options = Options()
          options.isStrict = false
          return options
        }
      }
    }

    /// The failures that tests expect. The translator lets test cases ask here before they record one.
    public enum _TrestleExpectedFailures {
      private struct Frame {
        let reason: String?
        let options: XCTExpectedFailure.Options
        var count = 0
      }
      private nonisolated(unsafe) static var frames: [Frame] = []

      public static func takes(_ description: String, _ file: String, _ line: Int) -> Bool {
        let place = XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: file, lineNumber: line))
        let issue = XCTIssue(type: .assertionFailure, compactDescription: description, sourceCodeContext: place)
        guard let index = frames.lastIndex(where: { $0.options.isEnabled && $0.options.issueMatcher(issue) }) else { return false }
        frames[index].count += 1
        print("expected failure: \\(frames[index].reason ?? description)")
        return true
      }
      fileprivate static func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) { frames.append(Frame(reason: reason, options: options)) }
      fileprivate static func end() {
        let frame = frames.removeLast()
        guard frame.options.isEnabled, frame.options.isStrict, frame.count == 0 else { return }
        XCTFail("Expected failure \\(frame.reason.map { "'\\($0)' " } ?? "")but none recorded")
      }
      public static func endTest() { while !frames.isEmpty { end() } }
    }

    public func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil) {
      XCTExpectFailure(failureReason, options: _options(enabled, strict))
    }
    public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
      _TrestleExpectedFailures.begin(failureReason, options)
    }
    public func XCTExpectFailure<Result>(
      _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result
    ) rethrows -> Result { try XCTExpectFailure(failureReason, options: _options(enabled, strict), failingBlock: failingBlock) }
    public func XCTExpectFailure<Result>(
      _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
    ) rethrows -> Result {
      _TrestleExpectedFailures.begin(failureReason, options)
      defer { _TrestleExpectedFailures.end() }
      return try failingBlock()
    }
    private func _options(_ enabled: Bool?, _ strict: Bool?) -> XCTExpectedFailure.Options {
      let options = XCTExpectedFailure.Options()
      options.isEnabled = enabled ?? true
      options.isStrict = strict ?? true
      return options
    }

    """

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

  /// Foundation's function that returns whether the thread is the main one, which the program defines itself. One test target has it,
  /// because all are one program.
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
      public convenience init(data: Data, uniformTypeIdentifier: String) {
        self.init(data: data, ending: Self.ending(of: uniformTypeIdentifier))
      }
      public convenience init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
      ) {
        self.init(data: payload ?? Data(), ending: identifier.map { Self.ending(of: $0) } ?? "data")
        self.name = name
        self.userInfo = userInfo
      }
      public convenience init(plistObject object: Any) {
        self.init(data: (try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)) ?? Data(), ending: "plist")
      }
      public convenience init(string: String) { self.init(data: Data(string.utf8), ending: "txt") }
      public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data(), ending: "png") }
      public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
      private static func ending(of identifier: String) -> String {
        let endings = ["public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json", "public.xml": "xml"]
        return endings[identifier] ?? "data"
      }
      public convenience init(contentsOfFile url: URL) { self.init(data: (try? Data(contentsOf: url)) ?? Data(), ending: url.pathExtension) }

      fileprivate func write() {
        let folder = URL(fileURLWithPath: \(ManifestText.quote(folder + "/Attachments")))
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var label = (name ?? "Attachment").replacingOccurrences(of: "/", with: "-")
        if label.hasSuffix("." + ending) { label.removeLast(ending.count + 1) }
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
      /// Without a baseline Xcode accepts any times; XCTest of Linux fails if they differ by more than a tenth.
      public func measure(_ block: () -> Void) { measure(times: 10, block) }
      public func measureMetrics(_ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void) {
        measure(times: 10, block)
      }
      public func startMeasuring() {}
      public func stopMeasuring() {}
      public func measure(metrics: [Any], block: () -> Void) { measure(times: 5, block) }
      public func measure(options: XCTMeasureOptions, block: () -> Void) { measure(times: options.iterationCount, block) }
      public func measure(metrics: [Any], options: XCTMeasureOptions, block: () -> Void) { measure(times: options.iterationCount, block) }
      /// Runs a block some times and prints the mean time. Differences between the runs are no failure, as without a baseline in Xcode.
      private func measure(times: Int, _ block: () -> Void) {
        let begin = ProcessInfo.processInfo.systemUptime
        for _ in 0..<max(1, times) { block() }
        let mean = (ProcessInfo.processInfo.systemUptime - begin) / Double(max(1, times))
        print("measured: \\(name): \\(String(format: "%.4f", mean)) s, the mean of \\(max(1, times)) runs")
      }
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
    open class XCTApplicationLaunchMetric: NSObject {
      public override init() { super.init() }
      public init(waitUntilResponsive: Bool) { super.init() }
    }
    open class XCTClockMetric: NSObject { public override init() { super.init() } }
    open class XCTCPUMetric: NSObject { public override init() { super.init() } }
    open class XCTMemoryMetric: NSObject { public override init() { super.init() } }
    open class XCTStorageMetric: NSObject { public override init() { super.init() } }
    open class XCTOSSignpostMetric: NSObject {
      public init(subsystem: String, category: String, name: String) { super.init() }
    }

    """ + issues
  }
}
