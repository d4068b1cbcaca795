/// A closure that is passed to another thread.
///
/// Combine guarantees that the events of one subscription never overlap, so a scheduler that runs its closures one at a time shares no
/// state.
struct Handover: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var run: @Sendable () -> Void { { action() } }
}
