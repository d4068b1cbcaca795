/// Counts layouts, so that tests can limit the cost of a change.
@MainActor package enum LayoutWork {
  /// Calls of `layoutSublayers` since the process started.
  package internal(set) static var layouts = 0
}
