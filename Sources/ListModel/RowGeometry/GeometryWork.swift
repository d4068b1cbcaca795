/// Counts what is looked at one by one in row geometries: values that are walked along or written down, blocks whose sums are added up,
/// and questions answered by one descent. So it can be tested that nothing walks along all rows.
package enum GeometryWork {
  /// Geometries are used on one thread at a time; a count lost to another would do no harm.
  nonisolated(unsafe) package static var visits = 0
}
