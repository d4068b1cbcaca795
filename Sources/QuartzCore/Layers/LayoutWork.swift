/// Counts layouts, so that tests can say what a change may cost.
@MainActor package enum LayoutWork {
  /// Calls of `layoutSublayers` since the process began.
  package internal(set) static var layouts = 0
}
