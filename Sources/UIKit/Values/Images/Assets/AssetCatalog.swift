import Foundation

/// The image sets and color sets of a bundle, in its `.xcassets` folders.
///
/// The catalog of the main bundle includes the `*.resources` folders beside the program, where the package manager puts a target's
/// resources.
final class AssetCatalog: Sendable {
  /// The folders in which names are looked up as plain files.
  let folders: [URL]
  private let imageFolders: [String: URL]
  private let colorFolders: [String: URL]
  private let dataFolders: [String: URL]
  /// The image sets that were requested, read once.
  private let imageSets = Locked<[String: ImageSet?]>([:])
  private let colorSets = Locked<[String: ColorSet?]>([:])

  private init(folders: [URL]) {
    self.folders = folders
    var images: [String: URL] = [:]
    var colors: [String: URL] = [:]
    var data: [String: URL] = [:]
    for folder in folders {
      for catalog in Self.contents(of: folder) where catalog.pathExtension == "xcassets" {
        Self.collect(catalog, prefix: "", images: &images, colors: &colors, data: &data)
      }
    }
    imageFolders = images
    colorFolders = colors
    dataFolders = data
  }

  func dataFolder(named name: String) -> URL? { dataFolders[name] }

  /// Returns an image set; nil if there is none of that name, or its description is damaged.
  func imageSet(named name: String) -> ImageSet? {
    guard let folder = imageFolders[name] else { return nil }
    return imageSets.withLock { sets in
      if let known = sets[name] { return known }
      let set = ImageSet(folder: folder)
      sets[name] = .some(set)
      return set
    }
  }

  func colorSet(named name: String) -> ColorSet? {
    guard let folder = colorFolders[name] else { return nil }
    return colorSets.withLock { sets in
      if let known = sets[name] { return known }
      let set = ColorSet(folder: folder)
      sets[name] = .some(set)
      return set
    }
  }

  /// The first set of a name is used.
  private static func collect(
    _ folder: URL, prefix: String, images: inout [String: URL], colors: inout [String: URL], data: inout [String: URL]
  ) {
    for item in contents(of: folder) {
      let name = prefix + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset", "symbolset", "appiconset":
        if images[name] == nil { images[name] = item }
      case "colorset":
        if colors[name] == nil { colors[name] = item }
      case "dataset":
        if data[name] == nil { data[name] = item }
      case "":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder), isFolder.boolValue else { continue }
        let isNamespace = AssetContents(folder: item)?.properties?.providesNamespace == true
        collect(item, prefix: isNamespace ? name + "/" : prefix, images: &images, colors: &colors, data: &data)
      default:
        continue
      }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let items = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (items ?? []).sorted { $0.path < $1.path }
  }
}

extension AssetCatalog {
  /// Returns the catalog of a bundle, which is read once.
  static func of(_ bundle: Bundle) -> AssetCatalog {
    let key = bundle.bundlePath
    if let known = cache.withLock({ $0[key] }) { return known }
    var folders = [bundle.resourceURL ?? bundle.bundleURL]
    if bundle.bundlePath == Bundle.main.bundlePath {
      folders += contents(of: bundle.bundleURL).filter { $0.pathExtension == "resources" }
    }
    let catalog = AssetCatalog(folders: folders)
    cache.withLock { $0[key] = catalog }
    return catalog
  }

  private static let cache = Locked<[String: AssetCatalog]>([:])
}
