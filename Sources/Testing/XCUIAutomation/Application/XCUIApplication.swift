import UIKit

/// The application that a UI test drives. It runs in the process of the test, on a screen without a display, in virtual time.
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackgroundSuspended = 2
    case runningBackground = 3
    case runningForeground = 4
  }

  /// The arguments of the next launch. `-name value` is a setting of `UserDefaults`.
  open var launchArguments: [String] = []
  /// The variables of the next launch.
  open var launchEnvironment: [String: String] = [:]

  /// Creates the application of the test target.
  public init() { super.init(.application, .shared) }

  /// An application of the system, such as `com.apple.springboard`, whose alerts are those of the application here; or the tested one.
  public convenience init(bundleIdentifier: String) { self.init() }

  /// Launches the application with a new screen; one that runs is ended before.
  open func launch() { session.launch(arguments: launchArguments, environment: launchEnvironment) }

  /// Brings the application to the foreground, and launches it if it does not run.
  open func activate() {
    if session.isRunning { session.setForeground(true) } else { launch() }
  }

  /// Ends the application. Variables of its types keep their values until the test ends.
  open func terminate() { session.terminate() }

  open var state: State {
    if !session.isRunning { return .notRunning }
    return session.isInForeground ? .runningForeground : .runningBackground
  }

  /// Waits until the application has a state, for a number of seconds at most; returns whether it has.
  @discardableResult open func wait(for state: State, timeout: TimeInterval) -> Bool { session.wait(timeout) { self.state == state } }

  open func open(_ url: URL) {
    if !session.isRunning { launch() }
    _ = UIApplication.shared.delegate?.application(UIApplication.shared, open: url, options: [:])
    session.settle()
  }
}
