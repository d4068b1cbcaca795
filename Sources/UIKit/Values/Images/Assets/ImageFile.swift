import Foundation

/// An image file and the scale in its name.
struct ImageFile: Hashable {
  var path: String
  var scale: CGFloat

  private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tiff", "tif"]

  /// Returns the name without the extension of an image file; nil if it has none.
  static func stem(of name: String) -> String? {
    let kind = (name as NSString).pathExtension
    return (extensions + ["heic", "pdf"]).contains(kind.lowercased()) ? String(name.dropLast(kind.count + 1)) : nil
  }

  /// Returns the file for `scale` among `name`, `name@2x`, `name@3x`: an exact match, or else the next larger one, or else the largest. The
  /// path may omit the extension.
  static func best(atPath path: String, scale: CGFloat) -> ImageFile? {
    let url = URL(fileURLWithPath: path)
    let known = extensions.contains(url.pathExtension.lowercased())
    let stem = known ? String(path.dropLast(url.pathExtension.count + 1)) : path
    if known, stem.hasSuffix("@2x") || stem.hasSuffix("@3x") {
      let isThere = FileManager.default.fileExists(atPath: path)
      return isThere ? ImageFile(path: path, scale: stem.hasSuffix("@3x") ? 3 : 2) : nil
    }
    for kind in known ? [url.pathExtension] : extensions {
      var found: [ImageFile] = []
      for (ending, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
        let candidate = stem + ending + "." + kind
        if FileManager.default.fileExists(atPath: candidate) { found.append(ImageFile(path: candidate, scale: scale)) }
      }
      if let best = best(of: found, scale: scale, scaleOf: { $0.scale }) { return best }
    }
    // A file of another type, recognized by its content.
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && !isFolder.boolValue ? ImageFile(path: path, scale: 1) : nil
  }

  /// Returns the candidate of exactly that scale, or else the next larger one, or else the largest.
  static func best<T>(of candidates: [T], scale: CGFloat, scaleOf: (T) -> CGFloat) -> T? {
    let larger = candidates.filter { scaleOf($0) >= scale }
    return larger.min { scaleOf($0) < scaleOf($1) } ?? candidates.max { scaleOf($0) < scaleOf($1) }
  }
}
