/// The names in Swift of structures, typedefs and static functions that several sources declare under one name for themselves.
///
/// In C each is known only in its source, and in Swift all sources of a module are one.
public struct PrivateNames: Sendable {
  /// By the paths of the sources. Those of functions have a parenthesis: `size(`.
  public private(set) var names: [String: [String: String]] = [:]

  private struct Use {
    var path: String
    var text: String
    var isStructure = false
  }

  public init(sources: [CFile]) {
    let types = Self.uses(in: sources) { declaration in
      switch declaration {
      case .structure(let value): (value.name, value.fields.map { "\($0.name) \($0.type)" }.joined(separator: "\n"), true)
      case .typeAlias(let name, let type, _): (name, "\(type)", false)
      default: nil
      }
    }.filter { $0.value.contains(where: \.isStructure) || Set($0.value.map(\.text)).count > 1 }
    let functions = Self.uses(in: sources) { declaration in
      guard case .function(let value) = declaration, value.isStatic, value.body != nil else { return nil }
      return (value.name, "\(value.result) \(value.parameters.map(\.type))", false)
    }.filter { uses in
      Set(uses.value.map(\.text)).count > 1 || uses.value.contains { use in types.keys.contains { use.text.contains("\"\($0)\"") } }
    }
    for (found, mark) in [(types, ""), (functions, "(")] {
      for (name, uses) in found {
        for use in uses.dropFirst() { names[use.path, default: [:]][name + mark] = "\(name)_\(Self.word(of: use.path))" }
      }
    }
  }

  /// The declarations whose names are in more than one source, in the order of the sources.
  private static func uses(
    in sources: [CFile], _ read: (CDeclaration) -> (name: String, text: String, isStructure: Bool)?
  ) -> [String: [Use]] {
    var uses: [String: [Use]] = [:]
    for source in sources {
      for declaration in source.declarations {
        guard let (name, text, isStructure) = read(declaration), uses[name]?.last?.path != source.path else { continue }
        uses[name, default: []].append(Use(path: source.path, text: text, isStructure: isStructure))
      }
    }
    return uses.filter { $0.value.count > 1 }
  }

  /// The name of a file as a part of a name.
  private static func word(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
