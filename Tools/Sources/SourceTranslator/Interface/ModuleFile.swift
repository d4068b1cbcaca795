/// Writes the file that registers a module's tables with the runtime.
enum ModuleFile {
  static func text(module: String, files: [FileIndex], identifiers: [String], _ options: TranslationOptions) -> String {
    let lists = zip(files, identifiers).filter(\.0.hasTables).map { "_trestleTables_\($0.1)()" }
    let aliases = files.flatMap { $0.aliases.map { "\"\($0.key)\": \($0.value).self" } }.sorted()
    var text = """
      import UIKit

      nonisolated public final class _TrestleModule: UIKit._ModuleTables {
      """
    if !lists.isEmpty {
      text += """

          @MainActor override public class var tables: [UIKit._ClassTable] {
            var all: [UIKit._ClassTable] = []

        """
      for list in lists { text += "    all += \(list)\n" }
      text += "    return all\n  }"
    }
    if !aliases.isEmpty {
      text += "\n  override public class var aliases: [String: AnyClass] { [\(aliases.joined(separator: ", "))] }"
    }
    if let path = options.bundlePath { text += "\n  override public class var bundlePath: String? { \(path.debugDescription) }" }
    text += "\n}\n"
    if files.contains(where: { $0.types.contains { $0.members.contains(where: \.isOptional) } }) {
      text += """

        /// The result of optional protocol methods that a class does not implement.
        nonisolated public struct \(OptionalRequirement.marker): Sendable {
          public init() {}
        }

        """
    }
    if files.contains(where: \.needsStandIns) { text += MissingPartsSource.text }
    return text
  }
}
