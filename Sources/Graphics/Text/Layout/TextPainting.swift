internal import TrestleCPango
import Foundation

/// The drawing of a layout in the format of cairo: created once, drawn without allocations.
final class TextPainting {
  /// Consecutive glyphs of one font and appearance.
  struct GlyphRun {
    var font: Font
    var color: TextColor
    var first: Int
    var count: Int
    var isColor: Bool
    var details: TextDetails?
    var baseline: Double
  }

  /// A rectangle of background, underline or strike.
  struct Mark {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var color: TextColor
    var pattern: TextDetails.Line.Pattern
    /// Uses the tint if the text has one.
    var followsText: Bool
  }

  struct Attachment {
    var x: Double
    var y: Double
    var attachment: TextAttachment
  }

  let glyphs: UnsafeMutablePointer<cairo_glyph_t>
  private(set) var runs: [GlyphRun] = []
  private(set) var backgrounds: [Mark] = []
  private(set) var underlines: [Mark] = []
  private(set) var strikes: [Mark] = []
  private(set) var attachments: [Attachment] = []
  private(set) var hasShadows = false
  /// Whether the drawing consists only of glyphs, each upright and of one color.
  private(set) var isPlain = true
  private(set) var largestSize = 0.0
  private(set) lazy var inkBounds: CGRect = makeInkBounds()

  /// Positions are rounded to a fine binary grid, so that moving a layout by whole points moves each glyph by exactly that distance.
  private static let grid = 1024.0

  init(_ layout: TextLayout) {
    let pieces = layout.pieces
    var capacity = 0
    for index in pieces.indices where pieces[index].shaped != nil && pieces[index].kind != .space {
      capacity += pieces[index].glyphs.count
    }
    glyphs = UnsafeMutablePointer<cairo_glyph_t>.allocate(capacity: max(capacity, 1))
    var count = 0
    // The attributes of the current run, and its glyphs.
    var textRun = -1
    var attributes = layout.text.runs[0].attributes
    var open: GlyphRun?
    for line in layout.lines {
      for index in line.pieces {
        if pieces[index].run != textRun {
          textRun = pieces[index].run
          attributes = layout.text.runs[textRun].attributes
        }
        var baseline = line.baseline
        if let details = attributes.details {
          baseline -= details.baselineOffset
          decorate(pieces[index], attributes, details, line, baseline)
        }
        guard pieces[index].kind != .space, let shaped = pieces[index].shaped else { continue }
        let first = count
        count = TextPainting.place(pieces[index], shaped, baseline, glyphs, count)
        guard count > first else { continue }
        if let last = open, last.font === pieces[index].font, last.color == attributes.color, last.details === attributes.details,
          last.baseline == baseline || last.details == nil
        {
          open!.count += count - first
        } else {
          if let open { append(open) }
          open = GlyphRun(
            font: pieces[index].font, color: attributes.color, first: first, count: count - first,
            isColor: pieces[index].font.typeface.hasColor, details: attributes.details, baseline: baseline)
        }
      }
    }
    if let open { append(open) }
    isPlain = isPlain && backgrounds.isEmpty && underlines.isEmpty && strikes.isEmpty && attachments.isEmpty
  }

  private func append(_ run: GlyphRun) {
    runs.append(run)
    largestSize = max(largestSize, run.font.size)
    if run.isColor { isPlain = false }
    guard let details = run.details else { return }
    if details.shadow != nil { hasShadows = true }
    if details.shadow != nil || details.strokeWidth != 0 || details.obliqueness != 0 { isPlain = false }
  }

  deinit { glyphs.deallocate() }

  private static func place(
    _ piece: TextPiece, _ shaped: ShapedRun, _ baseline: Double, _ glyphs: UnsafeMutablePointer<cairo_glyph_t>, _ start: Int
  ) -> Int {
    var count = start
    var x = piece.x
    let unit = piece.font.unit
    let y = (baseline * grid).rounded() / grid
    shaped.glyphs.withUnsafeBufferPointer { all in
      for index in piece.glyphs {
        let glyph = all[index]
        var left = x
        var top = y
        if shaped.hasOffsets {
          left += Double(glyph.xOffset) * unit
          top -= Double(glyph.yOffset) * unit / piece.font.stretch
        }
        glyphs[count] = cairo_glyph_t(index: UInt(glyph.id), x: (left * grid).rounded() / grid, y: top)
        count += 1
        x += Double(glyph.advance) * unit
        // Spacing follows a cluster's last glyph.
        if piece.spacing != 0, index + 1 >= piece.glyphs.upperBound || all[index + 1].cluster != glyph.cluster { x += piece.spacing }
      }
    }
    return count
  }

