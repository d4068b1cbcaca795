import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct ParticleTests {
  private func dot(_ color: UIColor) -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }.cgImage!
  }

  private func stage() -> (TestScreen, UIView, CAEmitterLayer) {
    let screen = TestScreen()
    let view = UIView()
    view.backgroundColor = .black
    screen.show(view)
    let emitter = CAEmitterLayer()
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterPosition = CGPoint(x: 150, y: 200)
    view.layer.addSublayer(emitter)
    return (screen, view, emitter)
  }

  private func lit(_ screen: TestScreen) -> [CGPoint] {
    let picture = screen.snapshot()
    let scale = CGFloat(picture.width) / screen.window.bounds.width
    var found: [CGPoint] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.pixel(x: x, y: y).red > 128 && picture.pixel(x: x, y: y).blue < 100 {
        found.append(CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale))
      }
    }
    return found
  }

  @Test("A particle flies as its velocity and acceleration say, and ends")
  func flight() {
    let (screen, _, emitter) = stage()
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.contents = dot(.red)
    cell.birthRate = 1
    cell.lifetime = 2
    cell.velocity = 40
    cell.yAcceleration = 20
    emitter.emitterCells = [cell]
    screen.advance(by: 0.05)
    emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float, equals: 0)
    screen.advance(by: 0.95)
    let middle = lit(screen)
    expect(middle.count, above: 100)
    let x = middle.map(\.x).reduce(0, +) / CGFloat(max(middle.count, 1))
    let y = middle.map(\.y).reduce(0, +) / CGFloat(max(middle.count, 1))
    expect(abs(x - 190) < 3 && abs(y - 210) < 3, "\(x) \(y)")
    screen.advance(by: 1.2)
    expect(lit(screen).isEmpty)
    screen.settle(timeout: 2)
  }

  @Test("The same run shows the same pixels, at any rate of frames")
  func determinism() {
    func run(_ fps: Int) -> CGImage {
      let (screen, _, emitter) = stage()
      let cell = CAEmitterCell()
      cell.contents = dot(.white)
      cell.birthRate = 60
      cell.lifetime = 1.5
      cell.lifetimeRange = 0.5
      cell.velocity = 80
      cell.velocityRange = 40
      cell.emissionRange = .pi * 2
      cell.color = UIColor.orange.cgColor
      cell.alphaSpeed = -0.5
      cell.spin = 2
      cell.scaleSpeed = -0.2
      emitter.emitterCells = [cell]
      emitter.seed = 7
      screen.advance(by: 2, fps: fps)
      return screen.snapshot()
    }
    let (first, second, slow) = (run(60), run(60), run(20))
    var (differing, far, lit) = (0, 0, 0)
    for y in 0..<first.height {
      for x in 0..<first.width {
        let (one, two, three) = (first.pixel(x: x, y: y), second.pixel(x: x, y: y), slow.pixel(x: x, y: y))
        if one != two { differing += 1 }
        if abs(Int(one.red) - Int(three.red)) > 8 { far += 1 }
        if one.red > 60 { lit += 1 }
      }
    }
    expect(differing == 0 && lit > 500 && far < lit / 20, "\(differing) \(far) \(lit)")
  }

  @Test("A rocket's particles burst at its end")
  func fireworks() {
    let (screen, _, emitter) = stage()
    let spark = CAEmitterCell()
    spark.contents = dot(.red)
    spark.birthRate = 4000
    spark.beginTime = 1
    spark.duration = 0.02
    spark.lifetime = 2
    spark.velocity = 60
    spark.emissionRange = .pi * 2
    let rocket = CAEmitterCell()
    rocket.birthRate = 1
    rocket.lifetime = 1
    rocket.velocity = 100
    rocket.emissionLongitude = -.pi / 2
    rocket.emitterCells = [spark]
    emitter.emitterCells = [rocket]
    screen.advance(by: 0.9)
    emitter.birthRate = 0
    expect(lit(screen).isEmpty)
    screen.advance(by: 0.4)
    let burst = lit(screen)
    expect(burst.count, above: 400)
    for point in burst { expect(hypot(point.x - 150, point.y - 100), below: 40) }
    screen.advance(by: 3)
    expect(lit(screen).isEmpty)
  }
}
