import UIKit

/// Everything that determines a frame. Equal contents result in equal pixels, so only a changed content is drawn.
struct FrameContent: Equatable {
  struct Item: Equatable {
    var geometry: SCNGeometry
    var generation: Int
    var place: Transform
    var surfaces: [Surface]
    var mask: Int
    var order: Int
    static func == (a: Item, b: Item) -> Bool {
      a.geometry === b.geometry && a.generation == b.generation && a.place == b.place && a.mask == b.mask && a.order == b.order
        && a.surfaces == b.surfaces
    }
  }
  struct Dot: Equatable {
    var position: Vector
    var size: Float
    var color: SIMD4<Float>
    var isAdditive: Bool
    var texture: Texture?
    static func == (a: Dot, b: Dot) -> Bool {
      a.position == b.position && a.size == b.size && a.color == b.color && a.texture === b.texture
    }
  }
  var (width, height) = (0, 0)
  var view = Transform.identity
  var projection = Transform.identity
  var eye = Vector.zero
  var items: [Item] = []
  var lamps: [Lamp] = []
  var dots: [Dot] = []
  var background: Surface.Paint?
  var fog: (color: Vector, start: Float, end: Float, exponent: Float)?
  /// Whether the scene has no light, so that surfaces have their own colors.
  var isUnlit = false

  static func == (a: FrameContent, b: FrameContent) -> Bool {
    a.width == b.width && a.height == b.height && a.view == b.view && a.projection == b.projection && a.isUnlit == b.isUnlit
      && a.background == b.background && a.lamps == b.lamps && a.dots == b.dots && a.items == b.items && a.fog?.color == b.fog?.color
      && a.fog?.start == b.fog?.start && a.fog?.end == b.fog?.end
  }

  /// Collects the visible content of a camera.
  init(_ scene: SCNScene, _ eyeNode: SCNNode?, width: Int, height: Int, lit: Bool) {
    self.init(viewOf: scene, eyeNode, aspect: Float(width) / Float(max(height, 1)))
    (self.width, self.height) = (width, height)
    let mask = Self.pointOfView(scene, eyeNode).1.categoryBitMask
    collect(scene.rootNode, .identity, 1, mask)
    if lit, !lamps.contains(where: { $0.kind != .ambient }) {
      lamps.append(Lamp(kind: .omni, color: Vector(1, 1, 1), position: eye))
    }
    isUnlit = lamps.isEmpty
    if let contents = scene.background.contents, !(contents is UIColor && (contents as! UIColor).cgColor.alpha == 0) {
      background = Surface.Paint(scene.background)
    }
    if scene.fogEndDistance > 0 {
      let color = Texture.color(scene.fogColor)
      fog = (
        Vector(color.x, color.y, color.z), Float(scene.fogStartDistance), Float(scene.fogEndDistance), Float(scene.fogDensityExponent)
      )
    }
  }

  /// Sets the view and the projection of a camera, without collecting nodes.
  init(viewOf scene: SCNScene, _ eyeNode: SCNNode?, aspect: Float) {
    let (place, camera) = Self.pointOfView(scene, eyeNode)
    (view, eye) = (place.inverse, place.translation)
    projection = camera.projection(aspect: aspect, range: range(scene, camera))
  }
  private func range(_ scene: SCNScene, _ camera: SCNCamera) -> (Float, Float)? {
    guard camera.automaticallyAdjustsZRange, let box = scene.rootNode.contentBox else { return nil }
    let (center, radius) = ((box.min + box.max) / 2, length(box.max - box.min) / 2)
    let distance = length(center - eye)
    return (max(distance - radius * 1.1, (distance + radius) / 2000), (distance + radius) * 1.1)
  }

  /// Returns the transform and camera of a node; without a node, those of a camera in front of the whole scene.
  static func pointOfView(_ scene: SCNScene, _ node: SCNNode?) -> (Transform, SCNCamera) {
    if let node, let camera = node.camera {
      // The scale of a camera's node does not affect its view.
      var placement = Placement()
      placement.take(node.displayedWorldSpace)
      placement.scale = Vector(1, 1, 1)
      return (placement.transform, camera)
    }
    let camera = SCNCamera()
    camera.automaticallyAdjustsZRange = true
    guard let box = scene.rootNode.contentBox else { return (Placement(position: Vector(0, 0, 15)).transform, SCNCamera()) }
    let (center, radius) = ((box.min + box.max) / 2, max(length(box.max - box.min) / 2, 1e-3))
    return (Placement(position: center + Vector(0, 0, radius / sin(.pi / 6))).transform, camera)
  }

  private mutating func collect(_ node: SCNNode, _ outer: Transform, _ opacity: Float, _ mask: Int) {
    guard !node.isHidden else { return }
    let opacity = opacity * (node.displayed ?? node.model).opacity
    guard opacity > 0 else { return }
    var place = outer * node.displayedTransform
    if let rule = node.constraints?.first(where: { $0 is SCNBillboardConstraint && $0.isEnabled }) as? SCNBillboardConstraint {
      place = turned(place, rule.freeAxes)
    }
    if let light = node.light, let lamp = Lamp(light, place) { lamps.append(lamp) }
    if let geometry = node.geometry, node.categoryBitMask & mask != 0 {
      items.append(
        Item(
          geometry: geometry, generation: geometry.generation, place: place,
          surfaces: geometry.materials.map { Surface($0, opacity: opacity) }, mask: node.categoryBitMask, order: node.renderingOrder))
    }
    for system in node.particles where !system.living.isEmpty {
      if system.texture == nil { system.texture = .some(Texture.make(system.particleImage)) }
      for particle in system.living {
        let (size, color) = system.look(particle)
        let position = system.isLocal ? place.point(particle.position) : particle.position
        dots.append(
          Dot(
            position: position, size: size, color: color, isAdditive: system.blendMode == .additive || system.blendMode == .screen,
            texture: system.texture ?? nil))
      }
    }
    for child in node.nodes { collect(child, place, opacity, mask) }
  }

  /// Returns the transform with its z axis toward the camera, as far as the free axes allow.
  private func turned(_ place: Transform, _ axes: SCNBillboardAxis) -> Transform {
    var placement = Placement()
    placement.take(place)
    let camera = view.inverse
    let (x, y, z) = (camera.direction(Vector(1, 0, 0)), camera.direction(Vector(0, 1, 0)), camera.direction(Vector(0, 0, 1)))
    if axes == .all {
      placement.turn = Placement.turn(unit(x), unit(y), unit(z))
    } else if axes.contains(.Y) {
      let away = eye - placement.position
      placement.turn = Placement.turn(atan2(away.x, away.z), around: Vector(0, 1, 0))
    } else if axes.contains(.X) {
      let away = eye - placement.position
      placement.turn = Placement.turn(-atan2(away.y, away.z), around: Vector(1, 0, 0))
    }
    return placement.transform
  }
}
