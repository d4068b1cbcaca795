extension UIGestureRecognizer {
  /// Adds an action called on each change of the state; the target is held weakly.
  public final func addTarget(_ target: Any, action: Selector) {
    let new = ActionTarget(target, selector: action)
    if !targets.contains(where: { $0.selector == action && $0.target === new.target }) { targets.append(new) }
  }

  /// Adds a method reference as action; the target is held weakly.
  @preconcurrency public final func addTarget<T: AnyObject>(_ target: T?, action: @escaping (T) -> () -> Void) {
    targets.append(ActionTarget(target, action))
  }

  /// Adds a method reference that takes the recognizer; the target is held weakly.
  @preconcurrency public final func addTarget<T: AnyObject, Sender>(_ target: T?, action: @escaping (T) -> (Sender) -> Void) {
    targets.append(ActionTarget(target, action))
  }

  /// Removes targets: nil matches any target and any action. Method references cannot be compared; remove them by target.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { $0.isDead || $0.matches(target: object, selector: action) }
  }

  /// Runs `action` each time the gesture's state changes.
  public final func addAction(_ action: UIAction) {
    actions.append(action)
  }

  final func sendActions() {
    for target in targets { target.send(from: self, event: nil) }
    for action in actions { action.performWithSender(self, target: nil) }
  }
}
