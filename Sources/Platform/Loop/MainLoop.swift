internal import CoreFoundation
import Foundation

/// Turns a display's events and the passing of time into frames, from within `RunLoop.main`.
///
/// The loop is a guest of the run loop, not its owner: each time the run loop is about to sleep, waiting events are delivered, a frame
/// is drawn if one is due, and a timer is set for the next moment that matters. So timers, the main dispatch queue and main-actor tasks
/// are all served between frames, a run loop that the program runs itself keeps the display alive, and when nothing is due the process
/// sleeps until the display's descriptor or one of those wakes it.
@MainActor package final class MainLoop {
  package let display: any Display
  private unowned let client: any MainLoopClient
  private var pacer: FramePacer
  private var moves = MoveCoalescer()
  private var observer: CFRunLoopObserver?
  private var timer: CFRunLoopTimer?
  private var timerDate = Double.infinity
  private var source: (any DispatchSourceRead)?
  private var signals: [any DispatchSourceSignal] = []
  private var isInTurn = false
  private var isStopped = false

  /// How often a display without a descriptor is asked for events.
  private static let pollingInterval = 1.0 / 60
  private static let never = 1e10

  package init(display: any Display, framesPerSecond: Double, client: any MainLoopClient) {
    self.display = display
    self.client = client
    pacer = FramePacer(framesPerSecond: framesPerSecond)
  }

  /// Runs until `stop()`.
  package func run() {
    attach()
    // The first turn is taken here: the run loop's own first pass would look at its sources before it looks at us.
    turn()
    while !isStopped { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    detach()
  }

  package func stop() {
    isStopped = true
    CFRunLoopStop(CFRunLoopGetMain())
  }

  /// Makes a sleeping loop look again, after something changed without the run loop's doing. From any thread.
  nonisolated package static func wake() { CFRunLoopWakeUp(CFRunLoopGetMain()) }

  /// Hands SIGINT and SIGTERM to the client as a wish to quit, so that a program ended from a terminal says goodbye properly.
  package func handleSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.client.handle(.quit) } }
      source.resume()
      signals.append(source)
    }
  }

  private func attach() {
    isStopped = false
    let info = Unmanaged.passUnretained(self).toOpaque()
    var observerContext = CFRunLoopObserverContext(version: 0, info: info, retain: nil, release: nil, copyDescription: nil)
    observer = CFRunLoopObserverCreate(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0,
      { _, _, info in
        let loop = Unmanaged<MainLoop>.fromOpaque(info!).takeUnretainedValue()
        MainActor.assumeIsolated { loop.turn() }
      }, &observerContext)
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    // A repeating timer that is always moved on before it repeats: a run loop without any source would not sleep.
    var timerContext = CFRunLoopTimerContext(version: 0, info: info, retain: nil, release: nil, copyDescription: nil)
    timer = CFRunLoopTimerCreate(
      nil, CFAbsoluteTimeGetCurrent() + Self.never, Self.never, 0, 0,
      { _, info in
        let loop = Unmanaged<MainLoop>.fromOpaque(info!).takeUnretainedValue()
        // It may have fired a moment early by our clock; then the same date must be set once more.
        MainActor.assumeIsolated { loop.timerDate = .infinity }
      }, &timerContext)
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
    if let descriptor = display.eventDescriptor {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.drain() } }
      source.resume()
      self.source = source
    }
  }

  private func detach() {
    source?.cancel()
    source = nil
    for source in signals { source.cancel() }
    signals = []
    if let observer { CFRunLoopObserverInvalidate(observer) }
    if let timer { CFRunLoopTimerInvalidate(timer) }
    observer = nil
    timer = nil
  }

  /// One look at everything: events, then a frame if it is due, then the alarm for the next one.
  private func turn() {
    // A frame that runs the run loop itself (a modal wait in an action) must not start another inside.
    guard !isInTurn, !isStopped else { return }
    isInTurn = true
    defer { isInTurn = false }
    drain()
    if isStopped { return }
    client.endTurn()
    var now = MonotonicClock.now
    if needsFrame(at: now), pacer.isDue(at: now) {
      pacer.begin(at: now)
      if !moves.isEmpty {
        moves.flush { client.handle($0) }
        client.endTurn()
      }
      if isStopped { return }
      client.drawFrame(at: now)
      // What the server said meanwhile may sit in Xlib's buffer already, where the descriptor does not show it.
      drain()
      now = MonotonicClock.now
    }
    setAlarm(now: now)
  }

  private func needsFrame(at now: Double) -> Bool { client.needsFrame || !moves.isEmpty || client.nextDeadline <= now }

  private func drain() {
    while !isStopped, let event = display.nextEvent() {
      if moves.hold(event) { continue }
      moves.flush { client.handle($0) }
      client.handle(event)
    }
  }

  private func setAlarm(now: Double) {
    var date = client.needsFrame || !moves.isEmpty ? pacer.deadline : max(client.nextDeadline, pacer.deadline)
    if display.eventDescriptor == nil, !(display is HeadlessDisplay) { date = min(date, now + Self.pollingInterval) }
    guard date != timerDate else { return }
    timerDate = date
    CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + min(Self.never, max(0, date - now)))
  }
}
