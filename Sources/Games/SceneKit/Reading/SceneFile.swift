import Foundation

/// Finds and reads scene files by their format.
enum SceneFile {
  /// Returns the URL of a scene file, which is also searched by its name in folders of the app.
  static func url(named name: String, directory: String?, _ extensions: [String] = ["scn", "dae", "obj"]) -> URL? {
    let files = FileManager.default
    let roots = [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap { $0 }
    let path = directory.map { ($0 as NSString).appendingPathComponent(name) } ?? name
    let endings = (path as NSString).pathExtension.isEmpty ? extensions.map { "." + $0 } : [""]
    for root in roots {
      for ending in endings {
        let url = root.appendingPathComponent(path + ending)
        if files.fileExists(atPath: url.path) { return url }
      }
    }
    // Xcode finds a scene in asset folders by its name alone.
    for root in roots {
      let folders = (try? files.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
      for folder in folders where folder.pathExtension == "scnassets" {
        for ending in endings {
          let url = folder.appendingPathComponent(path + ending)
          if files.fileExists(atPath: url.path) { return url }
        }
      }
    }
    return nil
  }

  /// Returns the URL of a file to which a scene refers: beside the scene, in the app, or found by its last path component.
  static func neighbor(_ path: String, of scene: URL?) -> URL? {
    let path = path.hasPrefix("file://") ? URL(string: path)?.path ?? path : path.removingPercentEncoding ?? path
    let name = (path as NSString).lastPathComponent
    guard !name.isEmpty else { return nil }
    var places: [URL] = []
    if let folder = scene?.deletingLastPathComponent() {
      places += [folder.appendingPathComponent(path), folder.appendingPathComponent(name)]
      // Assets are often in a folder next to that of the scene.
      let outer = folder.deletingLastPathComponent()
      places += [outer.appendingPathComponent(path), outer.appendingPathComponent(name)]
      for part in ["textures", "Textures", "images", "Images"] {
        places.append(folder.appendingPathComponent(part).appendingPathComponent(name))
      }
    }
    if path.hasPrefix("/") { places.append(URL(fileURLWithPath: path)) }
    if let root = Bundle.main.resourceURL { places += [root.appendingPathComponent(path), root.appendingPathComponent(name)] }
    if let found = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) { return found }
    return url(named: name, directory: nil, [""])
  }

  static func read(_ url: URL, into scene: SCNScene) throws {
    try read(Data(contentsOf: url), url, into: scene)
  }

  static func read(_ data: Data, _ url: URL?, into scene: SCNScene) throws {
    let head = data.prefix(512)
    if head.starts(with: Data("bplist".utf8)) {
      guard let archive = NodeArchive(data, url), archive.read(into: scene) else { throw CocoaError(.fileReadCorruptFile) }
    } else if String(decoding: head, as: UTF8.self).contains("<COLLADA") || url?.pathExtension.lowercased() == "dae" {
      guard ColladaReader(url).read(data, into: scene) else { throw CocoaError(.fileReadCorruptFile) }
    } else if url?.pathExtension.lowercased() == "obj" {
      guard let node = WavefrontReader(url).read(data) else { throw CocoaError(.fileReadCorruptFile) }
      scene.rootNode.addChildNode(node)
    } else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
  }
}
