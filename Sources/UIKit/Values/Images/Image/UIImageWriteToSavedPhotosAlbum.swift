import Foundation

/// Saves an image as a PNG file in the user's images folder, and then sends `completionSelector` to the target, with the image, the error
/// and `contextInfo`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  let problem = SavedMedia.save(in: .picturesDirectory, or: "Pictures", as: "Image", type: "png") { file in
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: file)
  }
  SavedMedia.tell(completionTarget, completionSelector, [image, problem, contextInfo])
}

/// Returns whether a movie can be saved: whether the file exists.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  FileManager.default.isReadableFile(atPath: videoPath)
}

/// Copies a movie to the user's videos folder, and then sends `completionSelector` to the target, with the path, the error and
/// `contextInfo`.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  let movie = URL(fileURLWithPath: videoPath)
  let problem = SavedMedia.save(in: .moviesDirectory, or: "Videos", as: "Movie", type: movie.pathExtension) { file in
    try FileManager.default.copyItem(at: movie, to: file)
  }
  SavedMedia.tell(completionTarget, completionSelector, [videoPath, problem, contextInfo])
}

/// Writes images and movies to the user's folders, and notifies the target.
@MainActor private enum SavedMedia {
  /// Calls `write` with a new file in a folder, which is created if necessary. Returns the error, if any.
  static func save(
    in directory: FileManager.SearchPathDirectory, or name: String, as prefix: String, type: String, _ write: (URL) throws -> Void
  ) -> (any Error)? {
    let files = FileManager.default
    let folder = UserFolders.url(for: directory) ?? UserFolders.home.appendingPathComponent(name)
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(folder.appendingPathComponent("\(prefix) \(UUID().uuidString.prefix(8)).\(type)"))
      return nil
    } catch { return error }
  }

  /// Calls the method with three arguments in the main queue's next turn.
  static func tell(_ target: Any?, _ selector: Selector?, _ arguments: [Any?]) {
    guard let target = target.map({ $0 as AnyObject }), let selector else { return }
    let method = ClassTables.method(selector.name, of: type(of: target))
    DispatchQueue.main.async {
      MainActor.assumeIsolated { _ = method?.call(target, arguments) }
    }
  }
}
