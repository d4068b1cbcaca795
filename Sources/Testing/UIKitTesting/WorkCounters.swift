/// The work done since a ``TestScreen`` was created, for tests that check that no unnecessary work is done.
public struct WorkCounters: Equatable, Sendable {
  /// Frames in which something was drawn.
  public var frames = 0
  /// Pixels that may differ from the frame before.
  public var damagedPixels = 0
  /// Pixels composed again. Scrolling moves the others that differ.
  public var composedPixels = 0
  /// Groups drawn into a picture of their own, such as a view that fades or scales. An animation that changes nothing else draws one once.
  public var groups = 0
  /// Shadows rasterized and blurred.
  public var shadows = 0
  /// Texts shaped because their runs were not in the cache.
  public var shapings = 0
  /// Layers laid out.
  public var layouts = 0
  /// The elements of table geometries that were visited one at a time: rows scanned or measured, sums queried.
  public var geometryVisits = 0

  /// Returns the work done after `earlier`.
  public static func - (later: WorkCounters, earlier: WorkCounters) -> WorkCounters {
    WorkCounters(
      frames: later.frames - earlier.frames, damagedPixels: later.damagedPixels - earlier.damagedPixels,
      composedPixels: later.composedPixels - earlier.composedPixels, groups: later.groups - earlier.groups,
      shadows: later.shadows - earlier.shadows, shapings: later.shapings - earlier.shapings,
      layouts: later.layouts - earlier.layouts, geometryVisits: later.geometryVisits - earlier.geometryVisits)
  }
}
