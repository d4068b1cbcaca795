extension UITraitChangeObservable {
  /// Calls a method of `target`, which is held weakly, when one of `traits` has changed: with the view or controller, and its previous
  /// traits.
  @discardableResult
  public func registerForTraitChanges<T: AnyObject, Sender: UITraitEnvironment>(
    _ traits: [UITrait], target: T, action: @escaping (T) -> (Sender, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] (sender: Sender, previous) in
      if let target { action(target)(sender, previous) }
    }
  }

  /// Calls a method after one of some traits changed; the target is held weakly.
  @discardableResult
  public func registerForTraitChanges<T: AnyObject>(
    _ traits: [UITrait], target: T, action: @escaping (T) -> () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] (_: Self, _) in
      if let target { action(target)() }
    }
  }

  /// Calls a method by a selector; it receives the view or controller.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
    let receiver = ActionTarget(target, selector: action)
    return registerForTraitChanges(traits) { (sender: Self, _) in receiver.send(from: sender, event: nil) }
  }

  /// Calls a method of the view or controller itself by a selector.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (sender: Self, _) in ActionTarget(sender, selector: action).send(from: sender, event: nil) }
  }
}
