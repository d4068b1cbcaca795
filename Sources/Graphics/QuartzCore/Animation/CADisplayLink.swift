import Foundation

/// Calls back before every frame, for drawing synchronized with the display.
///
/// There is no `#selector` on Linux: a closure or a method of the target's class is called. With a method, the target is held weakly.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var action: ((CADisplayLink) -> Void)?
  private var isAdded = false
  private var lastFire: CFTimeInterval?

  /// The time of the current frame.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the frame after it.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between two frames of the display.
  public private(set) var duration: CFTimeInterval = 1.0 / 60

  /// Whether calls are suspended.
  public var isPaused = false {
    didSet { if !isPaused { lastFire = nil } }
  }

  /// The maximum number of calls per second; zero is the display's rate.
  public var preferredFramesPerSecond = 0
  /// The range of calls per second; the default is the rate of the display.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// The number of frames of the display, at 60 a second, between two calls. The older form of `preferredFramesPerSecond`; 1 by default.
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }

  /// Calls `action` of `target`, as in `CADisplayLink(target: self, action: MyView.step)`.
  public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> (CADisplayLink) -> Void) {
    self.init { [weak target] link in
      if let target { action(target)(link) } else { link.invalidate() }
    }
  }

  /// Calls `action` of `target`, which takes no arguments.
  public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
    self.init { [weak target] link in
      if let target { action(target)() } else { link.invalidate() }
    }
  }

  /// Creates a link that calls an action before each frame after it is added to a run loop.
  public init(action: @escaping @MainActor (CADisplayLink) -> Void) {
    self.action = action
  }

  /// Starts the calls. Frames are produced on the main run loop in every mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard action != nil else { return }
    isAdded = true
    FrameScheduler.add(self)
  }

  /// Ends the calls until the link is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    FrameScheduler.remove(self)
  }

  /// Stops the calls permanently.
  public func invalidate() {
    isAdded = false
    action = nil
    FrameScheduler.remove(self)
  }

  /// The display's frame rate, which hosts set.
  package static var framesPerSecond = 60

  /// The minimum interval between two calls, in seconds.
  private var interval: CFTimeInterval {
    let rate = Float(preferredFramesPerSecond)
    let range = preferredFrameRateRange
    return (range == .default ? CAFrameRateRange(minimum: rate, maximum: rate) : range).interval
  }

  func fire(at time: CFTimeInterval) {
    guard isAdded, !isPaused, let action else { return }
    // Half a frame early counts as due, so that a third of the display's rate is every third frame.
    duration = 1 / CFTimeInterval(Self.framesPerSecond)
    if let lastFire, time - lastFire < interval - duration / 2 { return }
    lastFire = time
    timestamp = time
    targetTimestamp = time + max(interval, duration)
    action(self)
  }
}
