import Foundation
import SwiftParser
import SwiftSyntax
import XcodeProject

/// Reads manifests that consist of literals alone, as most do. The package manager compiles a manifest to describe it, which takes a second.
///
/// The result has the form of `swift package dump-package`, with the parts that ``PackageManifest`` reads. It is nil for any manifest that
/// computes something.
struct LiteralManifest {
  private let folder: String

  /// - Parameters:
  ///   - text: The contents of `Package.swift`.
  ///   - files: Finds manifests for other versions of the tools.
  static func description(of text: String, folder: String, files: any FileSource) -> Data? {
    guard let text = chosen(text, folder: folder, files: files), let version = toolsVersion(of: text),
      let call = packageCall(in: Parser.parse(source: text)),
      var table = LiteralManifest(folder: folder).package(Value.Call(call))
    else { return nil }
    table["toolsVersion"] = ["_version": String(version)]
    return try? JSONSerialization.data(withJSONObject: table, options: .sortedKeys)
  }

  static func toolsVersion(of text: String) -> Substring? {
    text.firstMatch(of: /^\s*\/\/\s*swift-tools-version\s*:\s*([0-9.]+)/)?.output.1
  }

  /// Returns the text of the manifest that the package manager uses: the one for the highest version, `Package@swift-5.9.swift`, if that is
  /// higher than the version of `Package.swift`. It is nil if a version may be higher than the toolchain's.
  private static func chosen(_ text: String, folder: String, files: any FileSource) -> String? {
    let names = (files.names(in: folder) ?? []).filter { $0.hasPrefix("Package@swift") }
    guard !names.isEmpty else { return text }
    func numbers(_ version: some StringProtocol) -> [Int] { version.split(separator: ".").map { Int($0) ?? .max } }
    let versions = names.map { name in (numbers: numbers(name.dropFirst("Package@swift-".count).dropLast(".swift".count)), name: name) }
    guard let own = toolsVersion(of: text), let best = versions.max(by: { $0.numbers.lexicographicallyPrecedes($1.numbers) }),
      !safeVersion.lexicographicallyPrecedes(best.numbers)
    else { return nil }
    guard numbers(own).lexicographicallyPrecedes(best.numbers) else { return text }
    return files.contents(of: "\(folder)/\(best.name)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every toolchain that builds Trestle has at least this version.
  private static let safeVersion = [6, 1]

  /// The only call of a manifest that has nothing else but imports.
  private static func packageCall(in tree: SourceFileSyntax) -> FunctionCallExprSyntax? {
    guard !tree.hasError else { return nil }
    let statements = tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
    guard statements.count == 1, let variable = statements.first?.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.pattern.trimmedDescription == "package",
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Package"
    else { return nil }
    return call
  }

  private func package(_ call: Value.Call?) -> [String: Any]? {
    guard let call, let name = call["name"]?.text, let products = list(call["products"], product),
      let dependencies = list(call["dependencies"], dependency), let targets = list(call["targets"], target)
    else { return nil }
    var table: [String: Any] = ["name": name, "products": products, "dependencies": dependencies, "targets": targets]
    if let modes = call["swiftLanguageVersions"] ?? call["swiftLanguageModes"] {
      guard let versions = list(modes, Self.languageMode) else { return nil }
      table["swiftLanguageVersions"] = versions
    }
    return table
  }

  /// Converts the elements of an array; nil if one of them cannot be converted, and nothing if the argument is absent.
  private func list<Result>(_ value: Value?, _ convert: (Value) -> Result?) -> [Result]? {
    guard let value else { return [] }
    guard case .array(let elements) = value else { return nil }
    let results = elements.compactMap(convert)
    return results.count == elements.count ? results : nil
  }

  private func product(_ value: Value) -> [String: Any]? {
    guard case .call(let call) = value, let name = call["name"]?.text, let targets = list(call["targets"], \.text) else { return nil }
    return ["name": name, "targets": targets]
  }

  private func dependency(_ value: Value) -> [String: Any]? {
    guard case .call(let call) = value, call.name == "package" else { return nil }
    if let path = call["path"]?.text {
      let folder = FilePath.join(folder, path)
      return ["fileSystem": [["identity": FilePath.name(of: folder).lowercased(), "path": folder]]]
    }
    guard let address = call["url"]?.text, address.contains("://") || address.hasPrefix("git@"), !address.hasPrefix("file:") else {
      return nil
    }
    var identity = FilePath.name(of: address.hasSuffix("/") ? String(address.dropLast()) : address).lowercased()
    if identity.hasSuffix(".git") { identity.removeLast(4) }
    return ["sourceControl": [["identity": identity, "location": ["remote": [["urlString": address]]]]]]
  }

  private static let types = [
    "target": "regular", "testTarget": "test", "executableTarget": "executable", "plugin": "plugin", "macro": "macro",
    "binaryTarget": "binary", "systemLibrary": "system",
  ]

  private func target(_ value: Value) -> [String: Any]? {
    guard case .call(let call) = value, let type = Self.types[call.name], let name = call["name"]?.text,
      let dependencies = list(call["dependencies"], targetDependency), let exclude = list(call["exclude"], \.text),
      let resources = list(call["resources"], resource), let swift = list(call["swiftSettings"], { setting($0, "swift") }),
      let c = list(call["cSettings"], { setting($0, "c") }), let plugins = list(call["plugins"], pluginUsage)
    else { return nil }
    var table: [String: Any] = [
      "name": name, "type": type, "dependencies": dependencies, "exclude": exclude, "resources": resources, "settings": swift + c,
      "pluginUsages": plugins,
    ]
    if let address = call["url"]?.text { table["url"] = address }
    for label in ["path", "publicHeadersPath"] {
      guard let path = call[label] else { continue }
      guard let text = path.text else { return nil }
      table[label] = text
    }
    if let sources = call["sources"] {
      guard let paths = list(sources, \.text) else { return nil }
      table["sources"] = paths
    }
    return table
  }

  private func targetDependency(_ value: Value) -> [String: Any]? {
    if let name = value.text { return ["byName": [name, NSNull()]] }
    guard case .call(let call) = value, let name = call["name"]?.text, let condition = condition(call["condition"]) else { return nil }
    switch call.name {
    case "product": return ["product": [name, call["package"]?.text ?? NSNull(), NSNull(), condition]]
    case "target", "byName": return [call.name: [name, condition]]
    default: return nil
    }
  }

  private func pluginUsage(_ value: Value) -> [String: Any]? {
    if let name = value.text { return ["plugin": [name, NSNull()]] }
    guard case .call(let call) = value, call.name == "plugin", let name = call["name"]?.text else { return nil }
    return ["plugin": [name, call["package"]?.text as Any? ?? NSNull()]]
  }

  private func resource(_ value: Value) -> [String: Any]? {
    guard case .call(let call) = value, let path = call.first?.text, ["copy", "process"].contains(call.name) else { return nil }
    return ["path": path, "rule": [call.name: [String: Any]()]]
  }

  private func setting(_ value: Value, _ tool: String) -> [String: Any]? {
    guard case .call(let call) = value,
      let condition = condition(call.arguments.dropFirst().first { $0.label == nil }?.value)
    else { return nil }
    let content: Any?
    switch call.name {
    case "define":
      // Only a definition for C has a value.
      content = call["to"].map { value in value.text.flatMap { text in call.first?.text.map { "\($0)=\(text)" } } } ?? call.first?.text
    case "headerSearchPath", "enableUpcomingFeature", "enableExperimentalFeature": content = call.first?.text
    case "swiftLanguageMode", "swiftLanguageVersion": content = call.first.flatMap(Self.languageMode)
    default: return nil
    }
    guard let content else { return nil }
    let kind = call.name == "swiftLanguageVersion" ? "swiftLanguageMode" : call.name
    return ["tool": tool, "kind": [kind: ["_0": content]], "condition": condition]
  }

  /// `.when(platforms:configuration:)`; null if there is none.
  private func condition(_ value: Value?) -> Any? {
    guard let value else { return NSNull() }
    guard case .call(let call) = value, call.name == "when" else { return nil }
    var table: [String: Any] = [:]
    if let platforms = call["platforms"] {
      guard let names = list(platforms, { if case .member(let name) = $0 { name.lowercased() } else { nil } }) else { return nil }
      table["platformNames"] = names
    }
    if let configuration = call["configuration"] {
      guard case .member(let name) = configuration else { return nil }
      table["config"] = name
    }
    return table
  }

  /// `.v5`, `.v4_2` or `.version("6")`.
  private static func languageMode(_ value: Value) -> String? {
    switch value {
    case .member(let name) where name.hasPrefix("v"): String(name.dropFirst()).replacing("_", with: ".")
    case .call(let call) where call.name == "version": call.first?.text
    default: nil
    }
  }
}

extension LiteralManifest {
  /// A literal, or a member or call whose arguments are literals.
  enum Value {
    case text(String)
    case array([Value])
    case member(String)
    case call(Call)
    /// A literal that no part of the description needs.
    case other

    struct Call {
      var name: String
      var arguments: [(label: String?, value: Value)] = []

      /// Nil if an argument is more than a literal.
      init?(_ call: FunctionCallExprSyntax) {
        if call.trailingClosure != nil { return nil }
        name =
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? call.calledExpression.trimmedDescription
        for argument in call.arguments {
          guard let value = Value(argument.expression) else { return nil }
          arguments.append((argument.label?.text, value))
        }
      }

      var first: Value? { arguments.first?.value }

      subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }
    }

    init?(_ expression: ExprSyntax) {
      if let literal = expression.as(StringLiteralExprSyntax.self) {
        guard let text = literal.representedLiteralValue else { return nil }
        self = .text(text)
      } else if let array = expression.as(ArrayExprSyntax.self) {
        var values: [Value] = []
        for element in array.elements {
          guard let value = Value(element.expression) else { return nil }
          values.append(value)
        }
        self = .array(values)
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        guard call.calledExpression.is(MemberAccessExprSyntax.self), let value = Call(call) else { return nil }
        self = .call(value)
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        self = .member(member.declName.baseName.text)
      } else if expression.is(BooleanLiteralExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self)
        || expression.is(NilLiteralExprSyntax.self) || expression.is(SequenceExprSyntax.self)
      {
        // Ranges of versions are sequences.
        self = .other
      } else {
        return nil
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
  }
}
