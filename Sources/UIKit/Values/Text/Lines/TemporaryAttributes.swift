import Foundation
internal import TrestleText

/// Attributes that a layout manager shows over those of its text, without a change of the text or of its lines.
struct TemporaryAttributes {
  typealias Values = [NSAttributedString.Key: Any]

  /// Disjoint and in order; none has an empty range or no values.
  private(set) var runs: [(range: Range<Int>, values: Values)] = []

  var isEmpty: Bool { runs.isEmpty }

  /// Returns the values at an offset, and the range in which they are the same.
  func values(at offset: Int) -> (values: Values, range: Range<Int>) {
    var start = 0
    for run in runs {
      if offset < run.range.lowerBound { return ([:], start..<run.range.lowerBound) }
      if run.range.contains(offset) { return (run.values, run.range) }
      start = run.range.upperBound
    }
    return ([:], start..<Int.max)
  }

  /// Changes the values of all characters in a range.
  mutating func change(_ range: Range<Int>, _ change: (inout Values) -> Void) {
    guard !range.isEmpty else { return }
    var pieces: [(range: Range<Int>, values: Values)] = []
    var place = range.lowerBound
    func changed(_ values: Values) -> Values {
      var values = values
      change(&values)
      return values
    }
    for run in runs {
      pieces.append((run.range.lowerBound..<max(run.range.lowerBound, min(run.range.upperBound, range.lowerBound)), run.values))
      pieces.append((min(run.range.upperBound, max(run.range.lowerBound, range.upperBound))..<run.range.upperBound, run.values))
      let inside = run.range.clamped(to: range)
      guard !inside.isEmpty else { continue }
      pieces.append((place..<inside.lowerBound, changed([:])))
      pieces.append((inside, changed(run.values)))
      place = inside.upperBound
    }
    pieces.append((place..<range.upperBound, changed([:])))
    runs = pieces.filter { !$0.range.isEmpty && !$0.values.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Follows an edit that replaced `old` by text that is `delta` longer. New text has no temporary attributes.
  mutating func edited(_ old: Range<Int>, delta: Int) {
    guard !runs.isEmpty else { return }
    var kept: [(range: Range<Int>, values: Values)] = []
    for (range, values) in runs {
      let end = min(range.upperBound, old.lowerBound)
      if range.lowerBound < end { kept.append((range.lowerBound..<end, values)) }
      let start = max(range.lowerBound, old.upperBound)
      if start < range.upperBound { kept.append((start + delta..<range.upperBound + delta, values)) }
    }
    runs = kept
  }

  // MARK: Showing

  /// Returns a text with the attributes over its own.
  func over(_ text: AttributedText) -> AttributedText {
    var result: [AttributedText.Run] = []
    var place = 0
    for run in text.runs {
      while place < run.end {
        let (values, range) = values(at: place)
        let end = min(run.end, range.upperBound)
        result.append(AttributedText.Run(end: end, attributes: values.isEmpty ? run.attributes : Self.over(run.attributes, values)))
        place = end
      }
    }
    return result.isEmpty ? text : AttributedText(utf16: text.utf16, runs: result)
  }

  private static func over(_ attributes: TextAttributes, _ values: Values) -> TextAttributes {
    var result = attributes
    if let color = values[.foregroundColor] as? UIColor { result.color = TextColor(color) }
    guard let shown = TextConversion().attributes(values).details else { return result }
    let own = attributes.details ?? TextDetails()
    result.details = TextDetails(
      kern: own.kern, tracking: own.tracking, ligatures: own.ligatures, baselineOffset: own.baselineOffset,
      underline: values[.underlineStyle] == nil ? own.underline : shown.underline,
      strike: values[.strikethroughStyle] == nil ? own.strike : shown.strike,
      background: values[.backgroundColor] == nil ? own.background : shown.background, shadow: own.shadow,
      strokeWidth: own.strokeWidth, strokeColor: own.strokeColor, obliqueness: own.obliqueness, attachment: own.attachment)
    return result
  }
}
