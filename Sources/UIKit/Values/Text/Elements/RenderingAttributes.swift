import Foundation

/// The attributes that are shown over those of a text, as runs in order.
struct RenderingAttributes {
  typealias Values = [NSAttributedString.Key: Any]

  private(set) var runs: [(range: Range<Int>, values: Values)] = []

  mutating func change(_ range: Range<Int>, _ change: (inout Values) -> Void) {
    guard !range.isEmpty else { return }
    var new: [(range: Range<Int>, values: Values)] = []
    var place = range.lowerBound
    for run in runs {
      let common = run.range.clamped(to: range)
      guard !common.isEmpty else {
        new.append(run)
        continue
      }
      if run.range.lowerBound < common.lowerBound { new.append((run.range.lowerBound..<common.lowerBound, run.values)) }
      if place < common.lowerBound { new.append((place..<common.lowerBound, [:])) }
      new.append((common, run.values))
      if common.upperBound < run.range.upperBound { new.append((common.upperBound..<run.range.upperBound, run.values)) }
      place = common.upperBound
    }
    if place < range.upperBound { new.append((place..<range.upperBound, [:])) }
    for index in new.indices where range.contains(new[index].range.lowerBound) && new[index].range.upperBound <= range.upperBound {
      change(&new[index].values)
    }
    runs = new.filter { !$0.values.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
