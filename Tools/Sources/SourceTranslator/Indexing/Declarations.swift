/// A class, struct, enumeration, actor or protocol of a target.
struct TypeDeclaration: Codable, Sendable, Hashable {
  enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `typealias`
  }

  var kind: Kind
  /// The name including the enclosing types: `Outer.Inner`.
  var name: String
  var module: String
  var file: String
  /// The names in the inheritance clause as written, without generic arguments.
  var inherited: [String] = []
  var isObjC = false
  var hasObjCMembers = false
  var isMainActor = false
  var isGeneric = false
  var isPublic = false
  /// `private` or `fileprivate`.
  var isPrivate = false
  var isFinal = false
  /// The type is declared in a function and has no name outside it.
  var isLocal = false
  var members: [Member] = []
  /// The cases of an enumeration.
  var cases: Set<String> = []
  /// The constraints of a protocol's associated types, or of a type's generic parameters, by their names.
  var associatedTypes: [String: [String]] = [:]

  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// An extension of a type of this target or of any other.
struct ExtensionDeclaration: Codable, Sendable, Hashable {
  /// The extended type as written, without generic arguments.
  var type: String
  var file: String
  var inherited: [String] = []
  var isObjC = false
  var isMainActor = false
  var isPublic = false
  var members: [Member] = []
}

/// A method, property or initializer.
struct Member: Codable, Sendable, Hashable {
  enum Kind: String, Codable, Sendable {
    case method, property, initializer
  }

  var kind: Kind
  var name: String
  var parameters: [Parameter] = []
  /// The type of the result or property as written; nil for `Void` or an inferred type.
  var type: String?
  var isOverride = false
  var isStatic = false
  /// Marked `@objc`, `@IBAction` or `dynamic`.
  var isObjC = false
  /// The name given by `@objc(name:)`.
  var objcName: String?
  /// An optional requirement of an `@objc` protocol.
  var isOptional = false
  var `throws` = false
  var isAsync = false
  var isPrivate = false
  var isSettable = true
  var isNonObjC = false
  var isRequired = false
  /// The declaration that replaces the member in the class, for members of extensions; see ``ExtensionForwarder``.
  var forwarder: String?

  struct Parameter: Codable, Sendable, Hashable {
    /// The argument label; `_` for none.
    var label: String
    var type: String
    var hasDefault = false
    var isVariadic = false
  }

  /// `name(a:_:)`, or the bare name of a property.
  var fullName: String {
    switch kind {
    case .property: name
    case .method, .initializer: parameters.isEmpty ? name + "()" : "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }
  }
}
