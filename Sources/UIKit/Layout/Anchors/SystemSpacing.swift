import CoreGraphics

/// The distances the system keeps between things that stand side by side.
@MainActor enum SystemSpacing {
  static let standard: CGFloat = 8
  /// Between a view and the edge of the one it is in, where that has no margins to say.
  static let edge: CGFloat = 20

  /// Between two y anchors: a line of text from baseline to baseline, else the standard distance.
  static func between(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
    guard upper.attribute.usesBaseline, lower.attribute.usesBaseline else { return standard }
    let heights = [upper, lower].compactMap { anchor in
      (anchor.node?.view as? any BaselineView)?.baselineLineHeight
        ?? (anchor.node?.view as? any AlignedTextView)?.alignedBaselines?.lineHeight
    }
    return heights.max() ?? standard
  }
}
