import Foundation
import QuartzCore

/// Makes frames where a program has windows but no display host, and spins its run loop itself: suites of tests wait for layout with
/// `RunLoop.current.run(until:)`.
///
/// A timer in the run loop of the thread that shows a window draws what is due. It fires only while the loop is run. A test screen takes its
/// place and moves its virtual time on.
@MainActor package enum HeadlessFrames {
  /// Moves a test screen's time on by that many seconds, and draws its frame.
  @InterfaceState package static var testScreen: (@MainActor (TimeInterval) -> Void)? = nil

  @InterfaceState private static var driver: FrameDriver? = nil
  private static let frameTime = 1.0 / 60
  private static let threadKey = "TrestleFrames"

  /// Serves the present thread's run loop, once.
  static func begin() {
    guard UIApplication.current?.host == nil else { return }
    let values = Thread.current.threadDictionary
    guard values[threadKey] == nil else { return }
    values[threadKey] = true
    let timer = Timer(timeInterval: frameTime, repeats: true) { _ in MainActor.assumeIsolated { step() } }
    RunLoop.current.add(timer, forMode: .common)
  }

  /// The next frame is drawn whole, by a renderer of the screen as it is then.
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
