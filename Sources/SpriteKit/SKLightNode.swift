import UIKit

/// A light for sprites with the same category. Its values are held; sprites are drawn with their own colors, without light and shadows.
@preconcurrency @MainActor open class SKLightNode: SKNode {
  /// Whether the light is on.
  open var isEnabled = true
  /// The color of the light; white by default.
  open var lightColor = UIColor.white
  /// The color of light from all directions; black by default.
  open var ambientColor = UIColor.black
  /// The color of shadows; half black by default.
  open var shadowColor = UIColor(white: 0, alpha: 0.5)
  /// The exponent with which the light decreases with distance; 1 by default.
  open var falloff: CGFloat = 1
  /// The categories of sprites that are lit.
  open var categoryBitMask: UInt32 = 1
}

/// A node that is turned in space. Its rotation around the z axis is drawn, and those around the others as a change of size.
@preconcurrency @MainActor open class SKTransformNode: SKNode {
  /// The rotation around the x axis.
  open var xRotation: CGFloat = 0 { didSet { turn() } }
  /// The rotation around the y axis.
  open var yRotation: CGFloat = 0 { didSet { turn() } }
  private func turn() { (xScale, yScale) = (cos(yRotation), cos(xRotation)) }
  /// Sets the rotations around the three axes.
  open func setEulerAngles(_ euler: vector_float3) {
    (xRotation, yRotation, zRotation) = (CGFloat(euler.x), CGFloat(euler.y), CGFloat(euler.z))
  }
  /// Returns the rotations around the three axes.
  open func eulerAngles() -> vector_float3 { vector_float3(Float(xRotation), Float(yRotation), Float(zRotation)) }
}
