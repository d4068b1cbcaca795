/// Path operations on text, which do not access the disk or resolve links.
public enum FilePath {
  /// Joins two paths; an absolute second path is returned unchanged.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return normalize(path) }
    if path.isEmpty { return normalize(folder) }
    return normalize(folder.isEmpty ? path : folder + "/" + path)
  }

  /// Removes `.`, `..` and doubled slashes.
  public static func normalize(_ path: String) -> String {
    if !path.contains("//"), !path.contains("."), !path.hasSuffix("/") { return path }
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part == "..", isAbsolute {
        continue
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined
  }

  public static func name(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    if path.utf8.last == slash { return path.split(separator: "/").last.map(String.init) ?? path }
    return path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  public static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the part after the last point of the name, in lowercase; empty without a point.
  public static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// Returns the name without its last suffix.
  public static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
    return String(name[..<point])
  }

  /// Returns the path relative to a folder, if the folder contains it.
  public static func relative(_ path: String, to folder: String) -> String {
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
