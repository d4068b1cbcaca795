import Foundation

final class FileWriter {
  let program: Program
  let file: CFile
  let isHeader: Bool
  let held: [String: String]
  var text = FileText()
  var leftOut: [ObjectiveCTranslation.Part.LeftOut] = []
  var hasContent = false
  /// The modules that the file and the headers in it import.
  var modules: [String] = []
  /// The modules of the project that are in Objective-C.
  var libraries: [String] = []
  /// Variables of functions that outlive their calls, written after the declarations.
  var statics: [(method: String, text: String)] = []
  private var staticNames: Set<String> = []
  private var enumerations: Set<String> = []
  /// The types of `#define` constants, which are found when they are first used.
  var constantTypes: [String: SwiftType] = [:]

  init(program: Program, file: CFile, isHeader: Bool, held: [String: String]) {
    (self.program, self.file, self.isHeader, self.held) = (program, file, isHeader, held)
  }

  /// The modules that the headers of a library import, which are imported with it.
  var exported: Set<String> = []

  func staticName(_ name: String, in method: String) -> String {
    let base = "_" + method.filter { $0.isLetter || $0.isNumber } + "_" + name
    var result = base
    var count = 1
    while !staticNames.insert(result).inserted {
      count += 1
      result = base + "\(count)"
    }
    return result
  }

