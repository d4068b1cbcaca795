import Foundation
internal import TrestleText

extension UIFont {
  /// The families available by name: Inter, Noto, DejaVu, and registered ones. An app in a window also finds the other fonts of the
  /// machine, which are not listed.
  public class var familyNames: [String] {
    _ = ApplicationFonts.ofProgram
    return FontFamilies.names
  }

  /// Returns the names of a family's fonts; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    _ = ApplicationFonts.ofProgram
    return FontFamilies.faces(of: FontFamilies.available(familyName)).map(\.name)
  }

  /// Makes the faces of a font file available by name for the lifetime of the process. Returns their names; empty if the file contains no
  /// readable font.
  @discardableResult
  public class func registerFonts(at url: URL) -> [String] { FontFamilies.register(path: url.path) }
}

/// Maps the font names that apps use.
enum FontNames {
  static func font(named name: String, size: CGFloat) -> Font? {
    _ = ApplicationFonts.ofProgram
    if let face = FontFamilies.face(named: name) {
      return Font.make(FontDescription(family: .named(name), weight: face.weight, isItalic: face.isItalic, size: size))
    }
    if let font = Font.make(FontDescription(family: .named(name), size: size)) { return font }
    if let face = FontFamilies.registeredFace(called: name) {
      return Font.make(FontDescription(family: .named(face.name), weight: face.weight, isItalic: face.isItalic, size: size))
    }
    // "HelveticaNeue-BoldItalic": a substituted family, and a style.
    var style = ""
    var family = SubstituteFamilies.byName[name]
    if family == nil, let dash = name.lastIndex(of: "-") {
      family = SubstituteFamilies.byName[String(name[..<dash])]
      style = String(name[name.index(after: dash)...])
    }
    guard let family else { return nil }
    let weight = FontFamilies.weight(ofStyle: style)
    let isItalic = FontFamilies.isItalic(style: style)
    let description = SubstituteFamilies.description(family, weight: weight, isItalic: isItalic, size: size)
    // The substitute may not be installed. An app that unwraps a font of iOS gets the system font.
    return Font.make(description) ?? Font.make(FontDescription(family: .system, weight: weight, isItalic: isItalic, size: size))
  }
}
