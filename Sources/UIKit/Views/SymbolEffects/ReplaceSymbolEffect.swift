/// Replaces one symbol by another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .replace)

  /// The old symbol shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { changed { $0.direction = .down } }
  /// Both symbols grow.
  public var upUp: ReplaceSymbolEffect { changed { $0.direction = .up } }
  /// The old symbol disappears immediately, the new one grows.
  public var offUp: ReplaceSymbolEffect { changed { $0.isAlternate = true } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Moves the common parts of both symbols, with a fallback for the rest. Symbols have no common parts here, so it is the fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces one symbol by another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
