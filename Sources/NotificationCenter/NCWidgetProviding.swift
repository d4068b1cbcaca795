@_exported import UIKit

/// Whether a widget has new contents.
public enum NCUpdateResult: UInt, Sendable {
  /// It has.
  case newData
  /// It has not.
  case noData
  /// It could not find out.
  case failed
}
/// How large a widget is.
public enum NCWidgetDisplayMode: Int, Sendable {
  /// Small.
  case compact
  /// As large as its contents.
  case expanded
}
/// The controller of a widget of the Today view. All methods are optional. There is no such view: nothing calls them.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
  /// The widget may take new contents.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// The size of the widget changes.
  func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// The margins of the widget.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}
extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
  public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets { defaultMarginInsets }
}
/// Says whether an app has a widget to show.
nonisolated open class NCWidgetController: NSObject {
  /// Ignored: there is no Today view.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
