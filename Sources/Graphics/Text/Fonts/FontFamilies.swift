import Foundation
import Synchronization

/// The families available by name: the built-in ones, and those registered by file.
package enum FontFamilies {
  /// One face of a family.
  package struct Face: Sendable {
    package var name: String
    package var weight: Double
    package var isItalic: Bool
    package var source: Typeface.Source
    /// The full name, such as `Noto Serif Bold`; nil for faces that were not opened.
    package var fullName: String?
  }

  private static let registered = Mutex<[String: [Face]]>([:])

  private static let weightNames: [(String, Double)] = [
    ("UltraLight", -0.8), ("ExtraLight", -0.6), ("Hairline", -0.8), ("Thin", -0.8), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23),
    ("SemiBold", 0.3),
    ("DemiBold", 0.3), ("ExtraBold", 0.56), ("Heavy", 0.56), ("Black", 0.62), ("Bold", 0.4),
  ]

  /// Every family by name, sorted.
  package static var names: [String] {
    Set(promised.keys).union(registered.withLock { Array($0.keys) }).sorted()
  }

  /// Returns the faces of a family, lightest first, upright before italic.
  package static func faces(of family: String) -> [Face] {
    let faces = registered.withLock { $0[family] ?? [] } + (promised[family] ?? [])
    return faces.sorted { ($0.weight, $0.isItalic ? 1 : 0) < ($1.weight, $1.isItalic ? 1 : 0) }
  }

  /// Adds a font file, whose faces are then available by family or PostScript name. Returns these names; empty if the file cannot be read.
  package static func register(path: String) -> [String] {
    var added: [String] = []
    var index = 0
    while let typeface = Typeface.open(Typeface.Source(path: path, index: index)) {
      let face = Face(
        name: typeface.postScriptName, weight: weight(ofStyle: typeface.styleName),
        isItalic: isItalic(style: typeface.styleName), source: typeface.source, fullName: typeface.fullName)
      let family = typeface.familyName
      registered.withLock { known in
        if known[family]?.contains(where: { $0.source == face.source }) != true { known[family, default: []].append(face) }
      }
      added.append(face.name)
      index += 1
    }
    return added
  }

  static func match(_ name: String, _ description: FontDescription) -> FontMatcher.Match? {
    if let face = face(named: name) {
      return Typeface.open(face.source).map { FontMatcher.Match(typeface: $0, needsSlant: description.isItalic && !face.isItalic) }
    }
    let faces = faces(of: name)
    let nearest = faces.min { distance($0, description) < distance($1, description) }
    if let nearest, let typeface = Typeface.open(nearest.source) {
      return FontMatcher.Match(typeface: typeface, needsSlant: description.isItalic && !nearest.isItalic)
    }
    return InstalledFonts.typeface(named: name, description).map { FontMatcher.Match(typeface: $0, needsSlant: false) }
  }

  /// Returns the face with this PostScript name. A registered file has precedence over a built-in one, which may not be installed.
  package static func face(named name: String) -> Face? {
    if let face = registeredFace(where: { $0.name == name }) { return face }
    for faces in promised.values {
      if let face = faces.first(where: { $0.name == name }) { return face }
    }
    return nil
  }

  /// Returns the registered face with this full name, or with this name in other capitals.
  package static func registeredFace(called name: String) -> Face? {
    registeredFace { $0.fullName == name }
      ?? registeredFace { face in [face.name, face.fullName].contains { $0?.caseInsensitiveCompare(name) == .orderedSame } }
  }

  private static func registeredFace(where matches: (Face) -> Bool) -> Face? {
    registered.withLock { known in
      for family in known.keys.sorted() {
        if let face = known[family]?.first(where: matches) { return face }
      }
      return nil
    }
  }

  /// Returns the family used for a name: a registered one, its substitute, or the name itself.
  package static func available(_ family: String) -> String {
    if registered.withLock({ $0[family] != nil }) { return family }
    return SubstituteFamilies.byName[family] ?? family
  }

  private static func distance(_ face: Face, _ description: FontDescription) -> Double {
    abs(face.weight - description.weight) + (face.isItalic == description.isItalic ? 0 : 4)
  }

  package static func weight(ofStyle style: String) -> Double {
    let plain = style.filter { $0 != " " && $0 != "-" }
    return weightNames.first { plain.range(of: $0.0, options: .caseInsensitive) != nil }?.1 ?? 0
  }

  package static func isItalic(style: String) -> Bool {
    style.range(of: "italic", options: .caseInsensitive) != nil || style.range(of: "oblique", options: .caseInsensitive) != nil
  }

  /// The families of `FontFiles`, listed without opening a file.
  private static let promised: [String: [Face]] = {
    var families: [String: [Face]] = [:]
    func add(_ family: String, _ name: String, _ weight: Double, _ isItalic: Bool, _ path: String, _ index: Int = 0) {
      let face = Face(name: name, weight: weight, isItalic: isItalic, source: Typeface.Source(path: path, index: index))
      families[family, default: []].append(face)
    }
    for (weight, name) in FontFiles.interWeights {
      for (family, cut) in [("Inter", "Inter-"), ("Inter Display", "InterDisplay-")] {
        add(family, cut + name, weight, false, FontFiles.interFolder + cut + name + ".otf")
        let italic = name == "Regular" ? "Italic" : name + "Italic"
        add(family, cut + italic, weight, true, FontFiles.interFolder + cut + italic + ".otf")
      }
    }
    for (family, file) in [("Noto Sans", "NotoSans"), ("Noto Serif", "NotoSerif")] {
      for (style, weight, isItalic) in [("Regular", 0, false), ("Bold", 0.4, false), ("Italic", 0, true), ("BoldItalic", 0.4, true)] {
        add(family, "\(file)-\(style)", weight, isItalic, FontFiles.notoFolder + "\(file)-\(style).ttf")
      }
    }
    for (family, file) in [("DejaVu Sans", "DejaVuSans"), ("DejaVu Sans Mono", "DejaVuSansMono"), ("DejaVu Serif", "DejaVuSerif")] {
      add(family, file, 0, false, FontFiles.dejavuFolder + file + ".ttf")
      add(family, file + "-Bold", 0.4, false, FontFiles.dejavuFolder + file + "-Bold.ttf")
    }
    for (index, region) in ["JP", "KR", "SC", "TC", "HK"].enumerated() {
      for (style, weight) in [("Regular", 0.0), ("Bold", 0.4)] {
        let path = FontFiles.notoCJKFolder + "NotoSansCJK-\(style).ttc"
        add("Noto Sans CJK \(region)", "NotoSansCJK\(region.lowercased())-\(style)", weight, false, path, index)
      }
    }
    for (family, file, styles) in SubstituteFamilies.files where Typeface.Source(path: file + styles[0].file).exists {
      for style in styles { add(family, style.face, style.weight, style.isItalic, file + style.file) }
    }
    return families
  }()
}
