import Synchronization

/// Chooses the file for a font description.
enum FontMatcher {
  struct Match {
    var typeface: Typeface
    /// The family has no italic; the upright face is sheared.
    var needsSlant: Bool
  }

  static func match(_ description: FontDescription) -> Match? {
    let isBold = description.weight >= 0.3
    switch description.family {
    case .system:
      let source = FontFiles.inter(weight: description.weight, isItalic: description.isItalic, size: description.size)
      return open(source, else: "Inter", description)
    case .monospaced:
      return open(FontFiles.monospaced(isBold: isBold), else: "DejaVu Sans Mono", description, slants: description.isItalic)
    case .serif:
      return open(FontFiles.serif(isBold: isBold, isItalic: description.isItalic), else: "Noto Serif", description)
    case .rounded:
      if let match = FontFamilies.match("Quicksand", description) { return match }
      var plain = description
      plain.family = .system
      return match(plain)
    case .file(let source):
      guard let typeface = Typeface.open(source) else { return nil }
      return Match(typeface: typeface, needsSlant: false)
    case .named(let name):
      return FontFamilies.match(name, description)
    }
  }

  /// Opens a typeface; if its package of fonts is not installed, the closest installed face of `family`.
  private static func open(
    _ source: Typeface.Source, else family: String, _ description: FontDescription, slants: Bool = false
  ) -> Match {
    if let typeface = Typeface.open(source) { return Match(typeface: typeface, needsSlant: slants) }
    if let typeface = InstalledFonts.nearest(to: family, description) { return Match(typeface: typeface, needsSlant: false) }
    fatalError("No font can be opened: \(source.path) is missing. Install the packages that Scripts/bootstrap names.")
  }
}
