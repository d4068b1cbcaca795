import Foundation

/// One symbol goes while another comes.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .replace)

  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { changed { $0.direction = .down } }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { changed { $0.direction = .up } }
  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { changed { $0.isAlternate = true } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Moves what both symbols share, and does the rest by another effect. Symbols share nothing here: it is that effect.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes while another comes.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
