/// A target, or an action, of a control with its events.
@MainActor struct ControlTarget {
  enum Form {
    case target(ActionTarget)
    case action(UIAction)
  }

  let form: Form
  var events: UIControl.Event

  var hashableTarget: AnyHashable? {
    switch form {
    case .target(let target): target.target as? AnyHashable
    case .action: nil
    }
  }
}

extension UIControl {
  /// Calls a method of `target`, which is held weakly, when one of `controlEvents` happens.
  @preconcurrency public final func addTarget<T: AnyObject>(
    _ target: T?, action: @escaping (T) -> () -> Void, for controlEvents: Event
  ) {
    controlTargets.append(ControlTarget(form: .target(ActionTarget(target, action)), events: controlEvents))
  }

  /// Adds a method reference as action, such as `Controller.changed`; the target is held weakly, and its type is checked by the compiler.
  @preconcurrency public final func addTarget<T: AnyObject, Sender>(
    _ target: T?, action: @escaping (T) -> (Sender) -> Void, for controlEvents: Event
  ) {
    controlTargets.append(ControlTarget(form: .target(ActionTarget(target, action)), events: controlEvents))
  }

  /// Adds a method reference that also takes the event as action; the target is held weakly.
  @preconcurrency public final func addTarget<T: AnyObject, Sender>(
    _ target: T?, action: @escaping (T) -> (Sender, UIEvent?) -> Void, for controlEvents: Event
  ) {
    controlTargets.append(ControlTarget(form: .target(ActionTarget(target, action)), events: controlEvents))
  }

  final func ownRemoveAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(actionIdentifier, controlEvents)
  }

  final func ownEnumerateEventHandlers(
    _ iterator: (_ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for entry in controlTargets {
      switch entry.form {
      case .action(let action): iterator(action, nil, entry.events, &stop)
      case .target(let target):
        if let selector = target.selector { iterator(nil, (target.target, selector), entry.events, &stop) }
      }
      if stop { return }
    }
  }

  final func add(_ target: Any?, _ action: Selector, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    let index = controlTargets.firstIndex {
      if case .target(let known) = $0.form { return known.selector == action && known.target === object && !known.isDead }
      return false
    }
    if let index {
      controlTargets[index].events.formUnion(events)
    } else {
      controlTargets.append(ControlTarget(form: .target(ActionTarget(target, selector: action)), events: events))
    }
  }

  final func add(_ action: UIAction, _ events: Event) {
    remove(action.identifier, events)
    controlTargets.append(ControlTarget(form: .action(action), events: events))
  }

  final func remove(_ target: Any?, _ action: Selector?, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    removeEvents(events) {
      if case .target(let known) = $0.form { return known.isDead || known.matches(target: object, selector: action) }
      return false
    }
  }

  final func remove(_ identifier: UIAction.Identifier, _ events: Event) {
    removeEvents(events) {
      if case .action(let action) = $0.form { return action.identifier == identifier }
      return false
    }
  }

  private func removeEvents(_ events: Event, where matches: (ControlTarget) -> Bool) {
    for index in controlTargets.indices.reversed() where matches(controlTargets[index]) {
      controlTargets[index].events.subtract(events)
      if controlTargets[index].events.isEmpty { controlTargets.remove(at: index) }
    }
  }

  final func actionNames(_ target: Any?, _ event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = controlTargets.compactMap { entry -> String? in
      guard case .target(let known) = entry.form, !entry.events.isDisjoint(with: event), known.target === object else { return nil }
      return known.selector?.name
    }
    return names.isEmpty ? nil : names
  }

  /// Sends the actions for `events`, in the order in which they were added.
  final func send(_ events: Event, event: UIEvent?) {
    for entry in controlTargets where !entry.events.isDisjoint(with: events) {
      switch entry.form {
      case .action(let action): sendAction(action)
      case .target(let target):
        if let selector = target.selector {
          if !target.isDead { sendAction(selector, to: target.target, for: event) }
        } else {
          target.send(from: self, event: event)
        }
      }
    }
  }

  final func send(_ action: Selector, to target: Any?, event: UIEvent?) {
    if UIApplication.shared.sendAction(action, to: target, from: self, for: event) { return }
    guard let target else { return }
    UIKitError.raise("-[\(type(of: target)) \(action.name)]: unrecognized selector sent to instance")
  }

  final func ownPerformPrimaryAction() {
    guard isEnabled else { return }
    send(.primaryActionTriggered, event: nil)
  }
}
