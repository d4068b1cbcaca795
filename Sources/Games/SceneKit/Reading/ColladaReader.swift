import FoundationXML
import UIKit

/// An element of an XML file.
final class MarkupElement: NSObject, XMLParserDelegate {
  let name: String
  let attributes: [String: String]
  private(set) var children: [MarkupElement] = []
  private(set) var text = ""
  private var open: [MarkupElement] = []

  private init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }
  /// Parses XML, and returns its root element; nil if it is not well-formed.
  static func read(_ data: Data) -> MarkupElement? {
    let document = MarkupElement("", [:])
    document.open = [document]
    let parser = XMLParser(data: data)
    parser.delegate = document
    guard parser.parse() else { return nil }
    return document.children.first
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    let element = MarkupElement(elementName, attributeDict)
    open.last?.children.append(element)
    open.append(element)
    if open.count > 400 { parser.abortParsing() }
  }
  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
    open.removeLast()
  }
  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  subscript(_ name: String) -> MarkupElement? { children.first { $0.name == name } }
  func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
  func first(_ name: String) -> MarkupElement? {
    for child in children {
      if child.name == name { return child }
      if let found = child.first(name) { return found }
    }
    return nil
  }
  /// Returns the identifier to which a reference attribute refers, without `#`.
  func reference(_ attribute: String) -> String? { attributes[attribute].map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 } }
  var words: [Substring] { text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" } }
  var floats: [Float] { words.map { Float($0) ?? 0 } }
  var integers: [Int] { words.map { Int($0) ?? 0 } }
  var number: Float? { words.first.flatMap { Float($0) } }
}

/// Reads COLLADA files: nodes, triangles and polygons, materials with colors and images, cameras and lights. Bones and animations are not
/// read.
final class ColladaReader {
  private let url: URL?
  private var byID: [String: MarkupElement] = [:]
  private var materials: [String: SCNMaterial] = [:]
  private var depth = 0
  /// The remaining number of nodes: in a damaged file, a node may contain itself.
  private var budget = 100_000

  init(_ url: URL?) { self.url = url }

  func read(_ data: Data, into scene: SCNScene) -> Bool {
    guard let root = MarkupElement.read(data), root.name == "COLLADA" else { return false }
    collect(root)
    let visual = root["scene"]?["instance_visual_scene"]?.reference("url").flatMap { byID[$0] } ?? root.first("visual_scene")
    guard let visual else { return false }
    let holder = SCNNode()
    for child in visual.all("node") { if let node = node(child) { holder.addChildNode(node) } }
    if root["asset"]?["up_axis"]?.text.contains("Z_UP") == true {
      // The z axis of the file becomes the y axis.
      for node in holder.childNodes {
        let turn = Placement(turn: Placement.turn(-.pi / 2, around: Vector(1, 0, 0))).transform
        node.transform = SCNMatrix4((turn * node.localTransform).matrix)
      }
    }
    for node in holder.childNodes { scene.rootNode.addChildNode(node) }
    return true
  }

  private func collect(_ element: MarkupElement) {
    if let id = element.attributes["id"] { byID[id] = element }
    for child in element.children { collect(child) }
  }

  private func node(_ element: MarkupElement) -> SCNNode? {
    guard depth < 200, budget > 0 else { return nil }
    depth += 1
    budget -= 1
    defer { depth -= 1 }
    let node = SCNNode()
    node.name = element.attributes["name"] ?? element.attributes["id"]
    var transform = Transform.identity
    for child in element.children {
      let n = child.floats
      switch child.name {
      case "matrix" where n.count == 16:
        transform =
          transform
          * Transform(
            x: SIMD4(n[0], n[4], n[8], n[12]), y: SIMD4(n[1], n[5], n[9], n[13]), z: SIMD4(n[2], n[6], n[10], n[14]),
            w: SIMD4(n[3], n[7], n[11], n[15]))
      case "translate" where n.count == 3: transform = transform * Placement(position: Vector(n[0], n[1], n[2])).transform
      case "scale" where n.count == 3: transform = transform * Placement(scale: Vector(n[0], n[1], n[2])).transform
      case "rotate" where n.count == 4:
        transform = transform * Placement(turn: Placement.turn(n[3] * .pi / 180, around: Vector(n[0], n[1], n[2]))).transform
      default: break
      }
    }
    node.transform = SCNMatrix4(transform.matrix)
    for child in element.children {
      let target = child.reference("url").flatMap { byID[$0] }
      switch child.name {
      case "node": if let inner = self.node(child) { node.addChildNode(inner) }
      case "instance_node": if let inner = target.flatMap({ self.node($0) }) { node.addChildNode(inner) }
      case "instance_geometry": if let target { attach(geometry(target, child), to: node) }
      case "instance_controller":
        let source = target?["skin"]?.reference("source") ?? target?["morph"]?.reference("source")
        if let mesh = source.flatMap({ byID[$0] }) { attach(geometry(mesh, child), to: node) }
      case "instance_camera": node.camera = target.map { camera($0) }
      case "instance_light": node.light = target.map { light($0) }
      default: break
      }
    }
    return node
  }
  private func attach(_ geometry: SCNGeometry?, to node: SCNNode) {
    guard let geometry else { return }
    if node.geometry == nil { node.geometry = geometry } else { node.addChildNode(SCNNode(geometry: geometry)) }
  }

