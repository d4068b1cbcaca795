import Foundation

/// Something whose state is kept over the end of the program.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// What this belongs to, whose identifiers come before its own.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object again.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Stores state that is to survive a restart.
  func encodeRestorableState(with coder: NSCoder)
  /// Restores stored state.
  func decodeRestorableState(with coder: NSCoder)
  /// Everything has its state back.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
