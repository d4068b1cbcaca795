import Foundation

/// A point in the update of the screen at which an update link calls its actions, in the order of the constants.
@preconcurrency @MainActor open class UIUpdateActionPhase: NSObject {
  let place: Int

  init(_ place: Int) {
    self.place = place
    super.init()
  }

  /// The beginning of an update.
  public static let afterUpdateScheduled = UIUpdateActionPhase(0)
  /// Before the time of due actions; events arrive before an update.
  public static let beforeEventDispatch = UIUpdateActionPhase(1)
  /// After events and due actions.
  public static let afterEventDispatch = UIUpdateActionPhase(2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
  /// After display links were called.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
  /// Before layout and drawing.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
  /// After layout and drawing.
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)
  /// The end of an update.
  public static let afterUpdateComplete = UIUpdateActionPhase(7)
}
