enum ControllerAppearance: Equatable {
  case disappeared
  /// `toldIsAppearing`: whether `viewIsAppearing` was called in this transition.
  case appearing(animated: Bool, toldIsAppearing: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// Whether the view is about to appear, and `viewIsAppearing` has not been called yet.
  var awaitsIsAppearing: Bool {
    if case .appearing(_, false) = self { return true }
    return false
  }

  var isShown: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }
}
