internal import TrestlePlatform

/// The steps that turn the pixels of a viewer into those of the current frame, in their order.
struct FrameDifference: Equatable {
  enum Step: Equatable {
    /// Moves a part of the viewer's own pixels.
    case move(PixelShift)
    case send(PixelArea)
  }

  private(set) var steps: [Step] = []

  /// Finds the difference within the changed areas, and makes `shown` equal to `current` there.
  static func find(from shown: PixelStore, to current: PixelStore, _ change: PendingChange, copies: Bool) -> FrameDifference {
    var difference = FrameDifference()
    guard shown.hasSize(of: current) else { return difference }
    var areas = change.areas
    if copies {
      let hint = change.shift.flatMap { ShiftFinder.isUseful($0, from: shown, to: current) ? $0 : nil }
      let shift = (hint ?? ShiftFinder.find(from: shown, to: current, in: change.areas)).flatMap { $0.clipped(to: shown.bounds) }
      if let shift {
        difference.move(shift, in: shown)
        areas.append(shift.target)
      }
    }
    for area in areas {
      let parts = difference.isLong ? [area.clipped(width: current.width, height: current.height)] : parts(of: area, shown, current)
      for part in parts where !part.isEmpty { difference.add(part, shown, current, copies: copies) }
    }
    return difference
  }

  /// Whether areas are no longer divided: an update has at most 65,535 rectangles.
  private var isLong: Bool { steps.count > 1000 }

  private mutating func move(_ shift: PixelShift, in shown: PixelStore) {
    shown.move(shift)
    steps.append(.move(shift))
  }

  private mutating func add(_ area: PixelArea, _ shown: PixelStore, _ current: PixelStore, copies: Bool) {
    var rest = [area]
    if copies, !isLong, let shift = RepeatFinder.find(area, in: shown, like: current) {
      move(shift, in: shown)
      rest = Self.parts(of: area, shown, current)
    }
    for part in isLong ? rest : rest.flatMap({ Self.columns(of: $0, shown, current) }) {
      shown.copy(part, from: current)
      steps.append(.send(part))
    }
  }

  /// Equal rows and columns between two that differ are sent with them if they are few.
  private static let rowGap = 4
  private static let columnGap = 32
  private static let mostRows = 256

  /// The parts of an area that differ, from the top.
  private static func parts(of area: PixelArea, _ shown: PixelStore, _ current: PixelStore) -> [PixelArea] {
    let area = area.clipped(width: current.width, height: current.height)
    guard !area.isEmpty else { return [] }
    var parts: [PixelArea] = []
    var pixels = 0
    for y in area.y..<area.y + area.height {
      guard let (left, right) = differingColumns(shown.row(y) + area.x, current.row(y) + area.x, area.width) else { continue }
      let row = PixelArea(x: area.x + left, y: y, width: right - left, height: 1)
      if let last = parts.last {
        let joined = last.union(row)
        // Joined while not much more is sent than by two areas.
        let isNear = y - (last.y + last.height) < rowGap && joined.height <= mostRows
        if isNear, joined.width * joined.height <= (pixels + row.width) * 2 + 512 {
          parts[parts.count - 1] = joined
          pixels += row.width
          continue
        }
      }
      parts.append(row)
      pixels = row.width
    }
    return parts
  }

  /// Divides an area where columns are equal, and leaves out equal rows at the top and the bottom of each part.
  private static func columns(of area: PixelArea, _ shown: PixelStore, _ current: PixelStore) -> [PixelArea] {
    var differs = [Bool](repeating: false, count: area.width)
    for y in area.y..<area.y + area.height {
      let (first, second) = (shown.row(y) + area.x, current.row(y) + area.x)
      for x in 0..<area.width where first[x] != second[x] { differs[x] = true }
    }
    var ranges: [Range<Int>] = []
    for x in 0..<area.width where differs[x] {
      if let last = ranges.last, x - last.upperBound < columnGap {
        ranges[ranges.count - 1] = last.lowerBound..<x + 1
      } else {
        ranges.append(x..<x + 1)
      }
    }
    return ranges.map { range in
      let x = area.x + range.lowerBound
      func isEqual(_ y: Int) -> Bool { (shown.row(y) + x).isEqual(to: current.row(y) + x, count: range.count) }
      let rows = area.y..<area.y + area.height
      let top = rows.first { !isEqual($0) } ?? area.y
      let bottom = rows.last { !isEqual($0) } ?? area.y
      return PixelArea(x: x, y: top, width: range.count, height: bottom + 1 - top)
    }
  }

  /// The columns from the first to the last pixel that differs; nil if the rows are equal.
  private static func differingColumns(
    _ first: UnsafeMutablePointer<UInt32>, _ second: UnsafeMutablePointer<UInt32>, _ count: Int
  ) -> (Int, Int)? {
    if first.isEqual(to: second, count: count) { return nil }
    var left = 0
    while left < count, first[left] == second[left] { left += 1 }
    var right = count
    while right > left, first[right - 1] == second[right - 1] { right -= 1 }
    return left < right ? (left, right) : nil
  }
}

extension PixelShift {
  /// The part of which the source and the target are inside the bounds; nil if there is none.
  func clipped(to bounds: PixelArea) -> PixelShift? {
    let target = target.intersection(bounds)
    let source = PixelArea(x: target.x - dx, y: target.y - dy, width: target.width, height: target.height).intersection(bounds)
    guard !source.isEmpty, dx != 0 || dy != 0 else { return nil }
    return PixelShift(target: PixelArea(x: source.x + dx, y: source.y + dy, width: source.width, height: source.height), dx: dx, dy: dy)
  }
}
