/// An effect that hides a symbol, which keeps its place in the layout.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .disappear)

  /// The effect with a movement upward.
  public var up: DisappearSymbolEffect { changed { $0.direction = .up } }
  /// The effect with a movement downward.
  public var down: DisappearSymbolEffect { changed { $0.direction = .down } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: DisappearSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Hides a symbol, which keeps its place in the layout.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
