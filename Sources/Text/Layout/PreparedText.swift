import Foundation

/// Text cut into paragraphs, each analysed only when its lines are asked for.
///
/// One prepared text serves any number of layouts of other widths and limits; it is not to be shared between threads.
package final class PreparedText {
  /// One paragraph: its text ends before the line terminator, the next one begins after it.
  struct Paragraph {
    var start: Int
    var end: Int
    var next: Int
  }

  package let text: AttributedText
  /// The direction of paragraphs that hold no strong character.
  let defaultDirection: WritingDirection
  let paragraphs: ContiguousArray<Paragraph>
  private var contents: ContiguousArray<ParagraphContent?>

  package init(_ text: AttributedText, defaultDirection: WritingDirection = .leftToRight) {
    self.text = text
    self.defaultDirection = defaultDirection
    var paragraphs: ContiguousArray<Paragraph> = []
    text.utf16.withUnsafeBufferPointer { units in
      var start = 0
      var index = 0
      let count = units.count
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
      paragraphs.append(Paragraph(start: start, end: count, next: count))
    }
    self.paragraphs = paragraphs
    contents = ContiguousArray(repeating: nil, count: paragraphs.count)
  }

  func content(_ index: Int) -> ParagraphContent {
    if let content = contents[index] { return content }
    let content = ParagraphContent(text, paragraphs[index], defaultDirection: defaultDirection)
    contents[index] = content
    return content
  }

  /// The paragraph that holds an offset, by binary search.
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
