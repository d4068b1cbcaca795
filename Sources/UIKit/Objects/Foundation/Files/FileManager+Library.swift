import Foundation

// Translated code calls these functions instead of Foundation's, which lack the folder `Library` on Linux.

extension FileManager {
  /// Returns the folders for a purpose, as `urls(for:in:)`, and `Library` and its parts as on iOS.
  public func _urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    if domainMask.contains(.userDomainMask), let folder = Self.library(directory) { return [folder] }
    return urls(for: directory, in: domainMask)
  }

  /// Returns the folder for a purpose, as `url(for:in:appropriateFor:create:)`, and `Library` and its parts as on iOS.
  public func _url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard domain.contains(.userDomainMask), let folder = Self.library(directory) else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  /// Returns `Library` or a folder in it. An app without its own home has the caches and support folders of the user.
  private static func library(_ directory: SearchPathDirectory) -> URL? {
    let library = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library")
    if directory == .libraryDirectory { return library }
    guard ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] != nil else { return nil }
    switch directory {
    case .cachesDirectory: return library.appendingPathComponent("Caches")
    case .applicationSupportDirectory: return library.appendingPathComponent("Application Support")
    default: return nil
    }
  }
}

/// Returns the paths of the folders for a purpose, as `NSSearchPathForDirectoriesInDomains`.
public func _searchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
  FileManager.default._urls(for: directory, in: domainMask).map(\.path)
}
