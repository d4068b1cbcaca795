import SwiftParser
import SwiftSyntax

/// The declarations of Swift sources, for the sources in another language beside them.
package struct SourceDeclarations: Sendable {
  package private(set) var types: [TypeDeclaration] = []
  package private(set) var extensions: [ExtensionDeclaration] = []
  /// Identifies the declarations.
  package let digest: String

  /// - Parameters:
  ///   - previous: The index of the last translation, which has the declarations of unchanged files.
  ///   - dependencies: The indexes of the targets that the sources need.
  package init(of files: [SourceFile], module: String, previous: TargetIndex?, dependencies: [TargetIndex]) {
    let previous = previous?.translatorVersion == TargetIndex.currentVersion ? previous : nil
    let known = Dictionary((previous?.files ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let read = concurrentMap(files) { file -> FileIndex in
      var index = FileIndex(path: file.path, textDigest: Digest.of(file.text))
      if let known = known[file.path], known.textDigest == index.textDigest { return known }
      let indexer = DeclarationIndexer(module: module, file: file.path)
      indexer.walk(Parser.parse(source: file.text))
      (index.types, index.extensions) = (indexer.types, indexer.extensions)
      index.setDeclarationsDigest()
      return index
    }
    let all = read + dependencies.flatMap(\.files)
    types = all.flatMap(\.types)
    extensions = all.flatMap(\.extensions)
    digest = Digest.of(all.map { "\($0.path) \($0.declarationsDigest)" }.joined(separator: "\n"))
  }
}
