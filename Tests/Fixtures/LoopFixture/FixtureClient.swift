import Foundation
import TrestlePlatform
import WindowProbe

/// Fills the display with one color per frame, and stops on a quit event.
@MainActor final class FixtureClient: MainLoopClient {
  let display: any Display
  var loop: MainLoop!
  var events: [InputEvent] = []
  var frameTimes: [Double] = []
  var needsFrame = true
  var isAnimating = false
  var nextDeadline = Double.infinity
  var color: UInt32 = 0xff_2060a0
  var pixels: [UInt32] = []
  private var timers: [Timer] = []

  init(display: any Display, framesPerSecond: Double) {
    self.display = display
    loop = MainLoop(display: display, framesPerSecond: framesPerSecond, client: self)
  }

  func handle(_ event: InputEvent) {
    events.append(event)
    switch event {
    case .quit: loop.stop()
    case .resize, .exposed: needsFrame = true
    default: break
    }
  }

  func endTurn() {}

  func drawFrame(at time: Double) {
    frameTimes.append(time)
    needsFrame = isAnimating
    if nextDeadline <= time { nextDeadline = .infinity }
    let count = display.pixelWidth * display.pixelHeight
    if pixels.count != count || pixels.first != color { pixels = [UInt32](repeating: color, count: count) }
    let all = PixelArea(x: 0, y: 0, width: display.pixelWidth, height: display.pixelHeight)
    if frameTimes.count == 1 { display.show() }
    pixels.withUnsafeBytes { bytes in
      display.present(
        FramePixels(bytes: bytes.baseAddress!, rowBytes: all.width * 4, width: all.width, height: all.height), FrameChange(damage: [all]))
    }
  }

  private func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    timers.append(Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated { action() } })
  }

  /// Runs code later by four APIs, each of which makes the loop draw without any other event.
  func runServices() {
    after(0.05) {
      print("timer frames=\(self.frameTimes.count)")
      self.needsFrame = true
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      MainActor.assumeIsolated {
        print("asyncAfter frames=\(self.frameTimes.count)")
        self.needsFrame = true
      }
    }
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 150_000_000)
      print("task frames=\(self.frameTimes.count)")
      self.needsFrame = true
    }
    Thread.detachNewThread {
      usleep(200_000)
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          print("perform frames=\(self.frameTimes.count)")
          self.needsFrame = true
        }
      }
      MainLoop.wake()
    }
    nextDeadline = MonotonicClock.now + 0.25
    after(0.3) {
      print("end frames=\(self.frameTimes.count)")
      self.loop.stop()
    }
    loop.run()
  }

  func runEvents() {
    guard let display = display as? SDLDisplay else { return }
    display.textInputArea = CGRect(x: 10, y: 10, width: 1, height: 20)
    let pushed: [InputEvent] = [
      .touch(TouchEvent(.began, id: 7, at: CGPoint(x: 30, y: 40))), .touch(TouchEvent(.moved, id: 7, at: CGPoint(x: 60, y: 80))),
      .touch(TouchEvent(.began, id: 9, at: CGPoint(x: 90, y: 10))), .touch(TouchEvent(.ended, id: 7, at: CGPoint(x: 60, y: 80))),
      .touch(TouchEvent(.ended, id: 9, at: CGPoint(x: 90, y: 10))), .hover(CGPoint(x: 5, y: 6)),
      .pointer(PointerEvent(.down, at: CGPoint(x: 5, y: 6))), .pointer(PointerEvent(.move, at: CGPoint(x: 15, y: 16))),
      .pointer(PointerEvent(.up, at: CGPoint(x: 15, y: 16))),
      .pointer(PointerEvent(.down, at: CGPoint(x: 1, y: 2), button: .secondary, clicks: 2)),
      .pointer(PointerEvent(.up, at: CGPoint(x: 1, y: 2), button: .secondary, clicks: 2)),
      .wheel(WheelEvent(at: CGPoint(x: 50, y: 60), delta: Offset(dx: 0, dy: -48))),
      .wheel(WheelEvent(at: CGPoint(x: 50, y: 60), delta: Offset(dx: 6, dy: 12), source: .continuous)),
      .key(KeyEvent(.down, usage: 4, characters: "a", modifiers: [.control, .shift])),
      .key(KeyEvent(.up, usage: 4, characters: "a", modifiers: [.control, .shift])),
      .composition(CompositionEvent(preedit: "にほ", caret: 2)),
      .text("日本"), .text("é🙂"),
    ]
    after(0.1) {
      self.events = []
      for event in pushed { display.push(event) }
      MainLoop.wake()
    }
    after(0.3) {
      for event in self.events { print(event) }
      XServer()?.askToClose(display.x11Window!)
    }
    loop.run()
    print("closed")
  }

  func runAnimation() {
    isAnimating = true
    after(2) { self.loop.stop() }
    loop.run()
    let intervals = zip(frameTimes.dropFirst(), frameTimes).map { ($0 - $1) * 1e3 }.sorted()
    print("frames=\(frameTimes.count) p50=\(intervals[intervals.count / 2]) p95=\(intervals[intervals.count * 19 / 20])")
  }

  /// Rests for two seconds, then draws frames that code which wakes the loop requests.
  func runIdle() {
    after(0.5) {
      let start = Self.wakes
      let frames = self.frameTimes.count
      self.after(2) {
        print("wakes=\(Self.wakes - start) frames=\(self.frameTimes.count - frames)")
        (self.display as? HeadlessDisplay)?.push(.exposed)
        (self.display as? SDLDisplay)?.push(.text("a"))
        let count = self.events.count
        Thread.detachNewThread {
          usleep(50_000)
          MainLoop.wake()
        }
        self.after(0.2) {
          print("woken=\(self.events.count > count)")
          self.loop.stop()
        }
      }
    }
    loop.run()
  }

  /// Holds a key for a second, then releases it and rests for another one.
  func runHeldKey() {
    func press(_ phase: KeyEvent.Phase) {
      display.sdl?.push(.key(KeyEvent(phase, usage: 4, characters: "a")))
      MainLoop.wake()
    }
    after(0.5) {
      press(.down)
      let start = Self.wakes
      self.after(1) {
        print("held=\(Self.wakes - start)")
        press(.up)
        self.after(0.1) {
          let start = Self.wakes
          self.after(1) {
            print("released=\(Self.wakes - start)")
            self.loop.stop()
          }
        }
      }
    }
    loop.run()
  }

  func runSignal() {
    loop.handleSignals()
    after(0.1) { kill(getpid(), SIGTERM) }
    loop.run()
    print("quit=\(events.contains(.quit))")
  }

  /// The window's pixels seen by another program after the first frame, and again after a resize.
  func runPixels() {
    guard let display = display as? SDLDisplay, let server = XServer() else { return }
    func report() {
      let seen = server.pixels(of: display.x11Window!, width: display.pixelWidth, height: display.pixelHeight) ?? []
      print("size=\(display.pixelWidth)x\(display.pixelHeight) same=\(seen.allSatisfy { $0 == color & 0xff_ffff } && !seen.isEmpty)")
    }
    after(0.3) {
      report()
      self.color = 0xff_aa5500
      server.resize(display.x11Window!, width: 500, height: 300)
      self.after(0.3) {
        report()
        self.loop.stop()
      }
    }
    loop.run()
  }

  /// How often threads of this process have waited and were woken.
  static var wakes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }
}

extension Display {
  fileprivate var sdl: SDLDisplay? { self as? SDLDisplay }
}
