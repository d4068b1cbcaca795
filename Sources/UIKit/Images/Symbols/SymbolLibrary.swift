/// All symbols, by name. The families in the folder beside this one draw them.
enum SymbolLibrary {
  static func symbol(named name: String) -> Symbol? { symbols[name] }

  package static var names: [String] { symbols.keys.sorted() }

  private static let symbols: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    let families = [
      ChevronSymbols.family, ArrowSymbols.family, MarkSymbols.family, ShapeSymbols.family, PeopleSymbols.family, MediaSymbols.family,
      ListSymbols.family, ThingSymbols.family, WorldSymbols.family,
    ]
    for family in families {
      all.merge(family.symbols) { first, _ in first }
    }
    return all
  }()
}
