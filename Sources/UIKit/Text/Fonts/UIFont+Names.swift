import Foundation
internal import Text

extension UIFont {
  /// The families that can be asked for by name: Inter, Noto, DejaVu, and what was registered. An app in a window also finds the other
  /// fonts of the machine, which are not listed.
  public class var familyNames: [String] {
    _ = ApplicationFonts.ofProgram
    return FontFamilies.names
  }

  /// The names of a family's fonts; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    _ = ApplicationFonts.ofProgram
    return FontFamilies.faces(of: FontFamilies.available(familyName)).map(\.name)
  }

  /// Makes the faces of a font file available by name for as long as the process lives. Gives their names; empty when the file holds
  /// no font that can be read.
  @discardableResult
  public class func registerFonts(at url: URL) -> [String] { FontFamilies.register(path: url.path) }
}

/// Finds fonts by the names apps use.
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
    // "HelveticaNeue-BoldItalic": a family that another is in for, and a style.
    var style = ""
    var family = FontFamilies.standIns[name]
    if family == nil, let dash = name.lastIndex(of: "-") {
      family = FontFamilies.standIns[String(name[..<dash])]
      style = String(name[name.index(after: dash)...])
    }
    guard let family else { return nil }
    let weight = FontFamilies.weight(ofStyle: style)
    let isItalic = FontFamilies.isItalic(style: style)
    let description = FontDescription(family: .named(family), weight: weight, isItalic: isItalic, size: size)
    // The stand-in may not be installed. An app that unwraps a font of iOS goes on with the system's.
    return Font.make(description) ?? Font.make(FontDescription(family: .system, weight: weight, isItalic: isItalic, size: size))
  }
}
