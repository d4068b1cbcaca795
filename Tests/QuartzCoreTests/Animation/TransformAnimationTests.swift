import Foundation
import Testing
import TrestleExpectations

@testable import QuartzCore

@Suite(.serialized) @MainActor
final class TransformAnimationTests: ClosedFormSuite {
  @Test("A transform's components turn, scale and move; whole transforms go by their parts, rotations along the shorter arc")
  func transforms() {
    func check(_ animation: CABasicAnimation, start: CATransform3D = CATransform3DIdentity, _ formula: (Double) -> CATransform3D) {
      let layer = CALayer()
      layer.transform = start
      layer.add(animation, forKey: "a")
      CATransaction.flush()
      let begin = time.now
      for index in 0..<20 {
        let t = 2 * (Double(index) + 0.4) / 20
        time.now = begin + t
        expect(difference(layer.presentation()!.transform, formula(t / 2)), below: 1e-6, "\(animation.keyPath!) at \(t)")
      }
    }
    check(basic("transform.rotation.z", from: 0, to: 5)) { CATransform3DMakeRotation(5 * $0, 0, 0, 1) }
    check(basic("transform.rotation", from: 0, to: 2 * Double.pi)) { CATransform3DMakeRotation(2 * .pi * $0, 0, 0, 1) }
    check(basic("transform.rotation.x", from: 0, to: 3)) { CATransform3DMakeRotation(3 * $0, 1, 0, 0) }
    check(basic("transform.rotation.y", from: 0, to: 3)) { CATransform3DMakeRotation(3 * $0, 0, 1, 0) }
    check(basic("transform.scale", from: 1, to: 3)) { CATransform3DMakeScale(1 + 2 * $0, 1 + 2 * $0, 1 + 2 * $0) }
    check(basic("transform.scale.y", from: 1, to: 3)) { CATransform3DMakeScale(1, 1 + 2 * $0, 1) }
    check(basic("transform.translation.x", from: 0, to: 30)) { CATransform3DMakeTranslation(30 * $0, 0, 0) }
    check(basic("transform.translation", from: CGSize.zero, to: CGSize(width: 10, height: 20))) {
      CATransform3DMakeTranslation(10 * $0, 20 * $0, 0)
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    check(basic("transform.rotation.y", from: 0, to: 3), start: perspective) { CATransform3DRotate(perspective, 3 * $0, 0, 1, 0) }
    check(basic("transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(3, 0, 0, 1))) {
      CATransform3DMakeRotation(3 * $0, 0, 0, 1)
    }
    check(basic("transform", from: CATransform3DMakeScale(2, 2, 1), to: CATransform3DMakeTranslation(40, 0, 0))) {
      CATransform3DConcat(CATransform3DMakeScale(2 - $0, 2 - $0, 1), CATransform3DMakeTranslation(40 * $0, 0, 0))
    }
    check(
      basic(
        "transform", from: CATransform3DMakeRotation(0.5, 0, 0, 1), to: CATransform3DRotate(CATransform3DMakeScale(3, 3, 1), 1, 0, 0, 1))
    ) {
      CATransform3DConcat(CATransform3DMakeScale(1 + 2 * $0, 1 + 2 * $0, 1), CATransform3DMakeRotation(0.5 + 0.5 * $0, 0, 0, 1))
    }
  }

  @Test("A transform gathered over very many turns is computed immediately")
  func manyTurns() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expect(difference(turn.power(1_000_000_001), turn), below: 1e-6)
    expect(turn.power(0) == .identity && turn.power(-3) == .identity)
    expect(difference(turn.power(3), CATransform3DConcat(turn, CATransform3DConcat(turn, turn))), below: 1e-12)
  }
}
