import UIKit

/// The look of a flower: enough to draw every picture of it.
struct FlowerLook: Hashable {
  var hue: CGFloat
  var petals: Int
  var shape: PetalShape
}

/// The form of a petal. The raw values are stored.
enum PetalShape: Int16, CaseIterable {
  case round, pointed, heart, cup

  var title: String {
    switch self {
    case .round: return NSLocalizedString("shape.round", comment: "Form of a petal")
    case .pointed: return NSLocalizedString("shape.pointed", comment: "Form of a petal")
    case .heart: return NSLocalizedString("shape.heart", comment: "Form of a petal")
    case .cup: return NSLocalizedString("shape.cup", comment: "Form of a petal")
    }
  }

  /// A petal that points up from the origin and is one unit long.
  var path: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    switch self {
    case .round:
      path.addCurve(to: CGPoint(x: 0, y: -1), controlPoint1: CGPoint(x: 0.38, y: -0.2), controlPoint2: CGPoint(x: 0.52, y: -1))
      path.addCurve(to: .zero, controlPoint1: CGPoint(x: -0.52, y: -1), controlPoint2: CGPoint(x: -0.38, y: -0.2))
    case .pointed:
      path.addCurve(to: CGPoint(x: 0, y: -1), controlPoint1: CGPoint(x: 0.34, y: -0.32), controlPoint2: CGPoint(x: 0.22, y: -0.74))
      path.addCurve(to: .zero, controlPoint1: CGPoint(x: -0.22, y: -0.74), controlPoint2: CGPoint(x: -0.34, y: -0.32))
    case .heart:
      path.addCurve(to: CGPoint(x: 0.24, y: -1), controlPoint1: CGPoint(x: 0.2, y: -0.2), controlPoint2: CGPoint(x: 0.62, y: -0.86))
      path.addQuadCurve(to: CGPoint(x: 0, y: -0.84), controlPoint: CGPoint(x: 0.07, y: -1.03))
      path.addQuadCurve(to: CGPoint(x: -0.24, y: -1), controlPoint: CGPoint(x: -0.07, y: -1.03))
      path.addCurve(to: .zero, controlPoint1: CGPoint(x: -0.62, y: -0.86), controlPoint2: CGPoint(x: -0.2, y: -0.2))
    case .cup:
      path.addCurve(to: CGPoint(x: 0, y: -1), controlPoint1: CGPoint(x: 0.62, y: -0.08), controlPoint2: CGPoint(x: 0.42, y: -0.78))
      path.addCurve(to: .zero, controlPoint1: CGPoint(x: -0.42, y: -0.78), controlPoint2: CGPoint(x: -0.62, y: -0.08))
    }
    path.close()
    return path
  }
}
