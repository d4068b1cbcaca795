/// The font files that this package uses to produce the same output everywhere: Debian's Inter, Noto and DejaVu, by explicit path.
///
/// No directory or configuration of the machine is read, so that the same text gives the same pixels on every machine that has these
/// packages.
package enum FontFiles {
  static let interFolder = "/usr/share/fonts/opentype/inter/"
  static let notoFolder = "/usr/share/fonts/truetype/noto/"
  static let notoCJKFolder = "/usr/share/fonts/opentype/noto/"
  static let dejavuFolder = "/usr/share/fonts/truetype/dejavu/"

  /// Inter's nine weights on UIKit's scale, lightest first.
  static let interWeights: [(weight: Double, name: String)] = [
    (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "SemiBold"), (0.4, "Bold"),
    (0.56, "ExtraBold"), (0.62, "Black"),
  ]

  /// The size from which the display cut is used, as in the iOS font.
  static let displaySize = 20.0

  static func inter(weight: Double, isItalic: Bool, size: Double) -> Typeface.Source {
    let nearest = interWeights.min { abs($0.weight - weight) < abs($1.weight - weight) }!.name
    let cut = size >= displaySize ? "InterDisplay-" : "Inter-"
    let style = isItalic ? (nearest == "Regular" ? "Italic" : nearest + "Italic") : nearest
    return Typeface.Source(path: interFolder + cut + style + ".otf")
  }

  static func monospaced(isBold: Bool) -> Typeface.Source {
    Typeface.Source(path: dejavuFolder + (isBold ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf"))
  }

  static func serif(isBold: Bool, isItalic: Bool) -> Typeface.Source {
    let style = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
    return Typeface.Source(path: notoFolder + "NotoSerif-" + style + ".ttf")
  }

  static func noto(_ name: String, isBold: Bool) -> Typeface.Source {
    Typeface.Source(path: notoFolder + name + (isBold ? "-Bold.ttf" : "-Regular.ttf"))
  }

  static func cjk(_ region: IdeographRegion, isBold: Bool) -> Typeface.Source {
    Typeface.Source(path: notoCJKFolder + (isBold ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc"), index: region.rawValue)
  }

  static let emoji = Typeface.Source(path: notoFolder + "NotoColorEmoji.ttf")

  /// Searched in this order for characters of scripts without a font of their own: punctuation, arrows, mathematics, symbols.
  static func common(isBold: Bool) -> [Typeface.Source] {
    [
      noto("NotoSans", isBold: isBold), noto("NotoSansSymbols", isBold: isBold), noto("NotoSansSymbols2", isBold: false),
      noto("NotoSansMath", isBold: false), Typeface.Source(path: dejavuFolder + (isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf")),
      noto("NotoMusic", isBold: false), cjk(.simplifiedChinese, isBold: isBold), emoji,
    ]
  }
}

/// The region whose ideograph shapes are used; the raw value is the face's index in Noto's collection.
package enum IdeographRegion: Int, Sendable {
  case japanese = 0
  case korean = 1
  case simplifiedChinese = 2
}
