import UIKit

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
