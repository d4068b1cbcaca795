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

  // Values of both `BuiltinFilter` and `SecondBuiltinFilter`.

  @Input("Image") var inputImage: CIImage?
  @Input("Padding") var padding: Float
  @Input("Rotation") var rotation: Float
  @Input("ScaleFactor") var scaleFactor: Float
}
