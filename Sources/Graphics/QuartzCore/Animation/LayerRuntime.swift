/// Owns the state that layers share: animations under way, display links, emitters and open transactions.
///
/// One runtime exists at a time. UIKit begins a new one with every interface, tests of layers with every clock.
@MainActor package final class LayerRuntime {
  private(set) static var current = LayerRuntime()

  /// The animations of all layers, in the order in which they were added.
  var animations: [FrameScheduler.Entry] = []
  var displayLinks: [CADisplayLink] = []
  var emitters: [FrameScheduler.Emitter] = []
  /// The open transactions, outermost first.
  var transactions: [TransactionLevel] = []
  /// Whether actions are disabled by the innermost transaction that has a setting.
  var disablesActions = false

  private init() {}

  /// Begins a new runtime in place of the current one: layers lose their animations, and open transactions are discarded.
  ///
  /// - Parameter clock: The time source of layers, animations and events.
  package static func begin(clock: @escaping @Sendable () -> CFTimeInterval) {
    let old = current
    for entry in old.animations {
      entry.layer?.animationState = nil
      entry.layer?.markChanged(.values)
    }
    current = LayerRuntime()
    CATransaction.beginTurn()
    CALayer.viewActionsRun = false
    MediaClock.source = clock
    withExtendedLifetime(old) {}
  }
}
