internal import TrestleCGIO
import Dispatch

/// A main context of GLib that is a guest of the main run loop.
///
/// GDBus works its socket on a thread of its own and hands results to the context. Only for a context that a thread owns does another thread
/// write to the descriptor that wakes it, so the main thread acquires the context and never releases it. There is no polling and no timer.
@MainActor final class GuestContext {
  private let gio: GIOLibrary
  private let context: GObjectPointer
  private var source: (any DispatchSourceRead)?

  init?(_ gio: GIOLibrary) {
    self.gio = gio
    context = gio.contextNew()
    guard gio.contextAcquire(context) != 0 else { return nil }
    var priority: Int32 = 0
    var milliseconds: Int32 = 0
    _ = gio.contextPrepare(context, &priority)
    var records = [CGIOPollRecord](repeating: CGIOPollRecord(), count: 8)
    let count = gio.contextQuery(context, priority, &milliseconds, &records, Int32(records.count))
    // The first descriptor is the one that wakes the context.
    guard count > 0, let descriptor = records.first?.descriptor, descriptor >= 0 else { return nil }
    _ = gio.contextCheck(context, priority, &records, min(count, Int32(records.count)))
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.iterate() } }
    source.resume()
    self.source = source
  }

  /// Runs the pending callbacks, without blocking.
  func iterate() {
    while gio.contextIterate(context, 0) != 0 {}
  }

  /// Calls a function of GDBus, whose answers then come to this context.
  func inside<Result>(_ body: () throws -> Result) rethrows -> Result {
    gio.contextPush(context)
    defer { gio.contextPop(context) }
    return try body()
  }
}
