/// The actions that a swipe is about to uncover.
enum SwipeOffer {
  case actions(SwipeActions)
  /// Delete, which the delegate may still refuse by the row's editing style, and name.
  case delete
  case none
}
