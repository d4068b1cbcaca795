/// The parts of the symbol light up in turn. Symbols are drawn in one layer here, which fades and lights up as a whole.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)

  /// Highlights one part after another.
  public var iterative: VariableColorSymbolEffect { self }
  /// Keeps highlighted parts.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Reverses at the end.
  public var reversing: VariableColorSymbolEffect { changed { $0.isAlternate = true } }
  /// Starts over at the end.
  public var nonReversing: VariableColorSymbolEffect { changed { $0.isAlternate = false } }
  /// Dims inactive parts.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Hides inactive parts.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The parts of the symbol light up in turn. Symbols are drawn in one layer here, which fades and lights up as a whole.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
