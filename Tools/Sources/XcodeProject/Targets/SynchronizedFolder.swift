/// A folder whose files belong to targets without being listed (`PBXFileSystemSynchronizedRootGroup`).
struct SynchronizedFolder {
  enum Role { case source, header, resource, none }

  struct File {
    /// The path from the folder.
    var name: String
    var isFolder: Bool
  }

  let path: String
  let id: String
  let explicitFolders: [String]
  /// By target: the paths excluded from a target that includes the folder, or included in one that does not.
  private var memberships: [String: [String]] = [:]
  private var platforms: [String: [String: [String]]] = [:]
  /// By build phase: the paths moved into it.
  private(set) var phases: [String: [String]] = [:]
  private var explicitTypes: [String: String] = [:]
  let files: [File]

  /// Folders that Xcode treats as one file.
  static let packages: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "scnassets", "playground", "xcodeproj",
    "xcworkspace", "xcmappingmodel", "docc", "storekit", "arresourcegroup", "rcproject", "sks", "nnwtheme", "mlmodelc", "icon", "app",
  ]

  init(_ object: ProjectObject, in project: ProjectFile, source: any FileSource) {
    id = object.id
    path = project.paths[object.id] ?? FilePath.join(project.sourceRoot, object.string("path") ?? "")
    explicitFolders = object.strings("explicitFolders")
    explicitTypes = object.dictionary("explicitFileTypes").compactMapValues(\.string)
    for id in object.strings("exceptions") {
      guard let exception = project.object(id) else { continue }
      let names = exception.strings("membershipExceptions")
      switch exception.isa {
      case "PBXFileSystemSynchronizedBuildFileExceptionSet":
        guard let target = exception.string("target") else { continue }
        memberships[target, default: []] += names
        for (name, value) in exception.dictionary("platformFiltersByRelativePath") {
          platforms[target, default: [:]][name] = value.strings
        }
      case "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet":
        if let phase = exception.string("buildPhase") { phases[phase, default: []] += names }
      default: continue
      }
    }
    var collection = Collection(explicit: Set(explicitFolders), walk: FolderWalk(from: path, source), source: source)
    collection.collect(path, prefix: "")
    // A folder that a link leads to may be in the synchronized one, where it has its own name.
    while !collection.links.isEmpty {
      let link = collection.links.removeFirst()
      collection.collect(link.path, prefix: link.name)
    }
    files = collection.found
  }

  private struct Collection {
    let explicit: Set<String>
    let walk: FolderWalk
    let source: any FileSource
    var found: [File] = []
    /// Links to folders, which are followed last.
    var links: [(path: String, name: String)] = []

    mutating func collect(_ folder: String, prefix: String) {
      walk.enter(folder) { names in
        for name in names where !name.hasPrefix(".") {
          let path = folder + "/" + name
          let relative = prefix.isEmpty ? name : prefix + "/" + name
          guard source.isFolder(path) else {
            found.append(File(name: relative, isFolder: false))
            continue
          }
          if explicit.contains(relative) || packages.contains(FilePath.suffix(of: name)) {
            found.append(File(name: relative, isFolder: true))
          } else if walk.isLink(path) {
            links.append((path, relative))
          } else {
            collect(path, prefix: relative)
          }
        }
      }
    }
  }

  /// Returns the files of a target, depending on whether it includes the folder.
  func members(of target: String, takesFolder: Bool) -> [File] {
    let exceptions = memberships[target] ?? []
    if !takesFolder, exceptions.isEmpty { return [] }
    return files.filter { file in
      let isException = exceptions.contains { Self.matches(file.name, exception: $0) }
      guard takesFolder != isException else { return false }
      if let filters = platforms[target]?[file.name], !filters.contains("ios") { return false }
      return true
    }
  }

  /// Returns whether an exception names a file, a folder that contains it, or its localized variants (`/Localized/Main.storyboard`).
  static func matches(_ name: String, exception: String) -> Bool {
    let variants = "/Localized/"
    if exception.hasPrefix(variants) {
      let wanted = String(exception.dropFirst(variants.count))
      let folder = FilePath.parent(of: name)
      guard FilePath.suffix(of: folder) == "lproj" else { return false }
      return FilePath.join(FilePath.parent(of: folder), FilePath.name(of: name)) == wanted
    }
    return name == exception || name.hasPrefix(exception + "/")
  }

  func role(of file: File) -> Role {
    if let type = explicitTypes[file.name] { return Self.role(type: type) }
    if file.isFolder, explicitFolders.contains(file.name) { return .resource }
    switch FilePath.suffix(of: file.name) {
    case "swift", "m", "mm", "c", "cc", "cpp", "cxx", "metal", "xcdatamodeld", "intentdefinition", "mlmodel", "s", "y", "l": return .source
    case "h", "hpp", "hh", "pch": return .header
    case "xcconfig", "entitlements", "modulemap", "md", "xctestplan", "docc", "playground", "xcodeproj", "xcworkspace", "framework",
      "xcframework", "storekit", "pbxproj":
      return .none
    default: return .resource
    }
  }

  private static func role(type: String) -> Role {
    if type.hasSuffix(".h") { return .header }
    return type.hasPrefix("sourcecode.") ? .source : .resource
  }

  /// Returns the location in the bundle: flat, except for languages and folders that are copied as a whole.
  static func destination(of name: String) -> String {
    let folder = FilePath.name(of: FilePath.parent(of: name))
    return FilePath.suffix(of: folder) == "lproj" ? folder + "/" + FilePath.name(of: name) : FilePath.name(of: name)
  }
}
