#include <metal_stdlib>
using namespace metal;

vertex float4 triangle_vertex(const device float3 *points [[buffer(0)]], uint index [[vertex_id]]) {
  return float4(points[index], 1);
}
fragment half4 triangle_fragment() { return half4(1, 1, 1, 1); }
