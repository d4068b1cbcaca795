import SpriteKit

/// An Xcode scene file: a keyed archive of nodes.
final class NodeArchive {
  private let objects: [ListValue]
  private let top: [String: ListValue]
  let url: URL?
  private var nodes: [Int: SCNNode] = [:]
  private var materials: [Int: SCNMaterial] = [:]
  private var geometries: [Int: SCNGeometry] = [:]
  /// The nodes that are currently read: in a damaged file, a node may contain itself.
  private var open: Set<Int> = []
  /// The remaining number of nodes to copy: in a damaged file, the number may double at each level.
  private var budget = 200_000

  init?(_ data: Data, _ url: URL?) {
    guard case .dictionary(let archive)? = ListValue.read(data), case .array(let objects)? = archive["$objects"],
      case .dictionary(let top)? = archive["$top"]
    else { return nil }
    (self.objects, self.top, self.url) = (objects, top, url)
  }

  /// Reads the root into a scene, and returns whether the root is a scene.
  func read(into scene: SCNScene) -> Bool {
    guard let root = index(top["root"]) else { return false }
    if className(root) == "SCNNode" {
      guard let node = node(root) else { return false }
      scene.rootNode.addChildNode(node)
      return true
    }
    guard className(root) == "SCNScene", let place = index(fields(root)["rootNode"]) else { return false }
    let values = fields(root)
    open.insert(place)
    fill(scene.rootNode, fields(place))
    scene.fogStartDistance = number(values["fogStartDistance"]) ?? 0
    scene.fogEndDistance = number(values["fogEndDistance"]) ?? 0
    scene.fogDensityExponent = number(values["fogDensityExponent"]) ?? 1
    if let color = color(values["fogColor"]) { scene.fogColor = color }
    if let background = index(values["background"]) { fill(scene.background, fields(background)) }
    if let environment = index(values["environment"]) { fill(scene.lightingEnvironment, fields(environment)) }
    if let world = index(values["physicsWorld"]).map({ fields($0) }) {
      if let gravity = floats(world["gravity"], 3) { scene.physicsWorld.gravity = SCNVector3(gravity[0], gravity[1], gravity[2]) }
      if let speed = number(world["speed"]) { scene.physicsWorld.speed = speed }
    }
    return true
  }

  /// The first particle system of a `.scnp` file.
  func particles() -> SCNParticleSystem? { index(top["root"]).flatMap { particles($0) } }

  // MARK: Values

