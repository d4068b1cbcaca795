extension UINavigationController {
  /// The direction of a transition.
  public enum Operation: Int, Sendable {
    /// The stack does not change, or not visibly.
    case none
    /// A controller is added to the end of the stack.
    case push
    /// A controller is popped.
    case pop
  }

  /// A requested change, possibly made while another one is beginning or ending.
  struct PendingChange {
    var stack: [UIViewController]
    var operation: Operation
    var animated: Bool
  }

  /// The stack after all requested changes.
  final var wantedStack: [UIViewController] { pendingChange?.stack ?? stack }

  final func push(_ controller: UIViewController, animated: Bool) {
    if wantedStack.contains(where: { $0 === controller }) {
      UIKitError.raise("Pushing the same view controller instance more than once is not supported (\(controller))")
      return
    }
    if controller is UINavigationController {
      UIKitError.raise("Pushing a navigation controller is not supported")
      return
    }
    change(to: wantedStack + [controller], .push, animated: animated)
  }

  final func popTop(animated: Bool) -> UIViewController? {
    guard wantedStack.count > 1, let top = wantedStack.last else { return nil }
    change(to: Array(wantedStack.dropLast()), .pop, animated: animated)
    return top
  }

  final func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = wantedStack.firstIndex(where: { $0 === controller }) else {
      UIKitError.raise("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let popped = Array(wantedStack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(wantedStack[...index]), .pop, animated: animated) }
    return popped
  }

  final func popToRoot(animated: Bool) -> [UIViewController]? {
    guard let root = wantedStack.first, wantedStack.count > 1 else { return nil }
    return pop(to: root, animated: animated)
  }

  /// Replaces the stack: a new top that was on the stack is popped to; any other is pushed.
  final func replaceStack(with new: [UIViewController], animated: Bool) {
    if Set(new.map(ObjectIdentifier.init)).count != new.count {
      UIKitError.raise("All view controllers in a navigation controller must be distinct")
      return
    }
    guard !new.elementsEqual(wantedStack, by: ===) else { return }
    let goesBack = new.last.map { top in wantedStack.contains { $0 === top } } ?? true
    change(to: new, goesBack ? .pop : .push, animated: animated)
  }

  private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
    let waits = pendingChange != nil || transition?.isBeginning ?? false
    pendingChange = PendingChange(stack: new, operation: operation, animated: animated)
    if !waits { makePendingChange() }
  }

  /// Ends the active transition and begins the next one. Callbacks at the end may change it again.
  final func makePendingChange() {
    guard pendingChange != nil else { return }
    transition?.completeNow()
    guard let change = pendingChange else { return }
    pendingChange = nil
    NavigationTransition(self, to: change.stack, operation: change.operation).start(animated: change.animated)
  }

  /// Handles a tap on the back button of the bar.
  final func backButtonTapped() {
    guard transition == nil else { return }
    popViewController(animated: true)
  }
}
