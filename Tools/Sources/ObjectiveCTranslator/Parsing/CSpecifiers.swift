/// The words at the beginning of a declaration.
struct CSpecifiers {
  var type: CType = .named("int")
  /// Whether the type is a class, which becomes an object by a `*`.
  var isClass = false
  var isTypedef = false
  var isStatic = false
  var isExtern = false
  var isConst = false
  var isWeak = false
  var isOutlet = false
  var isOutletCollection = false
  var isInspectable = false
  var isAction = false
  var nullability: CType.Nullability = .unspecified
  /// Whether an enumeration or structure was defined, after which a name is not needed.
  var definesType = false
}