  private func camera(_ element: MarkupElement) -> SCNCamera {
    let camera = SCNCamera()
    camera.name = element.attributes["name"]
    let optics = element["optics"]?["technique_common"]
    if let near = optics?.first("znear")?.number { camera.zNear = Double(near) }
    if let far = optics?.first("zfar")?.number { camera.zFar = Double(far) }
    if let angle = optics?.first("xfov")?.number { camera.xFov = Double(angle) }
    if let angle = optics?.first("yfov")?.number { camera.yFov = Double(angle) }
    if let flat = optics?["orthographic"] {
      camera.usesOrthographicProjection = true
      if let size = flat["ymag"]?.number ?? flat["xmag"]?.number { camera.orthographicScale = Double(size) }
    }
    return camera
  }

  private func light(_ element: MarkupElement) -> SCNLight {
    let light = SCNLight()
    light.name = element.attributes["name"]
    guard let kind = element["technique_common"]?.children.first else { return light }
    light.type = ["ambient": .ambient, "directional": .directional, "spot": .spot][kind.name] ?? .omni
    if let c = kind["color"]?.floats, c.count >= 3 { light.color = Self.color(c) }
    if let angle = kind["falloff_angle"]?.number { light.spotOuterAngle = CGFloat(angle) }
    return light
  }

  // MARK: Geometries

  private func source(_ id: String?) -> (values: [Float], stride: Int)? {
    guard let id, let element = byID[id], let array = element["float_array"] else { return nil }
    let stride = element["technique_common"]?["accessor"]?.attributes["stride"].flatMap { Int($0) } ?? 3
    return (array.floats, max(stride, 1))
  }

  private func geometry(_ element: MarkupElement, _ instance: MarkupElement) -> SCNGeometry? {
    guard let mesh = element["mesh"] else { return nil }
    var bound: [String: String] = [:]
    for binding in instance["bind_material"]?["technique_common"]?.all("instance_material") ?? [] {
      if let symbol = binding.attributes["symbol"] { bound[symbol] = binding.reference("target") }
    }
    var (positions, normals, coordinates): ([Vector], [Vector], [SIMD2<Float>]) = ([], [], [])
    var elements: [SCNGeometryElement] = []
    var materials: [SCNMaterial] = []
    for part in mesh.children where ["triangles", "polylist", "polygons", "tristrips"].contains(part.name) {
      var inputs: [String: (offset: Int, source: (values: [Float], stride: Int))] = [:]
      var width = 1
      for input in part.all("input") {
        let offset = input.attributes["offset"].flatMap { Int($0) } ?? 0
        width = max(width, offset + 1)
        guard let semantic = input.attributes["semantic"] else { continue }
        if semantic == "VERTEX" {
          for inner in input.reference("source").flatMap({ byID[$0] })?.all("input") ?? [] {
            guard let kind = inner.attributes["semantic"], let values = source(inner.reference("source")) else { continue }
            inputs[kind] = (offset, values)
          }
        } else if inputs[semantic] == nil, let values = source(input.reference("source")) {
          inputs[semantic] = (offset, values)
        }
      }
      guard width <= 64, let place = inputs["POSITION"] else { continue }
      let (normal, texture) = (inputs["NORMAL"], inputs["TEXCOORD"])
      var known: [[Int]: UInt32] = [:]
      var indices: [UInt32] = []
      func vertex(_ corner: ArraySlice<Int>) -> UInt32? {
        let key = Array(corner)
        if let index = known[key] { return index }
        func values(_ input: (offset: Int, source: (values: [Float], stride: Int)), _ count: Int) -> [Float]? {
          let start = key[input.offset].multipliedReportingOverflow(by: input.source.stride)
          guard !start.overflow, start.partialValue >= 0, count <= input.source.stride,
            start.partialValue <= input.source.values.count - count
          else { return nil }
          return Array(input.source.values[start.partialValue..<start.partialValue + count])
        }
        guard let p = values(place, 3), p.allSatisfy(\.isFinite) else { return nil }
        positions.append(Vector(p[0], p[1], p[2]))
        normals.append(normal.flatMap { values($0, 3) }.map { Vector($0[0], $0[1], $0[2]) } ?? .zero)
        // The first row of an image is at 1 in the file.
        coordinates.append(texture.flatMap { values($0, 2) }.map { SIMD2($0[0], 1 - $0[1]) } ?? .zero)
        let index = UInt32(positions.count - 1)
        known[key] = index
        return index
      }
      func polygon(_ corners: [UInt32?]) {
        for corner in 1..<max(corners.count - 1, 1) {
          if let a = corners[0], let b = corners[corner], let c = corners[corner + 1] { indices += [a, b, c] }
        }
      }
      func corners(_ numbers: [Int]) -> [UInt32?] {
        stride(from: 0, to: numbers.count - width + 1, by: width).map { vertex(numbers[$0..<$0 + width]) }
      }
      switch part.name {
      case "polylist":
        let all = corners(part["p"]?.integers ?? [])
        var start = 0
        for count in part["vcount"]?.integers ?? [] where count > 0 && start + count <= all.count {
          polygon(Array(all[start..<start + count]))
          start += count
        }
      case "polygons": for list in part.all("p") { polygon(corners(list.integers)) }
      case "tristrips":
        for list in part.all("p") {
          let strip = corners(list.integers)
          for index in 0..<max(strip.count - 2, 0) {
            polygon(
              index % 2 == 0 ? [strip[index], strip[index + 1], strip[index + 2]] : [strip[index + 1], strip[index], strip[index + 2]])
          }
        }
      default:
        let all = corners(part["p"]?.integers ?? [])
        for index in stride(from: 0, to: all.count - 2, by: 3) { polygon(Array(all[index...index + 2])) }
      }
      guard !indices.isEmpty else { continue }
      elements.append(SCNGeometryElement(indices: indices, primitiveType: .triangles))
      let symbol = part.attributes["material"]
      materials.append(material(symbol.flatMap { bound[$0] } ?? symbol))
    }
    guard !elements.isEmpty else { return nil }
    var sources = [SCNGeometrySource(vectors: positions, semantic: .vertex), SCNGeometrySource(coordinates: coordinates)]
    if normals.contains(where: { $0 != .zero }) { sources.append(SCNGeometrySource(vectors: normals, semantic: .normal)) }
    let geometry = SCNGeometry(sources: sources, elements: elements)
    geometry.name = element.attributes["name"] ?? element.attributes["id"]
    geometry.materials = materials
    return geometry
  }

