import CoreGraphics

/// A path in pixels, made as short as a nine-sliced mask of its blurred shape allows.
///
/// An interval that only lines along an axis cross looks alike in each of its columns (or rows). Whole pixels of it are taken out, and the
/// mask's middle shows them again: to the bit what the whole path would give, as the blur sums whole numbers.
struct StretchedPath {
  private(set) var data: PathData
  private(set) var columns: NineSlice.Slices
  private(set) var rows: NineSlice.Slices

  /// Pixels that the middle of a mask has at least: fewer would be laid over in more pieces.
  private static let middle = 64
  /// Paths with more segments than these hardly have an interval to take out.
  private static let mostSegments = 64

  /// `data` is in pixels within a mask of `width` × `height`, which it leaves free by the blur's `reach` on every side.
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

  /// The widest interval that no curve and no line but those along the axis reaches into.
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

  /// Takes whole pixels out of a straight interval, as many as the blur leaves alike.
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
