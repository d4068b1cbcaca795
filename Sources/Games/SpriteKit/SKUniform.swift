import UIKit

/// A value of a shader that is equal for all pixels.
nonisolated open class SKUniform: NSObject, NSCopying {
  public let name: String
  public private(set) var uniformType = SKUniformType.none
  open var textureValue: SKTexture?
  open var floatValue: Float = 0
  open var vectorFloat2Value = vector_float2(0, 0)
  open var vectorFloat3Value = vector_float3(0, 0, 0)
  open var vectorFloat4Value = vector_float4(0, 0, 0, 0)
  open var matrixFloat2x2Value = matrix_float2x2(1)
  open var matrixFloat3x3Value = matrix_float3x3(1)
  open var matrixFloat4x4Value = matrix_float4x4(1)
  /// Creates a uniform without a type.
  public init(name: String) {
    self.name = name
    super.init()
  }
  private convenience init(_ name: String, _ type: SKUniformType) {
    self.init(name: name)
    uniformType = type
  }
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name, .texture)
    textureValue = texture
  }
  public convenience init(name: String, float value: Float) {
    self.init(name, .float)
    floatValue = value
  }
  public convenience init(name: String, vectorFloat2 value: vector_float2) {
    self.init(name, .floatVector2)
    vectorFloat2Value = value
  }
  public convenience init(name: String, vectorFloat3 value: vector_float3) {
    self.init(name, .floatVector3)
    vectorFloat3Value = value
  }
  public convenience init(name: String, vectorFloat4 value: vector_float4) {
    self.init(name, .floatVector4)
    vectorFloat4Value = value
  }
  public convenience init(name: String, matrixFloat2x2 value: matrix_float2x2) {
    self.init(name, .floatMatrix2)
    matrixFloat2x2Value = value
  }
  public convenience init(name: String, matrixFloat3x3 value: matrix_float3x3) {
    self.init(name, .floatMatrix3)
    matrixFloat3x3Value = value
  }
  public convenience init(name: String, matrixFloat4x4 value: matrix_float4x4) {
    self.init(name, .floatMatrix4)
    matrixFloat4x4Value = value
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKUniform(name, uniformType)
    (copy.textureValue, copy.floatValue, copy.vectorFloat2Value) = (textureValue, floatValue, vectorFloat2Value)
    (copy.vectorFloat3Value, copy.vectorFloat4Value) = (vectorFloat3Value, vectorFloat4Value)
    (copy.matrixFloat2x2Value, copy.matrixFloat3x3Value) = (matrixFloat2x2Value, matrixFloat3x3Value)
    copy.matrixFloat4x4Value = matrixFloat4x4Value
    return copy
  }
}

public enum SKUniformType: Int, Sendable {
  case none
  case float
  case floatVector2
  case floatVector3
  case floatVector4
  case floatMatrix2
  case floatMatrix3
  case floatMatrix4
  case texture
}
