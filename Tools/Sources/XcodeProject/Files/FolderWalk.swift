/// The folders that a search below a folder has entered: each real folder once, whatever links lead to it.
///
/// Two links to a parent folder would otherwise be followed in every order. A link to a folder above the one that is searched leads to
/// nothing new either.
public final class FolderWalk {
  /// The most files and folders that a search visits, so that a link to the root of the disk ends.
  private static let limit = 200_000
  private static let maximumDepth = 100

  private let files: any FileSource
  private let repeats: Bool
  private var seen: Set<String> = []
  private var count = 0
  private var depth = 0

  /// - Parameter repeats: Whether a folder with several links is entered by each, as by a copy. One inside of itself never is.
  public init(_ files: any FileSource, repeats: Bool = false) {
    self.files = files
    self.repeats = repeats
  }

  /// Begins with a folder: those above it are not entered through links.
  public convenience init(from root: String, _ files: any FileSource) {
    self.init(files)
    var parent = files.realPath(of: root) ?? "/"
    while parent != "/", !parent.isEmpty {
      parent = FilePath.parent(of: parent)
      seen.insert(parent)
    }
  }

  /// Calls `body` with the names in a folder, if it was not entered before.
  public func enter(_ folder: String, _ body: ([String]) throws -> Void) rethrows {
    guard depth < Self.maximumDepth, let names = files.names(in: folder) else { return }
    let real = files.realPath(of: folder) ?? folder
    guard count + names.count <= Self.limit, seen.insert(real).inserted else { return }
    count += names.count
    depth += 1
    defer {
      depth -= 1
      if repeats { seen.remove(real) }
    }
    try body(names)
  }

  /// Returns whether the last part of a path is a link.
  public func isLink(_ path: String) -> Bool {
    guard let parent = files.realPath(of: FilePath.parent(of: path)), let real = files.realPath(of: path) else { return false }
    return real != FilePath.join(parent, FilePath.name(of: path))
  }
}
