import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@Suite("CGAffineTransform") struct CGAffineTransformTests {
  @Test("DR Transforms apply to points from the left: the first operand is applied first")
  func order() {
    let moved = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 3))
    expect(CGPoint(x: 1, y: 1).applying(moved), equals: CGPoint(x: 22, y: 3))
    let scaledFirst = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    expect(CGPoint(x: 1, y: 1).applying(scaledFirst), equals: CGPoint(x: 12, y: 3))
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9)), equals: CGSize(width: 2, height: 3))
    expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -4, y: 2, width: 3, height: 4))
  }

  @Test("DR Transforms and vectors are written as their numbers in a row, as other systems write them")
  func coding() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    expect(String(decoding: data, as: UTF8.self), equals: "[1,2,3,4,5,6]")
    try expect(JSONDecoder().decode(CGAffineTransform.self, from: data), equals: transform)
    try expect(JSONDecoder().decode(CGVector.self, from: Data("[7,8]".utf8)), equals: CGVector(dx: 7, dy: 8))
  }

  @Test("DR Inverting is reversible, and a singular transform is unchanged")
  func inverse() {
    var numbers = Noise(seed: 1)
    for _ in 0..<500 {
      func number() -> CGFloat { CGFloat.random(in: -5...5, using: &numbers) }
      let transform = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      guard abs(transform.determinant) > 0.01 else { continue }
      let both = transform.concatenating(transform.inverted())
      for (part, whole) in [(both.a, 1), (both.b, 0), (both.c, 0), (both.d, 1), (both.tx, 0), (both.ty, 0)] as [(CGFloat, CGFloat)] {
        expect(abs(part - whole), below: 1e-9)
      }
      let again = CGAffineTransform(transform.decomposed())
      for (part, whole) in zip([again.a, again.b, again.c, again.d], [transform.a, transform.b, transform.c, transform.d]) {
        expect(abs(part - whole), below: 1e-9)
      }
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expect(flat.inverted(), equals: flat)
  }
}
