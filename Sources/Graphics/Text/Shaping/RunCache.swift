internal import TrestleCPango

/// Caches shaped words, so that a word that was shown before is not shaped again.
///
/// There are two generations: entries that were not used while the newer one filled up are removed. Text is cached without its size or
/// color.
final class RunCache: @unchecked Sendable {
  static let shared = RunCache()

  /// Longer runs are shaped each time: they are rarely repeated.
  static let longestRemembered = 64
  private static let generationSize = 8192

  /// Must be held while any other member is used.
  private let lock = Lock()
  private var young: [UInt64: ShapedRun] = [:]
  private var old: [UInt64: ShapedRun] = [:]
  private let buffer = hb_buffer_create()
  private let language = hb_language_from_string("en", -1)
  /// The number of HarfBuzz calls, for tests and benchmarks.
  private(set) var shapings = 0

  func locked<Result>(_ body: (RunCache) -> Result) -> Result { lock.locked { body(self) } }

  struct Style {
    var font: Font
    var features: FontFeatures
    var script: UInt32
    var isRightToLeft: Bool
  }

  /// Returns the shaped run for `range` of `text`. With `usesContext`, letters join with those around the range, and nothing is cached.
  func run(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ style: Style, usesContext: Bool = false) -> ShapedRun {
    if usesContext || range.count > RunCache.longestRemembered { return shape(text, range, style, usesContext: usesContext) }
    let typeface = style.font.typeface.id
    var hash = UInt64(truncatingIfNeeded: typeface &* 31 &+ style.features.id) &* 2 &+ (style.isRightToLeft ? 1 : 0)
    hash ^= UInt64(style.script) << 24
    for index in range {
      hash = (hash ^ UInt64(text[index])) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
    }
    if let known = young[hash], RunCache.matches(known, text, range, style) { return known }
    if let known = old[hash], RunCache.matches(known, text, range, style) {
      remember(known, hash)
      return known
    }
    let run = shape(text, range, style, usesContext: false)
    remember(run, hash)
    return run
  }

  /// Removes all entries, so that a benchmark starts without a cache.
  func removeAll() {
    young = [:]
    old = [:]
  }

  private func remember(_ run: ShapedRun, _ hash: UInt64) {
    if young.count >= RunCache.generationSize {
      old = young
      young = [:]
    }
    young[hash] = run
  }

  private static func matches(_ run: ShapedRun, _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ style: Style) -> Bool {
    guard run.text.count == range.count, run.typeface == style.font.typeface.id, run.features == style.features.id,
      run.script == style.script, run.isRightToLeft == style.isRightToLeft
    else { return false }
    return run.text.withUnsafeBufferPointer { known in
      for index in 0..<known.count where known[index] != text[range.lowerBound + index] { return false }
      return true
    }
  }

  private func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ style: Style, usesContext: Bool
  ) -> ShapedRun {
    shapings += 1
    hb_buffer_clear_contents(buffer)
    let base = usesContext ? 0 : range.lowerBound
    let textEnd = usesContext ? text.count : range.upperBound
    hb_buffer_add_utf16(
      buffer, text.baseAddress! + base, Int32(textEnd - base), UInt32(range.lowerBound - base), Int32(range.count))
    hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(style.script))
    hb_buffer_set_language(buffer, language)
    style.features.list.withUnsafeBufferPointer {
      hb_shape(style.font.typeface.hbFont, buffer, $0.baseAddress, UInt32($0.count))
    }
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    let offset = UInt32(range.lowerBound - base)
    let glyphs = ContiguousArray<ShapedGlyph>(unsafeUninitializedCapacity: Int(count)) { glyphs, filled in
      for index in 0..<Int(count) {
        let info = infos![index]
        let position = positions![index]
        let unsafe = info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 ? ShapedGlyph.unsafeBit : 0
        glyphs.initializeElement(
          at: index,
          to: ShapedGlyph(
            id: info.codepoint, tagged: (info.cluster - offset) | unsafe, advance: position.x_advance, xOffset: position.x_offset,
            yOffset: position.y_offset))
      }
      filled = Int(count)
    }
    return ShapedRun(
      glyphs: glyphs, text: ContiguousArray(UnsafeBufferPointer(rebasing: text[range])), typeface: style.font.typeface.id,
      features: style.features.id, script: style.script, isRightToLeft: style.isRightToLeft)
  }
}

/// Counts the text work, for tests that limit it.
package enum TextWork {
  /// Calls of HarfBuzz since the process started.
  package static var shapings: Int { RunCache.shared.locked { $0.shapings } }

  /// Removes all shaped words; for benchmarks and tests.
  package static func forgetShapedRuns() { RunCache.shared.locked { $0.removeAll() } }
}
