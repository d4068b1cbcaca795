internal import TrestlePlatform

/// The changes since the last look of a viewer, or of the server: areas that may differ, and how far the content of one moved.
///
/// The movement is a hint. Users of it compare the pixels.
struct PendingChange {
  private(set) var areas: [PixelArea] = []
  private(set) var shift: PixelShift?

  var isEmpty: Bool { areas.isEmpty }

  /// More areas are replaced by their bounding box.
  private static let mostAreas = 16

  init() {}

  mutating func add(_ added: [PixelArea], shift moved: PixelShift?) {
    for area in added where !area.isEmpty && !areas.contains(area) { areas.append(area) }
    if areas.count > Self.mostAreas { areas = [areas.dropFirst().reduce(areas[0]) { $0.union($1) }] }
    guard let moved else { return }
    guard let earlier = shift else {
      shift = moved
      return
    }
    // Movements of frames that were not sent add up where both took place.
    let common = earlier.target.intersection(moved.target)
    shift = common.isEmpty ? moved : PixelShift(target: common, dx: earlier.dx + moved.dx, dy: earlier.dy + moved.dy)
  }

  mutating func add(_ other: PendingChange) { add(other.areas, shift: other.shift) }

  mutating func removeAll() { self = PendingChange() }
}

extension PixelArea {
  func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelArea(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
