import Foundation
import SourceTranslator

// translate-files OUTPUT-FOLDER MODULE FILE…: translates the files of one module, for the plugin, trials and tests.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
  let options = "[-mode N] [-modules A,B] [-strict] [-package] [-index FILE] [-dependencies A.json,B.json]"
  FileHandle.standardError.write(Data("usage: translate-files OUTPUT-FOLDER MODULE \(options) FILE…\n".utf8))
  exit(64)
}
var paths = Array(arguments[2...])
var options = TranslationOptions()
if paths.first == "-mode" {
  options.languageMode = paths[1]
  paths.removeFirst(2)
}
if paths.first == "-modules" {
  options.availableModules = Set(paths[1].split(separator: ",").map(String.init))
  paths.removeFirst(2)
}
// Refusals end the program with an error.
let isStrict = paths.first == "-strict"
if isStrict { paths.removeFirst() }
if options.availableModules.isEmpty {
  // The modules of the checkout in which the program was built.
  var checkout = URL(fileURLWithPath: #filePath)
  for _ in 0..<4 { checkout.deleteLastPathComponent() }
  options.availableModules = ModuleList(root: checkout.path).importable
}
if paths.first == "-package" {
  options.isPackage = true
  paths.removeFirst()
}
var indexFile: String?
if paths.first == "-index" {
  indexFile = paths[1]
  paths.removeFirst(2)
}
var dependencies: [TargetIndex] = []
if paths.first == "-dependencies" {
  dependencies = try paths[1].split(separator: ",").map {
    try JSONDecoder().decode(TargetIndex.self, from: Data(contentsOf: URL(fileURLWithPath: String($0))))
  }
  paths.removeFirst(2)
}
let folder = URL(fileURLWithPath: arguments[0])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let files = paths.compactMap { path in
  (try? String(contentsOfFile: path, encoding: .utf8)).map { SourceFile(path: path, text: $0) }
}
let result = TargetTranslator(module: arguments[1], files: files, dependencies: dependencies, options: options)
for output in result.outputs {
  try output.text?.write(to: folder.appendingPathComponent(output.name), atomically: true, encoding: .utf8)
}
try result.moduleFile.write(to: folder.appendingPathComponent("_TrestleModule.swift"), atomically: true, encoding: .utf8)
if let indexFile { try JSONEncoder().encode(result.index).write(to: URL(fileURLWithPath: indexFile)) }
for diagnostic in result.diagnostics { print(diagnostic) }
if isStrict, result.diagnostics.contains(where: { $0.severity == .error }) { exit(1) }
