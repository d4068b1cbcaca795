/// All symbols, by name. The families in the folder beside this one draw them.
enum SymbolLibrary {
  static func symbol(named name: String) -> Symbol? { symbols[name] }

  package static var names: [String] { symbols.keys.sorted() }

  private static let symbols: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    for family in [ChevronSymbols.all] {
      all.merge(family) { first, _ in first }
    }
    return all
  }()
}
