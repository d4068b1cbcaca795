import UIKit

/// Reads Wavefront files: polygons by material, with the colors and images of their material files.
final class WavefrontReader {
  private let url: URL?
  init(_ url: URL?) { self.url = url }

  /// Returns a node with the geometry; nil if the file has no polygons.
  func read(_ data: Data) -> SCNNode? {
    var (places, directions, points): ([Vector], [Vector], [SIMD2<Float>]) = ([], [], [])
    var mesh = Mesh()
    var hasNormals = true
    var known: [SIMD3<Int>: Int32] = [:]
    var library: [String: SCNMaterial] = [:]
    var names: [String] = []
    var name: String?

    func vertex(_ word: Substring) -> Int32? {
      let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      func index(_ part: Int, _ count: Int) -> Int {
        guard parts.count > part, parts[part] != 0 else { return -1 }
        let index = parts[part] > 0 ? parts[part] - 1 : count + parts[part]
        return index >= 0 && index < count ? index : -1
      }
      let key = SIMD3(index(0, places.count), index(1, points.count), index(2, directions.count))
      guard key.x >= 0 else { return nil }
      if let made = known[key] { return made }
      if key.z < 0 { hasNormals = false }
      let point = key.y >= 0 ? points[key.y] : .zero
      let made = mesh.add(places[key.x], key.z >= 0 ? directions[key.z] : .zero, point.x, 1 - point.y)
      known[key] = made
      return made
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let first = words.first else { continue }
      func floats(_ count: Int) -> [Float]? {
        let numbers = words.dropFirst().prefix(count).compactMap { Float($0) }
        return numbers.count == count && numbers.allSatisfy(\.isFinite) ? numbers : nil
      }
      switch first {
      case "v": if let n = floats(3) { places.append(Vector(n[0], n[1], n[2])) }
      case "vn": if let n = floats(3) { directions.append(Vector(n[0], n[1], n[2])) }
      case "vt": if let n = floats(2) { points.append(SIMD2(n[0], n[1])) }
      case "f":
        if names.isEmpty {
          names = [""]
          mesh.beginElement()
        }
        let corners = words.dropFirst().map { vertex($0) }
        for corner in 1..<max(corners.count - 1, 1) {
          if let a = corners[0], let b = corners[corner], let c = corners[corner + 1] { mesh.triangle(a, b, c) }
        }
      case "usemtl":
        names.append(words.dropFirst().joined(separator: " "))
        mesh.beginElement()
      case "mtllib":
        let file = words.dropFirst().joined(separator: " ")
        if let place = SceneFile.neighbor(file, of: url), let data = try? Data(contentsOf: place) {
          library.merge(materials(data, place)) { $1 }
        }
      case "o", "g": if name == nil { name = words.dropFirst().joined(separator: " ") }
      default: break
      }
    }
    guard !mesh.positions.isEmpty else { return nil }
    var sources = [SCNGeometrySource(vectors: mesh.positions, semantic: .vertex), SCNGeometrySource(coordinates: mesh.coordinates)]
    if hasNormals { sources.append(SCNGeometrySource(vectors: mesh.normals, semantic: .normal)) }
    let used = zip(names, mesh.elements).filter { !$0.1.indices.isEmpty }
    let geometry = SCNGeometry(
      sources: sources, elements: used.map { SCNGeometryElement(indices: $0.1.indices, primitiveType: .triangles) })
    geometry.materials = used.map { library[$0.0] ?? SCNMaterial() }
    geometry.name = name
    let node = SCNNode(geometry: geometry)
    node.name = name
    return node
  }

  private func materials(_ data: Data, _ file: URL) -> [String: SCNMaterial] {
    var result: [String: SCNMaterial] = [:]
    var material = SCNMaterial()
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let first = words.first else { continue }
      let numbers = words.dropFirst().compactMap { Double($0) }
      let color = numbers.count >= 3 ? UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: 1) : nil
      switch first {
      case "newmtl":
        material = SCNMaterial()
        material.name = words.dropFirst().joined(separator: " ")
        result[material.name ?? ""] = material
      case "Kd" where material.diffuse.contents is UIColor: if let color { material.diffuse.contents = color }
      case "Ks": if let color { material.specular.contents = color }
      case "Ke": if let color { material.emission.contents = color }
      case "Ns": if let sharpness = numbers.first { material.shininess = CGFloat(min(sharpness / 128, 1)) }
      case "d": if let alpha = numbers.first { material.transparency = CGFloat(alpha) }
      case "map_Kd":
        if let path = words.last, let place = SceneFile.neighbor(String(path), of: file), let image = UIImage(contentsOfFile: place.path) {
          (material.diffuse.contents, material.diffuse.wrapS, material.diffuse.wrapT) = (image, .repeat, .repeat)
        }
      default: break
      }
    }
    return result
  }
}
