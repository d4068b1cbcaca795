import UIKit

@MainActor enum TurnedFrames {
  static func turn(_ view: UIView) -> CGRect {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 1.5, y: 1.5)
    return view.frame
  }
}
