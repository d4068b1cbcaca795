import Foundation
import XcodeProject

/// Building the shared libraries.
///
/// The package manager compiles; the library of a framework is linked here, from the objects of its module alone, because a second dynamic
/// library of the package manager would have copies of the modules below it.
extension Runtime {
  /// The libraries that are not up to date.
  public func stale(of frameworks: [String]) -> [String] { stale([Self.core] + frameworks) }

  /// Builds the libraries of UIKit and of frameworks that are not up to date.
  /// - Parameter frameworks: Modules, each after those that it uses.
  public func build(_ frameworks: [String], output: (String) -> Void) throws -> Bool {
    guard !stale(of: frameworks).isEmpty else { return true }
    let lock = try FileLock(root + "/.build/trestle.lock") {
      FileHandle.standardError.write(Data("Another command builds UIKit; waiting for it.\n".utf8))
    }
    defer { lock.release() }
    let missing = Set(stale(of: frameworks))
    if missing.contains(Self.core), try compile("TrestleRuntime", [:], output: output) {
      // An unchanged library keeps its date although a source is newer.
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: library)
    } else if missing.contains(Self.core) {
      return false
    }
    let wanted = frameworks.filter(missing.contains)
    guard !wanted.isEmpty else { return true }
    let latest = latestChange
    if !wanted.allSatisfy({ isCompiled($0, latest) }) {
      let names = wanted.joined(separator: ",")
      guard try compile("TrestleFrameworks", ["TRESTLE_FRAMEWORKS": names], output: output) else { return false }
      for name in wanted { try note(name) }
    }
    for name in wanted { guard try link(name, output: output) else { return false } }
    return true
  }

  private func compile(_ product: String, _ environment: [String: String], output: (String) -> Void) throws -> Bool {
    // No test is compiled, so none need be planned.
    let environment = environment.merging(["TRESTLE_TESTS": "none"]) { own, _ in own }
    let flags = buildFlags
    let arguments = ["build", "--package-path", root, "--product", product, "-c", isRelease ? "release" : "debug"] + flags
    let status = try Subprocess.run("swift", arguments, environment: environment, line: output)
    // Written afterward, because the first build of all makes the folder's name a link, and deletes what was there.
    if !isRelease, !FileManager.default.fileExists(atPath: flagsFile) {
      try? FileManager.default.createDirectory(atPath: stamps, withIntermediateDirectories: true)
      try? flags.joined(separator: " ").write(toFile: flagsFile, atomically: true, encoding: .utf8)
    }
    return status == 0
  }

  // MARK: Flags

  /// The options of the last build by `Scripts/test` or by the command. Other options would compile everything again.
  private var flagsFile: String { stamps + "/flags" }

  private var buildFlags: [String] {
    if let text = try? String(contentsOfFile: flagsFile, encoding: .utf8) {
      return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    guard !isRelease, !FileManager.default.fileExists(atPath: buildFolder + "/Modules") else { return [] }
    // From nothing, modules as a whole take a sixth less time; they are not edited here. If the package manager plans the compiler's steps, a
    // module waits only for the interfaces of those below it, not for their code, which takes a third less time. The option is a hidden one.
    let plan = "--use-integrated-swift-driver"
    let help = (try? Subprocess.output("swift", ["build", "--help-hidden"])) ?? ""
    let whole = help.contains(plan) ? ["-wmo", "-num-threads", "2"] : ["-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo"]
    return (help.contains(plan) ? [plan] : []) + whole.flatMap { ["-Xswiftc", $0] }
  }

  // MARK: Frameworks

  /// Holds a file for each module, as old as the last build of its objects. `Scripts/test`, which builds all, writes the file `all`.
  private var stamps: String { buildFolder + "/trestle-stamps" }

  private func note(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: stamps, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(stamps)/\(name)"))
  }

  /// Whether the objects of a module are up to date.
  /// - Parameter latest: The date of the newest source.
  private func isCompiled(_ name: String, _ latest: Date) -> Bool {
    guard FileManager.default.fileExists(atPath: "\(buildFolder)/Modules/\(name).swiftmodule") || !objectsOfC(name).isEmpty else {
      return false
    }
    let dates = ["all", name].compactMap { Self.modificationDate(of: "\(stamps)/\($0)") }
    return dates.max().map { latest <= $0 } ?? false
  }

  /// The objects of a module in Swift; nil for one in C.
  private func objectsOfSwift(_ name: String) -> [String]? {
    guard let data = DiskFiles().contents(of: "\(buildFolder)/\(name).build/output-file-map.json"),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return nil }
    return map.values.compactMap { $0["object"] }.filter(FileManager.default.fileExists).sorted()
  }

  /// The objects of a module in C, which are beside each other.
  private func objectsOfC(_ name: String) -> [String] {
    let folder = "\(buildFolder)/\(name).build"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".c.o") }.sorted().map { "\(folder)/\($0)" }
  }

  private func link(_ name: String, output: (String) -> Void) throws -> Bool {
    let objects = objectsOfSwift(name) ?? objectsOfC(name)
    guard !objects.isEmpty else {
      output("\(buildFolder)/\(name).build: error: there are no objects")
      return false
    }
    // Several commands may link the same library at once; the last one stays.
    let new = "\(library(of: name)).\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: new) }
    let names = new + ".objects"
    try objects.map { "\"\($0)\"" }.joined(separator: "\n").write(toFile: names, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: names) }
    let below = beyondCore([name]).filter { $0 != name }
    let soname = FilePath.name(of: library(of: name))
    var arguments = ["-emit-library", "-o", new, "@" + names, "-Xlinker", "-soname", "-Xlinker", soname] + linkerFlags(below)
    // So that the folder of the libraries can be moved.
    arguments += ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
    if Toolchain.holds("ld.lld") { arguments.append("-use-ld=lld") }
    guard try Subprocess.run("swiftc", arguments, line: output) == 0 else { return false }
    guard rename(new, library(of: name)) == 0 else {
      output("\(library(of: name)): error: the library cannot be written")
      return false
    }
    return true
  }
}
