/// A custom trait: a type that identifies a value which views and controllers inherit.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of the trait where it is not set.
  static var defaultValue: Value { get }
  /// Whether a change of this trait makes dynamic colors resolve again.
  static var affectsColorAppearance: Bool { get }
  /// The name shown in descriptions; the type's name by default.
  static var name: String { get }
  /// The unique name of the trait; the type's full name by default.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait, as used in registrations for changes.
public typealias UITrait = any UITraitDefinition.Type
