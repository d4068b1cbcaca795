import CoreGraphics

/// The standard distances between adjacent views.
@MainActor enum SystemSpacing {
  static let standard: CGFloat = 8

  /// Returns the distance between two y anchors: for baselines a line of text, otherwise the standard distance.
  static func between(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
    guard upper.attribute.usesBaseline, lower.attribute.usesBaseline else { return standard }
    let heights = [upper, lower].compactMap { anchor in
      (anchor.node?.view as? any BaselineView)?.baselineLineHeight
        ?? (anchor.node?.view as? any AlignedTextView)?.alignedBaselines?.lineHeight
    }
    return heights.max() ?? standard
  }
}
