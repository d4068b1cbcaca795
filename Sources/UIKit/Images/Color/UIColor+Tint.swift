extension UIColor {
  /// The tint of the view that the color is used in: as background, for text, or in `draw(_:)`. Elsewhere it is the design's tint.
  public class var tintColor: UIColor {
    if !isTintColorInUse {
      isTintColorInUse = true
      // Views that are shown already take their tint into their traits now.
      if MainQueue.isCurrent { MainActor.assumeIsolated { for window in UIScreen.main.windows { window.updateTraits() } } }
    }
    return tint
  }

  private static let tint = UIColor(.dynamic(DynamicColor(name: "tintColor") { $0.values.tint ?? $0.design.tintColor }))

  /// Whether ``tintColor`` has been asked for. Until then traits need not know of tints.
  nonisolated(unsafe) static var isTintColorInUse = false
}
