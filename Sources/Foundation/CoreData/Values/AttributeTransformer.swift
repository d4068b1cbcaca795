import Foundation

/// Converts the values of transformable attributes with the transformers that the model names.
enum AttributeTransformer {
  /// The names of transformers whose archives may contain objects of any class, as for attributes without a transformer.
  private static let anyClass: Set<String> = ["", "NSKeyedUnarchiveFromData", "NSUnarchiveFromData"]

  /// Returns the data for a value. Throws if the model names a transformer that does not exist, or that does not return data.
  static func data(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data? {
    let name = attribute.valueTransformerName ?? ""
    guard !anyClass.contains(name) else { return ColumnValue.archive(value, isSecure: false) }
    guard let transformer = ValueTransformer.transformer(NSValueTransformerName(name)) else {
      throw StoreError.make(StoreError.saving, "There is no value transformer named \(name) for the property \(attribute.name).")
    }
    // Unarchiving transformers convert data to objects; others convert objects to data.
    let isUnarchiver = transformer is NSSecureUnarchiveFromDataTransformer
    let made = isUnarchiver ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
    return made as? Data ?? (made as? NSData).map { $0 as Data }
  }

  static func value(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
    let name = attribute.valueTransformerName ?? ""
    guard !anyClass.contains(name) else { return ColumnValue.unarchive(data, classes: nil) }
    guard let transformer = ValueTransformer.transformer(NSValueTransformerName(name)) else { return nil }
    let isUnarchiver = transformer is NSSecureUnarchiveFromDataTransformer
    return isUnarchiver ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
  }
}
