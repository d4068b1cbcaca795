/// A target with its method, as stored by controls, recognizers and bar items; the target is held weakly.
///
/// It supports three forms: a method of a class (`MyController.save`), a ``Selector`` looked up in the target's table, and a nil target,
/// which sends the selector along the responder chain.
@MainActor package struct ActionTarget {
  private let form: Form
  package let selector: Selector?

  private enum Form {
    case method(WeakReference, @MainActor (AnyObject, Any, AnyObject?) -> Void)
    case selector(WeakReference)
    case firstResponder
    /// The first responder in the chain with the method's class, from the first responder or the sender.
    case responder(@MainActor (AnyObject) -> Bool, @MainActor (AnyObject, Any, AnyObject?) -> Void)
  }

  private final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  package init<T: AnyObject>(_ target: T?, _ method: @escaping (T) -> () -> Void) {
    selector = nil
    form = Self.form(target) { target, _, _ in method(unsafeDowncast(target, to: T.self))() }
  }

  package init<T: AnyObject, Sender>(_ target: T?, _ method: @escaping (T) -> (Sender) -> Void) {
    selector = nil
    form = Self.form(target) { target, sender, _ in
      guard let sender = UISelectorAction.cast(sender, to: Sender.self) else { return }
      method(unsafeDowncast(target, to: T.self))(sender)
    }
  }

  package init<T: AnyObject, Sender, Event: AnyObject>(_ target: T?, _ method: @escaping (T) -> (Sender, Event?) -> Void) {
    selector = nil
    form = Self.form(target) { target, sender, event in
      guard let sender = UISelectorAction.cast(sender, to: Sender.self) else { return }
      method(unsafeDowncast(target, to: T.self))(sender, event as? Event)
    }
  }

  private static func form<T: AnyObject>(_ target: T?, _ call: @escaping @MainActor (AnyObject, Any, AnyObject?) -> Void) -> Form {
    target.map { .method(WeakReference($0), call) } ?? .responder({ $0 is T }, call)
  }

  package init(_ target: Any?, selector: Selector) {
    self.selector = selector
    form = target.map { .selector(WeakReference($0 as AnyObject)) } ?? .firstResponder
  }

  /// The target, if there is one and it still exists.
  package var target: AnyObject? {
    switch form {
    case .method(let reference, _), .selector(let reference): reference.object
    case .firstResponder, .responder: nil
    }
  }

  /// Whether the target was released, so that this can be removed.
  package var isDead: Bool {
    switch form {
    case .firstResponder, .responder: return false
    case .method, .selector: return target == nil
    }
  }

  /// Returns whether `target` and `selector`, if given, match.
  package func matches(target: AnyObject?, selector: Selector?) -> Bool {
    (target == nil || self.target === target) && (selector == nil || self.selector == selector)
  }

  /// Calls the method. Without a target, a responder in the chain from `sender` is searched.
  package func send(from sender: AnyObject, event: AnyObject?) {
    switch form {
    case .method(let reference, let call):
      if let target = reference.object { call(target, sender, event) }
    case .selector(let reference):
      if let selector, let target = reference.object { Self.perform(selector, on: target, sender: sender, event: event) }
    case .responder(let accepts, let call):
      if let target = ActionChain.connected.first(sender, accepts) { call(target, sender, event) }
    case .firstResponder:
      guard let selector else { return }
      if let target = ActionChain.connected.target(sender, selector) {
        Self.perform(selector, on: target, sender: sender, event: event)
      }
    }
  }

  /// Calls `target`'s method for `selector`; an unimplemented selector is reported as a programming error, and otherwise ignored.
  package static func perform(_ selector: Selector, on target: AnyObject, sender: Any?, event: AnyObject?) {
    guard !ActionLookup.perform(selector, on: target, sender: sender, event: event) else { return }
    ActionLookup.raiseUnrecognized(selector, sentTo: target)
  }
}

/// The chain of responders along which actions without a target are sent, from the first responder or the sender.
@MainActor package struct ActionChain {
  /// Returns the first object of the sender's chain that the function accepts.
  package let first: (_ sender: AnyObject, _ accepts: (AnyObject) -> Bool) -> AnyObject?
  /// Returns the first object of the sender's chain that performs the action.
  package let target: (_ sender: AnyObject, _ action: Selector) -> AnyObject?

  package init(
    first: @escaping (_ sender: AnyObject, _ accepts: (AnyObject) -> Bool) -> AnyObject?,
    target: @escaping (_ sender: AnyObject, _ action: Selector) -> AnyObject?
  ) {
    self.first = first
    self.target = target
  }

  package static var connected = ActionChain(first: { _, _ in nil }, target: { _, _ in nil })
}
