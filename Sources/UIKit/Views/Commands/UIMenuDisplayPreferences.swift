import Foundation

/// The display of the elements of a menu.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
  /// The maximum number of lines of an element's title; 0, the default, is no limit.
  open var maximumNumberOfTitleLines = 0
}
