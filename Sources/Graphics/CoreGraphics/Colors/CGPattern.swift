internal import TrestleCCairo
import Foundation

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (_ info: UnsafeMutableRawPointer?, _ context: CGContext) -> Void
/// Releases the value that a pattern was created with.
public typealias CGPatternReleaseInfoCallback = (_ info: UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, always 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Releases the value that the pattern was made with.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates the callbacks; `version` is always 0.
  public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// The adjustment of pattern cells to pixels. Here cells are always stretched by less than a pixel.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells are not distorted.
  case noDistortion
  /// The spacing of cells is exact, and drawing is fast.
  case constantSpacingMinimalDistortion
  /// The spacing of cells is exact.
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

  /// Creates a pattern of cells that are drawn in `bounds` at distances of `xStep` and `yStep`, in a space that `matrix` transforms to that
  /// of the context. Returns nil for invalid steps.
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

  /// Returns a cell as pixels, and the transform from the context's base coordinates to them. The minimum y is in the first row.
  func cell(base: CGAffineTransform, color: CGColor?) -> (bitmap: Bitmap, toPixels: CGAffineTransform)? {
    let toDevice = matrix.concatenating(base)
    func pixels(_ step: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int { Int(max(1, min(4096, (step * hypot(x, y)).rounded()))) }
    let key = CellKey(
      width: pixels(xStep, toDevice.a, toDevice.b), height: pixels(yStep, toDevice.c, toDevice.d), color: isColored ? nil : color?.rgba)
    let scale = CGAffineTransform(scaleX: CGFloat(key.width) / xStep, y: CGFloat(key.height) / yStep)
    guard let bitmap = bitmap(key, scale, color) else { return nil }
    return (bitmap, matrix.inverted().concatenating(scale))
  }

  /// Returns the cells as an image that repeats from the top left, with two pixels per unit.
  func tile(color: CGColor?) -> PatternTile? {
    guard let cell = cell(base: CGAffineTransform(scaleX: 2, y: 2), color: color) else { return nil }
    return PatternTile(image: CGImage(bitmap: cell.bitmap), scale: 2)
  }

  private func bitmap(_ key: CellKey, _ scale: CGAffineTransform, _ color: CGColor?) -> Bitmap? {
    if let known = lock.withLock({ cells.first { $0.key == key }?.bitmap }) { return known }
    guard let bitmap = Bitmap(width: key.width, height: key.height) else { return nil }
    // Parts that exceed the step overlap the adjacent cells.
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
  /// Sets the color space for fills: a pattern space, or one whose components are set next.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    if space.model != .pattern, let color = CGColor(initialIn: space) { state.fill = color }
  }

  /// Sets the color space for strokes.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    if space.model != .pattern, let color = CGColor(initialIn: space) { state.stroke = color }
  }

  /// Sets a pattern for fills. The components are the opacity of a pattern with colors, or the color of one without.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(patternSpace: state.fillSpace ?? .patternSpace, pattern: pattern, components: components) else { return }
    state.fill = color
  }

  /// Draws lines with a pattern.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(patternSpace: state.strokeSpace ?? .patternSpace, pattern: pattern, components: components) else { return }
    state.stroke = color
  }

  /// Sets the fill color from components in the current color space, with the opacity last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace ?? .standard, components: components) { state.fill = color }
  }

  /// Sets the stroke color from components in the current color space, with the opacity last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace ?? .standard, components: components) { state.stroke = color }
  }

  /// Sets the fill color from the components of inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Sets the stroke color from the components of inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Sets a pattern as the source of `target`.
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

  /// Sets a cairo pattern as the source of `target`; one with an opacity is drawn into a separate group.
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
