import XcodeProject

/// The contents that the bridging header of a target provides to its Swift sources: modules, plain C, and Objective-C that is not
/// supported.
public struct BridgingHeader: Sendable {
  public let path: String
  /// Modules visible to every Swift file of the target.
  public private(set) var modules: [String] = []
  /// The sources that are compiled as C or C++.
  public private(set) var sources: [String] = []
  public private(set) var findings: [Finding] = []
  /// The header passed to Swift instead; nil if it contains no C.
  private(set) var text: String?
  /// Folders in which C searches for headers.
  private(set) var folders: [String] = []
  public private(set) var linkedLibraries: [String] = []
  /// The macros that the target's settings define for C, as `NAME` or `NAME=VALUE`.
  private(set) var definitions: [String] = []
  /// Whether it is the header of a framework, which has its declarations for other modules as well.
  let isUmbrella: Bool

  /// The sources that do not compile.
  private(set) var leftOut: Set<String> = []

  private let files: any FileSource
  private let target: Target
  private let swift: [(path: String, text: String)]
  private let headers: ProjectHeaders
  private let translated: ObjectiveCSources?

  /// - Parameters:
  ///   - swift: The Swift sources that are compiled.
  ///   - translated: The sources in Objective-C that are compiled as Swift. What their headers declare is not refused.
  init?(
    of target: Target, swift: [(path: String, text: String)], availableModules: Set<String>, headers: ProjectHeaders,
    translated: ObjectiveCSources? = nil, files: any FileSource
  ) {
    guard let path = target.bridgingHeader ?? Self.umbrella(of: target, headers) else { return nil }
    isUmbrella = target.bridgingHeader == nil
    self.path = path
    self.headers = headers
    self.translated = translated
    self.files = files
    self.target = target
    self.swift = swift
    guard let data = files.contents(of: path) else {
      findings.append(
        Finding(
          path: target.project, line: target.line, severity: .warning, tag: "bridging-header",
          message: "the bridging header \(FilePath.name(of: path)) of the target \(target.name) does not exist"))
      return
    }
    let original = String(decoding: data, as: UTF8.self)
    let own = CText(original)
    var lines = original.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if own.isObjectiveC {
      // Its imports may still be useful; its declarations are not.
      refuse(own, header: path, line: 1)
      lines = lines.map { _ in "" }
    }
    var hasC = !own.isObjectiveC && own.hasDeclarations
    for inclusion in own.inclusions {
      let replacement = resolve(inclusion, availableModules: availableModules)
      lines[inclusion.line - 1] = replacement ?? ""
      if replacement != nil { hasC = true }
    }
    guard hasC else { return }
    modules.append(moduleName)
    findDefinitions()
    findSources()
    // Swift does not see a macro that ends with the header.
    let macros = definitions.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    lines = macros.map { "#define \($0[0]) \($0.count > 1 ? $0[1] : "1")" } + lines + macros.map { "#undef \($0[0])" }
    text = (["#include \"TrestlePlainC.h\""] + lines).joined(separator: "\n") + "\n"
  }

  /// Returns the header of a framework in Swift, if it includes headers of plain C and none of Objective-C.
  private static func umbrella(of target: Target, _ headers: ProjectHeaders) -> String? {
    guard let path = target.umbrellaHeader else { return nil }
    var seen: Set<String> = []
    let all = headers.closure(of: path, seen: &seen)
    return all.count > 1 && !all.contains { headers.isObjectiveC($0) } ? path : nil
  }

  // MARK: Sources and functions that are not there

  /// Leaves out the sources that do not compile.
  mutating func leaveOut(_ held: [String: HeldSources.PlainC]) {
    for source in sources {
      guard let part = held[source] else { continue }
      leftOut.insert(source)
      findings.append(
        Finding(
          path: source, line: part.line, severity: .warning, tag: "left-out",
          message: "\(FilePath.name(of: source)) is left out: it does not compile: \(part.message)"))
    }
  }

  /// The headers that become C.
  private var includedHeaders: [String] {
    var seen: Set<String> = []
    return headers.closure(of: path, seen: &seen)
  }

