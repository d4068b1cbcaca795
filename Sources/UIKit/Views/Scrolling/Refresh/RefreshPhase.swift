/// The phase of a refresh, from pulling to the end of the animation.
enum RefreshPhase: Equatable {
  case resting
  /// Content is being pulled, with a progress where 1 begins a refresh.
  case pulled(Double)
  /// Refreshing; `makesRoom` once the content was released and space is reserved for the control.
  case refreshing(makesRoom: Bool)
  /// Finished, but the content has not returned to its top: pulling further begins no second refresh.
  case over

  var isRefreshing: Bool {
    if case .refreshing = self { return true }
    return false
  }
}
