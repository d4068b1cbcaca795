import CoreGraphics

/// A path in pixels, shortened for a nine-sliced mask of its blurred shape.
///
/// An interval crossed only by lines along an axis looks the same in each of its columns (or rows). Whole pixels of it are removed, and the
/// mask's middle repeats them: the result is bit-identical to that of the whole path, because the blur sums integers.
struct StretchedPath {
  private(set) var data: PathData
  private(set) var columns: NineSlice.Slices
  private(set) var rows: NineSlice.Slices

  /// The minimum number of pixels in the middle of a mask; fewer would require more blend operations.
  private static let middle = 64
  /// Paths with more segments than this rarely have an interval to remove.
  private static let mostSegments = 64

  /// Creates a path from `data`, in pixels within a mask of `width` × `height` with a margin of the blur's `reach` on every side.
  init(_ data: PathData, width: Int, height: Int, reach: Int) {
    self.data = data
    columns = NineSlice.Slices(leading: width, middle: 0, trailing: 0)
    rows = NineSlice.Slices(leading: height, middle: 0, trailing: 0)
    guard data.kinds.count <= Self.mostSegments else { return }
    if let span = straightSpan(along: \.x, across: \.y) {
      columns = shorten(\.x, span, length: width, reach: reach)
    }
    if let span = straightSpan(along: \.y, across: \.x) {
      rows = shorten(\.y, span, length: height, reach: reach)
    }
  }

  /// Returns the widest interval that contains no curve and no line except those along the axis.
  private func straightSpan(along axis: KeyPath<CGPoint, CGFloat>, across other: KeyPath<CGPoint, CGFloat>) -> (CGFloat, CGFloat)? {
    var taken: [(from: CGFloat, to: CGFloat)] = []
    func add(_ points: CGPoint...) {
      let places = points.map { $0[keyPath: axis] }
      if points.count == 2, points[0][keyPath: other] == points[1][keyPath: other] { return }
      taken.append((places.min() ?? 0, places.max() ?? 0))
    }
    var start = CGPoint.zero
    var current = CGPoint.zero
    data.forEach { element in
      switch element {
      case .move(let point):
        // A fill closes open subpaths.
        add(current, start)
        start = point
        current = point
      case .line(let point):
        add(current, point)
        current = point
      case .quad(let control, let point):
        add(current, control, point)
        current = point
      case .cubic(let control1, let control2, let point):
        add(current, control1, control2, point)
        current = point
      case .close:
        add(current, start)
        current = start
      }
    }
    add(current, start)
    taken.sort { $0.from < $1.from }
    guard var end = taken.first?.to else { return nil }
    var widest: (from: CGFloat, to: CGFloat)?
    for (from, to) in taken {
      if from > end, from - end > (widest.map { $0.to - $0.from } ?? 0) { widest = (end, from) }
      end = max(end, to)
    }
    return widest
  }

  /// Removes whole pixels from a straight interval, as many as the blur permits.
  private mutating func shorten(
    _ axis: WritableKeyPath<CGPoint, CGFloat>, _ span: (from: CGFloat, to: CGFloat), length: Int, reach: Int
  ) -> NineSlice.Slices {
    let leading = Int(span.from.rounded(.up)) + reach
    let end = Int(span.to.rounded(.down)) - reach
    let removed = end - leading - Self.middle
    guard removed > 0 else { return NineSlice.Slices(leading: length, middle: 0, trailing: 0) }
    data = data.mapPoints { point in
      var point = point
      if point[keyPath: axis] >= span.to { point[keyPath: axis] -= CGFloat(removed) }
      return point
    }
    return NineSlice.Slices(leading: leading, middle: Self.middle, trailing: length - end)
  }
}
