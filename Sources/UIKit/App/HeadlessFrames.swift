import Foundation
import QuartzCore

/// Produces frames in a program that has windows but no display host, and runs its run loop itself: test suites wait for layout with
/// `RunLoop.current.run(until:)`.
///
/// A timer in the run loop of the thread that shows a window draws pending frames. It fires only while the loop runs. A test screen takes
/// precedence and advances its virtual time.
@MainActor package enum HeadlessFrames {
  /// Advances a test screen's time by a number of seconds, and draws its frame.
  package static var testScreen: (@MainActor (TimeInterval) -> Void)?

  private static var driver: FrameDriver?
  private static let frameTime = 1.0 / 60
  private static let threadKey = "TrestleFrames"

  /// Starts the timer in the present thread's run loop, once.
  static func begin() {
    guard UIApplication.current?.host == nil else { return }
    let values = Thread.current.threadDictionary
    guard values[threadKey] == nil else { return }
    values[threadKey] = true
    let timer = Timer(timeInterval: frameTime, repeats: true) { _ in MainActor.assumeIsolated { step() } }
    RunLoop.current.add(timer, forMode: .common)
  }

  /// Draws the next frame completely, with a new renderer for the screen.
  static func forgetScreen() { driver = nil }

  private static func step() {
    guard UIApplication.current?.host == nil else { return }
    if let testScreen { return testScreen(frameTime) }
    if driver?.application !== UIApplication.shared { driver = FrameDriver(screen: .main, application: .shared) }
    guard let driver else { return }
    driver.endTurn()
    if driver.needsFrame { _ = driver.drawFrame(at: CACurrentMediaTime()) }
  }
}
