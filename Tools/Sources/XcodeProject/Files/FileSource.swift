import Foundation

/// The files a project is read from: the disk, or a table in tests.
public protocol FileSource: Sendable {
  /// Returns the contents of a file; nil for a folder, a device or a pipe, and for a file that is too large to be part of a project.
  func contents(of path: String) -> Data?
  /// Returns the sorted names in a folder; nil if it is not a folder.
  func names(in folder: String) -> [String]?
  func isFolder(_ path: String) -> Bool
  func exists(_ path: String) -> Bool
  /// Returns a path without links, the same for each path of a folder; nil if nothing is there.
  func realPath(of path: String) -> String?
}

/// The files on disk.
public struct DiskFiles: FileSource {
  public init() {}

  /// Larger files are not read: 256 MiB.
  private static let limit = 256 << 20

  public func contents(of path: String) -> Data? {
    guard !path.utf8.contains(0) else { return nil }
    // Opening a pipe would wait for a writer, and a device may have no end.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return Self.contents(of: file)
  }

  /// Returns the contents of an open file, if it is a file on a disk.
  package static func contents(of file: Int32) -> Data? {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
    // Files of the system report that they have no size.
    var data = Data(count: max(Int(status.st_size), 4096))
    var count = 0
    while true {
      if count == data.count {
        guard count < limit else { return nil }
        data.count = min(limit, count * 2)
      }
      let got = data.withUnsafeMutableBytes { read(file, $0.baseAddress! + count, $0.count - count) }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return nil }
      if got == 0 { break }
      count += got
      if count == Int(status.st_size), count < data.count { break }
    }
    data.count = count
    return data
  }

  public func names(in folder: String) -> [String]? { try? FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  public func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  public func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  public func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
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
  public func realPath(of path: String) -> String? { exists(path) ? path : nil }
}
