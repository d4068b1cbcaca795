extension UITraitCollection {
  /// The metrics of bars: compact at compact height.
  var barMetrics: UIBarMetrics { verticalSizeClass == .compact ? .compact : .default }

  package var bars: UIDesign.Bars { barMetrics == .compact ? design.bars.compact : design.bars }
}

extension UIDesign.Bars {
  /// The metrics for bars of compact height.
  var compact: UIDesign.Bars {
    var bars = self
    bars.height = compactHeight
    bars.toolbarHeight = compactHeight
    bars.buttonHeight = min(buttonHeight, compactButtonHeight)
    return bars
  }
}

extension UIBarMetrics {
  /// Returns the metrics under which a value may be set, the best first.
  func inOrder(withPrompt hasPrompt: Bool = false) -> [UIBarMetrics] {
    switch (self, hasPrompt) {
    case (.compact, true), (.compactPrompt, _): [.compactPrompt, .compact, .defaultPrompt, .default]
    case (.compact, false): [.compact, .default]
    case (_, true), (.defaultPrompt, _): [.defaultPrompt, .default]
    case (.default, false): [.default]
    }
  }
}

extension Dictionary where Key == UIBarMetrics {
  /// Returns the value for the metrics, or for the next more general ones.
  func best(for metrics: UIBarMetrics, withPrompt hasPrompt: Bool = false) -> Value? {
    if isEmpty { return nil }
    return metrics.inOrder(withPrompt: hasPrompt).lazy.compactMap { self[$0] }.first
  }
}
