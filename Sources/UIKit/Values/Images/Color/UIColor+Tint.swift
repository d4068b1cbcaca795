extension UIColor {
  /// The tint color of the view in which the color is used: as background, for text, or in `draw(_:)`. Elsewhere it is the design's tint.
  public class var tintColor: UIColor {
    if !isTintColorInUse {
      isTintColorInUse = true
      // Visible views add their tint to their traits now.
      if MainQueue.isCurrent { MainActor.assumeIsolated { tintColorCameIntoUse() } }
    }
    return tint
  }

  private static let tint = UIColor(.dynamic(DynamicColor(name: "tintColor") { $0.values.tint ?? $0.design.tintColor }))

  /// Called when ``tintColor`` is used for the first time.
  @MainActor package static var tintColorCameIntoUse: () -> Void = {}

  /// Whether ``tintColor`` has been used. Until then traits need not include the tint.
  package nonisolated(unsafe) static var isTintColorInUse = false
}
