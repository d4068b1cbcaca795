/// The symbol rotates once.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .rotate)

  /// The effect with a clockwise rotation.
  public var clockwise: RotateSymbolEffect { changed { $0.direction = .clockwise } }
  /// The effect with a counterclockwise rotation.
  public var counterClockwise: RotateSymbolEffect { changed { $0.direction = .counterClockwise } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: RotateSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol rotates once.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
