import UIKit

extension TestScreen {
  /// The virtual time in seconds.
  public var now: TimeInterval { VirtualClock.now }

  /// Lays out and displays at the current time; no time passes.
  public func layout() {
    driver.endTurn()
    // Appearance callbacks may change the interface, which is then laid out again; code that makes a change on each pass continues in the
    // next frame.
    for _ in 0..<8 {
      scenes.drawFrame(at: VirtualClock.now)
      if !scenes.needsLayout { break }
    }
  }

  /// Advances virtual time, frame by frame.
  public func advance(by seconds: TimeInterval, fps: Int = 60) {
    let start = VirtualClock.now
    let frames = Self.frames(seconds, fps)
    for frame in 1...frames { step(to: start + seconds * Double(frame) / Double(frames)) }
  }

  /// Advances time until nothing moves: no finite animation, no touch deadline, and no pending layout.
  public func settle(timeout: TimeInterval = 10) {
    let end = VirtualClock.now + timeout
    layout()
    while isMoving(until: end) { step(to: min(end, VirtualClock.now + Self.frameTime)) }
  }

  /// Whether frames have pixels. Without them time passes, and views are laid out, animated and called as usual; the first frame afterwards
  /// shows all changes. Composing is half of a frame in a debug build, which tests of anything but pictures can save.
  package var composesFrames: Bool {
    get { driver.renderer.composes }
    set { driver.renderer.composes = newValue }
  }

  // MARK: The same, running main-queue blocks and main-actor tasks between frames

  /// Runs the main queue and lays out everything that needs it, without advancing time.
  public func layout() async {
    await serveMainQueue()
    syncLayout()
  }

  /// Advances virtual time by a number of seconds, with `fps` frames for each.
  public func advance(by seconds: TimeInterval, fps: Int = 60) async {
    let start = VirtualClock.now
    let frames = Self.frames(seconds, fps)
    for frame in 1...frames {
      await serveMainQueue()
      step(to: start + seconds * Double(frame) / Double(frames))
    }
    await serveMainQueue()
  }

  /// Advances virtual time until nothing moves, for at most `timeout` seconds.
  public func settle(timeout: TimeInterval = 10) async {
    let end = VirtualClock.now + timeout
    await layout()
    while isMoving(until: end) {
      step(to: min(end, VirtualClock.now + Self.frameTime))
      await serveMainQueue()
    }
  }

  private func syncLayout() { layout() }

  /// Waits until all blocks and tasks queued for the main actor so far have run, and those that they queued.
  private func serveMainQueue() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      await Task.yield()
    }
  }

  private static let frameTime = 1.0 / 60

  private static func frames(_ seconds: TimeInterval, _ fps: Int) -> Int { max(1, Int((seconds * Double(fps)).rounded())) }

  private func isMoving(until end: TimeInterval) -> Bool {
    VirtualClock.now < end && (scenes.needsLayout || Deadlines.nextToEnd < end || FrameScheduler.comesToRest)
  }

  private func step(to time: TimeInterval) {
    VirtualClock.now = time
    driver.endTurn()
    if scenes.needsFrame || driver.nextDeadline <= time { scenes.drawFrame(at: time) }
  }
}