  func index(_ value: ListValue?) -> Int? {
    guard case .reference(let index)? = value, objects.indices.contains(index), index > 0 else { return nil }
    return index
  }
  func fields(_ index: Int) -> [String: ListValue] {
    guard objects.indices.contains(index), case .dictionary(let fields) = objects[index] else { return [:] }
    return fields
  }
  func className(_ index: Int) -> String {
    guard let place = self.index(fields(index)["$class"]), case .text(let name)? = fields(place)["$classname"] else { return "" }
    return name
  }
  private func value(_ value: ListValue?) -> ListValue? {
    guard case .reference(let index)? = value else { return value }
    guard objects.indices.contains(index) else { return nil }
    if case .text("$null") = objects[index] { return nil }
    return objects[index]
  }
  func number(_ value: ListValue?) -> CGFloat? {
    switch self.value(value) {
    case .bool(let flag)?: flag ? 1 : 0
    case .integer(let number)?: CGFloat(number)
    case .real(let number)? where number.isFinite: CGFloat(number)
    default: nil
    }
  }
  func integer(_ value: ListValue?) -> Int? {
    switch self.value(value) {
    case .bool(let flag)?: flag ? 1 : 0
    case .integer(let number)?: number
    case .real(let number)? where abs(number) < 1e15: Int(number)
    default: nil
    }
  }
  func flag(_ value: ListValue?) -> Bool? { number(value).map { $0 != 0 } }
  /// Returns a string, the content of a string object, or the relative part of a URL object.
  func text(_ value: ListValue?) -> String? {
    func own(_ value: ListValue?) -> String? {
      if case .text(let text)? = self.value(value), text != "$null" { text } else { nil }
    }
    func held(_ value: ListValue?) -> String? { own(value) ?? index(value).flatMap { own(fields($0)["NS.string"]) } }
    return held(value) ?? index(value).flatMap { held(fields($0)["NS.relative"]) }
  }
  func data(_ value: ListValue?) -> Data? {
    if case .data(let data)? = self.value(value) { return data }
    if let index = index(value), case .data(let data)? = self.value(fields(index)["NS.data"]) { return data }
    return nil
  }
  func floats(_ value: ListValue?, _ count: Int) -> [Float]? {
    guard let data = data(value), data.count >= count * 4 else { return nil }
    let numbers = data.withUnsafeBytes { bytes in (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) } }
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
  func items(_ value: ListValue?) -> [Int] {
    guard let index = index(value), case .array(let items)? = fields(index)["NS.objects"] else { return [] }
    return items.compactMap { self.index($0) }
  }
  private func pairs(_ value: ListValue?) -> [String: ListValue] {
    guard let index = index(value), case .array(let keys)? = fields(index)["NS.keys"],
      case .array(let values)? = fields(index)["NS.objects"]
    else { return [:] }
    var result: [String: ListValue] = [:]
    for (key, value) in zip(keys, values) { if let key = text(key) { result[key] = value } }
    return result
  }
  /// Returns a color from a color object, an inner archive, or four numbers.
  func color(_ value: ListValue?) -> UIColor? {
    guard let index = index(value) ?? nil else { return floats(value, 4).map { Self.color($0) } }
    let fields = fields(index)
    func parts(_ key: String) -> [Double]? {
      data(fields[key]).map { String(decoding: $0.filter { $0 != 0 }, as: UTF8.self).split(separator: " ").compactMap { Double($0) } }
    }
    if let p = parts("NSRGB"), p.count >= 3 { return UIColor(red: p[0], green: p[1], blue: p[2], alpha: p.count > 3 ? p[3] : 1) }
    if let p = parts("NSWhite"), let white = p.first { return UIColor(white: white, alpha: p.count > 1 ? p[1] : 1) }
    if let red = number(fields["UIRed"]), let green = number(fields["UIGreen"]), let blue = number(fields["UIBlue"]) {
      return UIColor(red: red, green: green, blue: blue, alpha: number(fields["UIAlpha"]) ?? 1)
    }
    if let white = number(fields["UIWhite"]) { return UIColor(white: white, alpha: number(fields["UIAlpha"]) ?? 1) }
    guard let inner = data(value) else { return nil }
    if let archive = NodeArchive(inner, nil), let root = archive.top["root"] { return archive.color(root) }
    return floats(value, 4).map { Self.color($0) }
  }
  private static func color(_ n: [Float]) -> UIColor {
    UIColor(red: Double(n[0]), green: Double(n[1]), blue: Double(n[2]), alpha: Double(n[3]))
  }

  // MARK: Nodes

  func node(_ index: Int) -> SCNNode? {
    if let made = nodes[index] {
      budget -= made.hierarchy.count
      return budget > 0 ? made.clone() : nil
    }
    guard open.insert(index).inserted, open.count < 4000 else { return nil }
    defer { open.remove(index) }
    let values = fields(index)
    let node: SCNNode
    if className(index) == "SCNReferenceNode", let path = text(values["referenceURL"]),
      let file = SceneFile.neighbor(path, of: url), let reference = SCNReferenceNode(url: file)
    {
      node = reference
      reference.load()
    } else {
      node = SCNNode()
    }
    fill(node, values)
    nodes[index] = node
    return node
  }

  private func fill(_ node: SCNNode, _ values: [String: ListValue]) {
    node.name = text(values["name"])
    if let m = floats(values["transform"], 16) {
      node.transform = SCNMatrix4(
        m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8], m32: m[9], m33: m[10],
        m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }
    if let p = floats(values["position"], 3) { node.position = SCNVector3(p[0], p[1], p[2]) }
    if let s = floats(values["scale"], 3) { node.scale = SCNVector3(s[0], s[1], s[2]) }
    if let r = floats(values["rotation"], 4) { node.rotation = SCNVector4(r[0], r[1], r[2], r[3]) }
    if let q = floats(values["orientation"], 4) { node.orientation = SCNVector4(q[0], q[1], q[2], q[3]) }
    if let e = floats(values["eulerAngles"], 3) { node.eulerAngles = SCNVector3(e[0], e[1], e[2]) }
    if let m = floats(values["pivot"], 16) {
      node.pivot = SCNMatrix4(
        m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8], m32: m[9], m33: m[10],
        m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }
    if let opacity = number(values["opacity"]) { node.opacity = opacity }
    if let hidden = flag(values["hidden"]) { node.isHidden = hidden }
    if let order = integer(values["renderingOrder"]) { node.renderingOrder = order }
    if let mask = integer(values["categoryBitMask"]) { node.categoryBitMask = mask }
    if let casts = flag(values["castsShadow"]) { node.castsShadow = casts }
    node.geometry = index(values["geometry"]).flatMap { geometry($0) }
    node.light = index(values["light"]).map { light(fields($0)) }
    node.camera = index(values["camera"]).map { camera(fields($0)) }
    node.physicsBody = index(values["physicsBody"]).map { body(fields($0)) }
    for place in items(values["childNodes"]) { if let child = self.node(place) { node.addChildNode(child) } }
    let systems = items(values["particleSystem"]) + items(values["particleSystems"])
    for place in systems { if let system = particles(place) { node.addParticleSystem(system) } }
  }

