import Testing
import TrestleExpectations
import UIKit

@MainActor struct GeometryTests {
  @Test("Geometry prints as on iOS")
  func descriptions() {
    expect("\(CGRect(x: 0, y: 0, width: 10, height: 10))", equals: "(0.0, 0.0, 10.0, 10.0)")
    expect("\(CGPoint(x: 1.5, y: -2))", equals: "(1.5, -2.0)")
    expect("\(CGSize(width: 1, height: 2))", equals: "(1.0, 2.0)")
    expect("\(CGVector(dx: 1, dy: 2))", equals: "(1.0, 2.0)")
  }

  @Test("A frame under a quarter turn has no rounding noise")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(view.frame, equals: CGRect(x: 125, y: 75, width: 50, height: 100))
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    expect(view.frame, equals: CGRect(x: 75, y: 87.5, width: 150, height: 75))
  }

  @Test("NSValue boxes every kind of geometry")
  func boxes() {
    let turn = CGAffineTransform(rotationAngle: 1)
    expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue, equals: turn)
    let depth = CATransform3DMakeRotation(1, 0, 1, 0)
    expect(NSValue(caTransform3D: depth).caTransform3DValue, equals: depth)
    expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, equals: CGVector(dx: 1, dy: 2))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue, equals: insets)
  }

  @Test("A boxed transform animates a layer")
  func boxedAnimationValue() {
    let layer = CALayer()
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1)), forKeyPath: "transform")
    expect(layer.transform.m11, equals: 2)
  }

  @Test("Rectangles survive a dictionary")
  func dictionaries() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation), equals: rect)
    expect(CGPoint(dictionaryRepresentation: [:]) == nil)
  }
}
