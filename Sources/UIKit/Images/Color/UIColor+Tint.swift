extension UIColor {
  /// The tint color of the view in which the color is used: as background, for text, or in `draw(_:)`. Elsewhere it is the design's tint.
  public class var tintColor: UIColor {
    if !isTintColorInUse {
      isTintColorInUse = true
      // Visible views add their tint to their traits now.
      if MainQueue.isCurrent { MainActor.assumeIsolated { for window in UIScreen.main.windows { window.updateTraits() } } }
    }
    return tint
  }

  private static let tint = UIColor(.dynamic(DynamicColor(name: "tintColor") { $0.values.tint ?? $0.design.tintColor }))

  /// Whether ``tintColor`` has been used. Until then traits need not include the tint.
  nonisolated(unsafe) static var isTintColorInUse = false
}
