internal import TrestlePlatform
import QuartzCore

/// Produces frames in a program that has windows but no display host, and runs its run loop itself: test suites wait for layout with
/// `RunLoop.current.run(until:)`.
///
/// Pending frames are drawn by the run loop of the thread that shows a window, while it runs. A thread without pending frames sleeps. A test
/// screen takes precedence: its virtual time advances with the clock while the loop runs.
@MainActor package enum HeadlessFrames {
  /// Advances a test screen's time by a number of seconds, and draws its frame.
  @InterfaceState package static var testScreen: (@MainActor (TimeInterval) -> Void)? = nil

  @InterfaceState private static var driver: FrameDriver? = nil
  @InterfaceState private static var pacer = FramePacer(framesPerSecond: 60)

  /// Begins to draw in the present thread's run loop, once.
  static func begin() {
    guard UIApplication.current?.host == nil else { return }
    // In tests each thread of the main actor is the main thread to Foundation, but has a run loop of its own.
    let (values, loop) = (Thread.current.threadDictionary, RunLoop.current)
    let key = "TrestleFrames \(ObjectIdentifier(loop))"
    guard values[key] == nil else { return }
    values[key] = [loop, LoopTurns(ofMainThread: false, turn)] as [AnyObject]
  }

  /// Draws the next frame completely, with a new renderer for the screen.
  static func forgetScreen() { driver = nil }

  /// Draws a frame if one is due; returns the time of the next one.
  private static func turn() -> Double {
    guard UIApplication.current?.host == nil else { return .infinity }
    let now = MonotonicClock.now
    if let testScreen {
      if pacer.isDue(at: now) {
        pacer.begin(at: now)
        testScreen(pacer.interval)
      }
      return pacer.deadline
    }
    if driver?.application !== UIApplication.shared { driver = FrameDriver(screen: .main, application: .shared) }
    guard let driver else { return .infinity }
    driver.endTurn()
    if driver.needsFrame, pacer.isDue(at: now) {
      pacer.begin(at: now)
      _ = driver.drawFrame(at: CACurrentMediaTime())
    }
    return driver.needsFrame ? pacer.deadline : max(pacer.deadline, now + driver.nextDeadline - CACurrentMediaTime())
  }
}