  func write() {
    text.add("import UIKit")
    let known: Set<String> = [
      "UIKit", "objc", "Availability", "TargetConditionals", "CoreFoundation", "Security", "sys", "CommonCrypto", "MobileCoreServices",
    ]
    for module in modules where !known.contains(module) && module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      guard module.first?.isUppercase == true, text.lines.contains(where: { $0.text == "import \(module)" }) == false else { continue }
      text.add("\(exported.contains(module) ? "@_exported " : "")import \(module)")
    }
    if modules.contains("CommonCrypto") { text.add("import CommonCrypto") }
    if modules.contains(where: { $0.lowercased().hasPrefix("sqlite3") }) { text.add("import SQLite3") }
    for line in libraries where !text.lines.contains(where: { $0.text == line }) { text.add(line) }
    for declaration in file.declarations { write(declaration) }
    for item in statics {
      text.method = item.method
      text.add(item.text)
      text.method = nil
    }
    if !text.lines.contains(where: { $0.text == "import SQLite3" }),
      text.lines.contains(where: { $0.text.contains("sqlite3_") || $0.text.contains("SQLITE_") })
    {
      text.lines.insert(("import SQLite3", nil, nil), at: 1)
    }
    if text.lines.contains(where: { $0.text.contains("kUTT") || $0.text.contains("UTTypeC") || $0.text.contains("UTTypeIs") }) {
      text.lines.insert(("import MobileCoreServices", nil, nil), at: 1)
    }
    hasContent = text.lines.contains { line in
      !line.text.isEmpty && !["import ", "@testable import ", "@_exported import "].contains { line.text.hasPrefix($0) }
    }
  }

  func leave(_ method: String, line: Int, reason: String) {
    if !leftOut.contains(where: { $0.method == method }) { note(method, line, reason) }
  }

  func leaveStatement(of method: String, line: Int, reason: String) {
    let name = "a statement of \(method)"
    if !leftOut.contains(where: { $0.method == name && $0.line == line }) { note(name, line, reason) }
  }

  private func note(_ method: String, _ line: Int, _ reason: String) {
    leftOut.append(.init(path: file.path, line: line, method: method, reason: reason))
  }

  /// Leaves out a declaration whose Swift does not compile without its body either; returns whether it is one.
  func isLeftOut(_ name: String, line: Int) -> Bool {
    guard let reason = held[FileText.wholeKey(name)] else { return false }
    leave(name, line: line, reason: reason)
    return true
  }

  private func write(_ declaration: CDeclaration) {
    if let (name, line) = declaration.nameAndLine {
      if isLeftOut(name, line: line) { return }
      text.declaration = name
    }
    defer { text.declaration = nil }
    switch declaration {
    case .interface: break
    case .protocolDeclaration(let value):
      guard let known = program.protocols[value.name], known.line == value.line else { return }
      ProtocolWriter(file: self).write(known)
    case .implementation(let value):
      if value.category != nil {
        ClassWriter(file: self, implementation: value).writeExtension()
      } else {
        ClassWriter(file: self, implementation: value).write()
      }
    case .function(let value): write(value)
    case .variable(let value): write(value)
    case .enumeration(let value): write(value)
    case .structure(let value): write(value)
    case .typeAlias(let name, let type, _): writeAlias(name, type)
    case .constant(let name, let value, let line): writeConstant(name, value, line: line)
    }
  }

  /// Other modules see the declarations of a header; those of a source are its own.
  private var fileAccess: String { isHeader ? program.typeAccess : "fileprivate " }

  private func writeAlias(_ name: String, _ type: CType) {
    guard program.aliases[name] == type, program.enumerationTypes[name] == nil, program.structures[name] == nil,
      program.facts.types[name] == nil
    else { return }
    if case .named(let other) = type, other == name { return }
    let mapped = program.type(type).wrapped
    guard mapped != .unknown, mapped.text != name else { return }
    if case .named(let other) = type, !program.isKnownType(other) { return }
    text.add("\(fileAccess)typealias \(SwiftText.escaped(name)) = \(mapped.text)")
  }

  private func writeConstant(_ name: String, _ value: CExpression, line: Int) {
    guard held[name] == nil else {
      leave(name, line: line, reason: "its expression is not understood")
      return
    }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return }
    let body = BodyWriter(file: self, method: name, owner: nil)
    guard let result = try? body.expression(value, wanting: nil), result.type != .unknown, result.type != .void else { return }
    if case .name(let other) = value, program.cases[other] == nil, program.constants[other] == nil, program.globals[other] == nil,
      program.facts.constants[other] == nil
    {
      return
    }
    var type = result.type
    if type == .plain("Builtin.integer") { type = .int32 }
    if type == .plain("Builtin.real") { type = .double }
    text.method = name
    text.add("\(fileAccess)var \(SwiftText.escaped(name)): \(type.text) { \(result.text) }")
    text.method = nil
  }

  private func write(_ value: CVariable) {
    guard !value.isExtern else { return }
    let type = program.globals[value.name] ?? program.type(value.type)
    if type == .unknown { return }
    let access = value.isStatic && !isHeader ? "fileprivate " : program.access(of: value.name)
    var initial = program.zero(of: type)
    if let array = try? BodyWriter(file: self, method: value.name, owner: nil).array(
      value.type, held[value.name] == nil ? value.value : nil)
    {
      initial = array.text
    } else if case .prefix("&", .name(value.name))? = value.value, type.wrapped == .plain("UnsafeMutableRawPointer") {
      // Its own address, which is different from all others, as a key.
      initial = "UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)"
    } else if let expression = value.value, held[value.name] == nil {
      let body = BodyWriter(file: self, method: value.name, owner: nil)
      if let written = try? body.expression(expression, wanting: type) { initial = body.converted(written, to: type).text }
    }
    // Compilers print the whole line with each of its errors.
    if let text = initial, text.utf8.count > 20_000, text.contains(" as! ") {
      leave(value.name, line: value.line, reason: "the type of its values is not known")
      initial = "[]"
    }
    guard let initial else {
      leave(value.name, line: value.line, reason: "its type has no value to begin with")
      return
    }
    text.method = value.name
    text.add("\(access)nonisolated(unsafe) var \(SwiftText.escaped(program.globalName(value.name))): \(type.text) = \(initial)")
    let ending = "Notification"
    if !value.isStatic, value.name.hasSuffix(ending), [.string, .plain("NSNotification.Name")].contains(type.wrapped) {
      let (short, name) = (SwiftText.escaped(String(value.name.dropLast(ending.count))), "NSNotification.Name")
      let text = type.wrapped == .string ? "\(name)(\(value.name)\(type.isOptional ? "!" : ""))" : value.name
      self.text.add("extension \(name) { \(access)static var \(short): \(name) { \(text) } }")
    }
    writeShortName(of: value, type)
    text.method = nil
  }

  /// Lets Swift name a key as a member of its type: `.imageCache` of `MyContextImageCache`, whose type is `MyContextOption`.
  private func writeShortName(of value: CVariable, _ type: SwiftType) {
    var declared = value.type
    if case .annotated(let inner, _) = declared { declared = inner }
    guard case .named(var name) = declared, type.wrapped == .string, !program.access(of: value.name).isEmpty else { return }
    for prefix in ["const ", "volatile "] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    guard program.aliases[name] != nil, let short = EnumerationNaming.names([value.name], of: name).first,
      short != Words.lowercasedFirst(value.name), short != value.name, short.first?.isLetter == true
    else { return }
    let mark = type.isOptional ? "!" : ""
    text.add("extension String { public static var \(SwiftText.escaped(short)): String { \(value.name)\(mark) } }")
  }

  private func write(_ value: CFunction) {
    guard value.body != nil, var known = program.functions[value.name] else { return }
    // Another file may have a function of that name with other parameters.
    if known.parameters.count != value.parameters.count {
      known.parameters = value.parameters.map { program.type($0.type) }
      known.result = program.type(value.result)
    }
    let name = "\(value.name)()"
    let nonescaping = known.declaration.parameters.indices.filter { known.declaration.parameters[$0].isNoescape }
    let parameters = value.parameters.enumerated().map { index, parameter in
      let type = nonescaping.contains(index) ? known.parameters[index].text : known.parameters[index].parameterText
      return "_ \(SwiftText.escaped(parameter.name.isEmpty ? "argument\(index)" : parameter.name)): \(type)"
    }
    let result = known.result == .void ? "" : " -> \(known.result.text)"
    text.open(
      "\(value.isStatic && !isHeader ? "fileprivate " : program.access(of: value.name))func \(program.functionName(value.name))(\((parameters + (value.isVariadic ? ["_ _arguments: [Any?]"] : [])).joined(separator: ", ")))\(result)"
    )
    text.method = name
    let body = BodyWriter(file: self, method: name, owner: nil)
    body.result = known.result
    for (index, parameter) in value.parameters.enumerated() { body.declare(parameter: parameter.name, type: known.parameters[index]) }
    let blocks = nonescaping.map { (value.parameters[$0].name, known.parameters[$0]) }
    text.add(body.escaping(blocks, in: body.lines(value.body, line: value.line, isHeld: false), isThrowing: false))
    text.method = nil
    text.close()
  }

  private func write(_ value: CStructure) {
    guard !value.isUnion, program.structures[value.name]?.line == value.line else { return }
    guard program.facts.types[value.name] == nil else { return }
    let access = program.typeAccess
    text.open("\(access)struct \(SwiftText.escaped(value.name))")
    var fields: [(name: String, type: String)] = []
    defer {
      if program.isLibrary {
        text.add("public init() {}")
        let parameters = fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        let lines = fields.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
        if !fields.isEmpty { text.add("public init(\(parameters)) { \(lines) }") }
      }
      text.close()
    }
    for field in value.fields {
      var type = program.type(field.type)
      if let array = try? BodyWriter(file: self, method: value.name, owner: nil).array(field.type, nil) {
        fields.append((SwiftText.escaped(field.name), array.type.text))
        text.add("\(access)var \(SwiftText.escaped(field.name)): \(array.type.text) = \(array.text)")
        continue
      }
      if program.zero(of: type) == nil { type = .optional(type) }
      fields.append((SwiftText.escaped(field.name), type.parameterText))
      text.add("\(access)var \(SwiftText.escaped(field.name)): \(type.text) = \(program.zero(of: type) ?? "nil")")
    }
  }

  private func write(_ value: CEnumeration) {
    let names = value.cases.map(\.name)
    guard let first = names.first else { return }
    // One that two sources declare for themselves is written once.
    if let name = value.name {
      guard program.enumerations[name] == value, program.enumerationFiles[name] == file.path, enumerations.insert(name).inserted else {
        return
      }
    }
    let numbers = ConstantValues(program: program, enumeration: value).values
    let raw = program.rawType(of: value)
    guard let name = value.name else {
      for (name, number) in zip(names, numbers) { text.add("\(fileAccess)var \(SwiftText.escaped(name)): Int { \(number) }") }
      _ = first
      return
    }
    let swiftName = value.swiftName ?? name
    let access = program.typeAccess
    let short = EnumerationNaming.names(names, of: name)
    switch value.kind {
    case .closed:
      text.open("@objc \(access)enum \(swiftName): \(raw.text)")
      var seen: [Int: String] = [:]
      var more: [String] = []
      for (name, number) in zip(short, numbers) {
        if let old = seen[number] {
          more.append("\(access)static var \(SwiftText.escaped(name)): \(swiftName) { .\(SwiftText.escaped(old)) }")
        } else {
          seen[number] = name
          text.add("case \(SwiftText.escaped(name)) = \(number)")
        }
      }
      for line in more { text.add(line) }
      text.close()
    case .options:
      text.open("\(access)struct \(swiftName): OptionSet, Hashable")
      text.add("\(access)let rawValue: \(raw.text)")
      text.add("\(access)init(rawValue: \(raw.text)) { self.rawValue = rawValue }")
      for (name, number) in zip(short, numbers) {
        text.add("\(access)static var \(SwiftText.escaped(name)): \(swiftName) { \(swiftName)(rawValue: \(number)) }")
      }
      text.close()
    case .plain:
      text.open("\(access)struct \(swiftName): RawRepresentable, Hashable")
      text.add("\(access)var rawValue: \(raw.text)")
      text.add("\(access)init(_ rawValue: \(raw.text)) { self.rawValue = rawValue }")
      text.add("\(access)init(rawValue: \(raw.text)) { self.rawValue = rawValue }")
      text.close()
      for (name, number) in zip(names, numbers) {
        text.add("\(access)var \(SwiftText.escaped(name)): \(swiftName) { \(swiftName)(\(number)) }")
      }
    }
  }
}

extension CDeclaration {
  /// The name by which a part outside of classes is left out.
  fileprivate var nameAndLine: (name: String, line: Int)? {
    switch self {
    case .function(let value): ("\(value.name)()", value.line)
    case .variable(let value): (value.name, value.line)
    case .structure(let value): (value.name, value.line)
    case .typeAlias(let name, _, let line), .constant(let name, _, let line): (name, line)
    case .enumeration(let value): value.name.map { ($0, value.line) }
    case .interface, .protocolDeclaration, .implementation: nil
    }
  }
}
