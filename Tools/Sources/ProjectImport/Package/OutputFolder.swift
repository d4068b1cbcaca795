import Foundation

/// A folder with generated contents only. Files are written only if they change, and removed if they were not written again.
public struct OutputFolder {
  public let path: String
  private var kept: Set<String> = []
  private var folders: Set<String> = []
  public private(set) var written = 0

  /// A file of the folder that was written with other contents, or removed.
  public struct Change: Sendable {
    public var name: String
    /// The former contents of a file that was written again.
    public var old: Data?
  }

  public private(set) var changes: [Change] = []
  private let files = FileManager.default

  public init(_ path: String) { self.path = path }

  public mutating func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  public mutating func write(_ data: Data, to name: String) throws {
    let full = try prepare(name)
    let old = isLink(full) ? nil : files.contents(atPath: full)
    if old == data { return }
    changes.append(Change(name: name, old: old))
    try? files.removeItem(atPath: full)
    try data.write(to: URL(fileURLWithPath: full))
    written += 1
  }

  /// Keeps a file written by an earlier import; returns false if there is none.
  public mutating func keep(_ name: String) throws -> Bool { files.fileExists(atPath: try prepare(name)) }

  public mutating func link(_ name: String, to destination: String) throws {
    let full = try prepare(name)
    if (try? files.destinationOfSymbolicLink(atPath: full)) == destination { return }
    try? files.removeItem(atPath: full)
    try files.createSymbolicLink(atPath: full, withDestinationPath: destination)
    written += 1
  }

  public mutating func copy(_ name: String, from source: String) throws {
    let full = try prepare(name)
    try? files.removeItem(atPath: full)
    try files.copyItem(atPath: source, toPath: full)
    written += 1
  }

  private func isLink(_ path: String) -> Bool { (try? files.destinationOfSymbolicLink(atPath: path)) != nil }

  private mutating func prepare(_ name: String) throws -> String {
    let full = path + "/" + name
    kept.insert(name)
    let parent = (full as NSString).deletingLastPathComponent
    if folders.insert(parent).inserted {
      removeLinks(above: name)
      try files.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }
    return full
  }

  /// Removes links among the parent folders of a file: writing through one would change the user's files.
  private func removeLinks(above name: String) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      if isLink(folder) { try? files.removeItem(atPath: folder) }
    }
  }

  /// Whether there is no room left for the files of a build.
  public var isOnFullDisk: Bool {
    let room = (try? files.attributesOfFileSystem(forPath: path))?[.systemFreeSize] as? NSNumber
    return (room?.intValue ?? .max) < 4 << 20
  }

  /// Removes files not written since the folder was opened.
  public mutating func removeOthers(except names: Set<String> = []) {
    remove(in: "", sparing: kept.union(names))
  }

  private mutating func remove(in folder: String, sparing: Set<String>) {
    for entry in (try? files.contentsOfDirectory(atPath: folder.isEmpty ? path : path + "/" + folder)) ?? [] {
      let name = folder.isEmpty ? entry : folder + "/" + entry
      if sparing.contains(name) { continue }
      if !isLink(path + "/" + name), sparing.contains(where: { $0.hasPrefix(name + "/") }) {
        remove(in: name, sparing: sparing)
      } else {
        changes.append(Change(name: name))
        try? files.removeItem(atPath: path + "/" + name)
      }
    }
  }
}
