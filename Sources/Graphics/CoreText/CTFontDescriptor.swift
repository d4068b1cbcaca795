import UIKitValues

/// The attribute of the PostScript name.
public let kCTFontNameAttribute: CFString = UIFontDescriptor.AttributeName.name.rawValue
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue
public let kCTFontFeatureSettingsAttribute: CFString = UIFontDescriptor.AttributeName.featureSettings.rawValue
public let kCTFontSymbolicTrait: CFString = UIFontDescriptor.TraitKey.symbolic.rawValue
public let kCTFontWeightTrait: CFString = UIFontDescriptor.TraitKey.weight.rawValue
/// The width trait. It is ignored.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public let kCTFontSlantTrait: CFString = UIFontDescriptor.TraitKey.slant.rawValue
public let kCTFontFeatureTypeIdentifierKey: CFString = UIFontDescriptor.FeatureKey.featureIdentifier.rawValue
/// The key of the setting of a feature.
public let kCTFontFeatureSelectorIdentifierKey: CFString = UIFontDescriptor.FeatureKey.typeIdentifier.rawValue

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: names(attributes))
}

/// Returns a description with more attributes.
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
  original.addingAttributes(names(attributes))
}

public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
  descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute))
}

private func names(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
  var result: [UIFontDescriptor.AttributeName: Any] = [:]
  for (key, value) in attributes { if let key = key as? String { result[UIFontDescriptor.AttributeName(rawValue: key)] = value } }
  return result
}
