/// A glyph as shaping yields it, in the typeface's units.
struct ShapedGlyph {
  var id: UInt32
  /// The UTF-16 offset of its cluster within the run; the top bit means that the run must be shaped again if it is cut before it.
  var tagged: UInt32
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32

  static let unsafeBit: UInt32 = 1 << 31

  var cluster: Int { Int(tagged & ~ShapedGlyph.unsafeBit) }
  var isUnsafeToBreak: Bool { tagged & ShapedGlyph.unsafeBit != 0 }
}

/// The glyphs of one string in one typeface, in visual order. It has no size and is shared by all layouts that contain the word.
final class ShapedRun: @unchecked Sendable {
  let glyphs: ContiguousArray<ShapedGlyph>
  let text: ContiguousArray<UInt16>
  let typeface: Int
  let features: Int
  let script: UInt32
  let isRightToLeft: Bool
  /// The sum of all advances.
  let advance: Int
  let clusterCount: Int
  let hasOffsets: Bool

  init(
    glyphs: ContiguousArray<ShapedGlyph>, text: ContiguousArray<UInt16>, typeface: Int, features: Int, script: UInt32,
    isRightToLeft: Bool
  ) {
    self.glyphs = glyphs
    self.text = text
    self.typeface = typeface
    self.features = features
    self.script = script
    self.isRightToLeft = isRightToLeft
    var advance = 0
    var clusters = 0
    var last = -1
    var hasOffsets = false
    for glyph in glyphs {
      advance += Int(glyph.advance)
      if glyph.cluster != last {
        clusters += 1
        last = glyph.cluster
      }
      if glyph.xOffset != 0 || glyph.yOffset != 0 { hasOffsets = true }
    }
    self.advance = advance
    clusterCount = clusters
    self.hasOffsets = hasOffsets
  }

  /// Returns the glyphs of a part of the text, or nil if the part must be shaped separately.
  func glyphRange(from start: Int, to end: Int) -> Range<Int>? {
    if start == 0, end == text.count { return 0..<glyphs.count }
    var low = glyphs.count
    var high = 0
    for index in glyphs.indices {
      let cluster = glyphs[index].cluster
      if cluster >= start, cluster < end {
        low = min(low, index)
        high = index + 1
        // The run is cut at the first cluster of the part, and at the first one after it.
        if cluster == start, start > 0, glyphs[index].isUnsafeToBreak { return nil }
      } else if cluster == end, glyphs[index].isUnsafeToBreak {
        return nil
      }
    }
    return low < high ? low..<high : 0..<0
  }
}
