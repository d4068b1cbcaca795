/// The symbol grows, or shrinks, and springs back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .bounce)

  /// The effect with a movement upward first.
  public var up: BounceSymbolEffect { changed { $0.direction = .up } }
  /// The effect with a movement downward first.
  public var down: BounceSymbolEffect { changed { $0.direction = .down } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: BounceSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol grows, or shrinks, and springs back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
