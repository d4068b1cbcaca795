import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Glass and corners", .serialized) @MainActor
struct GlassTests {
  private func show(_ views: UIView..., design: UIDesign = .modern) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1, design: design)
    let root = UIView()
    root.backgroundColor = .red
    for view in views { root.addSubview(view) }
    screen.show(root)
    screen.layout()
    return screen
  }

  @Test("Glass is a capsule that lets its background through, lighter, and keeps its corners", arguments: [UIDesign.modern, .classic])
  func glass(design: UIDesign) {
    let view = UIVisualEffectView(effect: UIGlassEffect())
    view.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    let screen = show(view, design: design)
    let image = screen.snapshot()
    let middle = image.pixel(x: 70, y: 40)
    expect(middle.red > 200 && middle.green > 60 && middle.green < 255)
    expect(image.pixel(x: 21, y: 21).green, equals: 0, "outside the capsule")
    expect(view.effectiveRadius(corner: .allCorners), equals: 20)
    let tinted = UIGlassEffect(style: .regular)
    tinted.tintColor = .blue
    view.effect = tinted
    expect(screen.snapshot().pixel(x: 70, y: 40).blue, above: 150)
    view.cornerConfiguration = .corners(radius: 4)
    expect(screen.snapshot().pixel(x: 24, y: 24).green > 0 || screen.snapshot().pixel(x: 24, y: 24).blue > 0)
  }

  @Test("Interactive glass grows under a finger")
  func interactive() {
    let effect = UIGlassEffect()
    effect.isInteractive = true
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    let screen = show(view)
    let touch = screen.touchDown(CGPoint(x: 60, y: 40))
    screen.advance(by: 0.6)
    expect(view.transform.a, above: 1)
    touch.up()
    screen.settle()
    expect(view.transform.isIdentity)
  }

  @Test("Corners are capsules, fixed, of several radii, or concentric with their container")
  func corners() {
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    outer.backgroundColor = .white
    outer.cornerConfiguration = .corners(radius: 30)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    outer.addSubview(inner)
    let several = UIView(frame: CGRect(x: 120, y: 10, width: 60, height: 60))
    several.backgroundColor = .white
    several.cornerConfiguration = .uniformEdges(topRadius: 20, bottomRadius: 4)
    let screen = show(outer, several)
    expect(outer.layer.cornerRadius == 30 && inner.layer.cornerRadius == 20)
    inner.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    screen.layout()
    expect(inner.effectiveRadius(corner: .topLeft), equals: 5)
    let image = screen.snapshot()
    expect(image.pixel(x: 124, y: 13).green == 0 && image.pixel(x: 124, y: 66).green == 255)
    several.cornerConfiguration = .capsule(maximumRadius: 10)
    screen.layout()
    expect(several.layer.mask == nil && several.layer.cornerRadius == 10)
  }

  @Test("Glass buttons are capsules of glass in the color of labels or of the tint, and are notified of the mouse")
  func buttons() {
    let button = UIButton(configuration: .glass())
    button.configuration?.title = "Play"
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    let prominent = UIButton(configuration: .prominentGlass())
    prominent.configuration?.title = "Go"
    prominent.tintColor = .blue
    prominent.frame = CGRect(x: 20, y: 80, width: 100, height: 40)
    var hovers: [Bool] = []
    button.configurationUpdateHandler = { if hovers.last != $0.isHovered { hovers.append($0.isHovered) } }
    let screen = show(button, prominent)
    let image = screen.snapshot()
    expect(image.pixel(x: 30, y: 40).green > 60 && image.pixel(x: 22, y: 22).green == 0)
    expect(image.pixel(x: 30, y: 100).blue, above: 150)
    screen.hover(CGPoint(x: 60, y: 40))
    screen.layout()
    screen.hover(CGPoint(x: 60, y: 180))
    screen.layout()
    expect(hovers == [false, true, false] && !button.isHovered)
  }
}
