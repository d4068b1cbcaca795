/// A closure that is handed to another thread.
///
/// Combine promises that the events of one subscription never overlap, so a scheduler that runs its closures one at a time shares nothing.
struct Handover: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var run: @Sendable () -> Void { { action() } }
}
