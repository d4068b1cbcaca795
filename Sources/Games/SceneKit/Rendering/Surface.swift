import UIKit

struct Surface: Equatable {
  struct Paint: Equatable {
    var color = SIMD4<Float>(1, 1, 1, 1)
    var texture: Texture?
    var (wrapS, wrapT) = (SCNWrapMode.clamp, SCNWrapMode.clamp)
    var isSmooth = true
    var transform: Transform?

    init(_ property: SCNMaterialProperty) {
      if property.contents is UIColor || property.contents == nil || property.contents is NSNumber {
        color = Texture.color(property.contents)
      } else {
        if property.texture == nil { property.texture = .some(Texture.make(property.contents)) }
        texture = property.texture ?? nil
        if texture == nil { color = Texture.color(property.contents) }
      }
      let intensity = Float(property.intensity)
      if intensity != 1 { color = SIMD4(color.x * intensity, color.y * intensity, color.z * intensity, color.w) }
      (wrapS, wrapT) = (property.wrapS, property.wrapT)
      isSmooth = property.magnificationFilter != .nearest
      if property.contentsTransform != SCNMatrix4Identity { transform = Transform(property.contentsTransform.simd) }
    }
    static func == (a: Paint, b: Paint) -> Bool {
      a.color == b.color && a.texture === b.texture && a.wrapS == b.wrapS && a.wrapT == b.wrapT && a.isSmooth == b.isSmooth
        && a.transform == b.transform
    }
    func at(_ u: Float, _ v: Float) -> SIMD4<Float> {
      guard let texture else { return color }
      var (s, t) = (u, v)
      if let transform {
        let point = transform.point(Vector(u, v, 0))
        (s, t) = (point.x, point.y)
      }
      return texture.sample(s, t, wrapS, wrapT, isSmooth) * color
    }
  }
  enum Model { case constant, lambert, blinn, phong, physical }
  var diffuse, specular, emission, multiply, transparent: Paint
  var selfIllumination: Vector
  var ambient: Vector?
  var shininess: Float
  var opacity: Float
  var model = Model.blinn
  var (isDoubleSided, cullsFront, writesDepth, readsDepth, drawsLines) = (false, false, true, true, false)
  var blend = SCNBlendMode.alpha
  var isInvisible = false
  var (metal, rough) = (Float(0), Float(0.5))

  init(_ material: SCNMaterial, opacity: Float) {
    func paint(_ property: SCNMaterialProperty) -> Paint { Paint(property) }
    (diffuse, specular, emission) = (paint(material.diffuse), paint(material.specular), paint(material.emission))
    (multiply, transparent) = (paint(material.multiply), paint(material.transparent))
    let own = Texture.color(material.selfIllumination.contents)
    selfIllumination = Vector(own.x, own.y, own.z)
    if !material.locksAmbientWithDiffuse {
      let color = Texture.color(material.ambient.contents)
      ambient = Vector(color.x, color.y, color.z)
    }
    shininess = Float(material.shininess)
    self.opacity = Float(material.transparency) * opacity
    switch material.lightingModel {
    case .constant: model = .constant
    case .lambert: model = .lambert
    case .phong: model = .phong
    case .physicallyBased: model = .physical
    default: model = .blinn
    }
    if model == .physical {
      metal = Texture.color(material.metalness.contents).x
      rough = Texture.color(material.roughness.contents).x
    }
    (isDoubleSided, cullsFront) = (material.isDoubleSided, material.cullMode == .front)
    (writesDepth, readsDepth) = (material.writesToDepthBuffer, material.readsFromDepthBuffer)
    drawsLines = material.fillMode == .lines
    blend = material.blendMode
    isInvisible = material.lightingModel == .shadowOnly || material.colorBufferWriteMask.isEmpty
    if material.transparencyMode == .rgbZero { transparent.color.w = 1 }
  }

  var isTransparent: Bool {
    opacity < 1 || blend != .alpha || diffuse.color.w < 1 || transparent.color.w < 1 || diffuse.texture?.hasAlpha == true
      || transparent.texture?.hasAlpha == true
  }
}

/// A light in scene coordinates.
struct Lamp: Equatable {
  enum Kind { case ambient, directional, omni, spot }
  var kind = Kind.omni
  var color = Vector.zero
  var position = Vector.zero
  var direction = Vector(0, 0, -1)
  var (start, end, exponent) = (Float(0), Float(0), Float(2))
  var (inner, outer) = (Float(1), Float(0))
  var mask = -1

  init?(_ light: SCNLight, _ place: Transform) {
    switch light.type {
    case .ambient: kind = .ambient
    case .directional: kind = .directional
    case .spot: kind = .spot
    case .probe: return nil
    default: kind = .omni
    }
    let tint = Texture.color(light.color)
    color = Vector(tint.x, tint.y, tint.z) * Float(light.intensity / 1000)
    position = place.translation
    direction = unit(place.direction(Vector(0, 0, -1)))
    (start, end) = (Float(light.attenuationStartDistance), Float(light.attenuationEndDistance))
    exponent = Float(light.attenuationFalloffExponent)
    inner = cos(Float(light.spotInnerAngle) * .pi / 360)
    outer = cos(Float(light.spotOuterAngle) * .pi / 360)
    mask = light.categoryBitMask
  }
  init(kind: Kind, color: Vector, position: Vector) { (self.kind, self.color, self.position) = (kind, color, position) }

  /// Returns the direction from a point to the light, and its intensity there.
  func reach(_ point: Vector) -> (way: Vector, strength: Float) {
    if kind == .directional { return (-direction, 1) }
    let way = position - point
    let distance = length(way)
    let to = distance > 0 ? way / distance : Vector(0, 1, 0)
    var strength: Float = 1
    if end > 0 {
      let share = end > start ? min(max((distance - start) / (end - start), 0), 1) : distance > end ? 1 : 0
      strength = exponent == 0 ? 1 : pow(1 - share, exponent)
    }
    if kind == .spot {
      let angle = dot(-to, direction)
      let share = inner > outer ? min(max((angle - outer) / (inner - outer), 0), 1) : angle > outer ? 1 : 0
      strength *= share * share * (3 - 2 * share)
    }
    return (to, strength)
  }
}
