import UIKit

class DrawingView: UIView {
  private var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    points = [touch.location(in: self)]
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    points.append(touch.location(in: self))
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let first = points.first else { return }
    context.setStrokeColor(UIColor.black.cgColor)
    context.setLineWidth(3)
    context.move(to: first)
    for point in points.dropFirst() {
      context.addLine(to: point)
    }
    context.strokePath()
  }
}
