import TrestleSupport
@_exported import Foundation

/// The size of a widget.
public enum WidgetFamily: Int, CaseIterable, Sendable, Hashable {
  /// A small square.
  case systemSmall
  /// Twice as wide.
  case systemMedium
  /// Twice as wide and high.
  case systemLarge
  /// The largest widget, on wide screens only.
  case systemExtraLarge
  /// A circle on the lock screen.
  case accessoryCircular
  /// A rectangle on the lock screen.
  case accessoryRectangular
  /// A line on the lock screen.
  case accessoryInline
}

/// A widget that the user placed. There is none on Linux.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The size of the widget info.
  public let family: WidgetFamily
  /// The name of the kind.
  public let kind: String
  public var id: Self { self }
}

/// The widgets of the app. Linux supports none, so reloading has no effect.
public final class WidgetCenter: Sendable {
  /// The object that reloads the widgets of the app.
  public static let shared = WidgetCenter()
  private init() {}
  /// Reloads the placed widgets of a kind: none.
  public func reloadTimelines(ofKind kind: String) { withoutEffect("widgets cannot be placed") }
  /// Reloads all placed widgets: none.
  public func reloadAllTimelines() { withoutEffect("widgets cannot be placed") }
  /// Reports asynchronously on the main queue that there are no widgets.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(.success([])) }
  }
}
