/// Sets and reads an object's properties by name, as key-value coding does: through tables of its module, then field records, then UIKit's
/// own keys.
@MainActor package struct KeyedObject {
  package enum Outcome: Equatable {
    case done
    /// There is no such property; the hint explains why an existing one cannot be used.
    case noKey(hint: String?)
    /// The property is of another type than the value.
    case wrongValue
  }

  let object: AnyObject

  package init(_ object: AnyObject) {
    self.object = object
  }

  /// Sets a property by its name. As with the setters that key-value coding calls, the case of the first letter does not matter.
  package func set(_ value: Any?, for key: String) -> Outcome {
    let outcome = setExactly(value, for: key)
    guard case .noKey = outcome, let first = key.first else { return outcome }
    let other = (first.isUppercase ? first.lowercased() : first.uppercased()) + key.dropFirst()
    guard other != key else { return outcome }
    let second = setExactly(value, for: other)
    if case .noKey = second { return outcome }
    return second
  }

  private func setExactly(_ value: Any?, for key: String) -> Outcome {
    let tables = ClassTables.chain(of: type(of: object))
    if let outcome = set(value, for: key, in: tables.filter { !$0.isBuiltIn }) { return outcome }
    switch FieldAccess.set(value, for: key, of: object) {
    case .done: return .done
    case .wrongValue: return .wrongValue
    case .refused(let hint): return .noKey(hint: hint)
    case .noField: break
    }
    if let outcome = set(value, for: key, in: tables.filter(\.isBuiltIn)) { return outcome }
    return .noKey(hint: FieldAccess.hint(for: key, of: type(of: object)))
  }

  /// Sets the property at the end of a path such as `layer.cornerRadius`.
  package func set(_ value: Any?, forPath path: String) -> Outcome {
    var keys = path.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return .noKey(hint: nil) }
    var target = self
    for key in keys {
      guard let next = target.value(for: key) else { return .noKey(hint: nil) }
      target = KeyedObject(next as AnyObject)
    }
    return target.set(value, for: last)
  }

  /// Returns the value of a property; nil if it is nil or does not exist.
  package func value(for key: String) -> Any? {
    for access in ClassTables.property(key, of: type(of: object)) {
      if let value = access.get?(object) { return ConvertedValue.flattened(value) }
    }
    return ConvertedValue.flattened(FieldAccess.value(for: key, of: object))
  }

  /// Returns whether the property can be read by its name. A stored one without a table counts only while it has a value.
  func hasProperty(_ key: String) -> Bool {
    ClassTables.property(key, of: type(of: object)).contains { $0.get != nil } || FieldAccess.value(for: key, of: object) != nil
  }

  /// Returns the value at the end of a path such as `layer.cornerRadius`; nil if a part of it is nil or does not exist.
  func value(forPath path: String) -> Any? {
    var current: Any? = object
    for key in path.split(separator: ".") {
      guard let object = current else { return nil }
      current = KeyedObject(object as AnyObject).value(for: String(key))
    }
    return current
  }

  /// Returns UIKit's message for an undefined key.
  package func undefinedKey(_ key: String) -> String {
    "[<\(type(of: object)) \(Self.address(object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
  }

  /// Returns the object as UIKit's messages name it.
  package static func description(_ object: AnyObject) -> String { "<\(type(of: object)): \(address(object))>" }

  private static func address(_ object: AnyObject) -> String {
    "0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }

  private func set(_ value: Any?, for key: String, in tables: [_ClassTable]) -> Outcome? {
    var isWrongValue = false
    for table in tables {
      guard let set = table.properties[key]?.set else { continue }
      switch set(object, value) {
      case .done: return .done
      case .wrongValue: isWrongValue = true
      case .wrongObject: break
      }
    }
    return isWrongValue ? .wrongValue : nil
  }
}
