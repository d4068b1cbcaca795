internal import TrestleText
import UIKitValues

public enum CTLineTruncationType: UInt32, Sendable {
  /// The beginning is left out.
  case start = 0
  /// The end is left out.
  case end = 1
  /// The middle is left out.
  case middle = 2
}

/// The parts that the bounds of a line contain.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Leaves out the space between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Leaves out shifts of the baseline.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Leaves out punctuation at the edge, so that it hangs over.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The boxes of glyphs.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The box of the line's metrics.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// The directions of the glyphs of a run.
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The glyphs are ordered from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// The glyphs are not in the order of the characters.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The glyphs have a transform.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Glyphs of one font and style in a line.
public final class CTRun: @unchecked Sendable {
  let row: GlyphRow
  let font: CTFont
  let attributes: [NSAttributedString.Key: Any]
  /// The offset of the line's text in the original string.
  let origin: Int

  init(_ row: GlyphRow, _ text: NSAttributedString, origin: Int) {
    self.row = row
    self.origin = origin
    font = UIFont(row.font)
    attributes = row.start < text.length ? text.attributes(at: row.start, effectiveRange: nil) : [:]
  }

  var width: Double { row.advances.reduce(0, +) }

  var delegate: CTRunDelegate? { attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)] as? CTRunDelegate }

  /// Returns the glyphs in a range, or all if its length is 0.
  func selected(_ range: CFRange) -> Range<Int> {
    let first = max(0, min(range.location, row.glyphs.count))
    return first..<(range.length == 0 ? row.glyphs.count : min(first + range.length, row.glyphs.count))
  }
}

public final class CTLine: @unchecked Sendable {
  let text: NSAttributedString
  let layout: TextLayout
  private let index: Int
  /// The offset of the text in the frame's original string.
  let origin: Int
  let runs: [CTRun]

  init(_ text: NSAttributedString, _ layout: TextLayout, line index: Int, origin: Int) {
    self.text = text
    self.layout = layout
    self.index = index
    self.origin = origin
    runs = layout.glyphRows(inLine: index).map { CTRun($0, text, origin: origin) }
  }

  var line: TextLine { layout.lines[index] }
  var leading: Double { runs.map { Double($0.font.leading) }.max() ?? 0 }

  /// Draws with the left end of the baseline at the text position.
  func draw(in context: CGContext, runs drawn: [CTRun]? = nil) {
    if context.textMode == .invisible { return }
    let isPlain = context.textMode == .fill && drawn == nil
    let usesContextColor = text.length > 0 && text.usesContextColor
    guard isPlain, !usesContextColor else {
      let path = CGMutablePath()
      for run in drawn ?? runs { path.add(run, transform: context.textMatrix) }
      context.saveGStateIfPlain { context.setColors(of: drawn?.first ?? runs.first) }
      context.paint(path)
      if ![.clip, .fillClip, .strokeClip, .fillStrokeClip].contains(context.textMode) { context.restoreGState() }
      return
    }
    let single = layout.line(index)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0).concatenating(context.textMatrix)
    context.saveGState()
    context.concatenate(flip)
    context.compose(bounds: nil) { target in
      single.draw(cairo: target, x: -line.x, y: -line.baseline)
    }
    context.restoreGState()
  }
}

extension CGContext {
  /// Saves the state before the colors change, unless a clip must outlive the drawing.
  fileprivate func saveGStateIfPlain(_ change: () -> Void) {
    let clips = [.clip, .fillClip, .strokeClip, .fillStrokeClip].contains(textMode)
    if clips { return }
    saveGState()
    change()
  }

  fileprivate func setColors(of run: CTRun?) {
    guard let run, run.attributes[.init("CTForegroundColorFromContext")] as? Bool != true else { return }
    // Modes that stroke use the colors of the context, unless the text has its own.
    if let color = run.attributes[.foregroundColor] as? UIColor { setFillColor(color.cgColor) }
  }
}

extension CGMutablePath {
  func add(_ run: CTRun, transform: CGAffineTransform) {
    for (glyph, place) in zip(run.row.glyphs, run.row.positions) {
      add(run.row.font.outline(of: glyph), transform: CGAffineTransform(translationX: place.x, y: place.y).concatenating(transform))
    }
  }
}

/// Returns a line of all the text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let text = attrString.forUIKit
  let layout = TextLayout(text.layoutText, TextLayout.Options(lineBreakMode: .clipping, wrapsBeforeTruncating: false))
  return CTLine(text, layout, line: 0, origin: 0)
}

/// Returns the line shortened to a width with a token, an ellipsis if that is nil; the line itself if it fits.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard line.line.width > width else { return line }
  let mode: LineBreakMode
  switch truncationType {
  case .start: mode = .truncatingHead
  case .middle: mode = .truncatingMiddle
  case .end: mode = .truncatingTail
  }
  let options = TextLayout.Options(width: width, maximumLines: 1, lineBreakMode: mode, wrapsBeforeTruncating: false)
  return CTLine(line.text, TextLayout(line.text.layoutText, options), line: 0, origin: line.origin)
}

/// Returns the line with its spaces widened until it fills a width.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? {
  let spaces = line.text.string.utf16.filter { $0 == 0x20 }.count
  guard spaces > 0, justificationWidth > line.line.width else { return line }
  let extra = (justificationWidth - line.line.width) * Double(min(1, max(0, justificationFactor))) / Double(spaces)
  let wide = NSMutableAttributedString(attributedString: line.text)
  for (index, unit) in line.text.string.utf16.enumerated() where unit == 0x20 {
    let kern = line.text.attribute(.kern, at: index, effectiveRange: nil) as? NSNumber
    wide.addAttribute(.kern, value: NSNumber(value: (kern?.doubleValue ?? 0) + extra), range: NSRange(location: index, length: 1))
  }
  return CTLineCreateWithAttributedString(wide)
}

