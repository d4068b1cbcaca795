import CoreGraphics

/// A 4×4 matrix that transforms layer coordinates; a point is a row vector multiplied from the left.
public struct CATransform3D: Equatable, Sendable {
  /// The factor of x in the new x.
  public var m11: CGFloat
  /// The factor of x in the new y.
  public var m12: CGFloat
  /// The factor of x in the new z.
  public var m13: CGFloat
  /// The factor of x in the divisor of the perspective.
  public var m14: CGFloat
  /// The factor of y in the new x.
  public var m21: CGFloat
  /// The factor of y in the new y.
  public var m22: CGFloat
  /// The factor of y in the new z.
  public var m23: CGFloat
  /// The factor of y in the divisor of the perspective.
  public var m24: CGFloat
  /// The factor of z in the new x.
  public var m31: CGFloat
  /// The factor of z in the new y.
  public var m32: CGFloat
  /// The factor of z in the new z.
  public var m33: CGFloat
  /// The factor of z in the divisor of the perspective; −1 / d for a viewer at the distance d.
  public var m34: CGFloat
  /// The horizontal translation.
  public var m41: CGFloat
  /// The vertical translation.
  public var m42: CGFloat
  /// The translation in depth.
  public var m43: CGFloat
  /// The constant part of the divisor of the perspective; 1 in the identity.
  public var m44: CGFloat

  /// Creates a transform from the sixteen numbers of its matrix, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat, m31: CGFloat,
    m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The zero matrix, as a C structure would be initialized.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  package static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

public let CATransform3DIdentity = CATransform3D.identity
