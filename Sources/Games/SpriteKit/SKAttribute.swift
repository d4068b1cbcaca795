import UIKit

/// The name and type of a shader attribute whose value each node can set.
nonisolated open class SKAttribute: NSObject {
  public let name: String
  public let type: SKAttributeType
  public init(name: String, type: SKAttributeType) {
    (self.name, self.type) = (name, type)
    super.init()
  }
}

public enum SKAttributeType: Int, Sendable {
  case none
  case float
  case vectorFloat2
  case vectorFloat3
  case vectorFloat4
  case halfFloat
  case vectorHalfFloat2
  case vectorHalfFloat3
  case vectorHalfFloat4
}

nonisolated open class SKAttributeValue: NSObject {
  open var floatValue: Float = 0
  open var vectorFloat2Value = vector_float2(0, 0)
  open var vectorFloat3Value = vector_float3(0, 0, 0)
  open var vectorFloat4Value = vector_float4(0, 0, 0, 0)
  public override init() { super.init() }
  public convenience init(float value: Float) {
    self.init()
    floatValue = value
  }
  public convenience init(vectorFloat2 value: vector_float2) {
    self.init()
    vectorFloat2Value = value
  }
  public convenience init(vectorFloat3 value: vector_float3) {
    self.init()
    vectorFloat3Value = value
  }
  public convenience init(vectorFloat4 value: vector_float4) {
    self.init()
    vectorFloat4Value = value
  }
}
