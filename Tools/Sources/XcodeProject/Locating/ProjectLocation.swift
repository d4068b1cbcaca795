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
    let workspaces = names.filter { FilePath.suffix(of: $0) == "xcworkspace" && holdsProject(path + "/" + $0, files: files) }
    if workspaces.count == 1 { return .workspace(path + "/" + workspaces[0]) }
    let projects = names.filter { FilePath.suffix(of: $0) == "xcodeproj" && !isOfPods($0) }
    if projects.count == 1, workspaces.isEmpty { return .project(path + "/" + projects[0]) }
    if projects.count + workspaces.count > 1 { throw .several((workspaces + projects).map { path + "/" + $0 }) }
    if names.contains("Package.swift") { return .package(path) }
    return try findBelow(path, files: files)
  }

  /// Returns the locations whose tests a path may mean: the project of ``find(_:files:)``, each of several, the package beside them, and
  /// the example below a package alone.
  public static func candidatesForTests(_ path: String, files: any FileSource) throws(Failure) -> [ProjectLocation] {
    let package = files.exists(path + "/Package.swift") ? [ProjectLocation.package(path)] : []
    do {
      let first = try find(path, files: files)
      let example = package == [first] ? try? findBelow(path, files: files) : nil
      return [first] + package.filter { $0 != first } + (example.map { [$0] } ?? [])
    } catch {
      guard case .several(let paths) = error else { throw error }
      return try paths.map { path throws(Failure) in try find(path, files: files) } + package
    }
  }

  /// Whether a project is the one of CocoaPods, to which the template of its libraries has a link `_Pods.xcodeproj`.
  private static func isOfPods(_ name: String) -> Bool { ["Pods", "_Pods"].contains(FilePath.stem(of: name)) }

  /// Returns whether a workspace lists an existing project. One whose projects are all missing is not used.
  private static func holdsProject(_ path: String, files: any FileSource) -> Bool {
    guard let workspace = try? Workspace(path: path, files: files) else { return true }
    return !workspace.projects.isEmpty || !workspace.packages.isEmpty || workspace.missing.isEmpty
  }

  /// Searches below, level by level, as repositories keep the project beside their documentation.
  private static func findBelow(_ path: String, files: any FileSource) throws(Failure) -> ProjectLocation {
    var folders = [path]
    for _ in 0..<4 {
      var next: [String] = []
      for folder in folders {
        for name in files.names(in: folder) ?? [] where !name.hasPrefix(".") && !skipped.contains(name) {
          let inner = FilePath.join(folder, name)
          if !SynchronizedFolder.packages.contains(FilePath.suffix(of: name)), files.isFolder(inner) { next.append(inner) }
        }
      }
      let found = next.filter { folder in
        (files.names(in: folder) ?? []).contains { ["xcodeproj", "xcworkspace"].contains(FilePath.suffix(of: $0)) && !isOfPods($0) }
      }
      if found.count == 1 { return try find(found[0], files: files) }
      guard found.isEmpty else { throw .several(found) }
      folders = next
    }
    throw .none(path)
  }

  /// Folders of other people's projects.
  private static let skipped: Set<String> = ["Pods", "Carthage", "node_modules", "build", "DerivedData", "SourcePackages"]
}
