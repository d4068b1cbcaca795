/// Finds the project for a path.
public enum ProjectLocation: Equatable, Sendable {
  case project(String)
  case workspace(String)
  case package(String)

  /// The folder in which `.trestle` is written.
  public var folder: String {
    switch self {
    case .project(let path), .workspace(let path): FilePath.parent(of: path)
    case .package(let path): path
    }
  }

  public enum Failure: Error, Equatable {
    case missing(String)
    case several([String])
    case none(String)
  }

  /// Returns the project in a folder, or the one at a path.
  public static func find(_ path: String, files: any FileSource) throws(Failure) -> ProjectLocation {
    switch FilePath.suffix(of: path) {
    case "xcodeproj" where files.isFolder(path): return .project(path)
    case "xcworkspace" where files.isFolder(path): return .workspace(path)
    case "pbxproj" where files.exists(path): return .project(FilePath.parent(of: path))
    default: break
    }
    if FilePath.name(of: path) == "Package.swift", files.exists(path) { return .package(FilePath.parent(of: path)) }
    guard let names = files.names(in: path) else { throw .missing(path) }
    let workspaces = names.filter { FilePath.suffix(of: $0) == "xcworkspace" }
    if workspaces.count == 1 { return .workspace(path + "/" + workspaces[0]) }
    let projects = names.filter { FilePath.suffix(of: $0) == "xcodeproj" }
    if projects.count == 1, workspaces.isEmpty { return .project(path + "/" + projects[0]) }
    if projects.count + workspaces.count > 1 { throw .several((workspaces + projects).map { path + "/" + $0 }) }
    if names.contains("Package.swift") { return .package(path) }
    return try findBelow(path, names: names, files: files)
  }

  /// Searches one level down, because repositories often have the project beside their documentation.
  private static func findBelow(_ path: String, names: [String], files: any FileSource) throws(Failure) -> ProjectLocation {
    var found: [String] = []
    for name in names where !name.hasPrefix(".") && name != "Pods" && name != "Carthage" {
      let inner = (files.names(in: FilePath.join(path, name)) ?? []).filter {
        ["xcodeproj", "xcworkspace"].contains(FilePath.suffix(of: $0))
      }
      if !inner.isEmpty { found.append(FilePath.join(path, name)) }
    }
    if found.count == 1 { return try find(found[0], files: files) }
    throw found.isEmpty ? .none(path) : .several(found)
  }
}
