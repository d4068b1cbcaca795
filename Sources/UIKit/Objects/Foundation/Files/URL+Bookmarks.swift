import Foundation

extension URL {
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The bookmark has as little data as possible.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// The bookmark can be written to a file of bookmarks.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// The bookmark keeps the access rights to the file.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
  }

  /// Options for resolving a bookmark.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user is not asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// The bookmark keeps the access rights to the file.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
  }

  /// Returns data that identifies a file across launches: its path on Linux. Throws if the file does not exist.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Data(absoluteURL.path.utf8)
  }

  /// Resolves a bookmark. Throws if the file no longer exists.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    bookmarkDataIsStale = false
    guard let path = String(data: data, encoding: .utf8), path.hasPrefix("/"), FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.init(fileURLWithPath: path)
  }
}

extension URL {
  /// Returns whether a file can be reached. Files that only a server has do not exist on Linux.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
