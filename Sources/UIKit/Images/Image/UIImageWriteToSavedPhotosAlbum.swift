import Foundation

/// Saves an image as a PNG file in the user's folder for pictures, and then sends `completionSelector` to the target: the method's
/// arguments are the image, the error and `contextInfo`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  var problem: (any Error)?
  do {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    let folder =
      FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("Image \(UUID().uuidString.prefix(8)).png"))
  } catch { problem = error }
  guard let target = completionTarget.map({ $0 as AnyObject }), let completionSelector else { return }
  let method = ClassTables.method(completionSelector.name, of: type(of: target))
  DispatchQueue.main.async {
    MainActor.assumeIsolated { _ = method?.call(target, [image, problem, contextInfo]) }
  }
}

/// Whether a movie can be saved: whether the file is there.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  FileManager.default.isReadableFile(atPath: videoPath)
}

/// Copies a movie to the user's folder for movies, and then sends `completionSelector` to the target: the method's arguments are the path,
/// the error and `contextInfo`.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  var problem: (any Error)?
  do {
    let folder =
      FileManager.default.urls(for: .moviesDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Videos")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let movie = URL(fileURLWithPath: videoPath)
    let name = "Movie \(UUID().uuidString.prefix(8))." + movie.pathExtension
    try FileManager.default.copyItem(at: movie, to: folder.appendingPathComponent(name))
  } catch { problem = error }
  guard let target = completionTarget.map({ $0 as AnyObject }), let completionSelector else { return }
  let method = ClassTables.method(completionSelector.name, of: type(of: target))
  DispatchQueue.main.async {
    MainActor.assumeIsolated { _ = method?.call(target, [videoPath, problem, contextInfo]) }
  }
}
