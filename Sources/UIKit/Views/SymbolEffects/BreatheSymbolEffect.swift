/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .breathe)

  /// The effect without a change of opacity.
  public var plain: BreatheSymbolEffect { changed { $0.isAlternate = false } }
  /// Fades while it shrinks.
  public var pulse: BreatheSymbolEffect { changed { $0.isAlternate = true } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: BreatheSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
