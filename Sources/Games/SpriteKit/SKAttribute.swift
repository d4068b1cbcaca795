import UIKit

/// The name and kind of a value that each node with a shader can have.
nonisolated open class SKAttribute: NSObject {
  /// The name in the source.
  public let name: String
  public let type: SKAttributeType
  public init(name: String, type: SKAttributeType) {
    (self.name, self.type) = (name, type)
    super.init()
  }
}

/// The kind of a node's value for a shader.
public enum SKAttributeType: Int, Sendable {
  case none
  case float
  /// A vector of two components.
  case vectorFloat2
  /// A vector of three components.
  case vectorFloat3
  /// A vector of four components.
  case vectorFloat4
  /// A number of half precision.
  case halfFloat
  /// A vector of two numbers of half precision.
  case vectorHalfFloat2
  /// A vector of three numbers of half precision.
  case vectorHalfFloat3
  /// A vector of four numbers of half precision.
  case vectorHalfFloat4
}

/// The value of a node for a shader.
nonisolated open class SKAttributeValue: NSObject {
  open var floatValue: Float = 0
  /// The vector of two components.
  open var vectorFloat2Value = vector_float2(0, 0)
  /// The vector of three components.
  open var vectorFloat3Value = vector_float3(0, 0, 0)
  /// The vector of four components.
  open var vectorFloat4Value = vector_float4(0, 0, 0, 0)
  /// Creates a zero.
  public override init() { super.init() }
  public convenience init(float value: Float) {
    self.init()
    floatValue = value
  }
  /// Creates a vector of two components.
  public convenience init(vectorFloat2 value: vector_float2) {
    self.init()
    vectorFloat2Value = value
  }
  /// Creates a vector of three components.
  public convenience init(vectorFloat3 value: vector_float3) {
    self.init()
    vectorFloat3Value = value
  }
  /// Creates a vector of four components.
  public convenience init(vectorFloat4 value: vector_float4) {
    self.init()
    vectorFloat4Value = value
  }
}
