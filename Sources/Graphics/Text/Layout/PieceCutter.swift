/// Cuts pieces at the ends of lines, shaping again if the glyphs on both sides depend on each other.
enum PieceCutter {
  /// Returns the part of a piece between two offsets of the whole text.
  static func cut(_ piece: TextPiece, from start: Int, to end: Int, in text: AttributedText) -> TextPiece {
    guard start > piece.start || end < piece.end, let shaped = piece.shaped else { return piece }
    var part = piece
    part.start = start
    part.length = end - start
    let low = piece.shapedStart + start - piece.start
    let high = piece.shapedStart + end - piece.start
    if let glyphs = shaped.glyphRange(from: low, to: high) {
      part.glyphs = glyphs
      part.shapedStart = low
    } else {
      let features = FontFeatures.withID(shaped.features)
      let style = RunCache.Style(font: piece.font, features: features, script: shaped.script, isRightToLeft: shaped.isRightToLeft)
      let again = text.utf16.withUnsafeBufferPointer { units in
        RunCache.shared.locked { $0.run(units, start..<end, style) }
      }
      part.shaped = again
      part.glyphs = 0..<again.glyphs.count
      part.shapedStart = 0
    }
    part.width = width(of: part)
    return part
  }

  /// Returns a piece for characters that are not in the text, with the attributes of another piece: an ellipsis or a hyphen.
  static func synthetic(_ units: [UInt16], like piece: TextPiece, at offset: Int, in text: AttributedText) -> TextPiece {
    let font = text.runs[piece.run].attributes.font
    let covers = units.allSatisfy { font.typeface.covers(UInt32($0)) }
    let style = RunCache.Style(
      font: font, features: font.features, script: TextScalars.latin, isRightToLeft: piece.isRightToLeft)
    // A face without an ellipsis uses three full stops, one without a hyphen the ASCII hyphen.
    let shown: [UInt16] = covers ? units : (units == [0x2026] ? [0x2e, 0x2e, 0x2e] : [0x2d])
    let shaped = shown.withUnsafeBufferPointer { units in
      RunCache.shared.locked { $0.run(units, 0..<units.count, style) }
    }
    var part = TextPiece(
      kind: .synthetic, level: piece.level, start: offset, length: 0, run: piece.run, font: font, shaped: shaped,
      glyphs: 0..<shaped.glyphs.count, spacing: piece.spacing, width: 0)
    part.width = width(of: part)
    return part
  }

  static func width(of piece: TextPiece) -> Double {
    guard let shaped = piece.shaped else { return piece.width }
    var advance = 0
    var clusters = 0
    var last = -1
    for index in piece.glyphs {
      advance += Int(shaped.glyphs[index].advance)
      if shaped.glyphs[index].cluster != last {
        clusters += 1
        last = shaped.glyphs[index].cluster
      }
    }
    return Double(advance) * piece.font.unit + Double(clusters) * piece.spacing
  }
}
