/// Text divided into paragraphs, each analyzed when its lines are first needed.
///
/// One prepared text can be used for any number of layouts with other widths and limits, but not on several threads.
package final class PreparedText {
  /// A paragraph: its text ends before the line terminator, and the next one begins after it.
  struct Paragraph {
    var start: Int
    var end: Int
    var next: Int
  }

  package let text: AttributedText
  /// The direction of paragraphs that hold no strong character.
  package let defaultDirection: WritingDirection
  let paragraphs: ContiguousArray<Paragraph>
  private var contents: ContiguousArray<ParagraphContent?>

  package init(_ text: AttributedText, defaultDirection: WritingDirection = .leftToRight) {
    self.text = text
    self.defaultDirection = defaultDirection
    paragraphs = PreparedText.paragraphs(of: text.utf16, in: 0..<text.count, isWhole: true)
    contents = ContiguousArray(repeating: nil, count: paragraphs.count)
  }

  /// Creates the same result as from the text alone, but finds only the paragraphs that differ from those of `old`.
  package init(_ text: AttributedText, defaultDirection: WritingDirection = .leftToRight, replacing old: PreparedText) {
    self.text = text
    self.defaultDirection = defaultDirection
    let kept = PreparedText.keptParagraphs(old, text)
    let delta = text.count - old.text.count
    let start = old.paragraphs[kept.before].start
    let end = kept.after < old.paragraphs.count ? old.paragraphs[kept.after].start + delta : text.count
    var paragraphs: ContiguousArray<Paragraph> = []
    paragraphs.reserveCapacity(old.paragraphs.count + 16)
    paragraphs.append(contentsOf: old.paragraphs[..<kept.before])
    paragraphs.append(
      contentsOf: PreparedText.paragraphs(of: text.utf16, in: start..<end, isWhole: kept.after == old.paragraphs.count))
    for var paragraph in old.paragraphs[kept.after...] {
      paragraph.start += delta
      paragraph.end += delta
      paragraph.next += delta
      paragraphs.append(paragraph)
    }
    self.paragraphs = paragraphs
    contents = ContiguousArray(repeating: nil, count: paragraphs.count)
  }

  /// Returns the paragraphs that an older text and another one have in common: those before an index of `old.paragraphs`, and those from
  /// another index on.
  ///
  /// A paragraph is kept only together with the adjacent unit: a carriage return may end one alone or with the following unit.
  static func keptParagraphs(_ old: PreparedText, _ text: AttributedText) -> (before: Int, after: Int, isAll: Bool) {
    let difference = TextDifference(old.text.utf16, text.utf16)
    let before = old.paragraphIndex(at: max(difference.prefix - 1, 0))
    var low = before + 1
    var high = old.paragraphs.count
    while low < high {
      let middle = (low + high) / 2
      if old.paragraphs[middle].start > old.text.count - difference.suffix { high = middle } else { low = middle + 1 }
    }
    return (before, low, difference.prefix == text.count && difference.prefix == old.text.count)
  }

  /// Returns the paragraphs in a range of text; the last has no terminator if the range ends with the text.
  private static func paragraphs(of utf16: [UInt16], in range: Range<Int>, isWhole: Bool) -> ContiguousArray<Paragraph> {
    var paragraphs: ContiguousArray<Paragraph> = []
    utf16.withUnsafeBufferPointer { units in
      var start = range.lowerBound
      var index = start
      let count = range.upperBound
      while index < count {
        let unit = units[index]
        // CR, LF, CR LF, NEL and U+2029 end a paragraph.
        if unit > 0x0d, unit != 0x85, unit != 0x2029 {
          index += 1
          continue
        }
        if unit == 0x0a || unit == 0x0d || unit == 0x85 || unit == 0x2029 {
          let next = unit == 0x0d && index + 1 < count && units[index + 1] == 0x0a ? index + 2 : index + 1
          paragraphs.append(Paragraph(start: start, end: index, next: next))
          start = next
          index = next
        } else {
          index += 1
        }
      }
      if isWhole { paragraphs.append(Paragraph(start: start, end: count, next: count)) }
    }
    return paragraphs
  }

  /// - Parameter keeps: Whether the paragraph's analysis is cached. Measuring a long text caches none: visible lines are analyzed again.
  func content(_ index: Int, keeps: Bool = true) -> ParagraphContent {
    if let content = contents[index] { return content }
    let content = ParagraphContent(text, paragraphs[index], defaultDirection: defaultDirection)
    if keeps { contents[index] = content }
    return content
  }

  package var paragraphCount: Int { paragraphs.count }

  /// Returns the index of the paragraph at an offset, by binary search.
  func paragraphIndex(at offset: Int) -> Int {
    var low = 0
    var high = paragraphs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].next <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
