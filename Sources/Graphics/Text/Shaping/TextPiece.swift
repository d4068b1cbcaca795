/// A part of a text that is shaped, measured and positioned as a unit: a word, spaces, a tab, an attachment.
///
/// The analysis creates pieces of whole words in logical order; a line contains pieces cut to it, in visual order and with positions.
struct TextPiece {
  enum Kind: UInt8 {
    case text, space, tab, lineBreak, attachment
    /// An ellipsis or hyphen that represents no character of its own.
    case synthetic
  }

  var kind: Kind
  /// The embedding level: odd levels run from right to left.
  var level: UInt8
  /// UTF-16 offset in the whole text.
  var start: Int
  var length: Int
  /// An index into the text's runs, for the attributes.
  var run: Int
  var font: Font
  /// Nil for tabs, breaks and attachments.
  var shaped: ShapedRun?
  /// The range of the run's glyphs; all, unless the piece was cut.
  var glyphs: Range<Int>
  /// The first unit of the run that belongs to the piece, if it was cut.
  var shapedStart = 0
  /// Points after each cluster: tracking and kerning combined.
  var spacing: Double
  var width: Double
  var x: Double = 0

  var end: Int { start + length }
  var isRightToLeft: Bool { level & 1 == 1 }
}

extension TextPiece {
  /// Returns the width of the clusters before `offset`, counted in the order of the text.
  func width(upTo offset: Int) -> Double {
    guard let shaped, offset > 0 else { return 0 }
    guard offset < length else { return width }
    let limit = offset + shapedStart
    var advance = 0
    var clusters = 0
    var last = -1
    for index in glyphs {
      let glyph = shaped.glyphs[index]
      guard glyph.cluster < limit else { continue }
      advance += Int(glyph.advance)
      if glyph.cluster != last {
        clusters += 1
        last = glyph.cluster
      }
    }
    return Double(advance) * font.unit + Double(clusters) * spacing
  }

  /// Returns the offset of the first cluster that ends past `limit`; `length` if all fit.
  func offset(fitting limit: Double) -> Int {
    guard let shaped, width > limit else { return length }
    guard limit > 0 else { return 0 }
    let slack = limit + TextPiece.tolerance
    var x = 0.0
    func step(_ indices: some Sequence<Int>) -> Int? {
      var pending: (cluster: Int, advance: Int)?
      for index in indices {
        let glyph = shaped.glyphs[index]
        if let current = pending, current.cluster != glyph.cluster {
          x += Double(current.advance) * font.unit + spacing
          if x > slack { return current.cluster - shapedStart }
          pending = (glyph.cluster, Int(glyph.advance))
        } else {
          pending = (glyph.cluster, (pending?.advance ?? 0) + Int(glyph.advance))
        }
      }
      if let current = pending, x + Double(current.advance) * font.unit + spacing > slack { return current.cluster - shapedStart }
      return nil
    }
    return (isRightToLeft ? step(glyphs.reversed()) : step(glyphs)) ?? length
  }

  /// Sums of widths depend slightly on the order of addition; text that was measured must fit its own measure.
  static let tolerance = 1.0 / 1024
}
