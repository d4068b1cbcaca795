/// Counts the work of the compositor, so that tests can limit the cost of a change.
package struct RenderWork: Equatable, Sendable {
  /// Frames in which something was composed.
  package var frames = 0
  /// Pixels composed again, over all frames.
  package var damagedPixels = 0
  /// Layers whose values were read.
  package var layersRead = 0
  /// Drawings made directly into a frame or a group.
  package var drawn = 0
  /// Subtrees flattened into a bitmap.
  package var flattened = 0
  /// Copies of flattened bitmaps.
  package var flatCopies = 0
  /// Groups drawn into a buffer.
  package var groups = 0
  /// Shadows rasterized and blurred.
  package var shadows = 0

  package init() {}
}
