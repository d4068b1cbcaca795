/// The type of a value of a shader.
public enum MTLDataType: UInt, Sendable {
  case none = 0
  case `struct` = 1
  case array = 2
  case float = 3
  /// A vector of 2 components of the type float.
  case float2 = 4
  /// A vector of 3 components of the type float.
  case float3 = 5
  /// A vector of 4 components of the type float.
  case float4 = 6
  /// A matrix of 2 columns and 2 rows of the type float.
  case float2x2 = 7
  /// A matrix of 2 columns and 3 rows of the type float.
  case float2x3 = 8
  /// A matrix of 2 columns and 4 rows of the type float.
  case float2x4 = 9
  /// A matrix of 3 columns and 2 rows of the type float.
  case float3x2 = 10
  /// A matrix of 3 columns and 3 rows of the type float.
  case float3x3 = 11
  /// A matrix of 3 columns and 4 rows of the type float.
  case float3x4 = 12
  /// A matrix of 4 columns and 2 rows of the type float.
  case float4x2 = 13
  /// A matrix of 4 columns and 3 rows of the type float.
  case float4x3 = 14
  /// A matrix of 4 columns and 4 rows of the type float.
  case float4x4 = 15
  case half = 16
  /// A vector of 2 components of the type half.
  case half2 = 17
  /// A vector of 3 components of the type half.
  case half3 = 18
  /// A vector of 4 components of the type half.
  case half4 = 19
  /// A matrix of 2 columns and 2 rows of the type half.
  case half2x2 = 20
  /// A matrix of 2 columns and 3 rows of the type half.
  case half2x3 = 21
  /// A matrix of 2 columns and 4 rows of the type half.
  case half2x4 = 22
  /// A matrix of 3 columns and 2 rows of the type half.
  case half3x2 = 23
  /// A matrix of 3 columns and 3 rows of the type half.
  case half3x3 = 24
  /// A matrix of 3 columns and 4 rows of the type half.
  case half3x4 = 25
  /// A matrix of 4 columns and 2 rows of the type half.
  case half4x2 = 26
  /// A matrix of 4 columns and 3 rows of the type half.
  case half4x3 = 27
  /// A matrix of 4 columns and 4 rows of the type half.
  case half4x4 = 28
  case int = 29
  /// A vector of 2 components of the type int.
  case int2 = 30
  /// A vector of 3 components of the type int.
  case int3 = 31
  /// A vector of 4 components of the type int.
  case int4 = 32
  case uint = 33
  /// A vector of 2 components of the type uint.
  case uint2 = 34
  /// A vector of 3 components of the type uint.
  case uint3 = 35
  /// A vector of 4 components of the type uint.
  case uint4 = 36
  case short = 37
  /// A vector of 2 components of the type short.
  case short2 = 38
  /// A vector of 3 components of the type short.
  case short3 = 39
  /// A vector of 4 components of the type short.
  case short4 = 40
  case ushort = 41
  /// A vector of 2 components of the type ushort.
  case ushort2 = 42
  /// A vector of 3 components of the type ushort.
  case ushort3 = 43
  /// A vector of 4 components of the type ushort.
  case ushort4 = 44
  case char = 45
  /// A vector of 2 components of the type char.
  case char2 = 46
  /// A vector of 3 components of the type char.
  case char3 = 47
  /// A vector of 4 components of the type char.
  case char4 = 48
  case uchar = 49
  /// A vector of 2 components of the type uchar.
  case uchar2 = 50
  /// A vector of 3 components of the type uchar.
  case uchar3 = 51
  /// A vector of 4 components of the type uchar.
  case uchar4 = 52
  case bool = 53
  /// A vector of 2 components of the type bool.
  case bool2 = 54
  /// A vector of 3 components of the type bool.
  case bool3 = 55
  /// A vector of 4 components of the type bool.
  case bool4 = 56
  case texture = 58
  case sampler = 59
  case pointer = 60
}

/// The stage that a function serves.
public enum MTLFunctionType: UInt, Sendable {
  /// A function of the kind vertex.
  case vertex = 1
  /// A function of the kind fragment.
  case fragment = 2
  /// A function of the kind kernel.
  case kernel = 3
  /// A function of the kind visible.
  case visible = 5
  /// A function of the kind intersection.
  case intersection = 6
  /// A function of the kind mesh.
  case mesh = 7
  /// A function of the kind object.
  case object = 8
}

/// The form of a patch.
public enum MTLPatchType: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// The patch type that is called triangle.
  case triangle = 1
  /// The patch type that is called quad.
  case quad = 2
}

/// The kind of an argument of a function.
public enum MTLArgumentType: UInt, Sendable {
  /// The argument type that is called buffer.
  case buffer = 0
  /// The argument type that is called threadgroup memory.
  case threadgroupMemory = 1
  /// The argument type that is called texture.
  case texture = 2
  /// The argument type that is called sampler.
  case sampler = 3
}

/// The access to an argument.
public enum MTLBindingAccess: UInt, Sendable {
  /// The binding access that is called read only.
  case readOnly = 0
  /// The binding access that is called read write.
  case readWrite = 1
  /// The binding access that is called write only.
  case writeOnly = 2
}

/// The version of the shading language.
public enum MTLLanguageVersion: UInt, Sendable {
  /// Version 1.0 of the language.
  case version1_0 = 65536
  /// Version 1.1 of the language.
  case version1_1 = 65537
  /// Version 1.2 of the language.
  case version1_2 = 65538
  /// Version 2.0 of the language.
  case version2_0 = 131072
  /// Version 2.1 of the language.
  case version2_1 = 131073
  /// Version 2.2 of the language.
  case version2_2 = 131074
  /// Version 2.3 of the language.
  case version2_3 = 131075
  /// Version 2.4 of the language.
  case version2_4 = 131076
  /// Version 3.0 of the language.
  case version3_0 = 196608
  /// Version 3.1 of the language.
  case version3_1 = 196609
}

/// The order of commands of an encoder.
public enum MTLDispatchType: UInt, Sendable {
  /// The dispatch type that is called serial.
  case serial = 0
  /// The dispatch type that is called concurrent.
  case concurrent = 1
}

/// The facts that are reported of a new pipeline.
public struct MTLPipelineOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The pipeline option that is called argument info.
  public static let argumentInfo = MTLPipelineOption(rawValue: 1)
  /// The pipeline option that is called buffer type info.
  public static let bufferTypeInfo = MTLPipelineOption(rawValue: 2)
  /// The pipeline option that is called fail on binary archive miss.
  public static let failOnBinaryArchiveMiss = MTLPipelineOption(rawValue: 4)
}

/// Options of a copy.
public struct MTLBlitOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The blit option that is called depth from depth stencil.
  public static let depthFromDepthStencil = MTLBlitOption(rawValue: 1)
  /// The blit option that is called stencil from depth stencil.
  public static let stencilFromDepthStencil = MTLBlitOption(rawValue: 2)
  /// The blit option that is called row linear pvrtc.
  public static let rowLinearPVRTC = MTLBlitOption(rawValue: 4)
}
