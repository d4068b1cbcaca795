internal import TrestleCSDL2
internal import CoreFoundation
import Foundation

/// Processes the events of displays and draws frames as time passes, within `RunLoop.main`.
///
/// The loop is driven by the run loop: each time the run loop is about to sleep, pending events are delivered, a frame is drawn if one is
/// due, and the loop is woken at the next deadline. Timers, the main dispatch queue and main-actor tasks therefore run between frames, a
/// nested run loop keeps the display alive, and the process sleeps while nothing is due.
@MainActor package final class MainLoop {
  private unowned let client: any MainLoopClient
  private var pacer: FramePacer
  private var windows: [Window]
  private var turns: LoopTurns?
  private var source: CFRunLoopSource?
  /// The set of `epoll` that contains the display's descriptor; -1 if there is none.
  private var descriptors: Int32 = -1
  private var signals: [any DispatchSourceSignal] = []
  private var isStopped = false

  /// The polling interval of a display whose descriptor cannot be waited for.
  private static let pollingInterval = 1.0 / 60

  package init(display: any Display, framesPerSecond: Double, client: any MainLoopClient) {
    windows = [Window(display)]
    self.client = client
    pacer = FramePacer(framesPerSecond: framesPerSecond)
  }

  /// A display with the movements on it that wait for a frame.
  private final class Window {
    let display: any Display
    var moves = MoveCoalescer()
    var isOpen = true

    init(_ display: any Display) { self.display = display }
  }

  /// Begins to process the events of another window of the first display.
  package func add(_ display: any Display) { windows.append(Window(display)) }

  /// Stops processing the events of a window.
  package func remove(_ display: any Display) {
    for window in windows where window.display === display { window.isOpen = false }
    windows.removeAll { !$0.isOpen }
  }

  /// The rate of frames, which a window on another monitor changes.
  package func setRate(_ framesPerSecond: Double) { pacer.setRate(framesPerSecond) }

  /// Runs until `stop()`.
  package func run() {
    isStopped = false
    let turns = LoopTurns(ofMainThread: true) { [unowned self] in turn() }
    self.turns = turns
    if let descriptor = windows.first?.display.eventDescriptor { watch(descriptor) }
    // The first turn is run here, because the run loop's first pass checks its sources before it is about to sleep.
    turns.run()
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

  /// Wakes the run loop when the display's descriptor is readable.
  ///
  /// The run loop itself waits for the descriptor. A dispatch source would wait in a thread of its own. A server's reply within a frame wakes
  /// that thread too, which then wakes the run loop for nothing: a fifth of the processor time of a list that scrolls in a window.
  ///
  /// The run loop expects a timer or a counter of the system, and reads eight bytes of what woke it. It is therefore given a set that
  /// contains the descriptor: a set is readable when one of its descriptors is, and nothing can be read from it.
  private func watch(_ descriptor: Int32) {
    descriptors = csdl2_descriptor_set(descriptor)
    guard descriptors >= 0 else { return }
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.info = Unmanaged.passUnretained(self).toOpaque()
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
    turns?.end()
    if descriptors >= 0 { close(descriptors) }
    descriptors = -1
    source = nil
    turns = nil
  }

  /// Processes events and draws a frame if one is due; returns the time of the next turn.
  private func turn() -> Double {
    guard !isStopped else { return .infinity }
    drain()
    if isStopped { return .infinity }
    client.endTurn()
    var now = MonotonicClock.now
    if needsFrame(at: now), isAsked || pacer.isDue(at: now) {
      pacer.begin(at: now)
      for window in windows { window.display.frameBegins() }
      if hasMoves {
        for window in windows { flush(window) }
        client.endTurn()
      }
      if isStopped { return .infinity }
      client.drawFrame(at: now)
      now = MonotonicClock.now
    }
    // A call of the display may have read events from the connection, whose descriptor then does not wake the run loop.
    if drain() { Self.wake() }
    return nextTurn(now: now)
  }

  /// Whether movements wait for a frame that can be drawn.
  private var hasMoves: Bool { windows.contains { !$0.moves.isEmpty && $0.display.pace != .waits } }

  /// Whether a display server wants a frame now.
  private var isAsked: Bool { windows.contains { $0.display.pace == .asks } }

  private func flush(_ window: Window) {
    window.moves.flush { if window.isOpen { client.handle($0, on: window.display) } }
  }

  private func needsFrame(at now: Double) -> Bool { client.needsFrame || hasMoves || client.nextDeadline <= now }

  /// Delivers the pending events; returns whether there were any.
  @discardableResult private func drain() -> Bool {
    var isAny = false
    // The first window finds the events of all.
    for window in windows {
      while !isStopped, window.isOpen, let event = window.display.nextEvent() {
        isAny = true
        if window.moves.hold(event) { continue }
        flush(window)
        if window.isOpen { client.handle(event, on: window.display) }
      }
    }
    return isAny
  }

  private func nextTurn(now: Double) -> Double {
    let date = client.needsFrame || hasMoves ? isAsked ? now : pacer.deadline : max(client.nextDeadline, pacer.deadline)
    let isUnwatched = source == nil && windows.first?.display.eventDescriptor != nil
    let interval = isUnwatched ? Self.pollingInterval : windows.compactMap(\.display.pollingInterval).min()
    return interval.map { min(date, now + $0) } ?? date
  }
}
