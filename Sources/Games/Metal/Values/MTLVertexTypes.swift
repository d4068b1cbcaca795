/// The form of a value of a vertex.
public enum MTLVertexFormat: UInt, Sendable {
  /// No format.
  case invalid = 0
  /// Two values of the type uchar.
  case uchar2 = 1
  /// Three values of the type uchar.
  case uchar3 = 2
  /// Four values of the type uchar.
  case uchar4 = 3
  /// Two values of the type char.
  case char2 = 4
  /// Three values of the type char.
  case char3 = 5
  /// Four values of the type char.
  case char4 = 6
  /// Two values of the type uchar, as fractions.
  case uchar2Normalized = 7
  /// Three values of the type uchar, as fractions.
  case uchar3Normalized = 8
  /// Four values of the type uchar, as fractions.
  case uchar4Normalized = 9
  /// Two values of the type char, as fractions.
  case char2Normalized = 10
  /// Three values of the type char, as fractions.
  case char3Normalized = 11
  /// Four values of the type char, as fractions.
  case char4Normalized = 12
  /// Two values of the type ushort.
  case ushort2 = 13
  /// Three values of the type ushort.
  case ushort3 = 14
  /// Four values of the type ushort.
  case ushort4 = 15
  /// Two values of the type short.
  case short2 = 16
  /// Three values of the type short.
  case short3 = 17
  /// Four values of the type short.
  case short4 = 18
  /// Two values of the type ushort, as fractions.
  case ushort2Normalized = 19
  /// Three values of the type ushort, as fractions.
  case ushort3Normalized = 20
  /// Four values of the type ushort, as fractions.
  case ushort4Normalized = 21
  /// Two values of the type short, as fractions.
  case short2Normalized = 22
  /// Three values of the type short, as fractions.
  case short3Normalized = 23
  /// Four values of the type short, as fractions.
  case short4Normalized = 24
  /// Two values of the type half.
  case half2 = 25
  /// Three values of the type half.
  case half3 = 26
  /// Four values of the type half.
  case half4 = 27
  case float = 28
  /// Two values of the type float.
  case float2 = 29
  /// Three values of the type float.
  case float3 = 30
  /// Four values of the type float.
  case float4 = 31
  case int = 32
  /// Two values of the type int.
  case int2 = 33
  /// Three values of the type int.
  case int3 = 34
  /// Four values of the type int.
  case int4 = 35
  case uint = 36
  /// Two values of the type uint.
  case uint2 = 37
  /// Three values of the type uint.
  case uint3 = 38
  /// Four values of the type uint.
  case uint4 = 39
  /// Packed components: int1010102 normalized.
  case int1010102Normalized = 40
  /// Packed components: uint1010102 normalized.
  case uint1010102Normalized = 41
  /// Four values of the type uchar, as fractions, with blue first.
  case uchar4Normalized_bgra = 42
  case uchar = 45
  case char = 46
  /// One value of the type uchar, as fractions.
  case ucharNormalized = 47
  /// One value of the type char, as fractions.
  case charNormalized = 48
  case ushort = 49
  case short = 50
  /// One value of the type ushort, as fractions.
  case ushortNormalized = 51
  /// One value of the type short, as fractions.
  case shortNormalized = 52
  case half = 53
}

/// The advance of a vertex buffer.
public enum MTLVertexStepFunction: UInt, Sendable {
  /// A step of the kind constant.
  case constant = 0
  /// A step of the kind per vertex.
  case perVertex = 1
  /// A step of the kind per instance.
  case perInstance = 2
  /// A step of the kind per patch.
  case perPatch = 3
  /// A step of the kind per patch control point.
  case perPatchControlPoint = 4
}

/// The advance of a buffer.
public enum MTLStepFunction: UInt, Sendable {
  /// A step of the kind constant.
  case constant = 0
  /// A step of the kind per vertex.
  case perVertex = 1
  /// A step of the kind per instance.
  case perInstance = 2
  /// A step of the kind per patch.
  case perPatch = 3
  /// A step of the kind per patch control point.
  case perPatchControlPoint = 4
  /// A step of the kind thread position in grid x.
  case threadPositionInGridX = 5
  /// A step of the kind thread position in grid y.
  case threadPositionInGridY = 6
  /// A step of the kind thread position in grid xindexed.
  case threadPositionInGridXIndexed = 7
  /// A step of the kind thread position in grid yindexed.
  case threadPositionInGridYIndexed = 8
}

/// The form of a value of a stage.
public enum MTLAttributeFormat: UInt, Sendable {
  /// No format.
  case invalid = 0
  /// Two values of the type uchar.
  case uchar2 = 1
  /// Three values of the type uchar.
  case uchar3 = 2
  /// Four values of the type uchar.
  case uchar4 = 3
  /// Two values of the type char.
  case char2 = 4
  /// Three values of the type char.
  case char3 = 5
  /// Four values of the type char.
  case char4 = 6
  /// Two values of the type half.
  case half2 = 25
  /// Three values of the type half.
  case half3 = 26
  /// Four values of the type half.
  case half4 = 27
  case float = 28
  /// Two values of the type float.
  case float2 = 29
  /// Three values of the type float.
  case float3 = 30
  /// Four values of the type float.
  case float4 = 31
  case int = 32
  /// Two values of the type int.
  case int2 = 33
  /// Three values of the type int.
  case int3 = 34
  /// Four values of the type int.
  case int4 = 35
  case uint = 36
  /// Two values of the type uint.
  case uint2 = 37
  /// Three values of the type uint.
  case uint3 = 38
  /// Four values of the type uint.
  case uint4 = 39
}
