import UIKit

/// A node that is rotated in space. The rotations around the x and y axes are drawn as a change of scale.
@preconcurrency @MainActor open class SKTransformNode: SKNode {
  /// The rotation around the x axis in radians. The default is 0.
  open var xRotation: CGFloat = 0 { didSet { turn() } }
  /// The rotation around the y axis in radians. The default is 0.
  open var yRotation: CGFloat = 0 { didSet { turn() } }
  private func turn() { (xScale, yScale) = (cos(yRotation), cos(xRotation)) }
  /// Sets the rotations around the three axes, in radians.
  open func setEulerAngles(_ euler: vector_float3) {
    (xRotation, yRotation, zRotation) = (CGFloat(euler.x), CGFloat(euler.y), CGFloat(euler.z))
  }
  /// Returns the rotations around the three axes, in radians.
  open func eulerAngles() -> vector_float3 { vector_float3(Float(xRotation), Float(yRotation), Float(zRotation)) }
}
