import UIKit

/// A form with materials, which a node shows.
nonisolated open class SCNGeometry: NSObject, NSCopying, SCNAnimatable, SCNBoundingVolume, SCNShadable {
  /// A name for finding the geometry; nil by default.
  open var name: String?
  /// The appearance of the surfaces. The elements use them in turn.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// The appearance of the first surface.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { if let newValue { materials = [newValue] + materials.dropFirst() } else { materials = Array(materials.dropFirst()) } }
  }
  /// Simplified forms for distant nodes. The nearest form is always drawn.
  open var levelsOfDetail: [SCNLevelOfDetail]?
  /// The number of subdivisions of the surface. It is held; surfaces are drawn as they are.
  open var subdivisionLevel = 0
  /// The sharpness of edges when the surface is subdivided. It is held.
  open var edgeCreasesElement: SCNGeometryElement?
  /// The sharpness of edges when the surface is subdivided. It is held.
  open var edgeCreasesSource: SCNGeometrySource?
  /// A program of shaders, which is held: there is no graphics processor.
  open var program: SCNProgram?
  /// Pieces of shaders, which are held: there is no graphics processor.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  let animations = AnimationList()
  private var ownSources: [SCNGeometrySource]?
  private var ownElements: [SCNGeometryElement]?
  private var cachedMesh: Mesh?
  private var cachedBox: (min: SCNVector3, max: SCNVector3)?
  private var ownBox: (min: SCNVector3, max: SCNVector3)?
  /// Changes with the form, so that drawn frames can be compared.
  private(set) var generation = 0

  /// Creates a geometry without vertices.
  public override init() { super.init() }
  /// Creates a geometry without vertices; those of archives are read with their scene.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a geometry of vertices and their connections.
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
    (ownSources, ownElements) = (sources, elements ?? [])
  }

  /// The vertices of a form with parameters. Subclasses override it.
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
  /// Discards the vertices after a parameter changed.
  final func change() {
    (cachedMesh, cachedBox) = (nil, nil)
    generation += 1
  }

  /// The sources of vertices. Those of a form with parameters are made when they are asked for.
  open var sources: [SCNGeometrySource] {
    if let ownSources { return ownSources }
    let mesh = mesh
    var result = [
      SCNGeometrySource(vectors: mesh.positions, semantic: .vertex), SCNGeometrySource(vectors: mesh.normals, semantic: .normal),
    ]
    if !mesh.coordinates.isEmpty { result.append(SCNGeometrySource(coordinates: mesh.coordinates)) }
    return result
  }
  /// The connections of vertices.
  open var elements: [SCNGeometryElement] {
    ownElements ?? mesh.elements.map { SCNGeometryElement(indices: $0.indices, primitiveType: $0.kind) }
  }
  /// The number of connections of vertices.
  open var elementCount: Int { elements.count }
  /// Returns the connection of vertices at an index.
  open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }
  /// Returns the sources of a meaning.
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

  /// The corners of the box around the form. A box that is set replaces that of the vertices.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      if let box = ownBox ?? cachedBox { return box }
      let box = mesh.box.map { (SCNVector3($0.min), SCNVector3($0.max)) } ?? (SCNVector3Zero, SCNVector3Zero)
      cachedBox = box
      return box
    }
    set { ownBox = newValue }
  }

  /// Returns a geometry with the same vertices and materials.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    (copy.name, copy.materials, copy.levelsOfDetail, copy.subdivisionLevel) = (name, materials, levelsOfDetail, subdivisionLevel)
    (copy.ownSources, copy.ownElements, copy.ownBox) = (ownSources, ownElements, ownBox)
    (copy.program, copy.shaderModifiers, copy.cachedMesh) = (program, shaderModifiers, cachedMesh)
    return copy
  }
  /// Creates a geometry of the same class with the same parameters.
  func makeCopy() -> SCNGeometry { SCNGeometry() }
}

/// A simplified form for distant nodes.
nonisolated open class SCNLevelOfDetail: NSObject {
  /// The form.
  public let geometry: SCNGeometry?
  /// The distance from which the form is shown.
  public let worldSpaceDistance: CGFloat
  /// The size on the screen below which the form is shown.
  public let screenSpaceRadius: CGFloat
  /// Creates a form for nodes from a distance on.
  public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
    (self.geometry, worldSpaceDistance, screenSpaceRadius) = (geometry, distance, 0)
    super.init()
  }
  /// Creates a form for nodes that are smaller on the screen.
  public init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {
    (self.geometry, worldSpaceDistance, screenSpaceRadius) = (geometry, 0, radius)
    super.init()
  }
}

/// An object with a box around it.
public protocol SCNBoundingVolume: NSObjectProtocol {
  /// The corners of the box around the object, in its coordinates.
  var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
}

extension SCNBoundingVolume {
  /// The ball around the box.
  public var boundingSphere: (center: SCNVector3, radius: Float) {
    let (low, high) = (Vector(boundingBox.min), Vector(boundingBox.max))
    return (SCNVector3((low + high) * 0.5), length(high - low) * 0.5)
  }
}
