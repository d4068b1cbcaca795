/// The index of a glyph in a font; 0 is the glyph for missing characters.
public typealias CGGlyph = UInt16
