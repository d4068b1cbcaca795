internal import TrestlePlatform

/// The steps that turn the pixels of a viewer into those of the current frame.
struct FrameDifference: Equatable {
  /// A part of the viewer's own pixels that is moved first.
  var copy: PixelShift?
  /// The areas that are sent then. Nothing else differs.
  var areas: [PixelArea] = []

  var isEmpty: Bool { copy == nil && areas.isEmpty }

  /// Finds the difference within the changed areas, and makes `shown` equal to `current` there.
  static func find(from shown: PixelStore, to current: PixelStore, _ change: PendingChange, copies: Bool) -> FrameDifference {
    var difference = FrameDifference()
    guard shown.hasSize(of: current) else { return difference }
    if copies {
      let hint = change.shift.flatMap { ShiftFinder.isUseful($0, from: shown, to: current) ? $0 : nil }
      difference.copy = (hint ?? ShiftFinder.find(from: shown, to: current, in: change.areas)).flatMap { $0.clipped(to: shown.bounds) }
      if let copy = difference.copy { shown.move(copy) }
    }
    let extra = difference.copy.map { [$0.target] } ?? []
    for area in change.areas + extra { compare(shown, current, in: area, &difference.areas) }
    return difference
  }

  /// Equal rows between two that differ are sent with them if they are few.
  private static let gap = 4
  private static let mostRows = 256

  private static func compare(_ shown: PixelStore, _ current: PixelStore, in area: PixelArea, _ found: inout [PixelArea]) {
    let part = area.clipped(width: current.width, height: current.height)
    guard !part.isEmpty else { return }
    var open: PixelArea?
    var pixels = 0
    func close() {
      guard let area = open else { return }
      shown.copy(area, from: current)
      found.append(area)
      open = nil
    }
    for y in part.y..<part.y + part.height {
      guard let (left, right) = differingColumns(shown.row(y) + part.x, current.row(y) + part.x, part.width) else { continue }
      let row = PixelArea(x: part.x + left, y: y, width: right - left, height: 1)
      if let area = open {
        let joined = area.union(row)
        // Joined while not much more is sent than by two areas.
        let isNear = y - (area.y + area.height) < gap && joined.height <= mostRows
        if isNear, joined.width * joined.height <= (pixels + row.width) * 2 + 512 {
          open = joined
          pixels += row.width
          continue
        }
        close()
      }
      open = row
      pixels = row.width
    }
    close()
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
