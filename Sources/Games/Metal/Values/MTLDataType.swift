public enum MTLDataType: UInt, Sendable {
  case none, `struct`, array, float, float2, float3, float4, float2x2, float2x3, float2x4, float3x2, float3x3, float3x4, float4x2, float4x3
  case float4x4, half, half2, half3, half4, half2x2, half2x3, half2x4, half3x2, half3x3, half3x4, half4x2, half4x3, half4x4, int, int2
  case int3, int4, uint, uint2, uint3, uint4, short, short2, short3, short4, ushort, ushort2, ushort3, ushort4, char, char2, char3, char4
  case uchar, uchar2, uchar3, uchar4, bool, bool2, bool3, bool4, texture = 58, sampler, pointer
}

public enum MTLFunctionType: UInt, Sendable {
  case vertex = 1, fragment, kernel, visible = 5, intersection, mesh, object
}

public enum MTLPatchType: UInt, Sendable {
  case none, triangle, quad
}

public enum MTLArgumentType: UInt, Sendable {
  case buffer, threadgroupMemory, texture, sampler
}

public enum MTLBindingAccess: UInt, Sendable {
  case readOnly, readWrite, writeOnly
}

public enum MTLLanguageVersion: UInt, Sendable {
  case version1_0 = 65536, version1_1, version1_2, version2_0 = 131072, version2_1, version2_2, version2_3, version2_4, version3_0 = 196608
  case version3_1
}

public enum MTLDispatchType: UInt, Sendable {
  case serial, concurrent
}

public struct MTLPipelineOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let argumentInfo = MTLPipelineOption(rawValue: 1)
  public static let bufferTypeInfo = MTLPipelineOption(rawValue: 2)
  public static let failOnBinaryArchiveMiss = MTLPipelineOption(rawValue: 4)
}

public struct MTLBlitOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let depthFromDepthStencil = MTLBlitOption(rawValue: 1)
  public static let stencilFromDepthStencil = MTLBlitOption(rawValue: 2)
  public static let rowLinearPVRTC = MTLBlitOption(rawValue: 4)
}
