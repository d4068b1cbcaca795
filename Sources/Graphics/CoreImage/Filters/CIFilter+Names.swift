import UIKitValues

extension CIFilter {
  /// Returns the names of the filters in a category, or of all filters.
  public class func filterNames(inCategory category: String?) -> [String] { filterNames(inCategories: category.map { [$0] }) }

  /// Returns the names of the filters that are in all of the categories.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    let built = FilterDefinition.all.values.filter { filter in
      (categories ?? []).allSatisfy { $0 == filter.category.rawValue || FilterDefinition.commonCategories.contains($0) }
    }
    return (built.map(\.name) + RegisteredFilters.names(in: categories)).sorted()
  }

  /// Returns the display name of a filter, in English.
  public class func localizedName(forFilterName filterName: String) -> String? { FilterDefinition.all[filterName]?.displayName }

  /// Returns the display name of a category, in English.
  public class func localizedName(forCategory category: String) -> String {
    FilterDefinition.words(category.hasPrefix("CICategory") ? String(category.dropFirst(10)) : category)
  }

  /// Registers filters of an app by name.
  public class func registerName(
    _ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
  ) {
    RegisteredFilters.add(name, anObject, attributes)
  }
}

/// Creates the filters that an app registers.
public protocol CIFilterConstructor {
  /// Returns a filter with the name, or nil.
  func filter(withName name: String) -> CIFilter?
}

enum RegisteredFilters {
  private struct Entry {
    let constructor: any CIFilterConstructor
    let attributes: [String: Any]
  }

  nonisolated(unsafe) private static var entries: [String: Entry] = [:]
  private static let lock = NSLock()

  private static func entry(_ name: String) -> Entry? { lock.withLock { entries[name] } }

  static func add(_ name: String, _ constructor: any CIFilterConstructor, _ attributes: [String: Any]) {
    lock.withLock { entries[name] = Entry(constructor: constructor, attributes: attributes) }
  }

  static func make(_ name: String) -> CIFilter? { entry(name)?.constructor.filter(withName: name) }
  static func attributes(_ name: String) -> [String: Any] { entry(name)?.attributes ?? [:] }

  static func names(in categories: [String]?) -> [String] {
    lock.withLock {
      entries.filter { entry in
        let own = entry.value.attributes[kCIAttributeFilterCategories] as? [String] ?? []
        return (categories ?? []).allSatisfy { own.contains($0) }
      }.map(\.key)
    }
  }
}

extension FilterDefinition {
  /// The categories of every filter.
  static let commonCategories = [
    kCICategoryVideo, kCICategoryStillImage, kCICategoryInterlaced, kCICategoryNonSquarePixels, kCICategoryBuiltIn,
  ]
}

extension FilterParameter {
  var attributes: [String: Any] {
    var result: [String: Any] = [kCIAttributeClass: className, kCIAttributeDisplayName: FilterDefinition.words(String(key.dropFirst(5)))]
    if let type { result[kCIAttributeType] = type }
    if let value = initial() {
      result[kCIAttributeDefault] = value
      result[kCIAttributeIdentity] = value
    }
    if let range {
      result[kCIAttributeSliderMin] = NSNumber(value: range.lowerBound)
      result[kCIAttributeSliderMax] = NSNumber(value: range.upperBound)
      if range.lowerBound == 0 { result[kCIAttributeMin] = NSNumber(value: 0.0) }
    }
    return result
  }

  private var className: String {
    switch kind {
    case .image: "CIImage"
    case .number, .integer, .flag: "NSNumber"
    case .point, .vector, .rect: "CIVector"
    case .color: "CIColor"
    case .transform: "NSValue"
    case .data: "NSData"
    case .string: "NSString"
    case .text: "NSAttributedString"
    case .colorSpace: "NSObject"
    }
  }

  private var type: String? {
    switch kind {
    case .image: kCIAttributeTypeImage
    case .number:
      switch key {
      case kCIInputAngleKey: kCIAttributeTypeAngle
      case kCIInputTimeKey: kCIAttributeTypeTime
      case kCIInputRadiusKey, kCIInputWidthKey: kCIAttributeTypeDistance
      default: kCIAttributeTypeScalar
      }
    case .integer: kCIAttributeTypeInteger
    case .flag: kCIAttributeTypeBoolean
    case .point: kCIAttributeTypePosition
    case .rect: kCIAttributeTypeRectangle
    case .color: kCIAttributeTypeColor
    default: nil
    }
  }
}
