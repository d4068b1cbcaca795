import Foundation

/// Vectors are boxed as arrays of numbers: Foundation on Linux cannot box other C structures.
extension NSValue {
  private static let vector3Type = "[3f]"
  private static let vector4Type = "[4f]"
  private static let matrixType = "[16f]"

  public convenience init(scnVector3 v: SCNVector3) { self.init(bytes: [v.x, v.y, v.z], objCType: Self.vector3Type) }
  public convenience init(scnVector4 v: SCNVector4) { self.init(bytes: [v.x, v.y, v.z, v.w], objCType: Self.vector4Type) }
  public convenience init(scnMatrix4 m: SCNMatrix4) {
    let numbers = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ]
    self.init(bytes: numbers, objCType: Self.matrixType)
  }

  /// The vector; zeros for a value of another type.
  public var scnVector3Value: SCNVector3 {
    guard let n = floats(Self.vector3Type, 3) else { return SCNVector3Zero }
    return SCNVector3(n[0], n[1], n[2])
  }
  /// The vector; zeros for a value of another type.
  public var scnVector4Value: SCNVector4 {
    guard let n = floats(Self.vector4Type, 4) else { return SCNVector4Zero }
    return SCNVector4(n[0], n[1], n[2], n[3])
  }
  /// The transform; identity for a value of another type.
  public var scnMatrix4Value: SCNMatrix4 {
    guard let n = floats(Self.matrixType, 16) else { return SCNMatrix4Identity }
    return SCNMatrix4(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9], m33: n[10],
      m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }

  private func floats(_ type: String, _ count: Int) -> [Float]? {
    guard String(cString: objCType) == type else { return nil }
    var numbers = [Float](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }

  var sceneNumbers: [Float]? { floats(Self.vector3Type, 3) ?? floats(Self.vector4Type, 4) ?? floats(Self.matrixType, 16) }
}
