import Foundation
import XcodeProject

/// The packages of a `Package.resolved`, in any of its three versions.
public struct PackagePins: Sendable {
  public struct Pin: Equatable, Sendable {
    public var identity: String
    public var address: String
    public var revision: String
    public var version: String?
  }

  public private(set) var pins: [Pin] = []

  /// Nil for a file of another format.
  init?(_ data: Data) {
    guard let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
    let list = table["pins"] as? [[String: Any]] ?? (table["object"] as? [String: Any])?["pins"] as? [[String: Any]]
    guard let list else { return nil }
    for entry in list {
      let state = entry["state"] as? [String: Any] ?? [:]
      // A package of a registry has a version only.
      guard let address = entry["location"] as? String ?? entry["repositoryURL"] as? String, let revision = state["revision"] as? String
      else { continue }
      // A local package has no address to fetch from.
      if entry["kind"] as? String == "localSourceControl", !FileManager.default.fileExists(atPath: address) { continue }
      pins.append(Pin(identity: Self.identity(of: address), address: address, revision: revision, version: state["version"] as? String))
    }
  }

  /// Returns the pins of a project, of its workspace, or of a package: of the first file that there is, with those that only the workspaces
  /// above a project have. The project's own may be older than the workspace with which it is opened.
  public init?(of location: ProjectLocation, files: any FileSource = DiskFiles()) {
    let shared = "xcshareddata/swiftpm/Package.resolved"
    var paths: [String]
    switch location {
    case .workspace(let path): paths = ["\(path)/\(shared)"]
    case .project(let path): paths = ["\(path)/project.xcworkspace/\(shared)"]
    case .package(let path): paths = ["\(path)/Package.resolved", "\(path)/.swiftpm/xcode/package.xcworkspace/\(shared)"]
    }
    // A workspace beside the project has the pins of both.
    for name in files.names(in: location.folder) ?? [] where ["xcworkspace", "xcodeproj"].contains(FilePath.suffix(of: name)) {
      let inner = FilePath.suffix(of: name) == "xcodeproj" ? "project.xcworkspace/" : ""
      paths.append("\(location.folder)/\(name)/\(inner)\(shared)")
    }
    let above = ProjectModel.workspacePaths(above: location, files: files).map { "\($0)/\(shared)" }
    func read(_ path: String) -> PackagePins? { files.contents(of: path).flatMap { PackagePins($0) } }
    let found = paths.lazy.compactMap(read).prefix(1) + above.compactMap(read)
    guard let first = found.first else { return nil }
    pins = first.pins
    for pin in found.dropFirst().flatMap(\.pins) where self.pin(for: pin.address) == nil { pins.append(pin) }
  }

  func pin(for address: String) -> Pin? { pins.first { $0.identity == Self.identity(of: address) } }

  /// Returns the name by which the package manager distinguishes packages.
  static func identity(of address: String) -> String { name(of: address).lowercased() }

  /// Returns the last part of an address, without `.git`.
  static func name(of address: String) -> String {
    var text = address[...]
    while text.last == "/" { text.removeLast() }
    let name = text.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : String(name)
  }
}
