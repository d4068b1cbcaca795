import Foundation

/// How small and how large the person can make a window.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The least size of the window in points.
  public var minimumSize = CGSize(width: 160, height: 120) {
    didSet { apply() }
  }
  /// The greatest size of the window in points; unlimited by default.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
    didSet { apply() }
  }

  private func apply() { UIApplication.current?.host?.display.limitSize(minimum: minimumSize, maximum: maximumSize) }
}
