/// Whether rows are announced before they show, and which ones were.
struct TablePrefetching {
  var isEnabled = true
  var window = PrefetchWindow()
}
