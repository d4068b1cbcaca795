import UIKitValues

/// A value that a filter stores as an object.
nonisolated protocol InputValue {
  /// The type itself.
  associatedtype Read
  /// Reads the value of a key without its prefix `input`.
  static func read(_ inputs: FilterInputs, _ name: String) -> Read
  var stored: Any? { get }
}

nonisolated extension InputValue {
  var stored: Any? { self }
}

/// A value of a filter as a property of its class.
@propertyWrapper nonisolated struct Input<Value: InputValue> where Value.Read == Value {
  private let name: String

  init(_ name: String) { self.name = name }

  @available(*, unavailable, message: "@Input is for properties of filters")
  var wrappedValue: Value {
    get { fatalError("@Input is for properties of filters") }
    set { _ = newValue }
  }

  static subscript<Filter: TypedFilter>(
    _enclosingInstance filter: Filter, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Filter, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Filter, Self>
  ) -> Value {
    get {
      let name = filter[keyPath: storageKeyPath].name
      return Value.read(FilterInputs(values: filter.value(forKey: "input" + name).map { ["input" + name: $0] } ?? [:]), name)
    }
    set { filter.setValue(newValue.stored, forKey: "input" + filter[keyPath: storageKeyPath].name) }
  }
}

nonisolated extension Float: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> Float { inputs.number(name) }
  var stored: Any? { NSNumber(value: self) }
}

nonisolated extension Int: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> Int { inputs.integer(name) }
  var stored: Any? { NSNumber(value: self) }
}

nonisolated extension Bool: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> Bool { inputs.flag(name) }
  var stored: Any? { NSNumber(value: self) }
}

nonisolated extension String: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> String { inputs.string(name) }
}

nonisolated extension Data: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> Data { inputs.data(name) ?? Data() }
}

nonisolated extension CGPoint: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> CGPoint {
    let point = inputs.point(name)
    return CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
  }
  var stored: Any? { CIVector(cgPoint: self) }
}

nonisolated extension CGRect: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> CGRect { inputs.rect(name) }
  var stored: Any? { CIVector(cgRect: self) }
}

nonisolated extension CGAffineTransform: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> CGAffineTransform { inputs.transform(name) }
  var stored: Any? { NSValue(cgAffineTransform: self) }
}

nonisolated extension Optional: InputValue where Wrapped == CIImage {
  static func read(_ inputs: FilterInputs, _ name: String) -> CIImage? { inputs.image(name) }
  // The default one would return a nil within a value.
  var stored: Any? { self }
}

nonisolated extension CIVector: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> CIVector { CIVector(inputs.vector(name)) }
}

nonisolated extension CIColor: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> CIColor { inputs.color(name) }
}

nonisolated extension NSAttributedString: InputValue {
  static func read(_ inputs: FilterInputs, _ name: String) -> NSAttributedString {
    inputs.object(name) as? NSAttributedString ?? NSAttributedString()
  }
}
