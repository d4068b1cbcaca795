import CoreGraphics

extension UIRefreshControl {
  /// Follows the content: `distance` is its distance from the top, `isHeld` whether a touch pulls it.
  final func follow(_ distance: CGFloat, isHeld: Bool) {
    let refresh = traitCollection.design.refresh
    switch phase {
    case .resting, .pulled:
      guard distance > 0 else {
        if phase != .resting { change(to: .resting) }
        return
      }
      if distance >= refresh.threshold, isHeld, isEnabled {
        begin(byUser: true)
      } else {
        change(to: .pulled(min(1, Double(distance / refresh.threshold))))
      }
    case .refreshing: break
    case .over: if distance <= 0 { change(to: .resting) }
    }
  }

  /// Reserves space for the control after the content was released.
  final func contentWasLetGo() {
    guard phase == .refreshing(makesRoom: false) else { return }
    phase = .refreshing(makesRoom: true)
    scrollView?.refreshInsetChanged()
  }

  final func begin(byUser: Bool) {
    guard !isRefreshing else { return }
    change(to: .refreshing(makesRoom: false))
    if !(scrollView?.isDragging ?? false) { contentWasLetGo() }
    UIAccessibility.post(notification: .announcement, argument: LocalizedStrings.word("Refreshing"))
    if byUser { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  final func end() {
    guard isRefreshing else { return }
    let madeRoom = phase == .refreshing(makesRoom: true)
    change(to: .over)
    UIAccessibility.post(notification: .announcement, argument: LocalizedStrings.word("Refreshed"))
    if madeRoom { scrollView?.closeRefreshRoom() }
    if let scrollView, scrollView.pulledDistance <= 0 { change(to: .resting) }
  }

  /// Begins a refresh without a pull, by keyboard or assistive technologies.
  @discardableResult
  final func refreshByUser() -> Bool {
    guard let scrollView, isEnabled, !isRefreshing else { return false }
    begin(byUser: true)
    guard isRefreshing else { return true }
    let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.verticalLimits.lowerBound)
    scrollView.setContentOffset(top, animated: true)
    return true
  }

  private func change(to new: RefreshPhase) {
    guard new != phase else { return }
    phase = new
    showPhase()
  }
}
