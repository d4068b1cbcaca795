import Foundation
internal import TrestleText

/// Text under edit: UTF-16 units, as in UIKit, in runs of attributes.
@MainActor struct EditableText {
  struct Run {
    /// The end of the run; it begins at the end of the previous one.
    var end: Int
    var style: TextRunStyle
  }

  private(set) var units: [UInt16]
  /// The runs of equal attributes, in order. There is at least one.
  private(set) var runs: [Run]

  var count: Int { units.count }

  init() {
    units = []
    runs = [Run(end: 0, style: .plain)]
  }

  init(_ string: String, style: TextRunStyle = .plain) {
    units = AttributedText.units(of: string)
    runs = [Run(end: units.count, style: style)]
  }

  init(_ string: NSAttributedString) {
    units = AttributedText.units(of: string.string)
    runs = []
    var index = 0
    while index < units.count {
      var range = NSRange(location: index, length: 0)
      let attributes = string.attributes(at: index, effectiveRange: &range)
      let end = min(max(range.location + range.length, index + 1), units.count)
      runs.append(Run(end: end, style: attributes.isEmpty ? .plain : TextRunStyle(attributes)))
      index = end
    }
    if runs.isEmpty { runs = [Run(end: 0, style: .plain)] }
  }

  /// Creates a text from a part of another.
  init(_ string: NSAttributedString, in part: NSRange) {
    units = AttributedText.units(of: (string.string as NSString).substring(with: part))
    runs = []
    var index = part.location
    while index < NSMaxRange(part) {
      var range = NSRange(location: index, length: 0)
      let attributes = string.attributes(at: index, effectiveRange: &range)
      let end = min(max(NSMaxRange(range), index + 1), NSMaxRange(part))
      runs.append(Run(end: end - part.location, style: attributes.isEmpty ? .plain : TextRunStyle(attributes)))
      index = end
    }
    if runs.isEmpty { runs = [Run(end: 0, style: .plain)] }
  }

  private init(units: [UInt16], runs: [Run]) {
    self.units = units
    self.runs = runs
  }

  /// Returns a part of the text, with its attributes.
  subscript(range: Range<Int>) -> EditableText {
    guard !range.isEmpty else { return EditableText("", style: style(at: range.lowerBound)) }
    var part: [Run] = []
    var index = runIndex(at: range.lowerBound)
    while index < runs.count {
      part.append(Run(end: min(runs[index].end, range.upperBound) - range.lowerBound, style: runs[index].style))
      if runs[index].end >= range.upperBound { break }
      index += 1
    }
    return EditableText(units: Array(units[range]), runs: part)
  }

  func string(in range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

  /// Returns the style of the character at an offset; at the end, that of the last character.
  func style(at offset: Int) -> TextRunStyle { runs[runIndex(at: min(offset, max(count - 1, 0)))].style }

  func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func replace(_ range: Range<Int>, with other: EditableText) {
    units.replaceSubrange(range, with: other.units)
    spliceRuns(range, other)
  }

  mutating func setStyle(in range: Range<Int>, _ change: (TextRunStyle) -> TextRunStyle) {
    guard !range.isEmpty else { return }
    var part = self[range]
    for index in part.runs.indices { part.runs[index].style = change(part.runs[index].style) }
    spliceRuns(range, part)
  }

  private mutating func spliceRuns(_ range: Range<Int>, _ other: EditableText) {
    let growth = other.count - range.count
    if runs.count == 1, other.runs.count == 1, runs[0].style === other.runs[0].style {
      runs[0].end += growth
      return
    }
    var result: [Run] = []
    func append(_ end: Int, _ style: TextRunStyle) {
      if let last = result.last {
        if end <= last.end { return }
        if last.style === style {
          result[result.count - 1].end = end
          return
        }
      } else if end <= 0 {
        return
      }
      result.append(Run(end: end, style: style))
    }
    for run in runs {
      append(min(run.end, range.lowerBound), run.style)
      if run.end >= range.lowerBound { break }
    }
    for run in other.runs { append(range.lowerBound + run.end, run.style) }
    for run in runs where run.end > range.upperBound { append(run.end + growth, run.style) }
    if result.isEmpty { result = [Run(end: 0, style: other.runs.last?.style ?? runs[0].style)] }
    runs = result
  }
}
