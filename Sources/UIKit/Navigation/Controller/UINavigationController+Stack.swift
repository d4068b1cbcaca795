extension UINavigationController {
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  final func push(_ controller: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === controller }) {
      UIKitError.raise("Pushing the same view controller instance more than once is not supported (\(controller))")
      return
    }
    if controller is UINavigationController {
      UIKitError.raise("Pushing a navigation controller is not supported")
      return
    }
    change(to: stack + [controller], .push, animated: animated)
  }

  final func popTop(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), .pop, animated: animated)
    return top
  }

  final func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      UIKitError.raise("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), .pop, animated: animated) }
    return popped
  }

  final func popToRoot(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first, stack.count > 1 else { return nil }
    return pop(to: root, animated: animated)
  }

  /// A new top that was on the stack before is gone back to; any other is pushed.
  final func replaceStack(with new: [UIViewController], animated: Bool) {
    if Set(new.map(ObjectIdentifier.init)).count != new.count {
      UIKitError.raise("All view controllers in a navigation controller must be distinct")
      return
    }
    guard !new.elementsEqual(stack, by: ===) else { return }
    let goesBack = new.last.map { top in stack.contains { $0 === top } } ?? true
    change(to: new, goesBack ? .pop : .push, animated: animated)
  }

  private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
    transition?.completeNow()
    let transition = NavigationTransition(self, to: new, operation: operation)
    transition.start(animated: animated)
  }

  /// A touch on the way back in the bar.
  final func backButtonTapped() {
    guard transition == nil else { return }
    popViewController(animated: true)
  }
}
