import CoreGraphics

/// A 4×4 matrix that transforms layer coordinates; a point is a row vector multiplied from the left.
public struct CATransform3D: Equatable, Sendable {
  /// The element in row 1, column 1.
  public var m11: CGFloat
  /// The element in row 1, column 2.
  public var m12: CGFloat
  /// The element in row 1, column 3.
  public var m13: CGFloat
  /// The element in row 1, column 4.
  public var m14: CGFloat
  /// The element in row 2, column 1.
  public var m21: CGFloat
  /// The element in row 2, column 2.
  public var m22: CGFloat
  /// The element in row 2, column 3.
  public var m23: CGFloat
  /// The element in row 2, column 4.
  public var m24: CGFloat
  /// The element in row 3, column 1.
  public var m31: CGFloat
  /// The element in row 3, column 2.
  public var m32: CGFloat
  /// The element in row 3, column 3.
  public var m33: CGFloat
  /// The element in row 3, column 4.
  public var m34: CGFloat
  /// The element in row 4, column 1.
  public var m41: CGFloat
  /// The element in row 4, column 2.
  public var m42: CGFloat
  /// The element in row 4, column 3.
  public var m43: CGFloat
  /// The element in row 4, column 4.
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
