import SwiftParser
import SwiftSyntax

/// The declarations of Swift sources, for the sources in another language beside them.
package struct SourceDeclarations: Sendable {
  package private(set) var types: [TypeDeclaration] = []
  package private(set) var extensions: [ExtensionDeclaration] = []
  /// Identifies the declarations.
  package let digest: String
  /// The files that were parsed, by their paths.
  let trees: [String: (text: String, tree: SourceFileSyntax)]

  /// - Parameters:
  ///   - previous: The index of the last translation, which has the declarations of unchanged files.
  ///   - dependencies: The indexes of the targets that the sources need.
  package init(of files: [SourceFile], module: String, previous: TargetIndex?, dependencies: [TargetIndex]) {
    let previous = previous?.translatorVersion == TargetIndex.currentVersion ? previous : nil
    let known = Dictionary((previous?.files ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let parsed = concurrentMap(files) { file -> (index: FileIndex, tree: SourceFileSyntax?) in
      var index = FileIndex(path: file.path, textDigest: Digest.of(file.text))
      if let known = known[file.path], known.textDigest == index.textDigest { return (known, nil) }
      let indexer = DeclarationIndexer(module: module, file: file.path)
      let tree = Parser.parse(source: file.text)
      indexer.walk(tree)
      (index.types, index.extensions) = (indexer.types, indexer.extensions)
      index.setDeclarationsDigest()
      return (index, tree)
    }
    let read = zip(files, parsed).compactMap { file, parsed in parsed.tree.map { (file.path, (file.text, $0)) } }
    trees = Dictionary(read) { first, _ in first }
    let all = parsed.map(\.index) + dependencies.flatMap(\.files)
    types = all.flatMap(\.types)
    extensions = all.flatMap(\.extensions)
    digest = Digest.of(all.map { "\($0.path) \($0.declarationsDigest)" }.joined(separator: "\n"))
  }
}
