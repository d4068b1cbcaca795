import SwiftParser
import SwiftSyntax

/// The declarations of Swift sources, for the sources in another language beside them.
package struct SourceDeclarations: Sendable {
  package private(set) var types: [TypeDeclaration] = []
  package private(set) var extensions: [ExtensionDeclaration] = []

  /// - Parameters:
  ///   - previous: The index of the last translation, which has the declarations of unchanged files.
  ///   - dependencies: The indexes of the targets that the sources need.
  package init(of files: [SourceFile], previous: TargetIndex?, dependencies: [TargetIndex]) {
    let previous = previous?.translatorVersion == TargetIndex.currentVersion ? previous : nil
    let known = Dictionary((previous?.files ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let read = concurrentMap(files) { file -> (types: [TypeDeclaration], extensions: [ExtensionDeclaration]) in
      if let known = known[file.path], known.textDigest == Digest.of(file.text) { return (known.types, known.extensions) }
      let indexer = DeclarationIndexer(module: "", file: file.path)
      indexer.walk(Parser.parse(source: file.text))
      return (indexer.types, indexer.extensions)
    }
    let others = dependencies.flatMap(\.files)
    types = read.flatMap(\.types) + others.flatMap(\.types)
    extensions = read.flatMap(\.extensions) + others.flatMap(\.extensions)
  }
}
