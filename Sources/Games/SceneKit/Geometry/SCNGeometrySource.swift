import UIKit

/// A property of all vertices of a geometry, such as their positions.
nonisolated open class SCNGeometrySource: NSObject {
  public struct Semantic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
    /// The directions of the surface's normals.
    public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
    public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
    public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    /// The directions along the surface.
    public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
    /// The sharpness of corners in a subdivided surface.
    public static let vertexCrease = Semantic(rawValue: "kGeometrySourceSemanticVertexCrease")
    /// The sharpness of edges in a subdivided surface.
    public static let edgeCrease = Semantic(rawValue: "kGeometrySourceSemanticEdgeCrease")
    public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
    public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
  }
  public let data: Data
  public let semantic: Semantic
  public let vectorCount: Int
  /// Whether components are floating-point numbers.
  public let usesFloatComponents: Bool
  public let componentsPerVector: Int
  /// The size of a component in bytes.
  public let bytesPerComponent: Int
  /// The offset of the first vertex in bytes.
  public let dataOffset: Int
  /// The distance between vertices in bytes.
  public let dataStride: Int

  public init(
    data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool, componentsPerVector: Int,
    bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
  ) {
    (self.data, self.semantic, self.vectorCount) = (data, semantic, max(vectorCount, 0))
    (usesFloatComponents, self.componentsPerVector, self.bytesPerComponent) = (floatComponents, componentsPerVector, bytesPerComponent)
    (dataOffset, dataStride) = (offset, stride)
    super.init()
  }
  private convenience init(_ numbers: [Float], _ semantic: Semantic, _ components: Int) {
    self.init(
      data: numbers.withUnsafeBytes { Data($0) }, semantic: semantic, vectorCount: numbers.count / components, usesFloatComponents: true,
      componentsPerVector: components, bytesPerComponent: 4, dataOffset: 0, dataStride: components * 4)
  }
  public convenience init(vertices: [SCNVector3]) { self.init(vertices.flatMap { [$0.x, $0.y, $0.z] }, .vertex, 3) }
  /// Creates a source from a number of positions in memory.
  public convenience init(vertices: UnsafePointer<SCNVector3>, count: Int) {
    self.init(vertices: Array(UnsafeBufferPointer(start: vertices, count: count)))
  }
  public convenience init(normals: [SCNVector3]) { self.init(normals.flatMap { [$0.x, $0.y, $0.z] }, .normal, 3) }
  /// Creates a source from a number of normals in memory.
  public convenience init(normals: UnsafePointer<SCNVector3>, count: Int) {
    self.init(normals: Array(UnsafeBufferPointer(start: normals, count: count)))
  }
  /// Creates a source of texture coordinates. The first row of a texture is at 0.
  public convenience init(textureCoordinates: [CGPoint]) {
    self.init(textureCoordinates.flatMap { [Float($0.x), Float($0.y)] }, .texcoord, 2)
  }
  /// Creates a source from a number of texture coordinates in memory.
  public convenience init(textureCoordinates: UnsafePointer<CGPoint>, count: Int) {
    self.init(textureCoordinates: Array(UnsafeBufferPointer(start: textureCoordinates, count: count)))
  }

  convenience init(vectors: [Vector], semantic: Semantic) { self.init(vectors.flatMap { [$0.x, $0.y, $0.z] }, semantic, 3) }
  convenience init(coordinates: [SIMD2<Float>]) { self.init(coordinates.flatMap { [$0.x, $0.y] }, .texcoord, 2) }

  /// The vertices with up to four components. A missing fourth one is 1. The value is nil if the data is too short.
  var vectors: [SIMD4<Float>]? {
    let (size, parts) = (bytesPerComponent, componentsPerVector)
    guard (1...4).contains(parts), [1, 2, 4, 8].contains(size), dataOffset >= 0, dataStride >= 0, vectorCount < 50_000_000,
      vectorCount == 0 || dataOffset + (vectorCount - 1) * dataStride + parts * size <= data.count
    else { return nil }
    return data.withUnsafeBytes { bytes in
      (0..<vectorCount).map { index in
        var vector = SIMD4<Float>(0, 0, 0, 1)
        for part in 0..<parts {
          let place = dataOffset + index * dataStride + part * size
          switch (usesFloatComponents, size) {
          case (true, 4): vector[part] = bytes.loadUnaligned(fromByteOffset: place, as: Float.self)
          case (true, 8): vector[part] = Float(bytes.loadUnaligned(fromByteOffset: place, as: Double.self))
          case (false, 1): vector[part] = Float(bytes[place]) / 255
          case (false, 2): vector[part] = Float(bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)) / 65535
          default: vector[part] = 0
          }
          if !vector[part].isFinite { vector[part] = 0 }
        }
        return vector
      }
    }
  }
}
