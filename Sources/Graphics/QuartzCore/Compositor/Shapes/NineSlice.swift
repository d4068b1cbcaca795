import Foundation

/// A coverage mask with a stretchable middle: stored at its minimum size, and drawn over rectangles of any size.
///
/// The image has leading pixels, middle pixels that repeat, and trailing pixels, in both directions. For a rectangle without a middle the
/// image has the same length, and all pixels are leading.
final class NineSlice {
  let mask: PixelBuffer
  let columns: Slices
  let rows: Slices
  /// All rows of the mask, with the middle columns repeated.
  private lazy var wideStrip = strip(isWide: true)
  /// All columns of the mask, with the middle rows repeated.
  private lazy var tallStrip = strip(isWide: false)

  private static let stripLength = 256

  /// Whether the middle columns are all alike, as those of a blurred straight edge are.
  private lazy var hasEvenColumns: Bool = (0..<mask.height).allSatisfy { y in
    let middle = mask.data + y * mask.rowBytes + columns.leading
    return columns.middle > 0 && memcmp(middle, middle + 1, columns.middle - 1) == 0
  }

  /// The division of one direction.
  struct Slices: Hashable {
    var leading: Int
    var middle: Int
    var trailing: Int

    var total: Int { leading + middle + trailing }

    /// Divides a side of `length` pixels whose ends need `leading` and `trailing`.
    init(length: Int, leading: Int, trailing: Int, middle: Int) {
      if leading + trailing + middle < length {
        self.leading = leading
        self.middle = middle
        self.trailing = trailing
      } else {
        self.leading = length
        self.middle = 0
        self.trailing = 0
      }
    }

    init(leading: Int, middle: Int, trailing: Int) {
      self.leading = leading
      self.middle = middle
      self.trailing = trailing
    }

    /// Returns the three spans of a side.
    func spans(from: Int, to: Int) -> (Span, Span, Span) {
      (
        Span(from: from, to: from + leading, source: 0, length: leading),
        Span(from: from + leading, to: middle == 0 ? from + leading : to - trailing, source: leading, length: middle),
        Span(from: to - trailing, to: to, source: leading + middle, length: trailing)
      )
    }
  }

  /// Pixels from `from` up to `to`, drawn from `length` pixels of the image starting at `source`.
  struct Span {
    var from: Int
    var to: Int
    var source: Int
    var length: Int
  }

  init(mask: PixelBuffer, columns: Slices, rows: Slices) {
    self.mask = mask
    self.columns = columns
    self.rows = rows
  }

  private func strip(isWide: Bool) -> PixelBuffer {
    let slices = isWide ? columns : rows
    let length = Self.stripLength / slices.middle * slices.middle
    let made = PixelBuffer(width: isWide ? length : mask.width, height: isWide ? mask.height : length, format: .coverage)
    for y in 0..<made.height {
      let from = mask.data + (isWide ? y : slices.leading + y % slices.middle) * mask.rowBytes
      let to = made.data + y * made.rowBytes
      if isWide {
        for start in stride(from: 0, to: length, by: slices.middle) { memcpy(to + start, from + slices.leading, slices.middle) }
      } else {
        memcpy(to, from, mask.width)
      }
    }
    return made
  }

  /// Calls `body` with each corner of `target`, and the position in the mask of its first pixel.
  @inline(__always)
  func forEachCorner(of target: PixelRect, _ body: (PixelRect, Int, Int) -> Void) {
    let (left, _, right) = columns.spans(from: target.minX, to: target.maxX)
    let (top, _, bottom) = rows.spans(from: target.minY, to: target.maxY)
    func corner(_ column: Span, _ row: Span) {
      if column.length > 0 && row.length > 0 {
        body(PixelRect(minX: column.from, minY: row.from, maxX: column.to, maxY: row.to), column.source, row.source)
      }
    }
    corner(left, top)
    corner(right, top)
    corner(left, bottom)
    corner(right, bottom)
  }

