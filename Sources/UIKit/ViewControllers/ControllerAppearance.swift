/// Where a controller stands between gone and shown.
enum ControllerAppearance: Equatable {
  case disappeared
  /// `toldIsAppearing` says that `viewIsAppearing` was called in this transition.
  case appearing(animated: Bool, toldIsAppearing: Bool)
  case appeared
  case disappearing(animated: Bool)

  var isShown: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }
}
