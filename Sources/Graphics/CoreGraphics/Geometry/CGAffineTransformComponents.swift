import Foundation

/// The components of a transform: scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale on both axes.
  public var scale: CGSize
  /// The shear along the x axis, as a factor.
  public var horizontalShear: CGFloat
  /// The rotation in radians.
  public var rotation: CGFloat
  /// The distances by which points are moved, after all other components.
  public var translation: CGVector

  /// Creates the parts of a transform: scale, then shear, rotation in radians and translation.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale.width)
    hasher.combine(scale.height)
    hasher.combine(horizontalShear)
    hasher.combine(rotation)
    hasher.combine(translation)
  }
}

extension CGAffineTransform {
  /// Creates the transform that scales, shears, rotates and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let turn = CGAffineTransform(rotationAngle: components.rotation)
    let move = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
    self = scale.concatenating(shear).concatenating(turn).concatenating(move)
  }

  /// Returns the transform as scale, shear, rotation and translation.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0,
        rotation: atan2(-c, d), translation: CGVector(dx: tx, dy: ty))
    }
    let height = determinant / width
    let along = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : along / height,
      rotation: atan2(b, a), translation: CGVector(dx: tx, dy: ty))
  }
}
