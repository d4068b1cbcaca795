/// A type as C and Objective-C write it.
public indirect enum CType: Equatable, Sendable {
  /// Whether a pointer may be nil, as far as the declaration says.
  public enum Nullability: Equatable, Sendable { case unspecified, nonnull, nullable }

  case void
  /// A number, a structure, an enumeration or another typedef: `int`, `unsigned long`, `CGFloat`, `BOOL`, `CGRect`, `UIViewContentMode`.
  /// A tag has no `struct` or `enum` before it.
  case named(String)
  /// A typedef of a pointer or a block with its nullability, as `nullable Completion`. Without one it is only named.
  case annotated(CType, nullability: Nullability)
  /// `typeof(self)`. For `__auto_type` it is the type of the initial value.
  case typeOf(CExpression)
  /// An object: `NSArray<NSString *> *`, `id <UITableViewDelegate>`, `instancetype`, `Class`. The name of an object of any class is `id`.
  case object(name: String, protocols: [String], arguments: [CType], nullability: Nullability)
  /// `int *`, `const char *`, `NSError **`.
  case pointer(CType, nullability: Nullability)
  case array(CType, length: CExpression?)
  case block(result: CType, parameters: [CParameter], nullability: Nullability)
  /// A pointer to a function.
  case function(result: CType, parameters: [CParameter])
}
