/// The families of Debian's free fonts that replace those of iOS, by class of typeface.
///
/// Apps force-unwrap fonts, so every family of iOS has a substitute: the first of its class that is installed. The URW faces have the metrics of
/// Helvetica, Times, Courier and Palatino.
package enum SubstituteFamilies {
  /// The substitutes by the family's name and by the prefix of its PostScript names.
  package static let byName: [String: String] = {
    var families: [String: String] = [:]
    for (substitutes, names) in table {
      let family = substitutes.first { !FontFamilies.faces(of: $0).isEmpty } ?? substitutes[substitutes.count - 1]
      for name in names { families[name] = family }
    }
    return families
  }()

  /// Returns the description of a substitute. Nimbus Sans has two weights; the others of Helvetica are Inter's with its widths.
  package static func description(_ family: String, weight: Double, isItalic: Bool, size: Double) -> FontDescription {
    guard family == grotesque, weight != 0, weight != 0.4 else {
      return FontDescription(family: .named(family), weight: weight, isItalic: isItalic, size: size)
    }
    var description = FontDescription(family: .named("Inter"), weight: weight, isItalic: isItalic, size: size)
    description.tracking = grotesqueTracking
    return description
  }

  static let grotesque = "Nimbus Sans"
  /// Gives Inter the mean width of Nimbus Sans.
  private static let grotesqueTracking = -0.035

  private static let table: [(substitutes: [String], names: [String])] = [
    (
      [grotesque, "Inter"],
      ["Helvetica", "Helvetica Neue", "HelveticaNeue", "Arial", "ArialMT", "Arial Hebrew", "ArialHebrew"]
    ),
    (["Quicksand", "Inter"], ["Arial Rounded MT Bold", "ArialRoundedMTBold", ".SFUIRounded"]),
    (
      ["Inter"],
      [
        "Galvji", "Euphemia UCAS", "EuphemiaUCAS", "Impact", "Kailasa", "Kefa", "Copperplate", "Thonburi", "Symbol", "Apple Symbols",
        "AppleSymbols", "Zapf Dingbats", "ZapfDingbatsITC", ".SFUIText", ".SFUIDisplay", ".SFUI",
      ]
    ),
    (["URW Gothic", "Inter"], ["Futura"]),
    (
      ["Lato", "Inter"],
      [
        "Avenir", "Avenir Next", "AvenirNext", "Avenir Next Condensed", "AvenirNextCondensed", "Gill Sans", "GillSans", "Optima",
        "Trebuchet MS", "TrebuchetMS", "Seravek",
      ]
    ),
    (
      ["Comic Neue", "Inter"],
      [
        "Chalkboard SE", "ChalkboardSE", "Chalkduster", "Marker Felt", "MarkerFelt", "Noteworthy", "Bradley Hand", "BradleyHandITCTT",
        "Party LET", "PartyLetPlain", "Papyrus",
      ]
    ),
    (["Z003", "Noto Serif"], ["Savoye LET", "SavoyeLetPlain", "Snell Roundhand", "SnellRoundhand", "Zapfino"]),
    (["Nimbus Roman", "Noto Serif"], ["Times", "Times New Roman", "TimesNewRomanPSMT", "TimesNewRomanPS"]),
    (
      ["P052", "Noto Serif"],
      [
        "Palatino", "Baskerville", "Cochin", "Hoefler Text", "HoeflerText", "Academy Engraved LET", "AcademyEngravedLetPlain",
        "STIXTwoText",
        "STIX Two Text",
      ]
    ),
    (
      ["C059", "Noto Serif"],
      [
        "Bodoni 72", "BodoniSvtyTwoITCTT", "Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT", "Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT",
        "Bodoni Ornaments", "BodoniOrnamentsITCTT", "Didot",
      ]
    ),
    (["URW Bookman", "Noto Serif"], ["Rockwell", "American Typewriter", "AmericanTypewriter"]),
    (["Noto Serif"], ["Georgia", "Charter"]),
    (["Nimbus Mono PS", "DejaVu Sans Mono"], ["Courier", "Courier New", "CourierNewPSMT", "CourierNewPS"]),
    (["DejaVu Sans Mono"], ["Menlo", "Monaco"]),
    (["DejaVu Sans"], ["Verdana"]),
    (
      ["Noto Sans"],
      [
        "Al Nile", "AlNile", "Damascus", "Devanagari Sangam MN", "DevanagariSangamMN", "Farah", "Geeza Pro", "GeezaPro",
        "Gujarati Sangam MN", "GujaratiSangamMN", "Gurmukhi MN", "GurmukhiMN", "Kannada Sangam MN", "KannadaSangamMN", "Khmer Sangam MN",
        "KhmerSangamMN", "Kohinoor Bangla", "KohinoorBangla", "Kohinoor Devanagari", "KohinoorDevanagari", "Kohinoor Gujarati",
        "KohinoorGujarati", "Kohinoor Telugu", "KohinoorTelugu", "Lao Sangam MN", "LaoSangamMN", "Malayalam Sangam MN",
        "MalayalamSangamMN", "Mishafi", "DiwanMishafi", "Mukta Mahee", "MuktaMahee", "Myanmar Sangam MN", "MyanmarSangamMN",
        "Noto Nastaliq Urdu", "NotoNastaliqUrdu", "Oriya Sangam MN", "OriyaSangamMN", "Sinhala Sangam MN", "SinhalaSangamMN",
        "Tamil Sangam MN", "TamilSangamMN", "Apple Color Emoji", "AppleColorEmoji",
      ]
    ),
    (["Noto Sans CJK SC"], ["PingFang SC", "PingFangSC", "Heiti SC", "STHeitiSC"]),
    (["Noto Sans CJK TC"], ["PingFang TC", "PingFangTC", "Heiti TC", "STHeitiTC"]),
    (["Noto Sans CJK HK"], ["PingFang HK", "PingFangHK"]),
    (
      ["Noto Sans CJK JP"],
      [
        "Hiragino Sans", "HiraginoSans", "Hiragino Kaku Gothic ProN", "HiraKakuProN", "Hiragino Mincho ProN", "HiraMinProN",
        "Hiragino Maru Gothic ProN", "HiraMaruProN",
      ]
    ),
    (["Noto Sans CJK KR"], ["Apple SD Gothic Neo", "AppleSDGothicNeo"]),
  ]
}
