/// The symbol is scaled up or down.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .scale)

  /// The effect that enlarges the symbol.
  public var up: ScaleSymbolEffect { changed { $0.direction = .up } }
  /// The effect that reduces the symbol.
  public var down: ScaleSymbolEffect { changed { $0.direction = .down } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: ScaleSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is scaled up or down.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
