import ProjectImport
import SourceTranslator
import XcodeProject

/// `trestle translate`: prints the translation of files.
struct TranslateCommand {
  static func run(_ session: inout Session) throws -> Int32 {
    guard !session.arguments.paths.isEmpty else { throw CommandFailure.usage("translate needs at least one file") }
    let files = try session.arguments.paths.map { path in
      guard let data = DiskFiles().contents(of: path) else {
        throw CommandFailure(code: ExitCode.refused, message: "\(path): error: the file cannot be read")
      }
      return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
    var options = TranslationOptions()
    options.availableModules = Runtime(root: session.root, isRelease: false).modules
    let result = TargetTranslator(module: session.arguments["module"] ?? "App", files: files, options: options)
    for output in result.outputs { print(output.text ?? "", terminator: "") }
    for diagnostic in result.diagnostics { session.terminal.say(diagnostic.description) }
    return result.diagnostics.contains { $0.severity == .error } ? ExitCode.refused : ExitCode.done
  }
}
