extension RowPassage {
  /// - Parameter automatic: The passage for `.automatic`.
  init(_ animation: Int, automatic: RowPassage) {
    switch UITableView.RowAnimation(rawValue: animation) {
    case .automatic?: self = automatic
    case .fade?: self = .fade
    case .right?: self = .right
    case .left?: self = .left
    case .top?: self = .top
    case .bottom?: self = .bottom
    case .middle?: self = .middle
    case UITableView.RowAnimation.none?, nil: self = .none
    }
  }
}
