import Foundation

/// The declarations of one target that are needed to translate its own files and dependent targets.
///
/// Save it beside the translated files and pass it as `previous` next time: files whose text is unchanged are not parsed again.
public struct TargetIndex: Codable, Sendable {
  public internal(set) var module: String
  var files: [FileIndex] = []
  /// Identifies what the translation of a file depends on: the other files, the dependencies and the options, without names that are left out.
  var interfaceDigest = ""
  /// The functions and types that exchange the methods whose selectors they are given.
  var exchangers: [String] = []
  /// The names of what is left out of the target.
  var leftOut: [String] = []
  /// The names of what is left out of the targets that it depends on, and those of them that it does not declare itself.
  var leftOutBelow: [String] = []
  var inherited: [String] = []
  /// Identifies the version of the translator that wrote this index.
  var translatorVersion = TargetIndex.currentVersion

  /// Increment when the output for unchanged input changes.
  static let currentVersion = 15

  /// The numbers of functions and accessors with a body, by the paths of the sources.
  package var functions: [String: Int] { Dictionary(files.map { ($0.path, $0.functions) }) { first, _ in first } }

  /// Identifies the sources without the bodies of their functions, by their paths.
  package var shapes: [String: String] { Dictionary(files.map { ($0.path, $0.shapeDigest) }) { first, _ in first } }

  init(module: String) {
    self.module = module
  }
}

/// The declarations of one file.
struct FileIndex: Codable, Sendable {
  var path: String
  var textDigest: String
  /// Identifies the declarations without function bodies.
  var declarationsDigest = ""
  /// Identifies the text without the bodies of functions.
  var shapeDigest = ""
  /// Whether its braces were repaired: it is read again each time.
  var isRepaired = false
  /// The number of functions and accessors with a body.
  var functions = 0
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  /// Findings of the last translation, kept for files that are not translated again.
  var diagnostics: [Diagnostic] = []
  /// The file has a function that lists its class tables.
  var hasTables = false
  /// The use of selectors in its bodies; nil as long as nothing asked for it.
  var exchanges: ExchangingBodies?
  /// The translation uses ``MissingPartsSource``.
  var needsStandIns = false
  /// Classes by the names specified by `@objc(Name)`.
  var aliases: [String: String] = [:]
  /// Identifies the parts that were left out because they do not compile; empty without any.
  var heldDigest = ""
  /// The names of the file's declarations that are left out.
  var leftOut: [String] = []

  init(path: String, textDigest: String) {
    self.path = path
    self.textDigest = textDigest
  }

  mutating func setDeclarationsDigest() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(types)) ?? Data()
    let more = (try? encoder.encode(extensions)) ?? Data()
    declarationsDigest = Digest.of(data + more)
  }
}

extension TranslationOptions {
  /// Identifies what rejected parts of a file leave out. Other files depend on the names of what is left out alone.
  func heldDigest(of path: String) -> String {
    guard let parts = held[path], !parts.isEmpty else { return "" }
    return (try? JSONEncoder.sortedKeys.encode(parts)).map { Digest.of($0) } ?? ""
  }

  var digest: String {
    let modules = availableModules.sorted().joined(separator: ",")
    let renamed = renamedModules.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    let names = conditions.map { $0.sorted().joined(separator: ",") } ?? "unknown"
    return Digest.of(
      "\(languageMode) \(isMainActorByDefault) \(isTestTarget) \(isUITestTarget) \(expectsFailures) \(isPackage) \(bundlePath ?? "") \(modules) \(renamed) \(names) \(knowsAllModules) \(isAsWritten) \(leavesOutMissing)"
    )
  }
}

extension JSONEncoder {
  fileprivate static var sortedKeys: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
