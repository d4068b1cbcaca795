/// The names of a file and of the headers before it that decide how a text is read.
struct CNames: Sendable {
  /// Typedefs, structures and enumerations.
  var types: Set<String> = CKnownNames.types
  /// Typedefs of pointers and blocks.
  var pointerTypes: Set<String> = CKnownNames.pointerTypes
  var classes: Set<String> = []
  /// Classes that have parameters.
  var genericClasses: Set<String> = CKnownNames.genericClasses
  /// The parameters of the generic class that is read.
  var typeParameters: Set<String> = []
  /// Constants, variables of files and enumeration cases.
  var globals: Set<String> = []
  /// The variables of the body that is read.
  var locals: Set<String> = []

  func isVariable(_ name: String) -> Bool { locals.contains(name) || globals.contains(name) }

  func isType(_ name: String) -> Bool {
    (types.contains(name) || classes.contains(name) || typeParameters.contains(name)) && !locals.contains(name)
  }

  /// Whether a pointer to the name is an object.
  func isClass(_ name: String) -> Bool {
    if classes.contains(name) { return true }
    if types.contains(name) || name.hasSuffix("Ref") || name.hasSuffix("_t") { return false }
    return name.drop { $0 == "_" }.first?.isUppercase == true
  }
}
