/// Counts the work of the compositor, so that tests can limit the cost of a change.
package struct RenderWork: Equatable, Sendable {
  /// Frames in which something was composed.
  package var frames = 0
  /// Pixels that may differ from the frame before, over all frames.
  package var damagedPixels = 0
  /// The damaged pixels that were composed; the others were moved.
  package var composedPixels = 0
  /// Layers whose values were read.
  package var layersRead = 0
  /// Drawings made directly into a frame or a group.
  package var drawn = 0
  /// Subtrees flattened into a bitmap.
  package var flattened = 0
  /// Copies of flattened bitmaps.
  package var flatCopies = 0
  /// Planes of which several cores drew a part.
  package var bands = 0
  /// Planes of which the lower part was drawn in strips that fit into the processor's cache.
  package var strips = 0
  /// Groups drawn to one side.
  package var groups = 0
  /// Shadows rasterized and blurred.
  package var shadows = 0

  package init() {}
}
