internal import TrestleCPango

/// Divides text into pieces of one font, script, direction and attributes, and shapes them.
struct TextAnalyzer {
  private let text: UnsafeBufferPointer<UInt16>
  /// The start of the buffer in the whole text.
  private let base: Int
  private let runs: [AttributedText.Run]
  private let baseLevel: UInt8
  private let levels: [UInt8]?
  private var pieces: ContiguousArray<TextPiece>
  /// The position of the next piece if all were in one line, as in most labels.
  private var x: Double

  private var run: Int
  private var features: FontFeatures
  private var spacing = 0.0
  private var region: IdeographRegion?

  /// The start of the current word.
  private var segmentStart = 0
  private var segmentFont: Font
  private var segmentScript = TextScalars.common
  private var segmentLevel: UInt8 = 0
  private var segmentIsEmoji = false
  private var lastScript = TextScalars.latin
  /// Whether the current word follows the previous piece without a space.
  private var isAttached = false

  /// Longer words are split at grapheme boundaries.
  private static let longestPiece = 256

  /// Appends the pieces of `text` to `pieces`. Every word is shaped through the cache.
  static func analyze(
    _ text: UnsafeBufferPointer<UInt16>, at base: Int, runs: [AttributedText.Run], firstRun: Int, baseLevel: UInt8,
    into pieces: inout ContiguousArray<TextPiece>
  ) {
    var needsLevels = baseLevel != 0
    if !needsLevels {
      for unit in text where TextScalars.mayBeRightToLeft(unit) {
        needsLevels = true
        break
      }
    }
    let levels = needsLevels ? TextBoundaries.levels(text, isRightToLeft: baseLevel & 1 == 1) : nil
    var gathered: ContiguousArray<TextPiece> = []
    swap(&gathered, &pieces)
    var analyzer = TextAnalyzer(text, base, runs, firstRun, baseLevel, levels, gathered)
    gathered = []
    // In most languages there is a word and a space for every five or six letters.
    analyzer.pieces.reserveCapacity(analyzer.pieces.count + text.count / 3 + 4)
    RunCache.shared.locked { analyzer.gather($0) }
    swap(&analyzer.pieces, &pieces)
  }

  private init(
    _ text: UnsafeBufferPointer<UInt16>, _ base: Int, _ runs: [AttributedText.Run], _ run: Int, _ baseLevel: UInt8, _ levels: [UInt8]?,
    _ pieces: ContiguousArray<TextPiece>
  ) {
    self.text = text
    self.base = base
    self.runs = runs
    self.run = run
    self.baseLevel = baseLevel
    self.levels = levels
    self.pieces = pieces
    x = pieces.last.map { $0.x + $0.width } ?? 0
    segmentFont = runs[run].attributes.font
    features = segmentFont.features
    takeAttributes()
  }

  private mutating func takeAttributes() {
    let attributes = runs[run].attributes
    features = attributes.font.features
    spacing = attributes.font.tracking
    guard let details = attributes.details else { return }
    spacing += (details.kern ?? 0) + details.tracking
    var changed = attributes.font.description.features
    let count = changed.count
    if details.kern == 0 { changed.append(FontDescription.Feature("kern", 0)) }
    if !details.ligatures || (details.kern ?? 0) + details.tracking != 0 { changed.append(FontDescription.Feature("liga", 0)) }
    if changed.count > count {
      if attributes.font.description.family == .system { changed.append(FontDescription.Feature("calt", 0)) }
      features = FontFeatures.interned(changed)
    }
  }

  private mutating func gather(_ cache: RunCache) {
    var index = 0
    var attributes = runs[run].attributes
    var runEnd = runs[run].end - base
    let count = text.count
    while index < count {
      if index >= runEnd {
        flush(to: index, cache)
        while runs[run].end - base <= index, run + 1 < runs.count { run += 1 }
        runEnd = runs[run].end - base
        attributes = runs[run].attributes
        takeAttributes()
      }
      let unit = text[index]
      if unit == 0x20 {
        flush(to: index, cache)
        isAttached = false
        index = addSpaces(from: index, limit: min(runEnd, count), cache)
        continue
      }
      if unit == 0x09 || unit == 0x0b || unit == 0x0c || unit == 0x2028 {
        flush(to: index, cache)
        isAttached = false
        add(unit == 0x09 ? .tab : .lineBreak, at: index, width: 0)
        index += 1
        segmentStart = index
        continue
      }
      if unit == 0xfffc, let attachment = attributes.details?.attachment {
        flush(to: index, cache)
        isAttached = false
        add(.attachment, at: index, width: attachment.width + spacing)
        index += 1
        segmentStart = index
        continue
      }
      index += extend(at: index, attributes.font, cache)
    }
    flush(to: count, cache)
  }

