import Foundation

/// An object that a layer runs for an event, such as the change of a property.
@preconcurrency @MainActor
public protocol CAAction {
  /// Performs the action after a change of the property.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing; a delegate returns it to stop the search for an action.
extension NSNull: CAAction {
  /// Does nothing.
  @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
