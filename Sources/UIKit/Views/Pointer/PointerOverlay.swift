import QuartzCore

/// Draws a pointer's shape and accessories in the window, at the position of the desktop's pointer.
@MainActor final class PointerOverlay: UIView {
  private let middle: CGPoint
  private let axes: UIAxis

  /// Creates the drawing of a style; nil if it has nothing to draw.
  /// - Parameters:
  ///   - style: The style of the region.
  ///   - middle: The center of the region, in the window.
  init?(_ style: UIPointerStyle, middle: CGPoint) {
    let shape = style.drawnShape
    guard shape != nil || !style.accessories.isEmpty else { return nil }
    self.middle = middle
    axes = style.constrainedAxes
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    for path in [shape?.outline].compactMap({ $0 }) + style.accessories.map(\.outline) {
      let part = CAShapeLayer()
      part.path = path.cgPath
      part.fillColor = Self.color.cgColor
      layer.addSublayer(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The color of drawn pointers. Estimated.
  private static let color = UIColor(white: 0.4, alpha: 0.7)

  /// Moves the drawing to the pointer's position in the window.
  func move(to place: CGPoint) {
    let x = axes.contains(.horizontal) ? middle.x : place.x
    let y = axes.contains(.vertical) ? middle.y : place.y
    UIView.performWithoutAnimation { center = CGPoint(x: x, y: y) }
  }
}
