import TrestleSupport
@_exported import Foundation

public enum WidgetFamily: Int, CaseIterable, Sendable, Hashable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}

/// A widget that the user placed. It is never created on Linux.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let family: WidgetFamily
  public let kind: String
  public var id: Self { self }
}

/// The widgets of the app. Linux supports none, so reloading has no effect.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  private init() {}
  public func reloadTimelines(ofKind kind: String) { withoutEffect("widgets cannot be placed") }
  public func reloadAllTimelines() { withoutEffect("widgets cannot be placed") }
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(.success([])) }
  }
}
