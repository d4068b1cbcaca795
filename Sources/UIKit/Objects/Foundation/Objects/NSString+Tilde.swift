import Foundation

extension NSString {
  /// The path with `~` for the user's home.
  public var abbreviatingWithTildeInPath: String {
    let path = self as String
    let home = NSHomeDirectory()
    if path == home { return "~" }
    return home != "/" && path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }
}
