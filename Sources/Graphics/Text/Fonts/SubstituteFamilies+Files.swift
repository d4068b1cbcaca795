import Foundation

extension SubstituteFamilies {
  typealias Style = (face: String, file: String, weight: Double, isItalic: Bool)

  /// The files of Debian's `fonts-urw-base35`, `fonts-lato`, `fonts-quicksand` and `fonts-comic-neue`, by family and folder.
  static let files: [(family: String, folder: String, styles: [Style])] = [
    ("Nimbus Sans", urw, four("NimbusSans", "Regular", "Bold", "Italic", "BoldItalic")),
    ("Nimbus Roman", urw, four("NimbusRoman", "Regular", "Bold", "Italic", "BoldItalic")),
    ("Nimbus Mono PS", urw, four("NimbusMonoPS", "Regular", "Bold", "Italic", "BoldItalic")),
    ("P052", urw, four("P052", "Roman", "Bold", "Italic", "BoldItalic")),
    ("C059", urw, four("C059", "Roman", "Bold", "Italic", "BdIta")),
    ("URW Bookman", urw, four("URWBookman", "Light", "Demi", "LightItalic", "DemiItalic")),
    ("URW Gothic", urw, four("URWGothic", "Book", "Demi", "BookOblique", "DemiOblique")),
    ("Z003", urw, [("Z003-MediumItalic", "Z003-MediumItalic.otf", 0, false)]),
    ("Lato", "/usr/share/fonts/truetype/lato/", lato),
    (
      "Quicksand", "/usr/share/fonts/truetype/quicksand/",
      [("Light", -0.4), ("Regular", 0), ("Medium", 0.23), ("Bold", 0.4)].map { ("Quicksand-" + $0, "Quicksand-\($0).ttf", $1, false) }
    ),
    (
      "Comic Neue", "/usr/share/fonts/opentype/comic-neue/",
      [
        ("Light", -0.4, false), ("Regular", 0, false), ("Bold", 0.4, false), ("LightItalic", -0.4, true), ("Italic", 0, true),
        ("BoldItalic", 0.4, true),
      ]
      .map { ("ComicNeue-" + $0, "ComicNeue-\($0).otf", $1, $2) }
    ),
  ]

  private static let urw = "/usr/share/fonts/opentype/urw-base35/"

  private static func four(_ family: String, _ regular: String, _ bold: String, _ italic: String, _ boldItalic: String) -> [Style] {
    [(regular, 0.0, false), (bold, 0.4, false), (italic, 0, true), (boldItalic, 0.4, true)]
      .map { ("\(family)-\($0)", "\(family)-\($0).otf", $1, $2) }
  }

  private static let lato: [Style] = [
    ("Hairline", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23), ("Semibold", 0.3), ("Bold", 0.4),
    ("Heavy", 0.56),
    ("Black", 0.62),
  ]
  .flatMap { name, weight in
    [("Lato-" + name, "Lato-\(name).ttf", weight, false), (latoItalic(name), latoItalic(name) + ".ttf", weight, true)]
  }

  private static func latoItalic(_ name: String) -> String { name == "Regular" ? "Lato-Italic" : "Lato-\(name)Italic" }
}

extension Typeface.Source {
  var exists: Bool { access(path, R_OK) == 0 }
}
