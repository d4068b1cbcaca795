import Foundation

/// An object whose state is preserved between runs.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent object, whose identifiers precede this one's.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that creates the object again.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes state that is to survive a restart.
  func encodeRestorableState(with coder: NSCoder)
  /// Restores stored state.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after all states were restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
