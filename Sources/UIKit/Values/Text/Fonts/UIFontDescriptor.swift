import Foundation
package import TrestleText

/// A request for a font: attributes that can be changed and resolved to a font.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let request: FontDescription
  let textStyle: UIFont.TextStyle?

  init(_ description: FontDescription, textStyle: UIFont.TextStyle? = nil) {
    request = description
    self.textStyle = textStyle
    super.init()
  }

  package convenience init(_ font: Font, textStyle: UIFont.TextStyle? = nil) { self.init(font.description, textStyle: textStyle) }

  /// Creates the descriptor of a font name. An unknown name is kept in the descriptor and resolves to the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a description from a name; of the matrix only the size is used.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .size: abs(matrix.d)])
  }

  /// Creates a description from attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    (request, textStyle) = FontAttributes.description(attributes, over: FontDescription(size: 0))
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontDescriptorName") else { return nil }
    let size = coder.decodeDouble(forKey: "UIFontDescriptorSize")
    let weight = coder.decodeDouble(forKey: "UIFontDescriptorWeight")
    let isItalic = coder.decodeBool(forKey: "UIFontDescriptorItalic")
    let family: FontDescription.Family
    switch name as String {
    case "system": family = .system
    case "monospaced": family = .monospaced
    case "serif": family = .serif
    case "rounded": family = .rounded
    default: family = .named(name as String)
    }
    request = FontDescription(family: family, weight: weight, isItalic: isItalic, size: size.isFinite ? size : 0)
    textStyle = nil
    super.init()
  }

  open func encode(with coder: NSCoder) {
    let name: String
    switch request.family {
    case .system: name = "system"
    case .monospaced: name = "monospaced"
    case .serif: name = "serif"
    case .rounded: name = "rounded"
    case .named(let given): name = given
    case .file: name = postscriptName
    }
    coder.encode(name as NSString, forKey: "UIFontDescriptorName")
    coder.encode(Double(pointSize), forKey: "UIFontDescriptorSize")
    coder.encode(request.weight, forKey: "UIFontDescriptorWeight")
    coder.encode(request.isItalic, forKey: "UIFontDescriptorItalic")
  }

  /// Whether descriptions can be archived securely; always `true`.
  public static var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The PostScript name of the font found for the description.
  open var postscriptName: String { font(size: pointSize > 0 ? pointSize : UIFont.defaultSize).typeface.postScriptName }
  /// The size in points; 0 leaves it to the place of use.
  open var pointSize: CGFloat { request.size }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.request == request && other.textStyle == textStyle
  }

  open override var hash: Int { request.hashValue }

  /// Returns the font; the system font if the requested one is not available.
  package func font(size: CGFloat) -> Font {
    var wanted = request
    wanted.size = UIFont.usable(size)
    if let font = Font.make(wanted) { return font }
    if case .named(let name) = wanted.family, let font = FontNames.font(named: name, size: wanted.size) { return font }
    wanted.family = .system
    return Font.make(wanted) ?? Font.system(size: wanted.size)
  }
}
