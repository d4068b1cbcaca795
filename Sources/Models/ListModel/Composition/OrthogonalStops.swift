/// The positions at which an orthogonally scrolling section stops. Offsets are measured from its leading end.
package struct OrthogonalStops: Equatable, Sendable {
  package enum Rule: Equatable, Sendable {
    case anywhere
    case nearest
    /// The next position for a flick, else the nearest.
    case next
  }

  /// A flick is faster, in points per millisecond (estimated).
  static let flick = 0.2

  package var rule: Rule
  /// The visible length.
  package var window: Double
  package var content: Double
  /// The offset of a stop; the first of several at equal distances, if they are.
  private let stop: @Sendable (Int) -> Double
  private let index: @Sendable (Double) -> Int
  private let count: Int

  package static func == (left: Self, right: Self) -> Bool {
    left.rule == right.rule && left.window == right.window && left.content == right.content && left.count == right.count
  }

  /// Stops at pages as long as the window.
  package init(pagesOf window: Double, content: Double) {
    rule = .next
    self.window = window
    self.content = content
    count = window > 0 ? max(1, Int(((content - window) / window).rounded(.up)) + 1) : 1
    stop = { Double($0) * window }
    index = { window > 0 ? Int(max(0, $0) / window) : 0 }
  }

  package init(groupsOf section: CompositionSection, rule: Rule) {
    self.rule = rule
    let run = section.run
    window = section.container[run.axis]
    content = section.scrolledLength
    count = max(1, run.groupCount)
    let window = window
    let isCentered = section.parts.isCentered
    let origin = run.axis == .horizontal ? section.originX : section.originY
    let inset = section.parts.insets.start(run.axis)
    let lines = GroupLines(run: run)
    let isEmpty = run.groupCount == 0
    stop = { index in
      guard !isEmpty else { return 0 }
      let start = origin + lines.run.start(ofGroup: index)
      return isCentered ? start + lines.run.length(ofGroup: index) / 2 - window / 2 : start - inset
    }
    index = { offset in
      lines.run.group(at: isCentered ? offset + window / 2 - origin : offset + inset - origin)
    }
  }

  /// The run is a value of plain numbers and closures that are called on the main actor only.
  private struct GroupLines: @unchecked Sendable {
    let run: CompositionRun
  }

  package var last: Double { max(0, content - window) }

  private func clamped(_ offset: Double) -> Double { min(max(offset, 0), last) }

  /// Returns the stops around an offset, in order.
  private func around(_ offset: Double) -> [Double] {
    let middle = min(max(index(offset), 0), count - 1)
    return (max(0, middle - 1)...min(count - 1, middle + 2)).map { clamped(stop($0)) }
  }

  /// Returns the offset at which scrolling ends.
  ///
  /// - Parameters:
  ///   - natural: The offset at which scrolling would end without stops.
  ///   - offset: The offset when the finger is lifted.
  ///   - velocity: In points per millisecond, positive toward the trailing end.
  package func target(natural: Double, from offset: Double, velocity: Double) -> Double {
    switch rule {
    case .anywhere: return clamped(natural)
    case .nearest: return nearest(clamped(natural))
    case .next:
      guard abs(velocity) > Self.flick else { return nearest(clamped(offset)) }
      let from = clamped(offset)
      if velocity > 0 { return around(from).first { $0 > from + 0.5 } ?? last }
      return around(from).last { $0 < from - 0.5 } ?? 0
    }
  }

  package func nearest(_ offset: Double) -> Double {
    around(offset).min { abs($0 - offset) < abs($1 - offset) } ?? 0
  }

  /// Returns the stop at or before an offset, and the fraction of the distance to the next one.
  package func place(_ offset: Double) -> (index: Int, part: Double) {
    let index = min(max(self.index(offset + 0.5), 0), count - 1)
    let start = stop(index)
    let next = index + 1 < count ? stop(index + 1) : start
    return (index, next > start ? min(max((offset - start) / (next - start), 0), 1) : 0)
  }

  package func offset(at place: (index: Int, part: Double)) -> Double {
    let index = min(max(0, place.index), count - 1)
    let start = stop(index)
    let next = index + 1 < count ? stop(index + 1) : start
    return clamped(start + (next - start) * place.part)
  }

  /// All stops; used by tests.
  package var all: [Double] {
    var stops: [Double] = []
    for index in 0..<count where stops.last != clamped(stop(index)) { stops.append(clamped(stop(index))) }
    return stops
  }
}
