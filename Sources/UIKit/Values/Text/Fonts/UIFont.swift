import Foundation
package import TrestleText

/// A typeface at a size, with its metrics.
///
/// The system font is Inter with the line box of the iOS system font, so that rows and labels have the heights that an app expects.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let tag = FoundationTag()
  package let font: Font
  /// Set for fonts that follow the user's text size: recreates them for another size.
  let scaling: DynamicFont?
  private let textStyle: TextStyle?

  package init(_ font: Font, scaling: DynamicFont? = nil) {
    self.font = font
    self.scaling = scaling
    textStyle = scaling?.preferredStyle
    super.init()
  }

  /// Creates the system font in its default size.
  public override convenience init() { self.init(descriptor: UIFontDescriptor(), size: 0) }

  /// The font of a PostScript or family name; nil if there is none. For iOS faces that Linux lacks, it is the face that replaces them, see
  /// ``UIFont/familyNames``.
  public init?(name: String, size: CGFloat) {
    guard let font = FontNames.font(named: name, size: UIFont.usable(size)) else { return nil }
    self.font = font
    (scaling, textStyle) = (nil, nil)
    super.init()
  }

  /// Creates the font of a descriptor; a size other than 0 replaces the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize > 0 ? descriptor.pointSize : UIFont.defaultSize
    font = descriptor.font(size: size)
    (scaling, textStyle) = (nil, descriptor.textStyle)
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
    font = descriptor.font(size: descriptor.pointSize > 0 ? descriptor.pointSize : UIFont.defaultSize)
    (scaling, textStyle) = (nil, nil)
    super.init()
  }

  open func encode(with coder: NSCoder) { fontDescriptor.encode(with: coder) }

  /// Whether fonts can be archived securely; always `true`.
  public static var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name of the font's family, such as `Inter`.
  open var familyName: String { font.typeface.familyName }
  /// The PostScript name of the face, by which `init(name:size:)` finds it.
  open var fontName: String { font.typeface.postScriptName }
  /// The size of the em in points.
  open var pointSize: CGFloat { font.size }
  /// The height above the baseline in points.
  open var ascender: CGFloat { font.ascender }
  /// The depth below the baseline in points; negative.
  open var descender: CGFloat { font.descender }
  /// The height of capital letters in points.
  open var capHeight: CGFloat { font.capHeight }
  /// The height of lowercase letters without ascenders, in points.
  open var xHeight: CGFloat { font.xHeight }
  /// The height of lines in points.
  open var lineHeight: CGFloat { font.lineHeight }
  /// The space between lines in points.
  open var leading: CGFloat { font.leading }

  /// Returns the font with another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.withSize(UIFont.usable(fontSize))) }

  /// The descriptor of the font, for creating variants.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, textStyle: textStyle) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || other.font === font && other.scaling == scaling
  }

  open override var hash: Int { font.hashValue }

  open override var description: String {
    "<\(type(of: self)): font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; font-size: \(String(format: "%.2f", pointSize))pt>"
  }

  package static let defaultSize: CGFloat = 12

  /// Returns a valid size: UIKit uses the default for 0 and less, and very large sizes are limited.
  static func usable(_ size: CGFloat) -> CGFloat {
    guard size.isFinite, size > 0 else { return defaultSize }
    return min(size, 4096)
  }
}