/// Draws a line with the left end of its baseline at the text position of the context, which moves to its end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(in: context)
  let width = line.runs.reduce(0) { $0 + $1.width }
  context.textPosition = CGPoint(x: context.textPosition.x + width * context.textMatrix.a, y: context.textPosition.y)
}

/// Returns the runs of a line, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.row.glyphs.count } }
/// Returns the range of the characters.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRangeMake(line.origin + line.line.start, line.line.end - line.line.start)
}

/// Returns the width of the line, and writes its height above and below the baseline and the space below it.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line.ascent
  descent?.pointee = line.line.descent
  leading?.pointee = line.leading
  return line.runs.reduce(0) { $0 + $1.width }
}

/// Returns the width of the spaces at the end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  max(0, line.runs.reduce(0) { $0 + $1.width } - line.line.width)
}

/// Returns the box of a line from the left end of its baseline, with y pointing up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
  let width = line.runs.reduce(0) { $0 + $1.width }
  return CGRect(x: 0, y: -line.line.descent - leading, width: width, height: line.line.ascent + line.line.descent + leading)
}

/// Returns the box of the line's ink, from the text position of a context if one is given.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  var box = CGRect.null
  for run in line.runs {
    for (glyph, place) in zip(run.row.glyphs, run.row.positions) {
      let ink = run.row.font.bounds(of: glyph)
      if !ink.isEmpty { box = box.union(ink.offsetBy(dx: place.x, dy: place.y)) }
    }
  }
  let position = context?.textPosition ?? .zero
  return box.isNull ? .zero : box.offsetBy(dx: position.x, dy: position.y)
}

/// Returns the position of the caret before a character, and writes that of a second one.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let place = max(line.line.start, min(line.line.end, charIndex - line.origin))
  let x = line.layout.caret(at: place).x - line.line.x
  secondaryOffset?.pointee = x
  return x
}

/// Returns the character whose caret is nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let index = line.layout.lines.firstIndex(where: { $0.start == line.line.start && $0.end == line.line.end }) else {
    return line.origin
  }
  return line.origin + line.layout.offset(atX: position.x + line.line.x, inLine: index)
}

/// Returns the offset of a line that is aligned in a width; a factor of 0 aligns it left, 1 right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  max(0, (flushWidth - line.line.width) * Double(min(1, max(0, flushFactor))))
}

// MARK: Runs

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.row.glyphs.count }
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  var result: CFDictionary = [kCTFontAttributeName: run.font]
  for (key, value) in run.attributes where key != .font { result[key.rawValue] = value }
  // Core Text's color is one of Core Graphics.
  if let color = run.attributes[.foregroundColor] as? UIColor { result[kCTForegroundColorAttributeName] = color.cgColor }
  return result
}
/// Returns the directions of the glyphs.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.row.isRightToLeft ? .rightToLeft : [] }
/// Returns the range of the characters.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRangeMake(run.origin + run.row.start, run.row.end - run.row.start) }
/// Writes the glyphs in a range; a length of 0 is all from its location.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (offset, index) in run.selected(range).enumerated() { buffer[offset] = CGGlyph(truncatingIfNeeded: run.row.glyphs[index]) }
}
/// Writes the positions of glyphs relative to the left end of the line's baseline.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (offset, index) in run.selected(range).enumerated() { buffer[offset] = run.row.positions[index] }
}
/// Writes the advances of glyphs.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (offset, index) in run.selected(range).enumerated() { buffer[offset] = CGSize(width: run.row.advances[index], height: 0) }
}
/// Writes the characters of glyphs.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (offset, index) in run.selected(range).enumerated() { buffer[offset] = run.origin + run.row.indices[index] }
}
/// Returns the width of glyphs, and writes the height of their font above and below the baseline.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  if let delegate = run.delegate {
    ascent?.pointee = delegate.ascent
    descent?.pointee = delegate.descent
    leading?.pointee = 0
    // The character of a delegate has no glyph of its own in every font.
    return Double(run.row.glyphs.isEmpty ? 1 : run.selected(range).count) * Double(delegate.width)
  }
  ascent?.pointee = run.font.ascender
  descent?.pointee = -run.font.descender
  leading?.pointee = run.font.leading
  return run.selected(range).reduce(0) { $0 + run.row.advances[$1] }
}
/// Returns the box of the ink of glyphs.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  var box = CGRect.null
  for index in run.selected(range) {
    let ink = run.row.font.bounds(of: run.row.glyphs[index])
    if !ink.isEmpty { box = box.union(ink.offsetBy(dx: run.row.positions[index].x, dy: run.row.positions[index].y)) }
  }
  let position = context?.textPosition ?? .zero
  return box.isNull ? .zero : box.offsetBy(dx: position.x, dy: position.y)
}
/// Draws glyphs as their outlines, in their color.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let path = CGMutablePath()
  for index in run.selected(range) {
    let place = CGAffineTransform(translationX: run.row.positions[index].x, y: run.row.positions[index].y)
    path.add(run.row.font.outline(of: run.row.glyphs[index]), transform: place.concatenating(context.textMatrix))
  }
  context.saveGState()
  let usesContext = run.attributes[.init("CTForegroundColorFromContext")] as? Bool == true
  if !usesContext { context.setFillColor((run.attributes[.foregroundColor] as? UIColor ?? .black).cgColor) }
  context.paint(path)
  context.restoreGState()
}
