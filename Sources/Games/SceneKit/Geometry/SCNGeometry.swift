import UIKit

/// A shape with materials, which a node displays.
nonisolated open class SCNGeometry: NSObject, NSCopying, SCNAnimatable, SCNBoundingVolume, SCNShadable {
  /// A name for finding the geometry; nil by default.
  open var name: String?
  /// The materials of the elements. If there are fewer materials than elements, they repeat.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { if let newValue { materials = [newValue] + materials.dropFirst() } else { materials = Array(materials.dropFirst()) } }
  }
  /// Simplified geometries for distant nodes. They are stored only: this geometry is always drawn.
  open var levelsOfDetail: [SCNLevelOfDetail]?
  /// The number of subdivisions of the surface. It is stored only.
  open var subdivisionLevel = 0
  /// The sharpness of edges when the surface is subdivided. It is stored only.
  open var edgeCreasesElement: SCNGeometryElement?
  /// The sharpness of edges when the surface is subdivided. It is stored only.
  open var edgeCreasesSource: SCNGeometrySource?
  /// The shader program. It is stored only, because there is no GPU.
  open var program: SCNProgram?
  /// Shader snippets. They are stored only, because there is no GPU.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  let animations = AnimationList()
  private var ownSources: [SCNGeometrySource]?
  private var ownElements: [SCNGeometryElement]?
  private var cachedMesh: Mesh?
  private var cachedBox: (min: SCNVector3, max: SCNVector3)?
  private var ownBox: (min: SCNVector3, max: SCNVector3)?
  /// Changes with the vertices, so that drawn frames can be compared.
  private(set) var generation = 0

  public override init() { super.init() }
  /// Creates a geometry without vertices; the vertices in archives are read with their scene.
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
    (ownSources, ownElements) = (sources, elements ?? [])
  }

  /// The vertices of a parametric geometry. Subclasses override it.
  func makeMesh() -> Mesh {
    var mesh = Mesh()
    for source in ownSources ?? [] {
      guard let vectors = source.vectors else { continue }
      switch source.semantic {
      case .vertex: mesh.positions = vectors.map { Vector($0.x, $0.y, $0.z) }
      case .normal: mesh.normals = vectors.map { Vector($0.x, $0.y, $0.z) }
      case .texcoord where mesh.coordinates.isEmpty: mesh.coordinates = vectors.map { SIMD2($0.x, $0.y) }
      case .color: mesh.colors = vectors
      default: break
      }
    }
    let count = mesh.positions.count
    if mesh.coordinates.count != count { mesh.coordinates = [] }
    if mesh.colors.count != count { mesh.colors = [] }
    mesh.elements = (ownElements ?? []).map { $0.element(vertices: count) }
    mesh.completeNormals()
    return mesh
  }
  final var mesh: Mesh {
    if let cachedMesh { return cachedMesh }
    let mesh = makeMesh()
    cachedMesh = mesh
    return mesh
  }
  /// Discards the vertices after a parameter has changed.
  final func change() {
    (cachedMesh, cachedBox) = (nil, nil)
    generation += 1
  }

  /// The sources of the vertices. Those of a parametric geometry are created on first access.
  open var sources: [SCNGeometrySource] {
    if let ownSources { return ownSources }
    let mesh = mesh
    var result = [
      SCNGeometrySource(vectors: mesh.positions, semantic: .vertex), SCNGeometrySource(vectors: mesh.normals, semantic: .normal),
    ]
    if !mesh.coordinates.isEmpty { result.append(SCNGeometrySource(coordinates: mesh.coordinates)) }
    return result
  }
  open var elements: [SCNGeometryElement] {
    ownElements ?? mesh.elements.map { SCNGeometryElement(indices: $0.indices, primitiveType: $0.kind) }
  }
  open var elementCount: Int { elements.count }
  open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }
  open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] { sources.filter { $0.semantic == semantic } }
  /// The older name of ``elements``.
  open var geometryElements: [SCNGeometryElement] { elements }
  /// The older name of ``elementCount``.
  open var geometryElementCount: Int { elementCount }
  /// The older name of ``element(at:)``.
  open func geometryElement(at elementIndex: Int) -> SCNGeometryElement { element(at: elementIndex) }
  /// The older name of ``sources(for:)``.
  open func getGeometrySources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] { sources(for: semantic) }

  open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: min(max(index, 0), materials.count)) }
  open func removeMaterial(at index: Int) { if materials.indices.contains(index) { materials.remove(at: index) } }
  open func replaceMaterial(at index: Int, with material: SCNMaterial) {
    if materials.indices.contains(index) { materials[index] = material }
  }
  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }

  /// The bounding box in the geometry's coordinates. A box that is set replaces that of the vertices.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      if let box = ownBox ?? cachedBox { return box }
      let box = mesh.box.map { (SCNVector3($0.min), SCNVector3($0.max)) } ?? (SCNVector3Zero, SCNVector3Zero)
      cachedBox = box
      return box
    }
    set { ownBox = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    (copy.name, copy.materials, copy.levelsOfDetail, copy.subdivisionLevel) = (name, materials, levelsOfDetail, subdivisionLevel)
    (copy.ownSources, copy.ownElements, copy.ownBox) = (ownSources, ownElements, ownBox)
    (copy.program, copy.shaderModifiers, copy.cachedMesh) = (program, shaderModifiers, cachedMesh)
    return copy
  }
  func makeCopy() -> SCNGeometry { SCNGeometry() }
}

/// A simplified geometry for distant nodes.
nonisolated open class SCNLevelOfDetail: NSObject {
  public let geometry: SCNGeometry?
  /// The distance from which the geometry is displayed.
  public let worldSpaceDistance: CGFloat
  /// The size on the screen below which the geometry is displayed.
  public let screenSpaceRadius: CGFloat
  public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
    (self.geometry, worldSpaceDistance, screenSpaceRadius) = (geometry, distance, 0)
    super.init()
  }
  public init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {
    (self.geometry, worldSpaceDistance, screenSpaceRadius) = (geometry, 0, radius)
    super.init()
  }
}

public protocol SCNBoundingVolume: NSObjectProtocol {
  /// The bounding box in the object's coordinates.
  var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
}

extension SCNBoundingVolume {
  /// The sphere around the bounding box.
  public var boundingSphere: (center: SCNVector3, radius: Float) {
    let (low, high) = (Vector(boundingBox.min), Vector(boundingBox.max))
    return (SCNVector3((low + high) * 0.5), length(high - low) * 0.5)
  }
}
