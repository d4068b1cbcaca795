import Foundation

/// Messages by selector, as in `NSObject` on iOS. A selector is looked up in its own method, the class's ``_ClassTable`` or
/// ``UISelectorTarget/selectors``.
///
/// They are members of a protocol that every `NSObject` conforms to, because a class could not declare a method of its own that has the
/// name of a method in an extension of `NSObject`.
extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns whether the object has a method for `selector`.
  public func responds(to selector: Selector!) -> Bool {
    onCallingThread(self) { object in selector.map { ActionLookup.call($0, of: object) != nil } ?? false }
  }

  /// Returns the code of the method for `selector`, for comparison with that of another class.
  @preconcurrency @MainActor public func method(for selector: Selector!) -> IMP! {
    selector.map { IMP(method: Method(ClassMethods.owner(of: $0.name, from: type(of: self)), $0, isOfClass: false)) }
  }

  /// Calls the method for `selector`.
  ///
  /// - Returns: The object it returns, if any. An unknown selector raises UIKit's message and returns nil.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { sent(selector, []) }

  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    sent(selector, [object])
  }

  @discardableResult
  public func perform(_ selector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    sent(selector, [object1, object2])
  }

  private func sent(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    onCallingThread((self, arguments)) { object, arguments in object.send(selector, arguments) }
  }

  @MainActor private func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let call = ActionLookup.call(selector, of: self) else {
      ActionLookup.raiseUnrecognized(selector, sentTo: self)
      return nil
    }
    guard let result = call(arguments) else { return nil }
    // Void is not an object. The result is autoreleased on iOS, at the end of the turn.
    if result is Void { return nil }
    // Each cast puts a value such as a string into a new object, so there is only one cast.
    let object = result as AnyObject
    NibObjects.keepUntilNextTurn([object])
    return Unmanaged.passUnretained(object)
  }
}