  /// Calls `body` with each part of `target` that is not a corner.
  @inline(__always)
  func forEachStraight(of target: PixelRect, _ body: (PixelRect) -> Void) {
    let (left, middle, right) = columns.spans(from: target.minX, to: target.maxX)
    let (top, center, bottom) = rows.spans(from: target.minY, to: target.maxY)
    if middle.length > 0 {
      if top.length > 0 { body(PixelRect(minX: middle.from, minY: top.from, maxX: middle.to, maxY: top.to)) }
      if bottom.length > 0 { body(PixelRect(minX: middle.from, minY: bottom.from, maxX: middle.to, maxY: bottom.to)) }
    }
    if center.length > 0 {
      let from = middle.length > 0 || left.length > 0 ? target.minX : right.from
      body(PixelRect(minX: from, minY: center.from, maxX: target.maxX, maxY: center.to))
    }
  }
}

extension NineSlice {
  /// Blends `color` over the part of `target` in `clip`.
  @MainActor
  func blend(_ target: PixelRect, clip: PixelRect, _ color: PixelColor, on canvas: Canvas) {
    let (left, middle, right) = columns.spans(from: target.minX, to: target.maxX)
    let (top, center, bottom) = rows.spans(from: target.minY, to: target.maxY)
    cell(left, top, clip, color, canvas)
    cell(right, top, clip, color, canvas)
    cell(left, bottom, clip, color, canvas)
    cell(right, bottom, clip, color, canvas)
    if middle.length > 0 {
      side(middle, top, isWide: true, clip, color, canvas)
      side(middle, bottom, isWide: true, clip, color, canvas)
    }
    guard center.length > 0 else { return }
    side(left, center, isWide: false, clip, color, canvas)
    side(right, center, isWide: false, clip, color, canvas)
    if middle.length > 0 {
      let coverage = mask.data.load(fromByteOffset: center.source * mask.rowBytes + middle.source, as: UInt8.self)
      let rect = PixelRect(minX: middle.from, minY: center.from, maxX: middle.to, maxY: center.to)
      canvas.blend(rect.intersection(clip), color.scaled(by: coverage))
    }
  }

  /// Draws a cell between two corners. One that the mask covers completely is a rectangle; any other is drawn from a longer copy of the
  /// mask's repeating pixels, because single rows and columns would need hundreds of drawings.
  @MainActor
  private func side(_ column: Span, _ row: Span, isWide: Bool, _ clip: PixelRect, _ color: PixelColor, _ canvas: Canvas) {
    guard column.length > 0, row.length > 0 else { return }
    let rect = PixelRect(minX: column.from, minY: row.from, maxX: column.to, maxY: row.to).intersection(clip)
    guard !rect.isEmpty else { return }
    if isFull(column, row) { return canvas.blend(rect, color) }
    if isWide, hasEvenColumns,
      canvas.blendColumns(rect, color, through: mask, column.source, row.source + rect.minY - row.from)
    {
      return
    }
    let span = isWide ? column : row
    guard span.length * 2 <= min(isWide ? rect.width : rect.height, Self.stripLength) else {
      return cell(column, row, clip, color, canvas)
    }
    let long = Span(from: span.from, to: span.to, source: 0, length: Self.stripLength / span.length * span.length)
    let strip = isWide ? wideStrip : tallStrip
    cell(isWide ? long : column, isWide ? row : long, clip, color, canvas, strip)
  }

  private func isFull(_ column: Span, _ row: Span) -> Bool {
    for y in row.source..<row.source + row.length {
      let line = mask.data + y * mask.rowBytes
      for x in column.source..<column.source + column.length where line.load(fromByteOffset: x, as: UInt8.self) != 255 { return false }
    }
    return true
  }

  @MainActor
  private func cell(
    _ column: Span, _ row: Span, _ clip: PixelRect, _ color: PixelColor, _ canvas: Canvas, _ strip: PixelBuffer? = nil
  ) {
    guard column.length > 0, row.length > 0 else { return }
    let cell = PixelRect(minX: column.from, minY: row.from, maxX: column.to, maxY: row.to).intersection(clip)
    var y = cell.minY
    while y < cell.maxY {
      let offsetY = (y - row.from) % row.length
      let height = min(row.length - offsetY, cell.maxY - y)
      var x = cell.minX
      while x < cell.maxX {
        let offsetX = (x - column.from) % column.length
        let width = min(column.length - offsetX, cell.maxX - x)
        canvas.blend(
          PixelRect(x: x, y: y, width: width, height: height), color, through: strip ?? mask, column.source + offsetX, row.source + offsetY)
        x += width
      }
      y += height
    }
  }
}
