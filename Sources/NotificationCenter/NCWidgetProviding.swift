@_exported import UIKit

/// Whether a widget has new contents.
public enum NCUpdateResult: UInt, Sendable {
  /// There is new data.
  case newData
  /// There is no new data.
  case noData
  /// The update failed.
  case failed
}
/// The size of a widget.
public enum NCWidgetDisplayMode: Int, Sendable {
  /// The fixed height of a folded widget.
  case compact
  /// The height of the contents, up to a maximum.
  case expanded
}
/// The controller of a widget of the Today view. All methods are optional. There is no such view, so nothing calls them.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
  /// Called to update the contents of the widget.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// Called when the size of the widget changes.
  func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// Returns the margins of the widget.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}
extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
  public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets { defaultMarginInsets }
}
/// Determines whether an app has a widget to show.
nonisolated open class NCWidgetController: NSObject {
  /// Does nothing, because there is no Today view.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
