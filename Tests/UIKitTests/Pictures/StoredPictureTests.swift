import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Compares what is drawn with pictures stored in `Snapshots`. They contain no text, so they do not depend on the fonts of a machine.
///
/// After a wanted change, `TRESTLE_RECORD=1 Scripts/test --filter StoredPictureTests` writes them again; look at each before it is committed.
@MainActor @Suite(.serialized) struct StoredPictureTests {
  /// Differences in the rounding of blended edges between versions of the drawing libraries.
  private static let tolerance = 4

  private func picture(_ view: UIView, size: CGSize) -> CGImage {
    let screen = TestScreen(size: size, scale: 2)
    view.backgroundColor = .systemBackground
    screen.show(view)
    screen.settle(timeout: 2)
    return screen.snapshot()
  }

  @Test("DR-02 Symbols look as in the stored picture, in three weights")
  func symbols() {
    let view = UIView()
    let names = [
      "chevron.right", "plus", "trash", "magnifyingglass", "star.fill", "heart", "square.and.arrow.up", "gearshape", "folder", "person",
      "envelope", "calendar",
    ]
    for (row, weight) in [UIImage.SymbolWeight.light, .regular, .bold].enumerated() {
      for (column, name) in names.enumerated() {
        let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: weight))
        let shown = UIImageView(image: image)
        shown.contentMode = .center
        shown.frame = CGRect(x: 4 + column * 32, y: 4 + row * 32, width: 32, height: 32)
        view.addSubview(shown)
      }
    }
    assertSnapshot(picture(view, size: CGSize(width: 392, height: 104)), named: "symbols", tolerance: Self.tolerance)
  }

  @Test("Corners, borders, shadows, gradients, masks and transforms of layers look as in the stored picture")
  func layers() {
    let view = UIView()
    func layer<Layer: CALayer>(_ layer: Layer, _ column: Int, _ row: Int, _ change: (Layer) -> Void) {
      layer.frame = CGRect(x: 16 + column * 80, y: 16 + row * 80, width: 48, height: 48)
      layer.backgroundColor = UIColor.systemTeal.cgColor
      change(layer)
      view.layer.addSublayer(layer)
    }
    layer(CALayer(), 0, 0) { $0.cornerRadius = 14 }
    layer(CALayer(), 1, 0) {
      $0.borderWidth = 3
      $0.borderColor = UIColor.systemRed.cgColor
      $0.cornerRadius = 8
      $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    layer(CALayer(), 2, 0) {
      $0.shadowOpacity = 0.6
      $0.shadowRadius = 6
      $0.shadowOffset = CGSize(width: 3, height: 5)
    }
    layer(CAGradientLayer(), 0, 1) {
      $0.colors = [UIColor.systemYellow.cgColor, UIColor.systemPurple.cgColor]
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    layer(CALayer(), 1, 1) {
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 8, width: 48, height: 32)).cgPath
      $0.mask = mask
    }
    layer(CALayer(), 2, 1) { $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) }
    layer(CAShapeLayer(), 0, 2) {
      $0.backgroundColor = nil
      $0.fillColor = nil
      $0.strokeColor = UIColor.systemIndigo.cgColor
      $0.lineWidth = 4
      $0.lineDashPattern = [8, 4]
      $0.path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 44, height: 44), cornerRadius: 12).cgPath
    }
    layer(CALayer(), 1, 2) { $0.opacity = 0.3 }
    layer(CALayer(), 2, 2) {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 200
      $0.transform = CATransform3DRotate(perspective, 0.8, 0, 1, 0)
    }
    assertSnapshot(picture(view, size: CGSize(width: 256, height: 256)), named: "layers", tolerance: Self.tolerance)
  }
}
