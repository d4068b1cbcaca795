import UIKitValues

/// Processes or generates an image.
///
/// A filter created by name has values by key. A subclass has properties whose names begin with `input` and overrides ``outputImage``.
nonisolated open class CIFilter: NSObject, NSCopying, NSSecureCoding {
  open var name: String
  /// Whether the filter leaves images as they are in a chain of filters.
  open var isEnabled = true
  private var definition: FilterDefinition?
  /// The filter that an app registered under the name.
  private var registered: CIFilter?
  private var values: [String: Any] = [:]

  /// Creates a filter of a subclass.
  public override init() {
    name = ""
    super.init()
    name = String(describing: type(of: self))
  }

  /// Creates a filter with its default values, or nil if there is none with that name.
  public convenience init?(name: String) {
    self.init()
    if let definition = FilterDefinition.all[name] {
      self.definition = definition
    } else if let filter = RegisteredFilters.make(name) {
      registered = filter
    } else {
      return nil
    }
    self.name = name
    setDefaults()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    params?.forEach { setValue($0.value, forKey: $0.key) }
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) { self.init(name: name, parameters: params) }

  public required init?(coder: NSCoder) {
    let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    self.name = name
    definition = FilterDefinition.all[name]
    super.init()
    if definition != nil { setDefaults() }
    for key in inputKeys {
      if let number = coder.decodeObject(of: NSNumber.self, forKey: key) { setValue(number, forKey: key) }
    }
  }

  init(_ definition: FilterDefinition) {
    name = definition.name
    self.definition = definition
    super.init()
    setDefaults()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Encodes the name and the numbers of the filter.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "name")
    for key in inputKeys { if let number = value(forKey: key) as? NSNumber { coder.encode(number, forKey: key) } }
  }

  /// Returns a filter with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = definition.map { makeCopy($0) } ?? type(of: self).makePlain(named: name)
    for key in inputKeys { if let value = value(forKey: key) { copy.setValue(value, forKey: key) } }
    return copy
  }

  func makeCopy(_ definition: FilterDefinition) -> CIFilter { CIFilter(definition) }
  private class func makePlain(named name: String) -> CIFilter { CIFilter(name: name) ?? CIFilter() }

  /// Sets all values but images to their defaults.
  open func setDefaults() {
    registered?.setDefaults()
    guard let definition else { return }
    for parameter in definition.parameters where parameter.kind != .image { values[parameter.key] = parameter.initial() }
  }

  /// Sets a value. Nil sets none.
  open func setValue(_ value: Any?, forKey key: String) {
    if let registered {
      registered.setValue(value, forKey: key)
    } else if definition != nil {
      values[key] = value
    } else {
      setProperty(value, forKey: key, of: self)
    }
  }

  /// Returns a value, or the result.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if let registered { return registered.value(forKey: key) }
    return definition != nil ? values[key] : property(forKey: key, of: self)
  }

  /// Sets a value. Nil sets none.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// Returns a value, or the result.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  open func setValuesForKeys(_ keyedValues: [String: Any]) { keyedValues.forEach { setValue($0.value, forKey: $0.key) } }

  /// The result, or nil if an image is missing. Subclasses override this.
  open var outputImage: CIImage? {
    if let registered { return registered.outputImage }
    guard let definition else { return nil }
    if !definition.isGenerator, values[kCIInputImageKey] == nil { return nil }
    return definition.make(FilterInputs(values: values))
  }

  open var inputKeys: [String] {
    if let registered { return registered.inputKeys }
    if let definition { return definition.parameters.map(\.key) }
    var keys: [String] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      keys =
        level.children.compactMap(\.label).map { $0.hasPrefix("$__lazy_storage_$_") ? String($0.dropFirst(18)) : $0 }
        .filter { $0.hasPrefix("input") } + keys
      mirror = level.superclassMirror
    }
    return keys
  }

  /// The keys of the results: only `outputImage`.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Facts about the filter and its values.
  open var attributes: [String: Any] {
    if let registered {
      return registered.attributes.merging(RegisteredFilters.attributes(name)) { _, given in given }
        .merging([kCIAttributeFilterName: name]) { _, given in given }
    }
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: definition?.displayName ?? FilterDefinition.words(name),
    ]
    guard let definition else {
      for key in inputKeys { result[key] = [kCIAttributeDisplayName: FilterDefinition.words(String(key.dropFirst(5)))] }
      return result
    }
    result[kCIAttributeFilterCategories] = [definition.category.rawValue] + FilterDefinition.commonCategories
    for parameter in definition.parameters { result[parameter.key] = parameter.attributes }
    return result
  }

  /// Returns the result of a filter made with some values.
  open func apply(_ k: [String: Any]) -> CIImage? {
    let copy = self.copy() as? CIFilter
    k.forEach { copy?.setValue($0.value, forKey: $0.key) }
    return copy?.outputImage
  }
}

/// Reads a property of a subclass by its name. Free functions, so that UIKit's key-value coding is chosen and not the filter's own.
private func property<Object: NSObject>(forKey key: String, of object: Object) -> Any? { object.value(forKey: key) }
private func setProperty<Object: NSObject>(_ value: Any?, forKey key: String, of object: Object) { object.setValue(value, forKey: key) }
