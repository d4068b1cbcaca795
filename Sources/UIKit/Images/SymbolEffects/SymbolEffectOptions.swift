import Foundation

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    /// The pause between two rounds in seconds; nil for none.
    var delay: Double?

    /// Without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: nil)
    /// With a pause between the rounds.
    public static let periodic = RepeatBehavior(count: nil, delay: 0.5)

    /// A number of rounds, with a pause between them.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  var rounds: RepeatBehavior?
  var isRepeating: Bool?
  var pace = 1.0

  public init() {}

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// As is usual for the effect.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// On and on.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// As a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// On and on.
  public var repeating: SymbolEffectOptions { changed { $0.isRepeating = true } }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.isRepeating = false } }

  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed {
      $0.isRepeating = true
      $0.rounds = RepeatBehavior(count: count, delay: nil)
    }
  }

  /// As a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed {
      $0.isRepeating = true
      $0.rounds = behavior
    }
  }

  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.pace = speed } }
}
