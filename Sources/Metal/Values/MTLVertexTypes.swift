/// The form of a value of a vertex.
public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0
  case uchar2 = 1
  case uchar3 = 2
  case uchar4 = 3
  case char2 = 4
  case char3 = 5
  case char4 = 6
  case uchar2Normalized = 7
  case uchar3Normalized = 8
  case uchar4Normalized = 9
  case char2Normalized = 10
  case char3Normalized = 11
  case char4Normalized = 12
  case ushort2 = 13
  case ushort3 = 14
  case ushort4 = 15
  case short2 = 16
  case short3 = 17
  case short4 = 18
  case ushort2Normalized = 19
  case ushort3Normalized = 20
  case ushort4Normalized = 21
  case short2Normalized = 22
  case short3Normalized = 23
  case short4Normalized = 24
  case half2 = 25
  case half3 = 26
  case half4 = 27
  case float = 28
  case float2 = 29
  case float3 = 30
  case float4 = 31
  case int = 32
  case int2 = 33
  case int3 = 34
  case int4 = 35
  case uint = 36
  case uint2 = 37
  case uint3 = 38
  case uint4 = 39
  case int1010102Normalized = 40
  case uint1010102Normalized = 41
  case uchar4Normalized_bgra = 42
  case uchar = 45
  case char = 46
  case ucharNormalized = 47
  case charNormalized = 48
  case ushort = 49
  case short = 50
  case ushortNormalized = 51
  case shortNormalized = 52
  case half = 53
}

/// The advance of a vertex buffer.
public enum MTLVertexStepFunction: UInt, Sendable {
  case constant = 0
  case perVertex = 1
  case perInstance = 2
  case perPatch = 3
  case perPatchControlPoint = 4
}

/// The advance of a buffer.
public enum MTLStepFunction: UInt, Sendable {
  case constant = 0
  case perVertex = 1
  case perInstance = 2
  case perPatch = 3
  case perPatchControlPoint = 4
  case threadPositionInGridX = 5
  case threadPositionInGridY = 6
  case threadPositionInGridXIndexed = 7
  case threadPositionInGridYIndexed = 8
}

/// The form of a value of a stage.
public enum MTLAttributeFormat: UInt, Sendable {
  case invalid = 0
  case uchar2 = 1
  case uchar3 = 2
  case uchar4 = 3
  case char2 = 4
  case char3 = 5
  case char4 = 6
  case half2 = 25
  case half3 = 26
  case half4 = 27
  case float = 28
  case float2 = 29
  case float3 = 30
  case float4 = 31
  case int = 32
  case int2 = 33
  case int3 = 34
  case int4 = 35
  case uint = 36
  case uint2 = 37
  case uint3 = 38
  case uint4 = 39
}