  /// Returns where the headers declare names as functions.
  func functions(among names: Set<String>) -> [(name: String, use: AbsentFunctions.Use)] {
    guard text != nil else { return [] }
    return includedHeaders.flatMap { header in
      CText(headers.contents(header)).code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().flatMap {
        number, line in
        line.matches(of: #/([A-Za-z_]\w*)\s*\(/#).compactMap { match in
          names.contains(String(match.1)) ? (String(match.1), .init(path: header, line: number + 1)) : nil
        }
      }
    }
  }

  /// The module that the C of the header becomes.
  var moduleName: String { target.moduleName + "_C" }

  // MARK: Inclusions

  /// Returns the line that includes a C header; nil if it is not C.
  private mutating func resolve(_ inclusion: CText.Inclusion, availableModules: Set<String>) -> String? {
    let parts = inclusion.name.split(separator: inclusion.form == .module ? "." : "/").map(String.init)
    // The headers of libxml2 are in a folder of another name.
    guard let first = parts.first.map({ $0 == "libxml" ? "libxml2" : $0 }) else { return nil }
    if inclusion.form == .module || (parts.count > 1 && inclusion.form == .angled) {
      // An umbrella header of UIKit's own is in every file already.
      if ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "CoreFoundation", "objc", "Availability"].contains(first) { return nil }
      if availableModules.contains(first), first != target.moduleName {
        if !modules.contains(first) { modules.append(first) }
        return nil
      }
    }
    if let module = headers.library(of: inclusion, from: FilePath.parent(of: path)), module != target.moduleName {
      if !modules.contains(module) { modules.append(module) }
      return nil
    }
    if inclusion.form != .module, let header = headers.header(named: inclusion.name, from: FilePath.parent(of: path)) {
      return include(header, line: inclusion.line)
    }
    if inclusion.form == .angled, FilePath.suffix(of: inclusion.name) == "h",
      Self.systemFolders.contains(where: { files.exists($0 + inclusion.name) })
    {
      return includeOfSystem(inclusion.name)
    }
    refuseMissing(inclusion, module: first)
    return nil
  }

  private static let systemFolders = ["/usr/include/", "/usr/include/x86_64-linux-gnu/", "/usr/include/aarch64-linux-gnu/"]

  private mutating func includeOfSystem(_ name: String) -> String? {
    if name == "sqlite3.h" {
      if !linkedLibraries.contains("sqlite3") { linkedLibraries.append("sqlite3") }
      return "#include <sqlite3.h>"
    }
    if name == "zlib.h" {
      if !linkedLibraries.contains("z") { linkedLibraries.append("z") }
      return "#include <zlib.h>"
    }
    // All other headers belong to the C library, which has a module.
    if !modules.contains("Glibc") { modules.append("Glibc") }
    return nil
  }

  private mutating func include(_ header: String, line: Int) -> String? {
    var seen: Set<String> = []
    let all = headers.closure(of: header, seen: &seen)
    let foreign = all.filter { headers.isObjectiveC($0) }
    guard foreign.isEmpty else {
      for header in all { refuse(CText(headers.contents(header)), header: header, line: line) }
      return nil
    }
    folders += all.map { FilePath.parent(of: $0) }.filter { !folders.contains($0) }
    return "#include \"\(header)\""
  }

  // MARK: Sources

  private mutating func findDefinitions() {
    let flags = target.settings.list("OTHER_CFLAGS").filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) }
    var names: Set<String> = []
    definitions = (target.settings.list("GCC_PREPROCESSOR_DEFINITIONS") + flags).filter { definition in
      let name = definition.prefix { $0 != "=" }
      return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && names.insert(String(name)).inserted
    }
  }

  /// SQLCipher encrypts by CommonCrypto of iOS, or by OpenSSL.
  private mutating func findSQLCipher(_ source: String) -> Bool {
    let native = "SQLCIPHER_CRYPTO_CC", open = "SQLCIPHER_CRYPTO_OPENSSL"
    guard definitions.contains(native) || definitions.contains(open), headers.contents(source).holds(open) else { return false }
    guard Self.systemFolders.contains(where: { files.exists($0 + "openssl/evp.h") }) else {
      findings.append(
        Finding(
          path: source, line: 1, severity: .warning, tag: "left-out",
          message: "SQLCipher is left out: it needs libssl-dev, not installed here"))
      return false
    }
    definitions = definitions.map { $0 == native ? open : $0 }
    if !linkedLibraries.contains("crypto") { linkedLibraries.append("crypto") }
    return true
  }

  private mutating func findSources() {
    for source in target.objectiveCSources {
      if findSQLCipher(source) {
        sources.append(source)
        continue
      }
      let text = CText(headers.contents(source))
      guard !text.isObjectiveC else { continue }
      let all = text.inclusions.filter { $0.form == .quoted }.compactMap {
        headers.header(named: $0.name, from: FilePath.parent(of: source))
      }
      var seen: Set<String> = []
      let closures = all.flatMap { headers.closure(of: $0, seen: &seen) }
      guard !closures.contains(where: { headers.isObjectiveC($0) }) else { continue }
      sources.append(source)
      folders += closures.map { FilePath.parent(of: $0) }.filter { !folders.contains($0) }
    }
  }

  // MARK: Refusals

  /// Reports the Swift lines that use declarations of an Objective-C header.
  private mutating func refuse(_ text: CText, header: String, line: Int) {
    let name = FilePath.name(of: header)
    var names = text.declaredNames
    if let translated, translated.headers.contains(header) {
      names.formIntersection(translated.missing)
      // Everything that its sources implement is compiled.
      if names.isEmpty { return }
    }
    let isTranslated = translated?.headers.contains(header) ?? false
    let uses = firstUses(of: names) + (isTranslated ? [] : firstUses(of: text.categoryMethods, isMember: true))
    guard !uses.isEmpty else { return note(name, line: line) }
    refuse(uses, header: name)
  }

  private mutating func refuseMissing(_ inclusion: CText.Inclusion, module: String) {
    let name = FilePath.name(of: inclusion.name)
    if module == "CommonCrypto" { return refuseMissing(names: ["CC_", "kCC", "CCCrypt", "CCHmac", "CCKey"], of: module, inclusion) }
    let uses = firstUses(of: [inclusion.form == .quoted ? FilePath.stem(of: name) : module, FilePath.stem(of: name)])
    guard !uses.isEmpty else { return note(inclusion.name, line: inclusion.line) }
    refuse(uses, header: inclusion.name)
  }

  private mutating func refuseMissing(names prefixes: [String], of module: String, _ inclusion: CText.Inclusion) {
    let found = Set(swift.flatMap { words(in: $0.text[...]) }.filter { word in prefixes.contains { word.hasPrefix($0) } }.map(String.init))
    let uses = firstUses(of: found)
    guard !uses.isEmpty else { return note(inclusion.name, line: inclusion.line) }
    refuse(uses, header: module)
  }

  private mutating func refuse(_ uses: [Use], header: String) {
    for use in uses {
      findings.append(
        Finding(
          path: use.path, line: use.line, column: use.column, severity: .error, tag: "bridging-header",
          message: "\(use.name) comes from \(header) of the bridging header, which cannot be compiled here"))
    }
  }

  private mutating func note(_ name: String, line: Int) {
    findings.append(
      Finding(path: path, line: line, severity: .note, tag: "left-out", message: "\(name) is left out; no Swift source uses it"))
  }

  private struct Use {
    var path: String
    var line: Int
    var column: Int
    var name: String
  }

  private func words(in text: Substring) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }

  /// Returns the first use of each name in each file, unless Swift declares a type of this name itself.
  private func firstUses(of names: Set<String>, isMember: Bool = false) -> [Use] {
    guard !names.isEmpty else { return [] }
    var uses: [Use] = []
    var declared: Set<String> = []
    for (path, text) in swift where names.contains(where: { text.holds($0) }) {
      let code = CText(text).code
      var seen: Set<String> = []
      for (number, line) in code.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }).enumerated() {
        var previous: Substring = ""
        for word in words(in: line) {
          defer { previous = word }
          let name = String(word)
          guard names.contains(name) else { continue }
          if ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var", "case"].contains(String(previous)) {
            declared.insert(name)
            continue
          }
          if isMember, word.startIndex == line.startIndex || line[line.index(before: word.startIndex)] != "." { continue }
          guard seen.insert(name).inserted else { continue }
          let column = line.distance(from: line.startIndex, to: word.startIndex) + 1
          uses.append(Use(path: path, line: number + 1, column: column, name: name))
        }
      }
    }
    return uses.filter { !declared.contains($0.name) }
  }
}
