/// A class, struct, enumeration, actor or protocol of a target.
package struct TypeDeclaration: Codable, Sendable, Hashable {
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `typealias`
  }

  package var kind: Kind
  /// The name including the enclosing types: `Outer.Inner`.
  package var name: String
  var module: String
  var file: String
  /// The names in the inheritance clause as written, without generic arguments.
  package var inherited: [String] = []
  /// The type of an alias as written.
  package var aliased: String?
  var isObjC = false
  /// The name given by `@objc(Name)`.
  package var objcName: String?
  var hasObjCMembers = false
  var isMainActor = false
  var isGeneric = false
  var isPublic = false
  /// The type is declared in a function and has no name outside it.
  var isLocal = false
  package var members: [Member] = []
  /// The cases of an enumeration.
  package var cases: Set<String> = []
  /// The constraints of a protocol's associated types, or of a type's generic parameters, by their names.
  var associatedTypes: [String: [String]] = [:]

  package var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// An extension of a type of this target or of any other.
package struct ExtensionDeclaration: Codable, Sendable, Hashable {
  /// The extended type as written, without generic arguments.
  package var type: String
  var file: String
  var inherited: [String] = []
  var isPublic = false
  /// Whether it has a `where` clause.
  var isConstrained = false
  package var members: [Member] = []
}

/// A method, property or initializer.
package struct Member: Codable, Sendable, Hashable {
  package enum Kind: String, Codable, Sendable {
    case method, property, initializer
  }

  package var kind: Kind
  package var name: String
  package var parameters: [Parameter] = []
  /// The type of the result or property as written; nil for `Void` or an inferred type.
  package var type: String?
  var isOverride = false
  package var isStatic = false
  /// Marked `@objc`, `@IBAction` or `dynamic`.
  var isObjC = false
  /// The name given by `@objc(name:)`.
  var objcName: String?
  /// An optional requirement of an `@objc` protocol.
  var isOptional = false
  package var `throws` = false
  package var isAsync = false
  package var isPrivate = false
  package var isSettable = true
  var isRequired = false
  /// The declaration that replaces the member in the class, for members of extensions; see ``ExtensionForwarder``.
  var forwarder: String?

  package struct Parameter: Codable, Sendable, Hashable {
    /// The argument label; `_` for none.
    package var label: String
    package var type: String
    package var hasDefault = false
    var isVariadic = false
  }

  /// The name in Objective-C.
  package var selector: String { SelectorName.of(self) }

  /// `name(a:_:)`, or the bare name of a property.
  package var fullName: String {
    switch kind {
    case .property: name
    case .method, .initializer: parameters.isEmpty ? name + "()" : "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }
  }
}
