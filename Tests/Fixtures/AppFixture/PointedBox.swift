import UIKit

/// A green box over which the pointer is a bar with an arrow.
final class PointedBox: UIView, UIPointerInteractionDelegate {
  static func show(in view: UIView) {
    let box = PointedBox(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    box.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    box.addInteraction(UIPointerInteraction(delegate: box))
    view.addSubview(box)
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    let style = UIPointerStyle(shape: .roundedRect(CGRect(x: -10, y: -4, width: 20, height: 8), radius: 2))
    style.accessories = [.arrow(.right)]
    return style
  }
}
