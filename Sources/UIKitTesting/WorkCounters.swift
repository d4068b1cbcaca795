/// What was done since a ``TestScreen`` was made, to test that nothing is done without need.
public struct WorkCounters: Equatable, Sendable {
  /// Frames in which something was drawn.
  public var frames = 0
  /// Pixels that may differ from the frame before.
  public var damagedPixels = 0
  /// Pixels composed again. Scrolling moves the others that differ.
  public var composedPixels = 0
  /// Shadows rasterized and blurred.
  public var shadows = 0
  /// Texts shaped, because their runs were not in the cache.
  public var shapings = 0
  /// Layers laid out.
  public var layouts = 0
  /// What of tables' geometries was looked at one by one: rows walked along or measured, sums asked for.
  public var geometryVisits = 0

  /// What came after `earlier`.
  public static func - (later: WorkCounters, earlier: WorkCounters) -> WorkCounters {
    WorkCounters(
      frames: later.frames - earlier.frames, damagedPixels: later.damagedPixels - earlier.damagedPixels,
      composedPixels: later.composedPixels - earlier.composedPixels, shadows: later.shadows - earlier.shadows,
      shapings: later.shapings - earlier.shapings,
      layouts: later.layouts - earlier.layouts, geometryVisits: later.geometryVisits - earlier.geometryVisits)
  }
}
