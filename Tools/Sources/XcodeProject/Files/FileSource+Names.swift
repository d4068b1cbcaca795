extension FileSource {
  /// Returns the path of the file that a project means, with the letters that the disk has.
  ///
  /// The disks of most Macs do not distinguish capital letters from small ones, or composed characters from decomposed ones, so a project
  /// can name a file in other letters. A path without such a file is returned as it is.
  func actualPath(_ path: String) -> String {
    // The system has no longer paths.
    if path.isEmpty || path.utf8.count > 4096 || exists(path) { return path }
    let parent = FilePath.parent(of: path)
    guard !parent.isEmpty, parent != path else { return path }
    let folder = actualPath(parent)
    let wanted = FilePath.name(of: path)
    let key = wanted.lowercased()
    // Equality of texts is canonical equivalence.
    guard let found = names(in: folder)?.first(where: { $0 == wanted }) ?? names(in: folder)?.first(where: { $0.lowercased() == key })
    else { return folder == parent ? path : FilePath.join(folder, wanted) }
    return FilePath.join(folder, found)
  }
}
