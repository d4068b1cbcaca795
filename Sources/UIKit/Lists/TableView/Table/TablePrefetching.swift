/// The prefetching state of a table: whether it is enabled, and the requested rows.
struct TablePrefetching {
  var isEnabled = true
  var window = PrefetchWindow()
}
