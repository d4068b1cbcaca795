import Foundation
internal import TrestlePlatform

/// Finds how far the content of a frame moved up or down, as when a list is scrolled.
enum ShiftFinder {
  /// Whether moving these pixels saves more than it destroys, judged by some of the rows.
  static func isUseful(_ shift: PixelShift, from shown: PixelStore, to current: PixelStore) -> Bool {
    guard let shift = shift.clipped(to: shown.bounds), shown.hasSize(of: current) else { return false }
    let target = shift.target
    let step = max(1, target.height / samples)
    var gain = 0
    for y in stride(from: target.y, to: target.y + target.height, by: step) {
      let row = current.row(y) + target.x
      let isSame = row.isEqual(to: shown.row(y) + target.x, count: target.width)
      let isMoved = row.isEqual(to: shown.row(y - shift.dy) + target.x - shift.dx, count: target.width)
      if isMoved != isSame { gain += isMoved ? 1 : -1 }
    }
    return gain > 0
  }

  private static let samples = 40
  /// The lowest area in which a movement is looked for.
  private static let lowest = 64
  /// Bars at the left and right edge of the content, as scroll indicators, do not move with it.
  private static let margin = 24

  /// The movement for which the most rows vote that occur once in the area before; nil if they are less than a tenth.
  static func find(from shown: PixelStore, to current: PixelStore, in areas: [PixelArea]) -> PixelShift? {
    guard let first = areas.first, shown.hasSize(of: current) else { return nil }
    let area = areas.dropFirst().reduce(first) { $0.width * $0.height > $1.width * $1.height ? $0 : $1 }
      .clipped(width: shown.width, height: shown.height)
    guard area.height >= lowest, area.width >= 4 * margin else { return nil }
    let (left, width) = (area.x + margin, area.width - 2 * margin)
    var places: [UInt64: Int] = [:]
    for y in area.y..<area.y + area.height {
      // A row that occurs again votes for nothing.
      let hash = hash(shown.row(y) + left, width)
      places[hash] = places[hash] == nil ? y : -1
    }
    var votes: [Int: Int] = [:]
    for y in area.y..<area.y + area.height {
      guard let place = places[hash(current.row(y) + left, width)], place >= 0 else { continue }
      votes[y - place, default: 0] += 1
    }
    guard let best = votes.max(by: { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }), best.key != 0,
      best.value >= area.height / 10
    else { return nil }
    let shift = PixelShift(target: area, dx: 0, dy: best.key).clipped(to: area)
    return shift.flatMap { isUseful($0, from: shown, to: current) ? $0 : nil }
  }

  private static func hash(_ row: UnsafeMutablePointer<UInt32>, _ count: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for x in 0..<count { hash = (hash ^ UInt64(row[x])) &* 0x100_0000_01b3 }
    return hash
  }
}

extension UnsafeMutablePointer<UInt32> {
  func isEqual(to other: UnsafeMutablePointer<UInt32>, count: Int) -> Bool { memcmp(self, other, count * 4) == 0 }
}
