/// The symbol fades out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .pulse)

  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: PulseSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
