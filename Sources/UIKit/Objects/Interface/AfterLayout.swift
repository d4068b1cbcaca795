/// Actions that run once the tree has been laid out for the frame, such as `viewDidAppear`.
@MainActor package enum AfterLayout {
  @InterfaceState(.activity) private static var actions: [@MainActor () -> Void] = []

  /// Whether actions are pending, so that a frame is needed.
  package static var isPending: Bool { !actions.isEmpty }

  package static func add(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  /// Runs the actions that are pending at the time of the call; later ones wait for the next frame.
  package static func run() {
    guard !actions.isEmpty else { return }
    let due = actions
    actions = []
    for action in due { action() }
  }
}
