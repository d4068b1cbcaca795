import Foundation
import XcodeProject

/// A folder that this program writes. Files are written only if they change, and removed if they were not written again.
///
/// The folder has a record of the files that the program wrote in it, with a digest of each. Nothing else in it is changed or removed: a
/// file, a folder or a link that is in the way ends the command with an ``Obstacle``. The folder and the folders in it are opened without
/// following links, and files are written beside their place and renamed.
public struct OutputFolder {
  public let path: String
  private let store: OutputStore
  /// The place of this part in the folder with the record: empty, or ending in a slash.
  private let prefix: String
  private var kept: Set<String> = []
  public private(set) var written = 0

  /// A file of the folder that was written with other contents, or removed.
  public struct Change: Sendable {
    public var name: String
    /// The former contents of a file that was written again.
    public var old: Data?
  }

  /// Something at the place of an output that this program did not write.
  public struct Obstacle: Error, CustomStringConvertible, Sendable {
    public var path: String
    public var reason: String
    public var description: String { "\(path): error: \(reason)" }
  }

  public enum Kind: Sendable {
    /// Files of the record are written again whatever they contain.
    case generated
    /// The folder `.trestle` of a project, which may have come with the project and holds the folder of the package manager.
    case project
    /// Files of the record must be as they were written: the folder belongs to the user, who may edit it.
    case exported
  }

  public private(set) var changes: [Change] = []

  /// Opens the folder at the first use. It is created if it does not exist.
  public init(_ path: String, kind: Kind = .generated) {
    self.init(OutputStore(path, kind: kind), prefix: "")
  }

  private init(_ store: OutputStore, prefix: String) {
    self.store = store
    self.prefix = prefix
    path = prefix.isEmpty ? store.path : "\(store.path)/\(prefix.dropLast())"
  }

  /// Returns a folder inside, whose files are in the same record.
  public func folder(_ name: String) -> OutputFolder { OutputFolder(store, prefix: prefix + name + "/") }

  /// The files of the record.
  var names: [String] { store.names(below: prefix) }

  /// Opens the folder; fails if it is not one that this program made.
  public func open() throws { try store.open() }

  public mutating func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  public mutating func write(_ data: Data, to name: String, isExecutable: Bool = false) throws {
    kept.insert(name)
    guard let replacement = try store.write(data, to: prefix + name, isExecutable: isExecutable) else { return }
    changes.append(Change(name: name, old: replacement.old))
    written += 1
  }

  /// Keeps a file written by an earlier import; returns false if there is none.
  public mutating func keep(_ name: String) throws -> Bool {
    kept.insert(name)
    return try store.hasFile(prefix + name)
  }

  public mutating func link(_ name: String, to destination: String) throws {
    kept.insert(name)
    if try store.link(prefix + name, to: destination) { written += 1 }
  }

  /// Copies a file with its date. One of the same size and date is kept.
  public mutating func copy(_ name: String, from source: String) throws {
    kept.insert(name)
    if try store.copy(prefix + name, from: source, isLinked: false) { written += 1 }
  }

  /// Places a program, as another name of the same file where the disk allows it. One of the same size and date is kept.
  public mutating func install(_ name: String, from source: String) throws {
    kept.insert(name)
    if try store.copy(prefix + name, from: source, isLinked: true) { written += 1 }
  }

  /// Whether there is no room left for the files of a build.
  public var isOnFullDisk: Bool {
    let room = (try? FileManager.default.attributesOfFileSystem(forPath: path))?[.systemFreeSize] as? NSNumber
    return (room?.intValue ?? .max) < 4 << 20
  }

  /// Removes the files of the record that were not written since the folder was opened.
  /// - Parameter names: Files that remain, and folders whose files do.
  public mutating func removeOthers(except names: Set<String> = []) {
    for name in store.names(below: prefix) where !kept.contains(name) && !Self.holds(names, name) {
      guard store.remove(prefix + name) else { continue }
      changes.append(Change(name: name))
    }
    store.compact()
  }

  private static func holds(_ names: Set<String>, _ name: String) -> Bool {
    names.contains(name) || names.contains { name.hasPrefix($0 + "/") }
  }

  // MARK: Whole folders

  /// Fails if there is something at a path that this program did not write, or that was changed since.
  public static func checkReplaceable(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) || OutputStore.isLink(path) else { return }
    let store = OutputStore(path, kind: .exported)
    try store.open()
    try store.checkContents()
  }

  /// Makes a folder beside its place, and renames it when it is complete. The old one is removed if this program wrote all that is in it.
  public static func replace(_ path: String, making contents: (inout OutputFolder) throws -> Void) throws {
    try checkReplaceable(path)
    let parent = FilePath.parent(of: path)
    let made = "\(parent)/.\(FilePath.name(of: path)).\(getpid())"
    var folder = OutputFolder(made, kind: .exported)
    do {
      try contents(&folder)
      try checkReplaceable(path)
    } catch {
      folder.store.removeAll()
      throw error
    }
    let old = made + "-old"
    let isThere = rename(path, old) == 0
    guard rename(made, path) == 0 else {
      let failure = OutputStore.failure(path)
      if isThere { _ = rename(old, path) }
      folder.store.removeAll()
      throw failure
    }
    if isThere { OutputStore(old, kind: .exported).removeAll() }
  }
}
