internal import TrestlePlatform

/// Finds pixels of the picture above or below an area that resemble its new content, as the rows of a list resemble each other.
enum RepeatFinder {
  /// Smaller areas are sent as they are.
  private static let fewestPixels = 1024
  private static let fewestMarks = 16
  private static let mostMarks = 256
  private static let mostRows = 16
  /// The pixels that a movement must save.
  private static let leastGain = 256

  /// The movement to the area after which the fewest pixels differ; nil if it saves less than half of them.
  static func find(_ area: PixelArea, in shown: PixelStore, like current: PixelStore) -> PixelShift? {
    guard area.width * area.height >= fewestPixels else { return nil }
    let marks = marks(in: area, of: current)
    guard marks.count >= fewestMarks else { return nil }
    var best = (score: marks.count / 2, dy: 0)
    for source in 0...max(0, shown.height - area.height) where abs(source - area.y) >= area.height {
      let dy = area.y - source
      var (score, missed) = (0, 0)
      for mark in marks {
        if shown.pixels[mark - dy * shown.width] == current.pixels[mark] { score += 1 } else { missed += 1 }
        if missed > marks.count - best.score { break }
      }
      if score > best.score { best = (score, dy) }
    }
    guard best.dy != 0 else { return nil }
    let (before, after) = (difference(area, shown, current, dy: 0), difference(area, shown, current, dy: best.dy))
    return before - after >= leastGain && after * 2 < before ? PixelShift(target: area, dx: 0, dy: best.dy) : nil
  }

  /// Places of pixels that differ from their left neighbors: equal backgrounds say nothing.
  private static func marks(in area: PixelArea, of store: PixelStore) -> [Int] {
    var marks: [Int] = []
    for y in stride(from: area.y, to: area.y + area.height, by: max(1, area.height / mostRows)) {
      let row = store.row(y)
      for x in area.x + 1..<max(area.x + 1, area.x + area.width) where row[x] != row[x - 1] { marks.append(y * store.width + x) }
    }
    let step = max(1, marks.count / mostMarks)
    return stride(from: 0, to: marks.count, by: step).map { marks[$0] }
  }

  private static func difference(_ area: PixelArea, _ shown: PixelStore, _ current: PixelStore, dy: Int) -> Int {
    var count = 0
    for y in area.y..<area.y + area.height {
      let (first, second) = (shown.row(y - dy) + area.x, current.row(y) + area.x)
      for x in 0..<area.width where first[x] != second[x] { count += 1 }
    }
    return count
  }
}
