internal import CSDL2
internal import CoreFoundation
import Foundation

/// Processes a display's events and draws frames as time passes, within `RunLoop.main`.
///
/// The loop is driven by the run loop: each time the run loop is about to sleep, pending events are delivered, a frame is drawn if one is
/// due, and a timer is set for the next deadline. Timers, the main dispatch queue and main-actor tasks therefore run between frames, a
/// nested run loop keeps the display alive, and the process sleeps while nothing is due.
@MainActor package final class MainLoop {
  package let display: any Display
  private unowned let client: any MainLoopClient
  private var pacer: FramePacer
  private var moves = MoveCoalescer()
  private var observer: CFRunLoopObserver?
  private var timer: CFRunLoopTimer?
  private var timerDate = Double.infinity
  private var source: CFRunLoopSource?
  /// The set of `epoll` that contains the display's descriptor; -1 if there is none.
  private var descriptors: Int32 = -1
  private var signals: [any DispatchSourceSignal] = []
  private var isInTurn = false
  private var isStopped = false

  /// The polling interval of a display without a descriptor that can be waited for.
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
    // The first turn is run here, because the run loop's first pass checks its sources before calling the observer.
    turn()
    while !isStopped { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    detach()
  }

  package func stop() {
    isStopped = true
    CFRunLoopStop(CFRunLoopGetMain())
  }

  /// Wakes a sleeping loop after a change outside of the run loop. From any thread.
  nonisolated package static func wake() { CFRunLoopWakeUp(CFRunLoopGetMain()) }

  /// Passes SIGINT and SIGTERM to the client as a request to quit, so that a program stopped from a terminal terminates cleanly.
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
        // It may have fired slightly early by this clock; then the same date must be set again.
        MainActor.assumeIsolated { loop.timerDate = .infinity }
      }, &timerContext)
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
    if let descriptor = display.eventDescriptor { watch(descriptor, info) }
  }

  /// Wakes the run loop when the display's descriptor is readable.
  ///
  /// The run loop itself waits for the descriptor. A dispatch source would wait in a thread of its own. A server's reply within a frame wakes
  /// that thread too, which then wakes the run loop for nothing: a fifth of the processor time of a list that scrolls in a window.
  ///
  /// The run loop expects a timer or a counter of the system, and reads eight bytes of what woke it. It is therefore given a set that
  /// contains the descriptor: a set is readable when one of its descriptors is, and nothing can be read from it.
  private func watch(_ descriptor: Int32, _ info: UnsafeMutableRawPointer) {
    descriptors = csdl2_descriptor_set(descriptor)
    guard descriptors >= 0 else { return }
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.info = info
    context.getPort = { info in
      let loop = Unmanaged<MainLoop>.fromOpaque(info!).takeUnretainedValue()
      return MainActor.assumeIsolated { loop.descriptors }
    }
    context.perform = { info in
      let loop = Unmanaged<MainLoop>.fromOpaque(info!).takeUnretainedValue()
      MainActor.assumeIsolated { _ = loop.drain() }
    }
    source = withUnsafeMutableBytes(of: &context) {
      CFRunLoopSourceCreate(nil, 0, $0.baseAddress!.assumingMemoryBound(to: CFRunLoopSourceContext.self))
    }
    CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
  }

  private func detach() {
    for source in signals { source.cancel() }
    signals = []
    if let source { CFRunLoopSourceInvalidate(source) }
    if let observer { CFRunLoopObserverInvalidate(observer) }
    if let timer { CFRunLoopTimerInvalidate(timer) }
    if descriptors >= 0 { close(descriptors) }
    descriptors = -1
    source = nil
    observer = nil
    timer = nil
  }

  /// Processes events, draws a frame if one is due, and sets the timer for the next one.
  private func turn() {
    // A frame that runs the run loop itself (a modal wait in an action) must not start another frame.
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
      now = MonotonicClock.now
    }
    // A call of the display may have read events from the connection, whose descriptor then does not wake the run loop.
    if drain() { Self.wake() }
    setAlarm(now: now)
  }

  private func needsFrame(at now: Double) -> Bool { client.needsFrame || !moves.isEmpty || client.nextDeadline <= now }

  /// Delivers the pending events; returns whether there were any.
  @discardableResult private func drain() -> Bool {
    var isAny = false
    while !isStopped, let event = display.nextEvent() {
      isAny = true
      if moves.hold(event) { continue }
      moves.flush { client.handle($0) }
      client.handle(event)
    }
    return isAny
  }

  private func setAlarm(now: Double) {
    var date = client.needsFrame || !moves.isEmpty ? pacer.deadline : max(client.nextDeadline, pacer.deadline)
    if source == nil, !(display is HeadlessDisplay) { date = min(date, now + Self.pollingInterval) }
    guard date != timerDate else { return }
    timerDate = date
    CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + min(Self.never, max(0, date - now)))
  }
}