  private func decorate(_ piece: TextPiece, _ attributes: TextAttributes, _ details: TextDetails, _ line: TextLine, _ baseline: Double) {
    if let color = details.background, piece.kind != .lineBreak {
      let top = baseline - line.ascent
      TextPainting.add(
        Mark(
          x: piece.x, y: top, width: piece.width, height: line.ascent + line.descent, color: color, pattern: .solid, followsText: false),
        to: &backgrounds)
    }
    if piece.kind == .attachment, let attachment = details.attachment {
      attachments.append(Attachment(x: piece.x, y: baseline - attachment.bottom - attachment.height, attachment: attachment))
    }
    let font = attributes.font
    if let underline = details.underline, !(underline.skipsSpaces && piece.kind == .space) {
      let y = baseline - font.typeface.underlinePosition * font.size
      addLine(underline, at: y, piece, attributes, to: &underlines)
    }
    if let strike = details.strike, !(strike.skipsSpaces && piece.kind == .space) {
      let y = baseline - font.typeface.strikePosition * font.size
      addLine(strike, at: y, piece, attributes, to: &strikes)
    }
  }

  private func addLine(
    _ line: TextDetails.Line, at y: Double, _ piece: TextPiece, _ attributes: TextAttributes, to marks: inout [Mark]
  ) {
    guard piece.kind != .lineBreak else { return }
    let thickness = attributes.font.typeface.underlineThickness * attributes.font.size * (line.isThick ? 2 : 1)
    for index in 0..<(line.isDouble ? 2 : 1) {
      let mark = Mark(
        x: piece.x, y: y - thickness / 2 + Double(index) * thickness * 2, width: piece.width, height: thickness,
        color: line.color ?? attributes.color, pattern: line.pattern, followsText: line.color == nil)
      TextPainting.add(mark, to: &marks)
    }
  }

  /// Adjacent marks of one appearance are joined, because their edges would be visible.
  private static func add(_ mark: Mark, to marks: inout [Mark]) {
    for index in marks.indices.suffix(2).reversed() {
      let last = marks[index]
      if last.y == mark.y, last.height == mark.height, last.color == mark.color, last.pattern == mark.pattern,
        abs(last.x + last.width - mark.x) < 0.001
      {
        marks[index].width = mark.x + mark.width - last.x
        return
      }
    }
    marks.append(mark)
  }

  private func makeInkBounds() -> CGRect {
    var bounds = InkBox()
    for run in runs {
      let size = run.font.size
      var box = InkBox()
      let drawn = UnsafeBufferPointer(start: glyphs + run.first, count: run.count)
      run.font.typeface.addInk(of: drawn, size: size, stretch: run.font.stretch, to: &box)
      let slant = run.font.slant + (run.details?.obliqueness ?? 0)
      if slant != 0 { box.grow(abs(slant) * size) }
      if let details = run.details {
        if details.strokeWidth != 0 { box.grow(abs(details.strokeWidth) / 100 * size) }
        if let shadow = details.shadow {
          let reach = shadow.blurRadius * 1.5
          bounds.add(
            box.minX + shadow.offsetX - reach, box.minY + shadow.offsetY - reach, box.maxX + shadow.offsetX + reach,
            box.maxY + shadow.offsetY + reach)
        }
      }
      bounds.add(box.minX, box.minY, box.maxX, box.maxY)
    }
    for mark in backgrounds + underlines + strikes { bounds.add(mark.x, mark.y, mark.x + mark.width, mark.y + mark.height) }
    for attachment in attachments {
      let size = attachment.attachment
      bounds.add(attachment.x, attachment.y, attachment.x + size.width, attachment.y + size.height)
    }
    guard bounds.minX <= bounds.maxX else { return .zero }
    // For antialiasing and the alignment to whole device pixels.
    bounds.grow(1)
    return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX, height: bounds.maxY - bounds.minY)
  }
}
