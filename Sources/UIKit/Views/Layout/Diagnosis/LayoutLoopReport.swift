import QuartzCore

/// Logs layouts and updates of constraints that request one another without end and were stopped. The views keep their last layout.
@MainActor enum LayoutLoopReport {
  /// The maximum number of views that a message lists.
  private static let mostListed = 10

  /// Reports layers of a loop, first the one that exceeded the limit.
  static func warn(of layers: [CALayer], _ excess: LayoutLoops.Excess) {
    let name = layers.first.map(name) ?? ""
    switch excess {
    case .passes(let count):
      warn("\(name) was laid out \(count) times in one pass and still requests another layout.", layers.map(self.name))
    case .nestedCalls(let count):
      warn("layoutIfNeeded() was called within itself \(count) times, at last for \(name).", layers.map(self.name))
    }
  }

  /// Reports views whose constraints were updated `count` times.
  static func warn(ofConstraintsIn views: [UIView], after count: Int) {
    guard let first = views.first else { return }
    warn("the constraints of \(name(first)) were updated \(count) times in one pass and need another update.", views.map(name))
  }

  private static func warn(_ excess: String, _ names: [String]) {
    var listed = names.prefix(mostListed).map { "    \"\($0)\"" }
    if names.count > mostListed { listed.append("    and \(names.count - mostListed) more") }
    UIKitErrorHandler.warn(
      """
      Layout feedback loop: \(excess) The views keep their last layout.
      Probably layoutSubviews(), updateConstraints() or a controller's viewDidLayoutSubviews() makes a change each time it is called.
      In the last round these were called for:
      (
      \(listed.joined(separator: ",\n"))
      )
      """)
  }

  private static func name(_ layer: CALayer) -> String { (layer.delegate as? UIView).map(name) ?? "\(layer)" }

  private static func name(_ view: UIView) -> String { view.controller.map { "\(view), the view of \($0)" } ?? "\(view)" }
}
