/// An effect that makes a hidden symbol visible.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .appear)

  /// The effect with a movement upward.
  public var up: AppearSymbolEffect { changed { $0.direction = .up } }
  /// The effect with a movement downward.
  public var down: AppearSymbolEffect { changed { $0.direction = .down } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: AppearSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Makes a hidden symbol visible.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
