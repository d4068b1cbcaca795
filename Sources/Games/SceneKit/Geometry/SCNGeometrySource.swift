import UIKit

/// A property of all vertices of a geometry, such as their positions.
nonisolated open class SCNGeometrySource: NSObject {
  /// The meaning of a source.
  public struct Semantic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Positions of vertices.
    public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
    /// Directions in which the surface faces.
    public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
    /// Colors of vertices.
    public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
    /// Positions in a texture.
    public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    /// Directions along the surface.
    public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
    /// Sharpness of corners when a surface is subdivided.
    public static let vertexCrease = Semantic(rawValue: "kGeometrySourceSemanticVertexCrease")
    /// Sharpness of edges when a surface is subdivided.
    public static let edgeCrease = Semantic(rawValue: "kGeometrySourceSemanticEdgeCrease")
    public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
    /// Numbers of bones.
    public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
  }
  /// The values in memory.
  public let data: Data
  /// The meaning of the values.
  public let semantic: Semantic
  /// The number of vertices.
  public let vectorCount: Int
  /// Whether components are floating-point numbers.
  public let usesFloatComponents: Bool
  /// The number of components of a vertex.
  public let componentsPerVector: Int
  /// The size of a component.
  public let bytesPerComponent: Int
  /// The place of the first vertex.
  public let dataOffset: Int
  /// The distance of two vertices in bytes.
  public let dataStride: Int

  /// Creates a source of values in memory.
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
  /// Creates a source of positions.
  public convenience init(vertices: [SCNVector3]) { self.init(vertices.flatMap { [$0.x, $0.y, $0.z] }, .vertex, 3) }
  /// Creates a source of the first positions of an array in memory.
  public convenience init(vertices: UnsafePointer<SCNVector3>, count: Int) {
    self.init(vertices: Array(UnsafeBufferPointer(start: vertices, count: count)))
  }
  public convenience init(normals: [SCNVector3]) { self.init(normals.flatMap { [$0.x, $0.y, $0.z] }, .normal, 3) }
  /// Creates a source of the first normals of an array in memory.
  public convenience init(normals: UnsafePointer<SCNVector3>, count: Int) {
    self.init(normals: Array(UnsafeBufferPointer(start: normals, count: count)))
  }
  /// Creates a source of positions in a texture, whose first row is at 0.
  public convenience init(textureCoordinates: [CGPoint]) {
    self.init(textureCoordinates.flatMap { [Float($0.x), Float($0.y)] }, .texcoord, 2)
  }
  /// Creates a source of the first texture coordinates of an array in memory.
  public convenience init(textureCoordinates: UnsafePointer<CGPoint>, count: Int) {
    self.init(textureCoordinates: Array(UnsafeBufferPointer(start: textureCoordinates, count: count)))
  }

  convenience init(vectors: [Vector], semantic: Semantic) { self.init(vectors.flatMap { [$0.x, $0.y, $0.z] }, semantic, 3) }
  convenience init(coordinates: [SIMD2<Float>]) { self.init(coordinates.flatMap { [$0.x, $0.y] }, .texcoord, 2) }

  /// The vertices with up to four components, the last of which is 1 if it is missing; nil if the data is too short.
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
