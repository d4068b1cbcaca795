/// The objects of one `.xcodeproj`.
struct ProjectFile: Sendable {
  /// The path of the `project.pbxproj`.
  let path: String
  /// The folder that holds the `.xcodeproj`.
  let folder: String
  let objectVersion: Int
  let objects: [String: ProjectObject]
  let root: ProjectObject
  /// The paths of groups and of files, by identifier.
  private(set) var paths: [String: String] = [:]
  /// The group that contains a file, by the file's identifier.
  private(set) var parents: [String: String] = [:]

  /// The folder that `SOURCE_ROOT` means.
  var sourceRoot: String { FilePath.join(folder, root.string("projectDirPath") ?? "") }

  init(path: String, files: any FileSource) throws {
    guard let data = files.contents(of: path) else { throw ProjectError(path: path, reason: "the file cannot be read") }
    let list = try PropertyListParser.parse(data, path: path)
    guard let table = list.dictionary else { throw ProjectError(path: path, line: list.line, reason: "the file holds no dictionary") }
    guard let entries = table["objects"]?.dictionary else {
      throw ProjectError(path: path, line: list.line, reason: "the file has no objects")
    }
    self.path = path
    folder = FilePath.parent(of: FilePath.parent(of: path))
    objectVersion = table["objectVersion"]?.string.flatMap(Int.init) ?? 0
    var objects: [String: ProjectObject] = [:]
    for (id, value) in entries { objects[id] = ProjectObject(id: id, value: value) }
    self.objects = objects
    guard let rootID = table["rootObject"]?.string, let root = objects[rootID], root.isa == "PBXProject" else {
      throw ProjectError(path: path, line: table["rootObject"]?.line ?? list.line, reason: "the root object is not a PBXProject")
    }
    self.root = root
    if let main = root.string("mainGroup") { resolve(main, base: sourceRoot, parent: nil, depth: 0, files: files) }
  }

  /// The language version of a project that was last saved by a version of Xcode before 8, which knew only Swift 2 and no setting for it.
  var oldLanguageVersion: String? {
    let attributes = root.dictionary("attributes")
    let saved = ["LastSwiftUpdateCheck", "LastUpgradeCheck"].compactMap { attributes[$0]?.string.flatMap(Int.init) }.max()
    let setsVersion = objects.values.contains {
      $0.isa == "XCBuildConfiguration"
        && ($0.dictionary("buildSettings")["SWIFT_VERSION"] != nil || $0["baseConfigurationReference"] != nil)
    }
    guard let saved, saved < 800, !setsVersion else { return nil }
    return "2"
  }

  func object(_ id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  private mutating func resolve(_ id: String, base: String, parent: String?, depth: Int, files: any FileSource) {
    guard depth < 100, let object = objects[id], paths[id] == nil else { return }
    var path = FilePath.join(Self.base(of: object, base: base, sourceRoot: sourceRoot), object.string("path") ?? "")
    if !isOutside(object) { path = files.actualPath(path) }
    paths[id] = path
    parents[id] = parent
    for child in object.strings("children") { resolve(child, base: path, parent: id, depth: depth + 1, files: files) }
  }

  private static func base(of object: ProjectObject, base: String, sourceRoot: String) -> String {
    switch object.string("sourceTree") {
    case "<group>", nil: base
    case "SOURCE_ROOT": sourceRoot
    case "<absolute>": "/"
    // Products and the system's own folders are not searched: only the name remains.
    case let tree?: "/" + tree
    }
  }

  /// Returns whether a reference is a product, a system framework or another object outside of the project's folders.
  func isOutside(_ object: ProjectObject) -> Bool {
    switch object.string("sourceTree") {
    case "<group>", "SOURCE_ROOT", "<absolute>", nil: false
    default: true
    }
  }
}
