/// An object that forwards messages that it does not implement. The translation of a project makes classes with `forwardingTarget(for:)`
/// conform, such as the proxies by which timers and display links refer to their targets weakly.
public protocol _MessageForwarding: AnyObject {
  /// Returns the object that receives a message instead of this one, or nil.
  func _forwardingTarget(for selector: Selector) -> Any?
}
