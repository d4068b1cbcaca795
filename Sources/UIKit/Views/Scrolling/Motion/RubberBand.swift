import CoreGraphics

/// The displacement of content that is dragged past its end: increasingly resistant, and never more than the viewport.
package enum RubberBand {
  static let coefficient: CGFloat = 0.55

  /// Returns the displacement of the content for a pull of `distance`.
  package static func displacement(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let amount = abs(distance)
    let moved = (1 - 1 / (amount * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -moved : moved
  }

  /// Returns the pull that moves the content by `displacement`.
  static func distance(_ displacement: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let moved = min(abs(displacement), dimension * 0.999)
    let amount = dimension / coefficient * (moved / (dimension - moved))
    return displacement < 0 ? -amount : amount
  }

  /// Returns the speed of the content relative to the finger at that pull.
  static func slope(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let share = abs(distance) * coefficient / dimension + 1
    return coefficient / (share * share)
  }
}
