import UIKitValues
import UniformTypeIdentifiers

/// The user's folders of pictures and videos, whose files are the photo library. They are only read.
package enum PhotoFolder {
  /// Replaces the user's folders, for tests.
  nonisolated(unsafe) package static var replacement: [URL]?
  /// The largest number of files that are read.
  private static let maximumCount = 50_000

  private static var folders: [URL] {
    let own = [FileManager.SearchPathDirectory.picturesDirectory, .moviesDirectory].compactMap { UserFolders.url(for: $0) }
    var isFolder: ObjCBool = false
    return (replacement ?? own).filter { FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && isFolder.boolValue }
  }

  /// Whether the user has a folder of pictures or videos.
  static var exists: Bool { !folders.isEmpty }

  /// The pictures and videos in the folders and their subfolders, from the oldest to the newest.
  static var assets: [PHAsset] {
    var found: [PHAsset] = []
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey, .isRegularFileKey], options: .skipsHiddenFiles)
      while let url = files?.nextObject() as? URL, found.count < maximumCount {
        guard let kind = kind(of: url), let values = try? url.resourceValues(forKeys: [.contentModificationDateKey, .isRegularFileKey]),
          values.isRegularFile == true
        else { continue }
        found.append(PHAsset(url, kind, values.contentModificationDate))
      }
    }
    return found.sorted {
      ($0.creationDate ?? .distantPast, $0.localIdentifier) < ($1.creationDate ?? .distantPast, $1.localIdentifier)
    }
  }

  private static func kind(of url: URL) -> PHAssetMediaType? {
    guard let type = UTType(filenameExtension: url.pathExtension.lowercased()) else { return nil }
    if type.conforms(to: .image), !type.conforms(to: .pdf) { return .image }
    return type.conforms(to: .movie) ? .video : nil
  }
}
