import Foundation

/// The minimum and maximum size to which the user can resize a window.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The minimum size of the window in points.
  public var minimumSize = CGSize(width: 160, height: 120) {
    didSet { apply() }
  }
  /// The maximum size of the window in points; unlimited by default.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
    didSet { apply() }
  }

  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  private func apply() {
    guard let scene else { return }
    UIApplication.current?.host?.display(of: scene.screen)?.limitSize(minimum: minimumSize, maximum: maximumSize)
  }
}
