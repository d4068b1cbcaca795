/// How far a refresh has got.
enum RefreshPhase: Equatable {
  case resting
  /// Content is being pulled, by this share of the way to a refresh.
  case pulled(Double)
  /// Under way; `makesRoom` once the content has been let go and keeps room for the control.
  case refreshing(makesRoom: Bool)
  /// Over, but content has not come back to its top since: pulling on begins no second refresh.
  case over

  var isRefreshing: Bool {
    if case .refreshing = self { return true }
    return false
  }
}
