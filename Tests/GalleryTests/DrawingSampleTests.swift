import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Checks the samples that draw, and touches those that react.
@MainActor struct DrawingSampleTests {
  private func colors(_ image: CGImage) -> Int {
    var seen: Set<[UInt8]> = []
    for y in stride(from: 0, to: image.height, by: 7) {
      for x in stride(from: 0, to: image.width, by: 7) {
        let pixel = image.pixel(x: x, y: y)
        seen.insert([pixel.red, pixel.green, pixel.blue])
      }
    }
    return seen.count
  }

  @Test("TextStyles scrolls to its last line; its styles grow with the text size")
  func textStyles() throws {
    let stage = SampleStage(TextStylesController())
    let scroll = try #require(stage.controller.view.subviews.first as? UIScrollView)
    let height = scroll.contentSize.height
    stage.screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.screen.settle()
    expect(scroll.contentSize.height, above: height * 1.2)
    for _ in 0..<8 {
      stage.screen.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 120))
      stage.screen.settle()
    }
    expect(abs(scroll.contentOffset.y + scroll.bounds.height - scroll.contentSize.height - scroll.adjustedContentInset.bottom), below: 1)
  }

  @Test("Symbols, Drawing and Layers show many colors, in the dark other ones")
  func pictures() {
    for make in [{ SymbolsController() }, { DrawingController() }, { LayersController() }] as [@MainActor () -> UIViewController] {
      let stage = SampleStage(make(), size: CGSize(width: 375, height: 667))
      let light = stage.screen.snapshot()
      expect(colors(light), above: 12, "\(stage.controller)")
      stage.screen.window.overrideUserInterfaceStyle = .dark
      expect(!stage.screen.snapshot().hasSamePixels(as: light))
    }
  }

  @Test("Motion: a tap sends the balls to the other side, each by its curve; the next sends them back")
  func motion() {
    let stage = SampleStage(MotionController())
    let balls = stage.controller.view.subviews.prefix(6)
    let start = balls.map(\.center.x)
    stage.screen.tap(CGPoint(x: 160, y: 500))
    stage.screen.advance(by: 0.3)
    let places = Set(balls.map { ($0.layer.presentation()?.position.x ?? 0).rounded() })
    expect(places.count, atLeast: 4, "curves differ on the way: \(places)")
    stage.screen.settle()
    expect(balls.allSatisfy { $0.center.x == 280 })
    stage.screen.tap(CGPoint(x: 160, y: 500))
    stage.screen.settle()
    expect(balls.map(\.center.x), equals: start)
  }

  @Test("Motion: with reduced motion the balls change places immediately")
  func reducedMotion() {
    let stage = SampleStage(MotionController())
    UIAccessibility.isReduceMotionEnabled = true
    stage.screen.tap(CGPoint(x: 160, y: 500))
    stage.screen.advance(by: 0.05)
    expect(stage.controller.view.subviews.prefix(6).allSatisfy { $0.layer.presentation()?.position.x ?? $0.center.x == 280 })
    UIAccessibility.isReduceMotionEnabled = false
  }

  @Test("Gestures: the card is dragged, pinched and turned")
  func gestures() throws {
    let stage = SampleStage(GesturesController(), size: CGSize(width: 375, height: 667))
    let card = try #require(stage.controller.view.subviews.first { !($0.gestureRecognizers ?? []).isEmpty })
    let before = card.center
    let place = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
    stage.screen.drag(from: place, to: CGPoint(x: place.x + 40, y: place.y + 60))
    stage.screen.settle()
    let moved = CGPoint(x: place.x + 40, y: place.y + 60)
    expect(card.center != before)
    stage.screen.pinch(center: moved, from: 60, to: 120)
    stage.screen.settle()
    let scale = hypot(card.transform.a, card.transform.b)
    expect(scale, above: 1.3)
    stage.screen.rotate(center: moved, by: 0.8)
    stage.screen.settle()
    expect(abs(atan2(card.transform.b, card.transform.a)), above: 0.3)
  }
}
