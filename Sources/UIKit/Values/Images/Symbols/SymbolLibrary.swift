import Foundation

/// All symbols by name. They are drawn by the families in the adjacent folder; a family is set up when a name is first looked up in it.
enum SymbolLibrary {
  /// The families of the most frequent symbols are first.
  private static let families: [@Sendable () -> SymbolFamily] = [
    { ChevronSymbols.family }, { MarkSymbols.family }, { ArrowSymbols.family }, { ToolSymbols.family }, { FavouriteSymbols.family },
    { PaperSymbols.family }, { HouseSymbols.family }, { ShapeSymbols.family },
    { PeopleSymbols.family }, { MediaSymbols.family }, { ListSymbols.family }, { WorldSymbols.family },
    { EverydaySymbols.family }, { ThingSymbols.family }, { UtilitySymbols.family },
  ]

  /// Returns the symbol of a name, or of the file of an absolute path.
  static func symbol(named name: String) -> Symbol? {
    name.hasPrefix("/") ? FileSymbols.symbol(path: name) : known(name) ?? StandInSymbols(known: known).symbol(named: name)
  }

  private static func known(_ name: String) -> Symbol? {
    drawn(name) ?? LetterSymbols.symbol(named: name) ?? formerName(of: name).flatMap(known)
      ?? DerivedSymbols(drawn: drawn).symbol(named: name)
  }

  /// Names of SF Symbols with those before version 6, under which the symbols are drawn.
  private static let formerNames: [(new: String, old: String)] = [
    ("text.page", "doc.plaintext"), ("richtext.page", "doc.richtext"), ("text.pad.header", "note.text"), ("document", "doc"),
    ("microphone", "mic"), ("wand.and.sparkles", "wand.and.stars"), ("bin.xmark", "xmark.bin"),
  ]

  private static func formerName(of name: String) -> String? {
    let dotted = ".\(name)."
    guard let names = formerNames.first(where: { names in dotted.contains(".\(names.new).") }) else { return nil }
    return dotted.replacingOccurrences(of: ".\(names.new).", with: ".\(names.old).").trimmingCharacters(in: CharacterSet(charactersIn: "."))
  }

  private static func drawn(_ name: String) -> Symbol? {
    for family in families {
      if let symbol = family().symbols[name] { return symbol }
    }
    return nil
  }

  static var names: [String] {
    Set(families.flatMap { $0().symbols.keys }).sorted()
  }
}
