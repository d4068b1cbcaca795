/// The repetition and speed of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    package var count: Int?
    /// The pause between two repetitions in seconds; nil for none.
    package var delay: Double?

    /// Repetitions follow each other without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: nil)
    /// Repetitions follow each other after a pause.
    public static let periodic = RepeatBehavior(count: nil, delay: 0.5)

    /// Returns a number of repetitions with a pause between them.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  package var rounds: RepeatBehavior?
  package var isRepeating: Bool?
  package var pace = 1.0

  public init() {}

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// The repetition and speed that the effect has by itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Options with which the effect repeats until it is removed.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Options with which the effect runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// Repeats a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Options with which the effect repeats as a behavior describes.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// Changes the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The options, changed so that the effect repeats until it is removed.
  public var repeating: SymbolEffectOptions { changed { $0.isRepeating = true } }
  /// The options, changed so that the effect runs once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.isRepeating = false } }

  /// Repeats a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed {
      $0.isRepeating = true
      $0.rounds = RepeatBehavior(count: count, delay: nil)
    }
  }

  /// Returns the options with a repetition of the effect.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed {
      $0.isRepeating = true
      $0.rounds = behavior
    }
  }

  /// Returns the options with a multiple of the effect's speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.pace = speed } }
}
