import UIKit

/// A value of a shader that is the same for all pixels.
nonisolated open class SKUniform: NSObject, NSCopying {
  /// The name in the source.
  public let name: String
  public private(set) var uniformType = SKUniformType.none
  /// The image.
  open var textureValue: SKTexture?
  open var floatValue: Float = 0
  /// The vector of two components.
  open var vectorFloat2Value = vector_float2(0, 0)
  /// The vector of three components.
  open var vectorFloat3Value = vector_float3(0, 0, 0)
  /// The vector of four components.
  open var vectorFloat4Value = vector_float4(0, 0, 0, 0)
  /// The matrix of two columns.
  open var matrixFloat2x2Value = matrix_float2x2(1)
  /// The matrix of three columns.
  open var matrixFloat3x3Value = matrix_float3x3(1)
  /// The matrix of four columns.
  open var matrixFloat4x4Value = matrix_float4x4(1)
  /// Creates a value without a kind.
  public init(name: String) {
    self.name = name
    super.init()
  }
  private convenience init(_ name: String, _ type: SKUniformType) {
    self.init(name: name)
    uniformType = type
  }
  /// Creates an image.
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name, .texture)
    textureValue = texture
  }
  public convenience init(name: String, float value: Float) {
    self.init(name, .float)
    floatValue = value
  }
  /// Creates a vector of two components.
  public convenience init(name: String, vectorFloat2 value: vector_float2) {
    self.init(name, .floatVector2)
    vectorFloat2Value = value
  }
  /// Creates a vector of three components.
  public convenience init(name: String, vectorFloat3 value: vector_float3) {
    self.init(name, .floatVector3)
    vectorFloat3Value = value
  }
  /// Creates a vector of four components.
  public convenience init(name: String, vectorFloat4 value: vector_float4) {
    self.init(name, .floatVector4)
    vectorFloat4Value = value
  }
  /// Creates a matrix of two columns.
  public convenience init(name: String, matrixFloat2x2 value: matrix_float2x2) {
    self.init(name, .floatMatrix2)
    matrixFloat2x2Value = value
  }
  /// Creates a matrix of three columns.
  public convenience init(name: String, matrixFloat3x3 value: matrix_float3x3) {
    self.init(name, .floatMatrix3)
    matrixFloat3x3Value = value
  }
  /// Creates a matrix of four columns.
  public convenience init(name: String, matrixFloat4x4 value: matrix_float4x4) {
    self.init(name, .floatMatrix4)
    matrixFloat4x4Value = value
  }
  /// Returns the same value.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKUniform(name, uniformType)
    (copy.textureValue, copy.floatValue, copy.vectorFloat2Value) = (textureValue, floatValue, vectorFloat2Value)
    (copy.vectorFloat3Value, copy.vectorFloat4Value) = (vectorFloat3Value, vectorFloat4Value)
    (copy.matrixFloat2x2Value, copy.matrixFloat3x3Value) = (matrixFloat2x2Value, matrixFloat3x3Value)
    copy.matrixFloat4x4Value = matrixFloat4x4Value
    return copy
  }
}

/// The kind of a shader's value.
public enum SKUniformType: Int, Sendable {
  case none
  case float
  /// A vector of two components.
  case floatVector2
  /// A vector of three components.
  case floatVector3
  /// A vector of four components.
  case floatVector4
  /// A matrix of two columns.
  case floatMatrix2
  /// A matrix of three columns.
  case floatMatrix3
  /// A matrix of four columns.
  case floatMatrix4
  /// An image.
  case texture
}
