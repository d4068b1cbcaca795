internal import CCairo
import Foundation

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (_ info: UnsafeMutableRawPointer?, _ context: CGContext) -> Void
/// Releases what a pattern was made with.
public typealias CGPatternReleaseInfoCallback = (_ info: UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, always 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Releases the value that the pattern was made with.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates the functions of a pattern.
  public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// How the cells of a pattern are adjusted to pixels. Cells are always stretched by less than a pixel here.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells are not distorted.
  case noDistortion
  /// Cells are as far apart as they should be, and drawn quickly.
  case constantSpacingMinimalDistortion
  /// Cells are as far apart as they should be.
  case constantSpacing
}

/// A drawing that is repeated over an area. Its cells are drawn when the pattern is first used at a scale.
public final class CGPattern: @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let xStep: CGFloat
  private let yStep: CGFloat
  let isColored: Bool
  private let callbacks: CGPatternCallbacks
  private let lock = NSLock()
  private var cells: [(key: CellKey, bitmap: Bitmap)] = []

  private struct CellKey: Hashable {
    var width: Int
    var height: Int
    var color: RGBA?
  }

  /// Creates a pattern of cells that are drawn in `bounds` and are `xStep` and `yStep` apart, all in a space that `matrix` transforms to
  /// that of the context. Nil if the steps are no lengths.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat, tiling: CGPatternTiling,
    isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0, matrix.isInvertible, !bounds.isInfinite, !bounds.hasNaN else {
      return nil
    }
    self.info = info
    self.bounds = bounds.standardized
    self.matrix = matrix
    self.xStep = abs(xStep)
    self.yStep = abs(yStep)
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// A cell as pixels, and the transform from the context's base coordinates to them. The least y is in the first row.
  func cell(base: CGAffineTransform, color: CGColor?) -> (bitmap: Bitmap, toPixels: CGAffineTransform)? {
    let toDevice = matrix.concatenating(base)
    func pixels(_ step: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int { Int(max(1, min(4096, (step * hypot(x, y)).rounded()))) }
    let key = CellKey(
      width: pixels(xStep, toDevice.a, toDevice.b), height: pixels(yStep, toDevice.c, toDevice.d), color: isColored ? nil : color?.rgba)
    let scale = CGAffineTransform(scaleX: CGFloat(key.width) / xStep, y: CGFloat(key.height) / yStep)
    guard let bitmap = bitmap(key, scale, color) else { return nil }
    return (bitmap, matrix.inverted().concatenating(scale))
  }

  /// The cells as an image to be repeated from the top left, with two pixels a unit.
  func tile(color: CGColor?) -> PatternTile? {
    guard let cell = cell(base: CGAffineTransform(scaleX: 2, y: 2), color: color) else { return nil }
    return PatternTile(image: CGImage(bitmap: cell.bitmap), scale: 2)
  }

  private func bitmap(_ key: CellKey, _ scale: CGAffineTransform, _ color: CGColor?) -> Bitmap? {
    if let known = lock.withLock({ cells.first { $0.key == key }?.bitmap }) { return known }
    guard let bitmap = Bitmap(width: key.width, height: key.height) else { return nil }
    // Parts beyond the step are seen in the cells beside.
    let first = (x: Int((-bounds.maxX / xStep).rounded(.up)), y: Int((-bounds.maxY / yStep).rounded(.up)))
    let last = (x: Int(((xStep - bounds.minX) / xStep).rounded(.down)), y: Int(((yStep - bounds.minY) / yStep).rounded(.down)))
    guard last.x - first.x < 64, last.y - first.y < 64 else { return nil }
    for row in first.y...max(first.y, last.y) {
      for column in first.x...max(first.x, last.x) {
        guard let cairo = cairo_create(bitmap.surface) else { return nil }
        let base = CGAffineTransform(translationX: CGFloat(column) * xStep, y: CGFloat(row) * yStep).concatenating(scale)
        let context = CGContext(
          cairo: cairo, bitmap: bitmap, foreignPixels: nil, deviceHeight: CGFloat(bitmap.height), base: base)
        context.clip(to: bounds)
        if let color, !isColored {
          context.setFillColor(color)
          context.setStrokeColor(color)
        }
        callbacks.drawPattern?(info, context)
      }
    }
    bitmap.flush()
    lock.withLock {
      if cells.count >= 8 { cells.removeFirst() }
      cells.append((key, bitmap))
    }
    return bitmap
  }
}

/// A pattern as a color, with the color of its shapes if it has none of its own.
struct PatternCell: Sendable {
  let pattern: CGPattern
  let color: CGColor?
}

extension CGContext {
  /// Sets the space of the colors for areas: that of a pattern, or one whose components follow.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    if space.model != .pattern, let color = CGColor(initialIn: space) { state.fill = color }
  }

  /// Sets the space of the colors for lines.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    if space.model != .pattern, let color = CGColor(initialIn: space) { state.stroke = color }
  }

  /// Fills areas with a pattern. The components are the opacity of one with colors, or the color of one without.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(patternSpace: state.fillSpace ?? .patternSpace, pattern: pattern, components: components) else { return }
    state.fill = color
  }

  /// Draws lines with a pattern.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(patternSpace: state.strokeSpace ?? .patternSpace, pattern: pattern, components: components) else { return }
    state.stroke = color
  }

  /// Sets the color of areas by components in the color space that was set, with the opacity last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace ?? .standard, components: components) { state.fill = color }
  }

  /// Sets the color of lines by components in the color space that was set, with the opacity last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace ?? .standard, components: components) { state.stroke = color }
  }

  /// Sets the color of areas by inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Sets the color of lines by inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Makes a pattern what `target` paints with.
  func setSource(_ cell: PatternCell, alpha: CGFloat, on target: OpaquePointer) {
    guard let (bitmap, toPixels) = cell.pattern.cell(base: base, color: cell.color),
      let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    else {
      cairo_set_source_rgba(target, 0, 0, 0, 0)
      return
    }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    let matrix = cairoTransform.concatenating(base.inverted())
      .concatenating(CGAffineTransform(translationX: -state.patternPhase.width, y: -state.patternPhase.height)).concatenating(toPixels)
    setSource(pattern, matrix: matrix, alpha: alpha, on: target)
  }

  /// Makes a cairo pattern what `target` paints with; a faded one is painted into a group of its own.
  func setSource(_ pattern: OpaquePointer, matrix: CGAffineTransform, alpha: CGFloat, on target: OpaquePointer) {
    var matrix = matrix.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    guard alpha < 1 else {
      cairo_set_source(target, pattern)
      return
    }
    cairo_push_group(target)
    cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(target, pattern)
    cairo_paint_with_alpha(target, alpha)
    cairo_pop_group_to_source(target)
  }
}
