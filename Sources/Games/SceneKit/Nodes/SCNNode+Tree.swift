import UIKit

extension SCNNode {
  /// Returns the descendants that pass a test. The search stops when the closure sets the flag.
  public func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
    return found
  }
  /// Calls a closure for each descendant.
  public func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    visit(&stop, block)
  }
  /// Calls a closure for the node and each descendant.
  public func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    block(self, &stop)
    if !stop.boolValue { visit(&stop, block) }
  }
  private func visit(_ stop: inout ObjCBool, _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    for child in nodes where !stop.boolValue {
      block(child, &stop)
      if !stop.boolValue { child.visit(&stop, block) }
    }
  }

  var hierarchy: [SCNNode] { nodes.reduce(into: [self]) { $0 += $1.hierarchy } }

  /// Returns one node with the triangles of the node and its descendants. Their elements remain separate.
  public func flattenedClone() -> SCNNode {
    var mesh = Mesh()
    var materials: [SCNMaterial] = []
    let own = worldSpace.inverse
    for node in hierarchy {
      guard let geometry = node.geometry, !node.isHidden else { continue }
      let (part, place) = (geometry.mesh, own * node.worldSpace)
      let normals = place.normals
      let start = Int32(mesh.positions.count)
      mesh.positions += part.positions.map { place.point($0) }
      mesh.normals += part.normals.map { unit(normals.direction($0)) }
      mesh.coordinates += part.coordinates.isEmpty ? part.positions.map { _ in .zero } : part.coordinates
      for (index, element) in part.elements.enumerated() where !geometry.materials.isEmpty {
        mesh.elements.append(Mesh.Element(kind: element.kind, indices: element.indices.map { $0 + start }))
        materials.append(geometry.materials[index % geometry.materials.count])
      }
    }
    let copy = SCNNode()
    (copy.name, copy.transform) = (name, transform)
    guard !mesh.elements.isEmpty else { return copy }
    let sources = [
      SCNGeometrySource(vectors: mesh.positions, semantic: .vertex), SCNGeometrySource(vectors: mesh.normals, semantic: .normal),
      SCNGeometrySource(coordinates: mesh.coordinates),
    ]
    let geometry = SCNGeometry(
      sources: sources, elements: mesh.elements.map { SCNGeometryElement(indices: $0.indices, primitiveType: $0.kind) })
    geometry.materials = materials
    copy.geometry = geometry
    return copy
  }

  /// The bounding box of the geometry and the descendants in the node's coordinates; nil if there is none.
  var contentBox: (min: Vector, max: Vector)? {
    var box = geometry.flatMap { geometry -> (min: Vector, max: Vector)? in
      let box = geometry.boundingBox
      return box.min == box.max ? nil : (Vector(box.min), Vector(box.max))
    }
    for child in nodes {
      guard let inner = child.contentBox else { continue }
      let place = child.localTransform
      for corner in 0..<8 {
        let point = place.point(
          Vector(
            corner & 1 == 0 ? inner.min.x : inner.max.x, corner & 2 == 0 ? inner.min.y : inner.max.y,
            corner & 4 == 0 ? inner.min.z : inner.max.z))
        box = box.map { (pointwiseMin($0.min, point), pointwiseMax($0.max, point)) } ?? (point, point)
      }
    }
    return box
  }

  // MARK: Particles and sounds

  public var particleSystems: [SCNParticleSystem]? { particles.isEmpty ? nil : particles }
  public func addParticleSystem(_ system: SCNParticleSystem) {
    if !particles.contains(where: { $0 === system }) { particles.append(system) }
  }
  public func removeParticleSystem(_ system: SCNParticleSystem) { particles.removeAll { $0 === system } }
  public func removeAllParticleSystems() { particles = [] }
  public func addAudioPlayer(_ player: SCNAudioPlayer) {
    audioPlayers.append(player)
    player.play()
  }
  public func removeAudioPlayer(_ player: SCNAudioPlayer) {
    audioPlayers.removeAll { $0 === player }
    player.stop()
  }
  public func removeAllAudioPlayers() { for player in audioPlayers { removeAudioPlayer(player) } }
}
