import Foundation

/// The files a project is read from: the disk, or a table in tests.
public protocol FileSource: Sendable {
  func contents(of path: String) -> Data?
  /// Returns the sorted names in a folder; nil if it is not a folder.
  func names(in folder: String) -> [String]?
  func isFolder(_ path: String) -> Bool
  func exists(_ path: String) -> Bool
}

/// The files on disk.
public struct DiskFiles: FileSource {
  public init() {}

  public func contents(of path: String) -> Data? { FileManager.default.contents(atPath: path) }

  public func names(in folder: String) -> [String]? { try? FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  public func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  public func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

/// Files that exist only in memory, by absolute path.
public struct MemoryFiles: FileSource {
  private var files: [String: Data] = [:]
  private var folders: [String: Set<String>] = [:]

  public init(_ texts: [String: String] = [:]) {
    for (path, text) in texts { add(path, Data(text.utf8)) }
  }

  public mutating func add(_ path: String, _ data: Data) {
    files[path] = data
    var path = path
    while path != "/", !path.isEmpty {
      let parent = FilePath.parent(of: path)
      if folders[parent, default: []].contains(FilePath.name(of: path)) { break }
      folders[parent, default: []].insert(FilePath.name(of: path))
      path = parent
    }
  }

  public func contents(of path: String) -> Data? { files[path] }
  public func names(in folder: String) -> [String]? { folders[folder].map { $0.sorted() } }
  public func isFolder(_ path: String) -> Bool { folders[path] != nil }
  public func exists(_ path: String) -> Bool { files[path] != nil || folders[path] != nil }
}
