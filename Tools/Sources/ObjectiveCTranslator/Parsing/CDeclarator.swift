/// A name with its type, as it is read from `*name[2]` and the words before it.
struct CDeclarator {
  var name: String
  var type: CType
  var line: Int
  /// Whether it is a function itself and no pointer to one; its type is `.function` then.
  var isFunction = false
  var isVariadic = false
  /// Whether it is a class itself and no pointer to one, as a typedef may be.
  var isClass = false
}
