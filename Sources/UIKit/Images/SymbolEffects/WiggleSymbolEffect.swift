import Foundation

/// The symbol moves to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)

  /// First to the left.
  public var left: WiggleSymbolEffect { changed { $0.direction = .left } }
  /// First to the right.
  public var right: WiggleSymbolEffect { changed { $0.direction = .right } }
  /// First upwards.
  public var up: WiggleSymbolEffect { changed { $0.direction = .up } }
  /// First downwards.
  public var down: WiggleSymbolEffect { changed { $0.direction = .down } }
  /// First in the direction of reading.
  public var forward: WiggleSymbolEffect { changed { $0.direction = .forward } }
  /// First against the direction of reading.
  public var backward: WiggleSymbolEffect { changed { $0.direction = .backward } }
  /// Turning, first clockwise.
  public var clockwise: WiggleSymbolEffect { changed { $0.direction = .clockwise } }
  /// Turning, first counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { changed { $0.direction = .counterClockwise } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: WiggleSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Moves in a direction given in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { changed { $0.angle = angle } }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
