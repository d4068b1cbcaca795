import Foundation

/// An object with standard edit actions, such as `copy(_:)`, which it implements by overriding them.
@MainActor package protocol EditActionResponder: AnyObject {
  /// Returns the edit action that the selector names, or nil.
  func editAction(_ selector: Selector) -> EditAction?
}

/// A standard edit action of an object.
@MainActor package struct EditAction {
  /// Performs the action; nil if the object's class does not override it.
  package let perform: (@MainActor (Any?) -> Void)?

  package init(perform: (@MainActor (Any?) -> Void)?) { self.perform = perform }
}

/// Finds an object's method for a selector.
///
/// The order: the method with which the selector was created, the tables of the object's classes, their ``UISelectorTarget/selectors``, and
/// for responders the edit actions they override.
@MainActor package enum ActionLookup {
  /// Calls the method with its arguments, possibly more than it takes.
  package typealias Call = @MainActor ([Any?]) -> Any?

  /// Returns a function that calls `selector`'s method of `object`; nil if there is none.
  package static func call(_ selector: Selector, of object: AnyObject) -> Call? {
    if let responder = object as? any EditActionResponder, let action = responder.editAction(selector) {
      if let perform = action.perform {
        return { arguments in
          perform(arguments.first ?? nil)
          return nil
        }
      }
    } else if let method = selector.method, method.accepts(object) {
      return { method.call(object, $0) }
    }
    if let method = ClassTables.method(selector.name, of: type(of: object)) {
      return { method.call(object, $0) }
    }
    guard let target = object as? any UISelectorTarget, let action = type(of: target).action(for: selector) else {
      return accessor(selector.name, of: object) ?? forwarded(selector, by: object)
    }
    return { arguments in
      action.perform(target, arguments.first ?? nil, arguments.count > 1 ? arguments[1].map { $0 as AnyObject } : nil)
      return nil
    }
  }

  /// Returns the function of the object to which another forwards a message.
  private static func forwarded(_ selector: Selector, by object: AnyObject) -> Call? {
    guard let target = (object as? any _MessageForwarding)?._forwardingTarget(for: selector) as AnyObject?, target !== object else {
      return nil
    }
    return call(selector, of: target)
  }

  /// Returns the getter or setter of a property that `#selector(getter:)` or a name such as `setTitle:` represents.
  private static func accessor(_ name: String, of object: AnyObject) -> Call? {
    if !name.contains(":") {
      guard KeyedObject(object).hasProperty(name) else { return nil }
      return { _ in KeyValueCoding.value(forKey: name, of: object) }
    }
    guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first, first.isUppercase,
      name.filter({ $0 == ":" }).count == 1
    else { return nil }
    let key = first.lowercased() + name.dropFirst(4).dropLast()
    guard KeyedObject(object).hasProperty(key) else { return nil }
    return { arguments in
      KeyValueCoding.set(arguments.first ?? nil, forKey: key, of: object)
      return nil
    }
  }

  /// Sends an action; returns whether `object` has a method for it.
  package static func perform(_ selector: Selector, on object: AnyObject, sender: Any?, event: AnyObject?) -> Bool {
    guard let call = call(selector, of: object) else { return false }
    _ = call([sender, event])
    return true
  }

  /// Reports an unrecognized selector with UIKit's message.
  package static func raiseUnrecognized(_ selector: Selector, sentTo object: AnyObject) {
    UIKitError.raise("-[\(type(of: object)) \(selector.name)]: unrecognized selector sent to instance")
  }
}
