import Foundation

/// The pictures in a folder, and the folders in it that contain pictures.
struct PictureFolder {
  /// A folder in a folder, with its first picture.
  struct Album: Equatable {
    var url: URL
    var cover: URL
    var count: Int
  }

  private(set) var pictures: [URL] = []
  private(set) var albums: [Album] = []
  private static let maximumCount = 5000

  /// Reads a folder; a folder that cannot be read is empty. Files and folders are in the order of their names.
  init(_ folder: URL) {
    for url in Self.contents(of: folder) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        let inside = Self.contents(of: url).filter(Self.isPicture)
        if let cover = inside.first { albums.append(Album(url: url, cover: cover, count: inside.count)) }
      } else if Self.isPicture(url) {
        pictures.append(url)
      }
    }
  }

  /// The name of a file or folder as it is shown.
  static func name(of url: URL) -> String { url.deletingPathExtension().lastPathComponent }

  private static func isPicture(_ url: URL) -> Bool { FileListController.imageExtensions.contains(url.pathExtension.lowercased()) }

  private static func contents(of folder: URL) -> [URL] {
    let found =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)) ?? []
    return found.prefix(maximumCount).sorted {
      $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending
    }
  }
}
