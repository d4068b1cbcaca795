import Foundation

/// Long text in a column: paragraphs are laid out when they become visible, and their heights are estimated until then.
///
/// A very long paragraph is laid out in parts, from its beginning up to the requested position.
package final class TextFlow {
  /// Some lines of one paragraph, and their position in the column.
  package struct Part {
    package var layout: TextLayout
    package var y: Double
  }

  /// The known or estimated height of a paragraph.
  private struct Slot {
    var height: Double
    var layouts: [TextLayout] = []
    /// The start of the next part; nil if nothing is laid out yet or the paragraph is complete.
    var breaker: LineBreaker?
    var isExact = false
  }

  package let prepared: PreparedText
  package let options: TextLayout.Options
  private var slots: ContiguousArray<Slot>
  /// Sums of the heights of 128 slots each.
  private var sums: ContiguousArray<Double>
  /// The slots that have layouts.
  private var laidOut: [Int] = []

  /// The layout of all lines, if their number is limited.
  private let limited: TextLayout?

  private static let group = 128
  /// The number of lines laid out in one step.
  private static let linesPerPart = 64

  package init(
    _ prepared: PreparedText, width: Double, maximumLines: Int = 0, lineBreakMode: LineBreakMode? = nil, alignment: TextAlignment? = nil
  ) {
    self.prepared = prepared
    options = TextLayout.Options(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode, alignment: alignment)
    limited = maximumLines > 0 ? TextLayout(prepared, options) : nil
    slots = TextFlow.estimates(prepared, prepared.paragraphs.indices, width)
    sums = ContiguousArray(repeating: 0, count: (slots.count + TextFlow.group - 1) / TextFlow.group)
    for index in slots.indices { sums[index / TextFlow.group] += slots[index].height }
  }

  /// Creates the same column for changed text. Paragraphs before and after the change keep their known heights.
  ///
  /// Moves the heights out of `old`, which is empty afterward: copying them would cost more than a change of one paragraph.
  package init(_ prepared: PreparedText, replacing old: TextFlow) {
    self.prepared = prepared
    options = old.options
    limited = options.maximumLines > 0 ? TextLayout(prepared, options) : nil
    let kept = PreparedText.keptParagraphs(old.prepared, prepared.text)
    let added = prepared.paragraphs.count - (old.slots.count - (kept.after - kept.before))
    slots = old.slots
    sums = old.sums
    old.slots = []
    old.sums = []
    // Their offsets and attributes are those of the old text.
    for index in old.laidOut { slots[index] = Slot(height: slots[index].height) }
    // The attributes may differ, but the heights are still the best estimate.
    if kept.isAll { return }
    let changed = TextFlow.estimates(prepared, kept.before..<kept.before + added, options.width)
    slots.replaceSubrange(kept.before..<kept.after, with: changed)
    let groups = (slots.count + TextFlow.group - 1) / TextFlow.group
    if sums.count > groups { sums.removeLast(sums.count - groups) }
    while sums.count < groups { sums.append(0) }
    // If the number of paragraphs is unchanged, the following ones are in the same groups as before.
    let first = kept.before / TextFlow.group
    let last = added == kept.after - kept.before ? (kept.before + added - 1) / TextFlow.group + 1 : groups
    for group in first..<max(first, min(last, groups)) {
      let end = min((group + 1) * TextFlow.group, slots.count)
      var sum = 0.0
      for index in group * TextFlow.group..<end { sum += slots[index].height }
      sums[group] = sum
    }
  }

  /// The height of the column, partly estimated.
  package var height: Double { limited.map { Double($0.size.height) } ?? sums.reduce(0, +) }

  /// Returns the lines between two heights, laid out now if they were not.
  package func parts(from top: Double, to bottom: Double) -> [Part] {
    if let limited { return Double(limited.size.height) >= top && bottom > 0 ? [Part(layout: limited, y: 0)] : [] }
    var parts: [Part] = []
    var (index, y) = slot(at: top)
    while index < slots.count, y < bottom {
      layOut(index, through: bottom - y)
      var partY = y + spacingBefore(index)
      for layout in slots[index].layouts {
        if partY + layout.size.height >= top, partY < bottom { parts.append(Part(layout: layout, y: partY)) }
        partY += layout.size.height + lineSpacing(index)
      }
      y += slots[index].height
      index += 1
    }
    return parts
  }

  /// Returns the lines that contain an offset.
  package func part(at offset: Int) -> Part? {
    if let limited { return Part(layout: limited, y: 0) }
    let index = prepared.paragraphIndex(at: offset)
    guard index < slots.count else { return nil }
    while slots[index].layouts.last.map({ ($0.lines.last?.end ?? 0) <= offset }) ?? true, !slots[index].isExact { layOutPart(index) }
    var y = top(of: index) + spacingBefore(index)
    var found: Part?
    for layout in slots[index].layouts {
      found = Part(layout: layout, y: y)
      if let end = layout.lines.last?.end, offset < end { break }
      y += layout.size.height + lineSpacing(index)
    }
    return found
  }

  private func top(of index: Int) -> Double {
    var y = 0.0
    for group in 0..<index / TextFlow.group { y += sums[group] }
    for slot in index / TextFlow.group * TextFlow.group..<index { y += slots[slot].height }
    return y
  }

  private func slot(at y: Double) -> (index: Int, top: Double) {
    var group = 0
    var top = 0.0
    while group + 1 < sums.count, top + sums[group] <= y {
      top += sums[group]
      group += 1
    }
    var index = group * TextFlow.group
    let end = min(index + TextFlow.group, slots.count)
    while index + 1 < end, top + slots[index].height <= y {
      top += slots[index].height
      index += 1
    }
    return (index, top)
  }

  private func style(_ index: Int) -> ParagraphStyle {
    let text = prepared.text
    return text.runs[text.runIndex(at: min(prepared.paragraphs[index].start, max(text.count - 1, 0)))].attributes.paragraph
  }

  private func spacingBefore(_ index: Int) -> Double { index > 0 ? style(index).paragraphSpacingBefore : 0 }
  private func lineSpacing(_ index: Int) -> Double { style(index).lineSpacing }

  private func layOut(_ index: Int, through height: Double) {
    while !slots[index].isExact {
      let known = slots[index].layouts.reduce(0) { $0 + $1.size.height }
      if !slots[index].layouts.isEmpty, known >= height { return }
      layOutPart(index)
    }
  }

  private func layOutPart(_ index: Int) {
    let content = prepared.content(index)
    var breaker = slots[index].breaker ?? LineBreaker(content)
    let layout = TextLayout(prepared, options, paragraph: index, from: &breaker, lines: TextFlow.linesPerPart)
    if slots[index].layouts.isEmpty { laidOut.append(index) }
    slots[index].layouts.append(layout)
    slots[index].isExact = breaker.isAtEnd
    slots[index].breaker = breaker.isAtEnd ? nil : breaker
    var height = slots[index].layouts.reduce(0) { $0 + $1.size.height + content.style.lineSpacing }
    if !breaker.isAtEnd, let last = layout.lines.last {
      // The rest is assumed to have the same density as the known part.
      let paragraph = prepared.paragraphs[index]
      let done = max(last.end - paragraph.start, 1)
      height *= Double(paragraph.end - paragraph.start) / Double(done)
    }
    height += spacingBefore(index)
    if index == slots.count - 1 { height -= content.style.lineSpacing } else { height += content.style.paragraphSpacing }
    sums[index / TextFlow.group] += height - slots[index].height
    slots[index].height = height
  }

  private static func estimates(_ prepared: PreparedText, _ range: Range<Int>, _ width: Double) -> ContiguousArray<Slot> {
    var slots: ContiguousArray<Slot> = []
    guard !range.isEmpty else { return slots }
    slots.reserveCapacity(range.count)
    let runs = prepared.text.runs
    var run = prepared.text.runIndex(at: prepared.paragraphs[range.lowerBound].start)
    for paragraph in prepared.paragraphs[range] {
      while run + 1 < runs.count, runs[run].end <= paragraph.start { run += 1 }
      slots.append(Slot(height: estimate(paragraph.end - paragraph.start, runs[run].attributes, width)))
    }
    return slots
  }

  private static func estimate(_ count: Int, _ attributes: TextAttributes, _ width: Double) -> Double {
    let font = attributes.font
    // Half the font size is about an average character's width.
    let lines = width.isFinite ? max((Double(count) * font.size * 0.5 / max(width, 1)).rounded(.up), 1) : 1
    return lines * (font.lineHeight + attributes.paragraph.lineSpacing) + attributes.paragraph.paragraphSpacing
  }
}
