/// An object that receives actions by selector: it maps its selectors to methods.
///
/// ```swift
/// class NotesController: UIViewController {
///   override class var selectors: [Selector: UISelectorAction] { ["save:": .init(NotesController.save)] }
///   func save(_ sender: Any?) { … }
/// }
/// ```
///
/// A subclass lists only its own selectors; those of its superclasses are found too.
@preconcurrency @MainActor public protocol UISelectorTarget: AnyObject {
  /// The methods that selectors with text names lead to.
  static var selectors: [Selector: UISelectorAction] { get }
}

/// A method that a selector represents.
@MainActor public struct UISelectorAction {
  package let perform: @MainActor (AnyObject, Any?, AnyObject?) -> Void

  /// Creates an action from a method without arguments.
  public nonisolated init<T: AnyObject>(_ method: @escaping (T) -> () -> Void) {
    nonisolated(unsafe) let method = method
    perform = { target, _, _ in
      if let target = target as? T { method(target)() }
    }
  }

  public nonisolated init<T: AnyObject, Sender>(_ method: @escaping (T) -> (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    perform = { target, sender, _ in
      if let target = target as? T, let sender = UISelectorAction.cast(sender, to: Sender.self) { method(target)(sender) }
    }
  }

  public nonisolated init<T: AnyObject, Sender, Event: AnyObject>(_ method: @escaping (T) -> (Sender, Event?) -> Void) {
    nonisolated(unsafe) let method = method
    perform = { target, sender, event in
      if let target = target as? T, let sender = UISelectorAction.cast(sender, to: Sender.self) { method(target)(sender, event as? Event) }
    }
  }

  /// Returns `sender` as the parameter type of the method: a class, `Any`, or an optional of either.
  nonisolated static func cast<Sender>(_ sender: Any?, to type: Sender.Type) -> Sender? {
    if let sender, let value = sender as? Sender { return value }
    return Any?.none as? Sender
  }
}

extension UISelectorTarget {
  /// Returns the method for `selector` in this class or its superclasses.
  package static func action(for selector: Selector) -> UISelectorAction? {
    var type: (any UISelectorTarget.Type)? = self
    while let current = type {
      if let action = current.selectors[selector] { return action }
      type = _getSuperclass(current) as? any UISelectorTarget.Type
    }
    return nil
  }
}