  /// Adds one character to the current word, or begins a new one with it. Returns the character's length.
  private mutating func extend(at index: Int, _ primary: Font, _ cache: RunCache) -> Int {
    let unit = text[index]
    let level = levels?[index] ?? baseLevel
    let isEmpty = index == segmentStart
    if unit < 0x80, primary.typeface.coversASCII, index + 1 >= text.count || text[index + 1] < 0x80 || !isKeycap(at: index) {
      // Letters are Latin; digits and signs have the script of the surrounding word.
      let isLetter = (0x41...0x5a).contains(unit) || (0x61...0x7a).contains(unit)
      let script = isLetter ? TextScalars.latin : TextScalars.common
      take(at: index, isEmpty: isEmpty, primary, script, level, isEmoji: false, cache)
      return 1
    }
    let (scalar, length) = TextScalars.scalar(text, at: index)
    if !isEmpty, TextScalars.extends(scalar) || segmentIsEmoji && text[index - 1] == 0x200d, level == segmentLevel {
      return length
    }
    // Two regional indicators form a flag; each of them is an emoji too.
    if TextScalars.isEmoji(text, at: index, scalar, length: length, end: text.count), let emoji = FontCascade.emoji {
      take(at: index, isEmpty: isEmpty, Font.fallback(emoji, for: primary), TextScalars.common, level, isEmoji: true, cache)
      return length
    }
    let script = TextScalars.script(scalar)
    let isNeutral = script == TextScalars.common || script == TextScalars.inherited || script == TextScalars.unknown
    var font = primary
    if isNeutral, !isEmpty, segmentFont !== primary, !segmentIsEmoji, segmentFont.typeface.covers(scalar) {
      font = segmentFont
    } else if !primary.typeface.covers(scalar) {
      if region == nil { region = TextScalars.ideographRegion(text) }
      let search = isNeutral ? lastScript : script
      if let other = primary.cascade.typeface(for: scalar, script: search, region: region!) { font = Font.fallback(other, for: primary) }
    }
    take(at: index, isEmpty: isEmpty, font, isNeutral ? TextScalars.common : script, level, isEmoji: false, cache)
    return length
  }

  private func isKeycap(at index: Int) -> Bool {
    TextScalars.isEmoji(text, at: index, UInt32(text[index]), length: 1, end: text.count)
  }

  private mutating func take(
    at index: Int, isEmpty: Bool, _ font: Font, _ script: UInt32, _ level: UInt8, isEmoji: Bool, _ cache: RunCache
  ) {
    let isOtherScript = script != TextScalars.common && segmentScript != TextScalars.common && script != segmentScript
    let isTooLong = index - segmentStart >= TextAnalyzer.longestPiece
    if isEmpty || font !== segmentFont || isOtherScript || level != segmentLevel || isEmoji != segmentIsEmoji || isTooLong {
      if !isEmpty { flush(to: index, cache) }
      segmentStart = index
      segmentFont = font
      segmentScript = TextScalars.common
      segmentLevel = level
      segmentIsEmoji = isEmoji
    }
    if script != TextScalars.common {
      segmentScript = script
      lastScript = script
    }
  }

  private mutating func flush(to end: Int, _ cache: RunCache) {
    guard end > segmentStart else { return }
    let script = segmentScript == TextScalars.common ? (segmentIsEmoji ? TextScalars.common : TextScalars.latin) : segmentScript
    let joins = TextScalars.isJoining(script: script)
    let goesOn = end < text.count && text[end] != 0x20 && text[end] != 0x09
    let isPrimary = segmentFont === runs[run].attributes.font
    let style = RunCache.Style(
      font: segmentFont, features: isPrimary ? features : FontFeatures.none, script: script, isRightToLeft: segmentLevel & 1 == 1)
    let shaped = cache.run(text, segmentStart..<end, style, usesContext: joins && (isAttached || goesOn))
    append(.text, segmentStart, end - segmentStart, segmentFont, shaped, segmentLevel)
    segmentStart = end
    isAttached = true
  }

  private mutating func addSpaces(from start: Int, limit: Int, _ cache: RunCache) -> Int {
    let level = levels?[start] ?? baseLevel
    var end = start + 1
    while end < limit, text[end] == 0x20, levels?[end] ?? baseLevel == level { end += 1 }
    let font = runs[run].attributes.font
    let style = RunCache.Style(font: font, features: features, script: TextScalars.latin, isRightToLeft: level & 1 == 1)
    append(.space, start, end - start, font, cache.run(text, start..<end, style), level)
    segmentStart = end
    return end
  }

  private mutating func append(_ kind: TextPiece.Kind, _ start: Int, _ length: Int, _ font: Font, _ shaped: ShapedRun, _ level: UInt8) {
    let width = Double(shaped.advance) * font.unit + Double(shaped.clusterCount) * spacing
    pieces.append(
      TextPiece(
        kind: kind, level: level, start: base + start, length: length, run: run, font: font, shaped: shaped,
        glyphs: 0..<shaped.glyphs.count, spacing: spacing, width: width, x: x))
    x += width
  }

  private mutating func add(_ kind: TextPiece.Kind, at index: Int, width: Double) {
    pieces.append(
      TextPiece(
        kind: kind, level: levels?[index] ?? baseLevel, start: base + index, length: 1, run: run, font: runs[run].attributes.font,
        shaped: nil, glyphs: 0..<0, spacing: 0, width: width, x: x))
    x += width
  }
}