  private func light(_ values: [String: ListValue]) -> SCNLight {
    let light = SCNLight()
    light.name = text(values["name"])
    if let type = text(values["type"]) { light.type = SCNLight.LightType(rawValue: type) }
    if let color = color(values["color"]) ?? floats(values["scncolor"], 4).map({ Self.color($0.dropLast() + [1]) }) { light.color = color }
    if let intensity = number(values["intensity"]) { light.intensity = intensity }
    if let casts = flag(values["castsShadow"]) { light.castsShadow = casts }
    if let angle = number(values["spotInnerAngle"]) { light.spotInnerAngle = angle }
    if let angle = number(values["spotOuterAngle"]) { light.spotOuterAngle = angle }
    if let distance = number(values["attenuationStartDistance"]) { light.attenuationStartDistance = distance }
    if let distance = number(values["attenuationEndDistance"]) { light.attenuationEndDistance = distance }
    if let exponent = number(values["attenuationFalloffExponent"]) { light.attenuationFalloffExponent = exponent }
    if let mask = integer(values["lightCategoryBitMask"]) { light.categoryBitMask = mask }
    return light
  }

  private func camera(_ values: [String: ListValue]) -> SCNCamera {
    let camera = SCNCamera()
    camera.name = text(values["name"])
    if let near = number(values["zNear"]) { camera.zNear = Double(near) }
    if let far = number(values["zFar"]) { camera.zFar = Double(far) }
    if let angle = number(values["xFov"]), angle > 0 { camera.xFov = Double(angle) }
    if let angle = number(values["yFov"]), angle > 0 { camera.yFov = Double(angle) }
    if let angle = number(values["fov"]) ?? number(values["fieldOfView"]), angle > 0 { camera.fieldOfView = angle }
    if let isParallel = flag(values["usesOrthographicProjection"]) { camera.usesOrthographicProjection = isParallel }
    if let scale = number(values["orthographicScale"]) { camera.orthographicScale = Double(scale) }
    if let adjusts = flag(values["automaticallyAdjustsZRange"]) { camera.automaticallyAdjustsZRange = adjusts }
    return camera
  }

  private func body(_ values: [String: ListValue]) -> SCNPhysicsBody {
    let body = SCNPhysicsBody(type: SCNPhysicsBody.BodyType(rawValue: integer(values["type"]) ?? 1) ?? .dynamic, shape: nil)
    func set(_ key: String, _ path: ReferenceWritableKeyPath<SCNPhysicsBody, CGFloat>) {
      if let number = number(values[key]) { body[keyPath: path] = number }
    }
    set("mass", \.mass)
    set("charge", \.charge)
    set("friction", \.friction)
    set("rollingFriction", \.rollingFriction)
    set("restitution", \.restitution)
    set("damping", \.damping)
    set("angularDamping", \.angularDamping)
    if let mask = integer(values["categoryBitMask"]) { body.categoryBitMask = mask }
    if let mask = integer(values["collisionBitMask"]) { body.collisionBitMask = mask }
    if let mask = integer(values["contactTestBitMask"]) { body.contactTestBitMask = mask }
    if let ignores = flag(values["ignoreGravity"]) { body.isAffectedByGravity = !ignores }
    if let v = floats(values["velocity"], 3) { body.velocity = SCNVector3(v[0], v[1], v[2]) }
    if let v = floats(values["velocityFactor"], 3) { body.velocityFactor = SCNVector3(v[0], v[1], v[2]) }
    if let v = floats(values["angularVelocityFactor"], 3) { body.angularVelocityFactor = SCNVector3(v[0], v[1], v[2]) }
    return body
  }

  // MARK: Geometries

