import UIKit

/// A light for sprites of the same category. It is stored only: sprites are drawn with their own colors, without light and shadows.
@preconcurrency @MainActor open class SKLightNode: SKNode {
  open var isEnabled = true
  /// The color of the light; white by default.
  open var lightColor = UIColor.white
  /// The color of ambient light; black by default.
  open var ambientColor = UIColor.black
  /// The color of shadows; half black by default.
  open var shadowColor = UIColor(white: 0, alpha: 0.5)
  /// The exponent with which the light decreases with distance; 1 by default.
  open var falloff: CGFloat = 1
  /// The categories of sprites that are lit; 1 by default.
  open var categoryBitMask: UInt32 = 1
}
