/// The number of a glyph in a font; 0 is the one that is shown for a character the font lacks.
public typealias CGGlyph = UInt16
