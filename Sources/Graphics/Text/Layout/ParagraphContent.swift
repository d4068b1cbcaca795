/// The pieces of one paragraph, analyzed chunk by chunk as lines need them, so that the cost of a very long paragraph depends on the
/// displayed part. Boundaries are found without shaping the text before them.
final class ParagraphContent {
  private struct Chunk {
    var start: Int
    var end: Int
    var flags: [UInt8]?
  }

  let text: AttributedText
  let start: Int
  let end: Int
  let baseLevel: UInt8
  let style: ParagraphStyle
  private(set) var pieces: ContiguousArray<TextPiece> = []
  private var analysedCount = 0
  private var chunks: [Chunk] = []

  /// A chunk ends at the last space before this many units, or after at most twice as many.
  private static let chunkSize = 1024

  init(_ text: AttributedText, _ paragraph: PreparedText.Paragraph, defaultDirection: WritingDirection) {
    self.text = text
    start = paragraph.start
    end = paragraph.end
    let run = text.runIndex(at: min(paragraph.start, max(text.count - 1, 0)))
    style = text.runs[run].attributes.paragraph
    baseLevel = ParagraphContent.baseLevel(text, start..<end, style.direction, defaultDirection)
  }

  /// Returns whether there is a piece at an index, continuing the analysis when needed.
  func hasPiece(_ index: Int) -> Bool {
    while index >= pieces.count {
      guard analysedCount < chunks.count || cutChunk() else { return false }
      analyseChunk()
    }
    return true
  }

  var isRightToLeft: Bool { baseLevel & 1 == 1 }

  /// The total width in one line if the paragraph consists of words and spaces from left to right in one font, as in most labels; otherwise
  /// nil.
  private(set) lazy var plainWidth: Double? = findPlainWidth()

  private func findPlainWidth() -> Double? {
    guard text.runs.count == 1, text.runs[0].attributes.details == nil, baseLevel == 0, start < end,
      end - start <= ParagraphContent.chunkSize * 2, hasPiece(0)
    else { return nil }
    let font = text.runs[0].attributes.font
    for index in pieces.indices
    where pieces[index].level != 0 || pieces[index].font !== font || pieces[index].kind != .text && pieces[index].kind != .space {
      return nil
    }
    return pieces[pieces.count - 1].x + pieces[pieces.count - 1].width
  }

  /// Returns the boundary flags at an offset within the paragraph or at its end.
  func flags(at offset: Int) -> UInt8 {
    while offset > cutEnd, cutChunk() {}
    guard let index = chunkIndex(at: offset) else { return TextBoundaries.lineBreak | TextBoundaries.caret }
    // Between chunks both are combined: the end of one is a break, the beginning of the other may begin a word.
    var flags = chunkFlags(index)[offset - chunks[index].start]
    if offset == chunks[index].start, index > 0 { flags |= chunkFlags(index - 1)[offset - chunks[index - 1].start] }
    return flags
  }

  /// Returns the last offset in `lower + 1 ... upper` that has a flag.
  func lastOffset(flagged flag: UInt8, after lower: Int, through upper: Int) -> Int? {
    var offset = upper
    while offset > lower {
      if has(flag, at: offset) { return offset }
      offset -= 1
    }
    return nil
  }

  /// Returns the first offset after `lower` that has a flag.
  func firstOffset(flagged flag: UInt8, after lower: Int) -> Int? {
    var offset = lower + 1
    while offset <= end {
      if has(flag, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private func has(_ flag: UInt8, at offset: Int) -> Bool {
    if flag == TextBoundaries.caret, isBetweenPlainLetters(offset) { return true }
    return flags(at: offset) & flag != 0
  }

  /// Returns whether both characters are below U+0300, where no character combines with the one before it, so that the boundaries need not
  /// be computed.
  private func isBetweenPlainLetters(_ offset: Int) -> Bool {
    offset > start && offset < end && text.utf16[offset - 1] < 0x300 && text.utf16[offset] < 0x300
  }

  private func chunkIndex(at offset: Int) -> Int? {
    var low = 0
    var high = chunks.count
    while low < high {
      let middle = (low + high) / 2
      if chunks[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private func chunkFlags(_ index: Int) -> [UInt8] {
    if let flags = chunks[index].flags { return flags }
    let range = chunks[index].start..<chunks[index].end
    let flags = text.utf16.withUnsafeBufferPointer { TextBoundaries.flags(UnsafeBufferPointer(rebasing: $0[range])) }
    chunks[index].flags = flags
    return flags
  }

  /// The end of the last chunk.
  private var cutEnd: Int { chunks.last?.end ?? start }

  /// Adds the next chunk; returns false at the end of the paragraph.
  private func cutChunk() -> Bool {
    let chunkStart = cutEnd
    guard chunkStart < end else { return false }
    let chunkEnd = text.utf16.withUnsafeBufferPointer { ParagraphContent.chunkEnd($0, from: chunkStart, end: end) }
    chunks.append(Chunk(start: chunkStart, end: chunkEnd, flags: nil))
    return true
  }

  private func analyseChunk() {
    let chunk = chunks[analysedCount]
    analysedCount += 1
    text.utf16.withUnsafeBufferPointer { units in
      TextAnalyzer.analyze(
        UnsafeBufferPointer(rebasing: units[chunk.start..<chunk.end]), at: chunk.start, runs: text.runs,
        firstRun: text.runIndex(at: chunk.start), baseLevel: baseLevel, into: &pieces)
    }
  }

  private static func chunkEnd(_ units: UnsafeBufferPointer<UInt16>, from start: Int, end: Int) -> Int {
    guard end - start > chunkSize * 2 else { return end }
    var index = start + chunkSize
    while index < start + chunkSize * 2 {
      if units[index] == 0x20, units[index + 1] != 0x20 { return index + 1 }
      index += 1
    }
    // There is no space: the chunk ends at any position that does not separate a surrogate pair or a mark from its base.
    while index > start + chunkSize {
      if units[index] & 0xfc00 != 0xdc00, !TextScalars.extends(TextScalars.scalar(units, at: index).value), units[index - 1] != 0x200d {
        return index
      }
      index -= 1
    }
    return start + chunkSize * 2
  }

  private static func baseLevel(
    _ text: AttributedText, _ range: Range<Int>, _ direction: WritingDirection, _ fallback: WritingDirection
  ) -> UInt8 {
    switch direction {
    case .leftToRight: return 0
    case .rightToLeft: return 1
    case .natural: break
    }
    return text.utf16.withUnsafeBufferPointer { units in
      let units = UnsafeBufferPointer(rebasing: units[range])
      var index = 0
      while index < units.count {
        let (scalar, length) = TextScalars.scalar(units, at: index)
        let direction = TextScalars.direction(scalar)
        if direction != 0 { return direction < 0 ? 1 : 0 }
        index += length
      }
      return fallback == .rightToLeft ? 1 : 0
    }
  }
}
