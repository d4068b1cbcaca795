import Foundation

/// The files that a page may read: those in a folder and its subfolders, or one file.
struct ReadableFolder {
  private let url: URL
  private let isFolder: Bool

  /// Creates a value for a folder or a file that exists; nil for any other URL.
  init?(_ url: URL) {
    var isFolder: ObjCBool = false
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    self.url = url.standardizedFileURL
    self.isFolder = isFolder.boolValue
  }

  private var address: String {
    let address = url.absoluteString
    return isFolder && !address.hasSuffix("/") ? address + "/" : address
  }

  func contains(_ file: URL) -> Bool {
    guard file.isFileURL else { return false }
    let path = file.standardizedFileURL.path
    let own = url.path.hasSuffix("/") ? url.path : url.path + "/"
    return path == url.path || isFolder && path.hasPrefix(own)
  }

  /// The rules that block all other files, in the format of `WKContentRuleListStore`.
  var rules: String {
    var pattern = "^"
    for character in address.utf8 {
      let scalar = Character(Unicode.Scalar(character))
      pattern += scalar.isLetter || scalar.isNumber ? String(scalar) : "\\\\\(scalar)"
    }
    if !isFolder { pattern += "([?#].*)?$" }
    return """
      [{"trigger": {"url-filter": "^file:"}, "action": {"type": "block"}},
      {"trigger": {"url-filter": "\(pattern)", "url-filter-is-case-sensitive": true}, "action": {"type": "ignore-previous-rules"}}]
      """
  }
}
