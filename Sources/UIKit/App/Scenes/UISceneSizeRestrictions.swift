import Foundation

/// How small and how large the person can make a window.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  public var minimumSize = CGSize(width: 160, height: 120) {
    didSet { apply() }
  }
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
    didSet { apply() }
  }

  private func apply() { UIApplication.current?.host?.display.limitSize(minimum: minimumSize, maximum: maximumSize) }
}
