/// The type of a value of a shader.
public enum MTLDataType: UInt, Sendable {
  case none = 0
  case `struct` = 1
  case array = 2
  case float = 3
  case float2 = 4
  case float3 = 5
  case float4 = 6
  case float2x2 = 7
  case float2x3 = 8
  case float2x4 = 9
  case float3x2 = 10
  case float3x3 = 11
  case float3x4 = 12
  case float4x2 = 13
  case float4x3 = 14
  case float4x4 = 15
  case half = 16
  case half2 = 17
  case half3 = 18
  case half4 = 19
  case half2x2 = 20
  case half2x3 = 21
  case half2x4 = 22
  case half3x2 = 23
  case half3x3 = 24
  case half3x4 = 25
  case half4x2 = 26
  case half4x3 = 27
  case half4x4 = 28
  case int = 29
  case int2 = 30
  case int3 = 31
  case int4 = 32
  case uint = 33
  case uint2 = 34
  case uint3 = 35
  case uint4 = 36
  case short = 37
  case short2 = 38
  case short3 = 39
  case short4 = 40
  case ushort = 41
  case ushort2 = 42
  case ushort3 = 43
  case ushort4 = 44
  case char = 45
  case char2 = 46
  case char3 = 47
  case char4 = 48
  case uchar = 49
  case uchar2 = 50
  case uchar3 = 51
  case uchar4 = 52
  case bool = 53
  case bool2 = 54
  case bool3 = 55
  case bool4 = 56
  case texture = 58
  case sampler = 59
  case pointer = 60
}

/// The stage that a function serves.
public enum MTLFunctionType: UInt, Sendable {
  case vertex = 1
  case fragment = 2
  case kernel = 3
  case visible = 5
  case intersection = 6
  case mesh = 7
  case object = 8
}

/// The form of a patch.
public enum MTLPatchType: UInt, Sendable {
  case none = 0
  case triangle = 1
  case quad = 2
}

/// The kind of an argument of a function.
public enum MTLArgumentType: UInt, Sendable {
  case buffer = 0
  case threadgroupMemory = 1
  case texture = 2
  case sampler = 3
}

/// The access to an argument.
public enum MTLBindingAccess: UInt, Sendable {
  case readOnly = 0
  case readWrite = 1
  case writeOnly = 2
}

/// The version of the shading language.
public enum MTLLanguageVersion: UInt, Sendable {
  case version1_0 = 65536
  case version1_1 = 65537
  case version1_2 = 65538
  case version2_0 = 131072
  case version2_1 = 131073
  case version2_2 = 131074
  case version2_3 = 131075
  case version2_4 = 131076
  case version3_0 = 196608
  case version3_1 = 196609
}

/// The order of commands of an encoder.
public enum MTLDispatchType: UInt, Sendable {
  case serial = 0
  case concurrent = 1
}

/// The facts that are reported of a new pipeline.
public struct MTLPipelineOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let argumentInfo = MTLPipelineOption(rawValue: 1)
  public static let bufferTypeInfo = MTLPipelineOption(rawValue: 2)
  public static let failOnBinaryArchiveMiss = MTLPipelineOption(rawValue: 4)
}

/// Options of a copy.
public struct MTLBlitOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let depthFromDepthStencil = MTLBlitOption(rawValue: 1)
  public static let stencilFromDepthStencil = MTLBlitOption(rawValue: 2)
  public static let rowLinearPVRTC = MTLBlitOption(rawValue: 4)
}