  private func geometry(_ place: Int) -> SCNGeometry? {
    if let made = geometries[place] { return made }
    let values = fields(place)
    let name = className(place)
    // Keys of parameters are prefixed with the class name: the width of SCNBox is `boxwidth`.
    let prefix = name.hasPrefix("SCN") ? name.dropFirst(3).lowercased() : ""
    func set<G: SCNGeometry>(
      _ geometry: G, _ lengths: [(String, ReferenceWritableKeyPath<G, CGFloat>)],
      _ counts: [(String, ReferenceWritableKeyPath<G, Int>)] = []
    ) -> G {
      for (key, path) in lengths { if let length = number(values[prefix + key]) { geometry[keyPath: path] = length } }
      for (key, path) in counts { if let count = integer(values[prefix + key]) { geometry[keyPath: path] = count } }
      return geometry
    }
    let geometry: SCNGeometry
    switch name {
    case "SCNBox":
      geometry = set(
        SCNBox(), [("width", \.width), ("height", \.height), ("length", \.length), ("chamferRadius", \.chamferRadius)],
        [
          ("widthSegmentCount", \.widthSegmentCount), ("heightSegmentCount", \.heightSegmentCount),
          ("lengthSegmentCount", \.lengthSegmentCount), ("chamferSegmentCount", \.chamferSegmentCount),
        ])
    case "SCNSphere": geometry = set(SCNSphere(), [("radius", \.radius)], [("segmentCount", \.segmentCount)])
    case "SCNPlane": geometry = set(SCNPlane(), [("width", \.width), ("height", \.height), ("cornerRadius", \.cornerRadius)])
    case "SCNFloor": geometry = set(SCNFloor(), [("reflectivity", \.reflectivity), ("width", \.width), ("length", \.length)])
    case "SCNCylinder":
      geometry = set(SCNCylinder(), [("radius", \.radius), ("height", \.height)], [("radialSegmentCount", \.radialSegmentCount)])
    case "SCNCone":
      geometry = set(
        SCNCone(), [("topRadius", \.topRadius), ("bottomRadius", \.bottomRadius), ("height", \.height)],
        [("radialSegmentCount", \.radialSegmentCount)])
    case "SCNTube":
      geometry = set(SCNTube(), [("innerRadius", \.innerRadius), ("outerRadius", \.outerRadius), ("height", \.height)])
    case "SCNPyramid": geometry = set(SCNPyramid(), [("width", \.width), ("height", \.height), ("length", \.length)])
    case "SCNTorus": geometry = set(SCNTorus(), [("ringRadius", \.ringRadius), ("pipeRadius", \.pipeRadius)])
    case "SCNCapsule": geometry = set(SCNCapsule(), [("capRadius", \.capRadius), ("height", \.height)])
    case "SCNText":
      let text = set(SCNText(), [("extrusionDepth", \.extrusionDepth), ("flatness", \.flatness), ("chamferRadius", \.chamferRadius)])
      text.string = self.text(values["textstring"]) ?? self.text(values["string"])
      let font = index(values["textfont"]).map { fields($0) }
      let size = font.flatMap { number($0["NSSize"]) ?? number($0["UIFontPointSize"]) }
      text.font = font.flatMap { self.text($0["NSName"]) }.flatMap { UIFont(name: $0, size: size ?? 36) } ?? .systemFont(ofSize: size ?? 36)
      geometry = text
    default:
      var sources: [SCNGeometrySource] = []
      for key in ["Vertex", "Normal", "Texcoord", "Color"] {
        for place in items(values["kGeometrySourceSemantic\(key)"]) + items(values["sources"]) {
          if let source = source(fields(place)) { sources.append(source) }
        }
      }
      let elements = items(values["elements"]).compactMap { element(fields($0)) }
      guard !sources.isEmpty else { return nil }
      geometry = SCNGeometry(sources: sources, elements: elements)
    }
    geometry.name = text(values["name"])
    if let level = integer(values["subdivisionLevel"]) { geometry.subdivisionLevel = level }
    let materials = items(values["materials"]).map { material($0) }
    if !materials.isEmpty { geometry.materials = materials }
    geometries[place] = geometry
    return geometry
  }

