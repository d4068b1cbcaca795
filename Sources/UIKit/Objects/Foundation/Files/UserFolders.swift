import Foundation

/// The folders of the user, which pickers show and to which pictures are saved. An app with its own container has other ones.
package enum UserFolders {
  private static let kept = Locked<[FileManager.SearchPathDirectory.RawValue: URL]>([:])
  private static let keptHome = Locked<URL?>(nil)

  /// Stores the user's folders before the app's container becomes its home.
  package static func keep() {
    let home = FileManager.default.homeDirectoryForCurrentUser
    keptHome.withLock { $0 = home }
    for directory in [FileManager.SearchPathDirectory.documentDirectory, .picturesDirectory, .moviesDirectory] {
      guard let url = FileManager.default.urls(for: directory, in: .userDomainMask).first else { continue }
      kept.withLock { $0[directory.rawValue] = url }
    }
  }

  /// The user's home folder.
  package static var home: URL { keptHome.withLock { $0 } ?? FileManager.default.homeDirectoryForCurrentUser }

  /// Returns a folder of the user.
  package static func url(for directory: FileManager.SearchPathDirectory) -> URL? {
    kept.withLock { $0[directory.rawValue] } ?? FileManager.default.urls(for: directory, in: .userDomainMask).first
  }
}
