import Foundation

/// Something whose state is kept over the end of the program.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  /// Everything has its state back.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
