import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKit

/// Pinches, rotations, taps with two fingers.
@Suite("Gestures: two fingers") @MainActor
final class TwoFingerGestureTests: GestureSuite {
  @Test("A pinch follows two fingers")
  func pinch() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    stage.touches([(.began, 1, 100, 100), (.began, 2, 200, 100)])
    stage.advance(0.02)
    stage.touches([(.moved, 1, 90, 100), (.moved, 2, 210, 100)])
    expect(log.take(), equals: "view began, pinch began, view cancelled")
    expect(pinch.scale, equals: 1)
    stage.advance(0.02)
    stage.touches([(.moved, 1, 30, 100), (.moved, 2, 270, 100)])
    expect(pinch.scale, equals: 2)
    expect(pinch.location(in: view), equals: CGPoint(x: 150, y: 100))
    expect(pinch.numberOfTouches, equals: 2)
    stage.touches([(.ended, 1, 30, 100), (.ended, 2, 270, 100)])
    expect(log.take(), equals: "pinch changed, pinch ended")
  }

  @Test("A rotation follows two fingers")
  func rotation() {
    let rotation = add(UIRotationGestureRecognizer(), "rotation")
    stage.touches([(.began, 1, 100, 100), (.began, 2, 200, 100)])
    for step in 1...30 {
      stage.advance(1.0 / 60)
      let angle = CGFloat(step) / 30 * .pi / 2
      stage.touches([(.moved, 2, 100 + 100 * cos(angle), 100 + 100 * sin(angle))])
    }
    expect(rotation.state, equals: .changed)
    expect(rotation.rotation > 1.3 && rotation.rotation < .pi / 2)
    stage.touches([(.ended, 1, 100, 100), (.ended, 2, 100, 200)])
    expect(log.take(), equals: "view began, view moved, rotation began, view cancelled, rotation changed, rotation ended")
  }

  @Test("Pinch and pan are recognized together if a delegate allows it")
  func pinchAndPan() {
    let together = Together()
    add(UIPinchGestureRecognizer(), "pinch").delegate = together
    add(UIPanGestureRecognizer(), "pan").delegate = together
    stage.touches([(.began, 1, 100, 100), (.began, 2, 200, 100)])
    stage.advance(0.02)
    stage.touches([(.moved, 1, 90, 150), (.moved, 2, 250, 150)])
    expect(log.take(), equals: "view began, pinch began, pan began, view cancelled")
  }

  @Test("Two taps with two fingers")
  func twoFingerDoubleTap() {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    for _ in 0..<2 {
      stage.touches([(.began, 1, 100, 100), (.began, 2, 150, 100)])
      stage.advance(0.05)
      stage.touches([(.ended, 1, 100, 100), (.ended, 2, 150, 100)])
      stage.advance(0.1)
    }
    let entries = log.take().components(separatedBy: ", ").filter { !$0.hasPrefix("view") }
    expect(entries, equals: ["tap ended"])
    stage.tap(100, 100)
    stage.advance(1)
    expect(!log.take().contains("tap"))
  }
}
