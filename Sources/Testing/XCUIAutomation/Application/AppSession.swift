import UIKit
import UIKitTesting

/// A line of a test.
struct TestPlace {
  let file: StaticString
  let line: UInt
}

/// The running application and its screen, in virtual time. There is one in a process.
@MainActor final class AppSession {
  static let shared = AppSession()

  private(set) var screen: TestScreen?
  var isRunning: Bool { screen != nil }
  var isInForeground = false
  private var monitors: [(id: Int, handler: (XCUIElement) -> Bool)] = []
  private var nextMonitor = 0
  private var lastPlace: TestPlace?
  private var isHandlingInterruption = false

  // MARK: Life

  func launch(arguments: [String], environment: [String: String]) {
    terminate()
    // The process has no other test, so that the host of unit tests is not wanted.
    unsetenv("TRESTLE_TEST_HOST")
    LaunchValues.set(arguments: arguments, environment: environment)
    let settings = TestHost.screenForUITests
    let screen = TestScreen(size: settings.size, scale: settings.scale)
    screen.window.isHidden = true
    self.screen = screen
    XCUIDevice.shared.reset()
    if !TestHost.launchForUITests() { fail("The application has no delegate that could be launched", at: nil) }
    screen.showsOnScreenKeyboard = true
    isInForeground = true
    settle()
  }

  func terminate() {
    guard screen != nil else { return }
    TestHost.endForUITests()
    screen = nil
    isInForeground = false
    LaunchValues.restore()
  }

  /// Moves the application to the background, or to the foreground again.
  func setForeground(_ isForeground: Bool) {
    guard screen != nil, isForeground != isInForeground else { return }
    isInForeground = isForeground
    TestHost.setForeground(isForeground)
    settle()
  }

  // MARK: Time

  /// Runs what awaits the main thread, and advances time until nothing moves.
  func settle() {
    screen?.settle(timeout: 4)
    for _ in 0..<3 where RunLoop.main.run(mode: .default, before: Date()) {}
    screen?.settle(timeout: 4)
  }

  /// Advances time until a condition holds. Timers and queues of the application run in real time.
  func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    settle()
    if condition() { return true }
    let end = Date(timeIntervalSinceNow: timeout)
    while Date() < end {
      _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.02)))
      screen?.advance(by: 1.0 / 30)
      if condition() { return true }
    }
    return false
  }

  // MARK: Elements

  func nodes(of search: ElementSearch) -> [ElementNode] {
    guard let screen else { return [] }
    screen.layout()
    return search.nodes(in: ElementTree.read(name: ProcessInfo.processInfo.processName))
  }

  // MARK: Failures

  /// Reports a failure to the test, at the line that used the element.
  func fail(_ message: String, at place: TestPlace?) {
    if let place { lastPlace = place }
    UITestFailures.record?(message, place?.file ?? lastPlace?.file, place?.line ?? lastPlace?.line)
  }

  func visit(_ place: TestPlace) { lastPlace = place }

  // MARK: Interruptions

  func addMonitor(_ handler: @escaping (XCUIElement) -> Bool) -> Int {
    nextMonitor += 1
    monitors.append((nextMonitor, handler))
    return nextMonitor
  }

  func removeMonitor(_ id: Int) { monitors.removeAll { $0.id == id } }
  func removeAllMonitors() { monitors = [] }

  /// Lets the monitors handle an alert that is in the way of an element, the last one first.
  func handleInterruption(before search: ElementSearch) {
    guard !monitors.isEmpty, !isHandlingInterruption else { return }
    let alerts = ElementSearch.descendants(.application, .alert)
    guard !nodes(of: alerts).isEmpty else { return }
    let isInAlert = nodes(of: search).first.map { node in ([node] + node.ancestors).contains { $0.type == .alert } } ?? false
    guard !isInAlert else { return }
    isHandlingInterruption = true
    defer { isHandlingInterruption = false }
    let alert = XCUIElement(.element(alerts, 0), self)
    for monitor in monitors.reversed() where monitor.handler(alert) { break }
    settle()
  }
}

/// The connection to the library of tests, which this module does not use itself.
@preconcurrency @MainActor public enum UITestFailures {
  /// Records a failure of the running test, with the file and line that caused it if they are known.
  public static var record: ((_ message: String, _ file: StaticString?, _ line: UInt?) -> Void)?

  /// Begins a test: no application runs, and no monitor is left from the previous one.
  public static func beginTest() {
    AppSession.shared.terminate()
    AppSession.shared.removeAllMonitors()
  }

  /// Adds a handler of alerts that interrupt a test; returns a number by which it is removed.
  public static func addMonitor(_ handler: @escaping (XCUIElement) -> Bool) -> Int { AppSession.shared.addMonitor(handler) }
  public static func removeMonitor(_ id: Int) { AppSession.shared.removeMonitor(id) }
}