  private func source(_ values: [String: ListValue]) -> SCNGeometrySource? {
    guard let data = data(values["data"]), let semantic = text(values["semantic"]), let count = integer(values["vectorCount"]),
      let parts = integer(values["componentsPerVector"]), let size = integer(values["bytesPerComponent"])
    else { return nil }
    let source = SCNGeometrySource(
      data: data, semantic: SCNGeometrySource.Semantic(rawValue: semantic), vectorCount: count,
      usesFloatComponents: flag(values["floatComponents"]) ?? true, componentsPerVector: parts, bytesPerComponent: size,
      dataOffset: integer(values["dataOffset"]) ?? 0, dataStride: integer(values["dataStride"]) ?? parts * size)
    return source.vectors == nil ? nil : source
  }
  private func element(_ values: [String: ListValue]) -> SCNGeometryElement? {
    guard let count = integer(values["primitiveCount"]), count >= 0, count < 50_000_000,
      let type = SCNGeometryPrimitiveType(rawValue: integer(values["primitiveType"]) ?? 0)
    else { return nil }
    return SCNGeometryElement(
      data: data(values["elementData"]), primitiveType: type, primitiveCount: count, bytesPerIndex: integer(values["bytesPerIndex"]) ?? 2)
  }

  // MARK: Materials

  private func material(_ place: Int) -> SCNMaterial {
    if let made = materials[place] { return made }
    let (material, values) = (SCNMaterial(), fields(place))
    materials[place] = material
    material.name = text(values["name"])
    let properties: [(String, SCNMaterialProperty)] = [
      ("diffuse", material.diffuse), ("ambient", material.ambient), ("specular", material.specular), ("emission", material.emission),
      ("transparent", material.transparent), ("reflective", material.reflective), ("multiply", material.multiply),
      ("normal", material.normal), ("displacement", material.displacement), ("ambientOcclusion", material.ambientOcclusion),
      ("selfIllumination", material.selfIllumination), ("metalness", material.metalness), ("roughness", material.roughness),
      ("clearCoat", material.clearCoat), ("clearCoatRoughness", material.clearCoatRoughness),
    ]
    for (key, property) in properties { if let place = index(values[key]) { fill(property, fields(place)) } }
    if let shininess = number(values["shininess"]) { material.shininess = shininess }
    if let transparency = number(values["transparency"]) { material.transparency = transparency }
    if let model = text(values["lightingModelName"]) { material.lightingModel = SCNMaterial.LightingModel(rawValue: model) }
    if let both = flag(values["doubleSided"]) { material.isDoubleSided = both }
    if let writes = flag(values["writesToDepthBuffer"]) { material.writesToDepthBuffer = writes }
    if let reads = flag(values["readsFromDepthBuffer"]) { material.readsFromDepthBuffer = reads }
    if let locks = flag(values["locksAmbientWithDiffuse"]) { material.locksAmbientWithDiffuse = locks }
    if let mode = integer(values["cullMode"]).flatMap({ SCNCullMode(rawValue: $0) }) { material.cullMode = mode }
    if let mode = integer(values["blendMode"]).flatMap({ SCNBlendMode(rawValue: $0) }) { material.blendMode = mode }
    if let mode = integer(values["transparencyMode"]).flatMap({ SCNTransparencyMode(rawValue: $0) }) { material.transparencyMode = mode }
    return material
  }

  private func fill(_ property: SCNMaterialProperty, _ values: [String: ListValue]) {
    if let intensity = number(values["intensity"]) { property.intensity = intensity }
    if let wrap = integer(values["wrapS"]).flatMap({ SCNWrapMode(rawValue: $0) }) { property.wrapS = wrap }
    if let wrap = integer(values["wrapT"]).flatMap({ SCNWrapMode(rawValue: $0) }) { property.wrapT = wrap }
    if let filter = integer(values["minificationFilter"]).flatMap({ SCNFilterMode(rawValue: $0) }) { property.minificationFilter = filter }
    if let filter = integer(values["magnificationFilter"]).flatMap({ SCNFilterMode(rawValue: $0) }) {
      property.magnificationFilter = filter
    }
    if let channel = integer(values["mappingChannel"]) { property.mappingChannel = channel }
    if let m = floats(values["contentsTransform"], 16) {
      property.contentsTransform = SCNMatrix4(
        m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8], m32: m[9], m33: m[10],
        m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }
    if let color = color(values["color"]) { property.contents = color }
    if let number = number(values["float"]) ?? number(values["number"]) { property.contents = NSNumber(value: Double(number)) }
    let image = pairs(values["image"])
    let path = text(image["path"]) ?? text(image["URL"]) ?? text(values["image"])
    if let path, let file = SceneFile.neighbor(path, of: url), let picture = UIImage(contentsOfFile: file.path) {
      property.contents = picture
    } else if let bytes = data(image["data"]) ?? data(values["image"]), let picture = UIImage(data: bytes) {
      property.contents = picture
    }
  }
}