  // MARK: Materials

  private static func color(_ c: [Float]) -> UIColor {
    UIColor(red: Double(c[0]), green: Double(c[1]), blue: Double(c[2]), alpha: c.count > 3 ? Double(c[3]) : 1)
  }

  private func material(_ id: String?) -> SCNMaterial {
    guard let id else { return SCNMaterial() }
    if let made = materials[id] { return made }
    let material = SCNMaterial()
    materials[id] = material
    let element = byID[id]
    material.name = element?.attributes["name"] ?? id
    guard let effect = element?["instance_effect"]?.reference("url").flatMap({ byID[$0] }), let profile = effect.first("profile_COMMON"),
      let technique = profile["technique"],
      let model = technique.children.first(where: { ["phong", "blinn", "lambert", "constant"].contains($0.name) })
    else { return material }
    material.lightingModel = ["phong": .phong, "lambert": .lambert, "constant": .constant][model.name] ?? .blinn
    var parameters: [String: MarkupElement] = [:]
    for parameter in profile.all("newparam") { if let sid = parameter.attributes["sid"] { parameters[sid] = parameter } }
    func image(_ texture: MarkupElement) -> UIImage? {
      guard let name = texture.attributes["texture"] else { return nil }
      let surface = parameters[name]?.first("source").flatMap { parameters[$0.text] }
      let source = surface?.first("init_from")?.text ?? parameters[name]?.first("instance_image")?.reference("url") ?? name
      guard let file = byID[source.trimmingCharacters(in: .whitespacesAndNewlines)]?.first("init_from") else { return nil }
      let path = (file["ref"] ?? file).text.trimmingCharacters(in: .whitespacesAndNewlines)
      return SceneFile.neighbor(path, of: url).flatMap { UIImage(contentsOfFile: $0.path) }
    }
    func fill(_ name: String, _ property: SCNMaterialProperty) {
      guard let value = model[name] else { return }
      if let texture = value["texture"], let picture = image(texture) {
        (property.contents, property.wrapS, property.wrapT) = (picture, .repeat, .repeat)
      } else if let c = value["color"]?.floats, c.count >= 3 {
        property.contents = Self.color(c)
      }
    }
    fill("diffuse", material.diffuse)
    fill("ambient", material.ambient)
    fill("specular", material.specular)
    fill("emission", material.emission)
    if let shininess = model["shininess"]?["float"]?.number { material.shininess = CGFloat(shininess > 1 ? shininess / 128 : shininess) }
    if let alpha = model["transparency"]?["float"]?.number, model["transparent"]?.attributes["opaque"] != "RGB_ZERO", alpha > 0 {
      material.transparency = CGFloat(min(alpha, 1))
    }
    if technique.first("double_sided")?.number == 1 { material.isDoubleSided = true }
    return material
  }
}
