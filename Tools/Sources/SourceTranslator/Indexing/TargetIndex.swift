/// The declarations of one target that the translation of its own files and of dependent targets needs.
///
/// Save it beside the translated files and pass it as `previous` next time: files whose text is unchanged are not parsed again.
public struct TargetIndex: Codable, Sendable {
  public internal(set) var module: String
  var files: [FileIndex] = []
  /// Identifies everything that the translation of a file can see of the other files, the dependencies and the options.
  var interfaceDigest = ""
  /// Identifies the version of the translator that wrote this index.
  var translatorVersion = TargetIndex.currentVersion

  /// Increment when the output for unchanged input changes.
  static let currentVersion = 1
}

/// The declarations of one file.
struct FileIndex: Codable, Sendable {
  var path: String
  var textDigest: String
  /// A number for each file that makes names derived from the file's name unique in the module.
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  /// Findings of the last translation, kept for files that are not translated again.
  var diagnostics: [Diagnostic] = []
  /// The file has a function that lists its class tables.
  var hasTables = false
  /// Names that nibs and archives use for classes with `@objc(Name)`, and the classes.
  var aliases: [String: String] = [:]
}
