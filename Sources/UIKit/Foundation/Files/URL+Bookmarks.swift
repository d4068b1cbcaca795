import Foundation

extension URL {
  /// How a bookmark is made.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With little data.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// For a file of bookmarks.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// With the right to open the file.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
  }

  /// How a bookmark is read.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The person is not asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// With the right to open the file.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
  }

  /// Data that names a file across launches: its path on Linux. A file that is not there throws.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Data(absoluteURL.path.utf8)
  }

  /// The file of a bookmark. If it is no longer there, this throws.
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
  /// Whether a file can be reached. Files that only a server has do not exist on Linux.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
