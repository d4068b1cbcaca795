import SceneKit
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

/// Files of scenes: archives, COLLADA and Wavefront.
@MainActor struct SceneFileTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A binary property list with the references of keyed archives, which Foundation on Linux does not write.
  private final class Archive {
    enum Item {
      case text(String)
      case number(Int)
      case real(Double)
      case flag(Bool)
      case data(Data)
      case object(String, [String: Item])
      case list([Item])
      /// The object that has the field.
      case itself
    }
    private var objects: [[UInt8]] = []
    private func add(_ bytes: [UInt8]) -> Int {
      objects.append(bytes)
      return objects.count - 1
    }
    private func size(_ kind: UInt8, _ count: Int) -> [UInt8] {
      count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x11, UInt8(count >> 8), UInt8(count & 255)]
    }
    private func text(_ text: String) -> Int { add(size(5, text.utf8.count) + Array(text.utf8)) }
    private func integer(_ value: Int) -> Int { add([0x13] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }) }
    private func two(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    private func dictionary(_ pairs: [(Int, Int)]) -> Int {
      add(size(13, pairs.count) + pairs.flatMap { two($0.0) } + pairs.flatMap { two($0.1) })
    }
    private func array(_ places: [Int]) -> Int { add(size(10, places.count) + places.flatMap { two($0) }) }
    /// The objects of the archive, as indices of property list objects.
    private var archived: [Int] = []
    private func reference(_ index: Int) -> Int { add([0x81] + two(index)) }

    private func place(_ item: Item) -> Int {
      switch item {
      case .number(let value): return integer(value)
      case .real(let value): return add([0x23] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: value.bitPattern >> (UInt64($0) * 8)) })
      case .flag(let value): return add([value ? 9 : 8])
      case .data(let data): return add(size(4, data.count) + Array(data))
      case .text, .object, .list: return reference(archive(item))
      case .itself: preconditionFailure("only an object's field refers to it")
      }
    }
    private func archive(_ item: Item) -> Int {
      let index = archived.count
      archived.append(0)
      switch item {
      case .text(let value): archived[index] = text(value)
      case .list(let items):
        let places = array(items.map { reference(archive($0)) })
        archived[index] = dictionary([(text("NS.objects"), places), (text("$class"), reference(type("NSArray")))])
      case .object(let name, let values):
        var pairs = values.sorted { $0.key < $1.key }.map { key, value in
          if case .itself = value { (text(key), reference(index)) } else { (text(key), place(value)) }
        }
        pairs.append((text("$class"), reference(type(name))))
        archived[index] = dictionary(pairs)
      default: archived[index] = place(item)
      }
      return index
    }
    private func type(_ name: String) -> Int {
      archived.append(dictionary([(text("$classname"), text(name))]))
      return archived.count - 1
    }

    static func data(_ root: Item) -> Data {
      let writer = Archive()
      writer.archived.append(writer.text("$null"))
      let index = writer.archive(root)
      let list = writer.array(writer.archived)
      let top = writer.dictionary([(writer.text("root"), writer.reference(index))])
      let whole = writer.dictionary([(writer.text("$objects"), list), (writer.text("$top"), top)])
      var bytes = Array("bplist00".utf8)
      var offsets: [Int] = []
      for object in writer.objects {
        offsets.append(bytes.count)
        bytes += object
      }
      let table = bytes.count
      func eight(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
      for offset in offsets { bytes += eight(offset).suffix(4) }
      bytes += [0, 0, 0, 0, 0, 0, 4, 2] + eight(offsets.count) + eight(whole) + eight(table)
      return Data(bytes)
    }
  }
  private func floats(_ numbers: Float...) -> Archive.Item { .data(numbers.withUnsafeBytes { Data($0) }) }

  private var archive: Data {
    let color = Archive.Item.object("NSColor", ["NSColorSpace": .number(2), "NSRGB": .data(Data("0 1 0\0".utf8))])
    let material = Archive.Item.object(
      "SCNMaterial",
      [
        "diffuse": .object("SCNMaterialProperty", ["color": color, "intensity": .real(1)]), "name": .text("paint"),
        "lightingModelName": .text("SCNLightingModelConstant"), "doubleSided": .flag(true),
      ])
    let vertices = Archive.Item.object(
      "SCNGeometrySource",
      [
        "data": .object("NSMutableData", ["NS.data": floats(-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0)]),
        "semantic": .text("kGeometrySourceSemanticVertex"), "vectorCount": .number(4), "floatComponents": .flag(true),
        "componentsPerVector": .number(3), "bytesPerComponent": .number(4), "dataOffset": .number(0), "dataStride": .number(12),
      ])
    let element = Archive.Item.object(
      "SCNGeometryElement",
      [
        "elementData": .object("NSMutableData", ["NS.data": .data(Data([0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 3, 0]))]),
        "primitiveType": .number(0), "primitiveCount": .number(2), "bytesPerIndex": .number(2),
      ])
    let mesh = Archive.Item.object(
      "SCNGeometry", ["kGeometrySourceSemanticVertex": .list([vertices]), "elements": .list([element]), "materials": .list([material])])
    let ship = Archive.Item.object("SCNNode", ["name": .text("shipMesh"), "geometry": mesh, "position": floats(0, 0, -3)])
    let box = Archive.Item.object(
      "SCNNode",
      ["name": .text("box"), "geometry": .object("SCNBox", ["boxwidth": .real(3), "boxheight": .real(4), "boxlength": .real(5)])])
    let camera = Archive.Item.object(
      "SCNNode", ["name": .text("camera"), "camera": .object("SCNCamera", ["zFar": .real(500), "yFov": .real(45)])])
    let light = Archive.Item.object(
      "SCNNode",
      ["name": .text("sun"), "light": .object("SCNLight", ["type": .text("directional"), "intensity": .real(500)]), "hidden": .flag(true)])
    let group = Archive.Item.object("SCNNode", ["name": .text("ship"), "childNodes": .list([ship, box])])
    let root = Archive.Item.object("SCNNode", ["childNodes": .list([group, camera, light])])
    return Archive.data(.object("SCNScene", ["rootNode": root, "fogEndDistance": .real(9)]))
  }

  @Test("An archive of Xcode gives its nodes, geometries, materials, cameras and lights") func archives() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("ship.scn")
    try archive.write(to: file)
    let scene = try SCNScene(url: file)
    expect(scene.fogEndDistance, equals: 9)
    let ship = try #require(scene.rootNode.childNode(withName: "ship", recursively: true))
    let mesh = try #require(ship.childNode(withName: "shipMesh", recursively: true))
    expect(mesh.position, equals: SCNVector3(0, 0, -3))
    expect(mesh.geometry?.sources(for: .vertex).first?.vectorCount, equals: 4)
    expect(mesh.geometry?.element(at: 0).primitiveCount, equals: 2)
    expect(mesh.geometry?.firstMaterial?.name, equals: "paint")
    expect(mesh.geometry?.firstMaterial?.diffuse.contents as? UIColor, equals: UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    expect(mesh.geometry?.firstMaterial?.lightingModel, equals: .constant)
    let box = ship.childNode(withName: "box", recursively: false)?.geometry as? SCNBox
    expect(box.map { [$0.width, $0.height, $0.length] }, equals: [3, 4, 5])
    let camera = scene.rootNode.childNode(withName: "camera", recursively: true)?.camera
    expect(camera?.zFar == 500 && camera?.fieldOfView == 45)
    let sun = scene.rootNode.childNode(withName: "sun", recursively: true)
    expect(sun?.light?.type == .directional && sun?.light?.intensity == 500 && sun?.isHidden == true)
  }

  @Test("Damaged archives give an error or a scene, and never end the program") func damage() throws {
    var random = Noise(seed: 7)
    let good = archive
    for _ in 0..<400 {
      var data = good
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { data = data.prefix(Int.random(in: 0...data.count, using: &random)) }
      let scene = try? SCNSceneSource(data: data)?.scene()
      _ = scene?.rootNode.boundingBox
    }
    #expect(throws: (any Error).self) { try SCNSceneSource(data: Data("nothing".utf8))?.scene() }
    expect(SCNScene(named: "art.scnassets/absent.scn") == nil)
  }

  @Test("Files that refer to each other, and objects that contain themselves, are read once") func loops() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, other) in [("a", "b"), ("b", "a")] {
      let reference = Archive.Item.object("SCNReferenceNode", ["name": .text("to \(other)"), "referenceURL": .text("\(other).scn")])
      let loop = Archive.Item.object("SCNNode", ["name": .object("NSString", ["NS.string": .itself, "NS.relative": .itself])])
      let root = Archive.Item.object("SCNNode", ["childNodes": .list([reference, loop])])
      try Archive.data(.object("SCNScene", ["rootNode": root])).write(to: folder.appendingPathComponent("\(name).scn"))
    }
    let scene = try SCNScene(url: folder.appendingPathComponent("a.scn"))
    let inner = try #require(scene.rootNode.childNode(withName: "to b", recursively: false))
    expect(
      inner.childNode(withName: "to a", recursively: false)?.childNode(withName: "to b", recursively: false)?.childNodes.isEmpty == true)
    expect(inner.childNodes.count, equals: 2)
  }

  @Test("A COLLADA file gives its tree, triangles and colors") func collada() throws {
    let text = """
      <?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
      <asset><up_axis>Y_UP</up_axis></asset>
      <library_effects><effect id="fx"><profile_COMMON><technique sid="t"><phong>
      <diffuse><color>0 0 1 1</color></diffuse></phong></technique></profile_COMMON></effect></library_effects>
      <library_materials><material id="m" name="blue"><instance_effect url="#fx"/></material></library_materials>
      <library_geometries><geometry id="g" name="square"><mesh>
      <source id="p"><float_array id="pa" count="12">0 0 0 2 0 0 2 2 0 0 2 0</float_array>
      <technique_common><accessor source="#pa" count="4" stride="3"/></technique_common></source>
      <vertices id="v"><input semantic="POSITION" source="#p"/></vertices>
      <polylist count="1" material="s"><input semantic="VERTEX" source="#v" offset="0"/><vcount>4</vcount><p>0 1 2 3</p></polylist>
      </mesh></geometry></library_geometries>
      <library_visual_scenes><visual_scene id="vs"><node id="n" name="holder"><translate>1 2 3</translate>
      <instance_geometry url="#g"><bind_material><technique_common><instance_material symbol="s" target="#m"/></technique_common>
      </bind_material></instance_geometry></node></visual_scene></library_visual_scenes>
      <scene><instance_visual_scene url="#vs"/></scene></COLLADA>
      """
    let scene = try #require(try SCNSceneSource(data: Data(text.utf8))?.scene())
    let node = try #require(scene.rootNode.childNode(withName: "holder", recursively: false))
    expect(node.position, equals: SCNVector3(1, 2, 3))
    expect(node.geometry?.elements.first?.primitiveCount, equals: 2)
    expect(node.geometry?.boundingBox.max, equals: SCNVector3(2, 2, 0))
    expect(node.geometry?.firstMaterial?.name, equals: "blue")
    expect(node.geometry?.firstMaterial?.diffuse.contents as? UIColor, equals: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test("A Wavefront file gives its polygons by material") func wavefront() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("newmtl a\nKd 1 0 0\nnewmtl b\nKd 0 1 0\n".utf8).write(to: folder.appendingPathComponent("m.mtl"))
    let text = "mtllib m.mtl\no thing\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nusemtl a\nf 1 2 3\nusemtl b\nf 1// 3// -1//\n"
    let file = folder.appendingPathComponent("thing.obj")
    try Data(text.utf8).write(to: file)
    let node = try #require(try SCNScene(url: file).rootNode.childNodes.first)
    expect(node.name, equals: "thing")
    expect(node.geometry?.elementCount, equals: 2)
    expect(node.geometry?.materials.map(\.name), equals: ["a", "b"])
    expect(node.geometry?.materials.last?.diffuse.contents as? UIColor, equals: UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }
}
