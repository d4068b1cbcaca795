/// Counts the elements that row geometries visit one at a time: values scanned or written, blocks whose sums are added, and tree descents.
/// Tests use it to check that no operation visits all rows.
package enum GeometryWork {
  /// Geometries are used on one thread at a time; a lost count is harmless.
  nonisolated(unsafe) package static var visits = 0
}
