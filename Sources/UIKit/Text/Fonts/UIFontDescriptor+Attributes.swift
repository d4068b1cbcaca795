import Foundation
internal import Text

extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// Keys of the dictionary under ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Keys of the dictionaries under ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature by its registered number, as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The feature by its OpenType tag, as `"smcp"`, with ``openTypeValue`` beside it.
    public static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    public static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// The descriptor of a text style's font at the user's text size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if request.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if request.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if let textStyle { attributes[.textStyle] = textStyle }
    return attributes
  }

  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .traits:
      return [TraitKey.symbolic: symbolicTraits.rawValue, .weight: request.weight, .slant: request.isItalic ? 0.07 : 0] as [TraitKey: Any]
    case .family: return font(size: UIFont.usable(pointSize)).typeface.familyName
    case .face: return font(size: UIFont.usable(pointSize)).typeface.styleName
    default: return fontAttributes[attribute]
    }
  }

  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let (changed, style) = FontAttributes.description(attributes, over: request)
    return UIFontDescriptor(changed, textStyle: style ?? textStyle)
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The descriptor with exactly these traits; nil when no face of the family has them.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = request
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      changed.weight = max(request.weight, UIFont.Weight.bold.rawValue)
    } else if request.weight >= UIFont.Weight.semibold.rawValue {
      changed.weight = 0
    }
    if symbolicTraits.contains(.traitMonoSpace) { changed.family = .monospaced }
    FontAttributes.widenToFamily(&changed)
    guard FontAttributes.hasFace(changed) else { return nil }
    return UIFontDescriptor(changed, textStyle: textStyle)
  }

  /// The system font in another design; nil for one that no face is here for, as rounded.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = request
    switch design {
    case .default: changed.family = .system
    case .serif: changed.family = .serif
    case .monospaced: changed.family = .monospaced
    default: return nil
    }
    return UIFontDescriptor(changed, textStyle: textStyle)
  }
}
