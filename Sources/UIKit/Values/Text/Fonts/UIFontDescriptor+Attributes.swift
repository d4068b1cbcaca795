import Foundation
internal import TrestleText

extension UIFontDescriptor {
  /// The name of an attribute of a font's description.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face in its family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The weight, slant and symbolic traits, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The OpenType features, an array of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `String`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// Keys of the dictionary under ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, from -1 to 1; 0 is regular.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, from -1 to 1; 0 is upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Keys of the dictionaries under ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature by its registered number, as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the kind of feature.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the choice in the kind.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of the choice; another name of `selector`.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The feature by its OpenType tag, as `"smcp"`, with ``openTypeValue`` beside it.
    public static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    /// The number of an OpenType feature's variant; 0 switches it off.
    public static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
  }

  /// Traits that are either present or not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The italic or oblique face of the family.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The bold face of the family.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Wide characters. The system's font has no such face.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow characters. The system's font has no such face.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters for vertical text. The system's font has no such face.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Characters for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less space between lines. The system's font has no such face.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines. The system's font has no such face.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The standard design, without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A system font with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The design with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// Returns the descriptor of a text style's font at the user's text size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the description of a text style's font, for the text size of some traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Bold, italic and monospaced, if they apply.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if request.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if request.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes that describe the font.
  public var fontAttributes: [AttributeName: Any] {
    // The size can be read as a number of any type.
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize as NSNumber]
    // It can be read as a text and as a text style.
    if let textStyle { attributes[.textStyle] = textStyle._bridgeToObjectiveC() }
    let settings = request.features.compactMap(FontAttributes.setting)
    if !settings.isEmpty { attributes[.featureSettings] = settings }
    return attributes
  }

  /// Returns the value of an attribute; `nil` if it is not set.
  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .traits:
      return [TraitKey.symbolic: symbolicTraits.rawValue, .weight: request.weight, .slant: request.isItalic ? 0.07 : 0] as [TraitKey: Any]
    case .family: return font(size: UIFont.usable(pointSize)).typeface.familyName
    case .face: return font(size: UIFont.usable(pointSize)).typeface.styleName
    default: return fontAttributes[attribute]
    }
  }

  /// Returns a descriptor with further attributes; current ones are replaced.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let (changed, style) = FontAttributes.description(attributes, over: request)
    return UIFontDescriptor(changed, textStyle: style ?? textStyle)
  }

  /// Returns a descriptor with another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
  /// Returns a descriptor with another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  /// Returns a descriptor with another face of the family.
  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the descriptor with exactly these traits; nil if no face of the family has them.
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

  /// Returns the descriptor of the system font in another design; nil for an unknown one.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = request
    switch design {
    case .default: changed.family = .system
    case .serif: changed.family = .serif
    case .monospaced: changed.family = .monospaced
    case .rounded: changed.family = .rounded
    default: return nil
    }
    return UIFontDescriptor(changed, textStyle: textStyle)
  }
}
