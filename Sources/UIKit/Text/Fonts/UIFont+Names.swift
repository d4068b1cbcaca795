import Foundation
internal import Text

extension UIFont {
  /// The families that can be asked for by name: Inter, Noto, DejaVu, and what was registered. An app in a window also finds the other
  /// fonts of the machine, which are not listed.
  public class var familyNames: [String] { FontFamilies.names }

  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamilies.faces(of: FontFamilies.standIns[familyName] ?? familyName).map(\.name)
  }

  /// Makes the faces of a font file available by name for as long as the process lives. Gives their names; empty when the file holds
  /// no font that can be read.
  @discardableResult
  public class func registerFonts(at url: URL) -> [String] { FontFamilies.register(path: url.path) }
}

/// Finds fonts by the names apps use.
enum FontNames {
  static func font(named name: String, size: CGFloat) -> Font? {
    if let face = FontFamilies.face(named: name) {
      return Font.make(FontDescription(family: .named(name), weight: face.weight, isItalic: face.isItalic, size: size))
    }
    if let font = Font.make(FontDescription(family: .named(name), size: size)) { return font }
    if let family = FontFamilies.standIns[name] { return Font.make(FontDescription(family: .named(family), size: size)) }
    // "HelveticaNeue-BoldItalic": a family that is stood in for, and a style.
    guard let dash = name.lastIndex(of: "-"), let family = FontFamilies.standIns[String(name[..<dash])] else { return nil }
    let style = String(name[name.index(after: dash)...])
    return Font.make(
      FontDescription(
        family: .named(family), weight: FontFamilies.weight(ofStyle: style), isItalic: FontFamilies.isItalic(style: style), size: size))
  }
}
