import UIKitValues

/// A built-in filter that reads and sets its values by type.
nonisolated class TypedFilter: CIFilter {
  required override init(_ definition: FilterDefinition) { super.init(definition) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the filter with that name, which exists.
  class func named(_ name: String) -> Self {
    guard let definition = FilterDefinition.all[name] else { preconditionFailure("There is no filter \(name).") }
    return Self(definition)
  }

  override func makeCopy(_ definition: FilterDefinition) -> CIFilter { Self(definition) }

  private func inputs(_ name: String) -> FilterInputs {
    guard let value = value(forKey: "input" + name) else { return FilterInputs(values: [:]) }
    return FilterInputs(values: ["input" + name: value])
  }

  func set(_ value: Any?, _ name: String) { setValue(value, forKey: "input" + name) }
  func image(_ name: String) -> CIImage? { inputs(name).image(name) }
  func number(_ name: String) -> Float { inputs(name).number(name) }
  func integer(_ name: String) -> Int { inputs(name).integer(name) }
  func flag(_ name: String) -> Bool { inputs(name).flag(name) }
  func vector(_ name: String) -> CIVector { CIVector(inputs(name).vector(name)) }
  func rect(_ name: String) -> CGRect { inputs(name).rect(name) }
  func color(_ name: String) -> CIColor { inputs(name).color(name) }
  func transform(_ name: String) -> CGAffineTransform { inputs(name).transform(name) }
  func data(_ name: String) -> Data { inputs(name).data(name) ?? Data() }
  func string(_ name: String) -> String { inputs(name).string(name) }
  func text(_ name: String) -> NSAttributedString { value(forKey: "input" + name) as? NSAttributedString ?? NSAttributedString() }
  func colorSpace(_ name: String) -> CGColorSpace? { value(forKey: "input" + name) as? CGColorSpace }

  func place(_ name: String) -> CGPoint {
    let point = inputs(name).point(name)
    return CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
  }

  // Values of both `BuiltinFilter` and `SecondBuiltinFilter`.

  var inputImage: CIImage? {
    get { image("Image") }
    set { set(newValue, "Image") }
  }
  var padding: Float {
    get { number("Padding") }
    set { set(NSNumber(value: newValue), "Padding") }
  }
  var rotation: Float {
    get { number("Rotation") }
    set { set(NSNumber(value: newValue), "Rotation") }
  }
  var scaleFactor: Float {
    get { number("ScaleFactor") }
    set { set(NSNumber(value: newValue), "ScaleFactor") }
  }
}
