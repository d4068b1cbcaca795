public enum MTLVertexFormat: UInt, Sendable {
  case invalid, uchar2, uchar3, uchar4, char2, char3, char4, uchar2Normalized, uchar3Normalized, uchar4Normalized, char2Normalized
  case char3Normalized, char4Normalized, ushort2, ushort3, ushort4, short2, short3, short4, ushort2Normalized, ushort3Normalized
  case ushort4Normalized, short2Normalized, short3Normalized, short4Normalized, half2, half3, half4, float, float2, float3, float4, int
  case int2, int3, int4, uint, uint2, uint3, uint4, int1010102Normalized, uint1010102Normalized, uchar4Normalized_bgra, uchar = 45, char
  case ucharNormalized, charNormalized, ushort, short, ushortNormalized, shortNormalized, half
}

public enum MTLVertexStepFunction: UInt, Sendable {
  case constant, perVertex, perInstance, perPatch, perPatchControlPoint
}

public enum MTLStepFunction: UInt, Sendable {
  case constant, perVertex, perInstance, perPatch, perPatchControlPoint, threadPositionInGridX, threadPositionInGridY
  case threadPositionInGridXIndexed, threadPositionInGridYIndexed
}

public enum MTLAttributeFormat: UInt, Sendable {
  case invalid, uchar2, uchar3, uchar4, char2, char3, char4, half2 = 25, half3, half4, float, float2, float3, float4, int, int2, int3, int4
  case uint, uint2, uint3, uint4
}
