import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct PointerTests {
  final class Delegate: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var style: ((UIView) -> UIPointerStyle?)?
    var splits = false
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard splits else { return defaultRegion }
      let half = defaultRegion.rect.width / 2
      return request.location.x < half
        ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: half, height: 100), identifier: "left")
        : UIPointerRegion(rect: CGRect(x: half, y: 0, width: half, height: 100), identifier: "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      interaction.view.flatMap { style?($0) }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { log.append("enter \(region.identifier.map { "\($0)" } ?? "all")") }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(region.identifier.map { "\($0)" } ?? "all")") }
  }

  private func stage() -> (TestScreen, UIView, Delegate, UIPointerInteraction) {
    let screen = TestScreen()
    let room = UIView()
    screen.show(room)
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    box.backgroundColor = .systemBlue
    room.addSubview(box)
    let delegate = Delegate()
    let interaction = UIPointerInteraction(delegate: delegate)
    box.addInteraction(interaction)
    screen.layout()
    return (screen, box, delegate, interaction)
  }

  @Test("A view lifts under the pointer and falls back when it leaves")
  func lift() {
    let (screen, box, delegate, _) = stage()
    delegate.style = { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
    screen.hover(CGPoint(x: 150, y: 150))
    screen.settle()
    expect(box.transform.a, above: 1.01)
    screen.hover(CGPoint(x: 20, y: 20))
    screen.settle()
    expect(box.transform.isIdentity)
    expect(delegate.log, equals: ["enter all", "exit all"])
  }

  @Test("Regions of a view are entered and left one after another")
  func regions() {
    let (screen, _, delegate, interaction) = stage()
    delegate.splits = true
    screen.hover(CGPoint(x: 120, y: 150))
    screen.hover(CGPoint(x: 130, y: 150))
    screen.hover(CGPoint(x: 180, y: 150))
    interaction.isEnabled = false
    screen.hover(CGPoint(x: 120, y: 150))
    expect(delegate.log, equals: ["enter left", "exit left", "enter right", "exit right"])
  }

  @Test("A highlight shows a plate behind the content, and removes it")
  func highlight() {
    let (screen, box, delegate, _) = stage()
    delegate.style = { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0)), shape: .verticalBeam(length: 20)) }
    screen.hover(CGPoint(x: 150, y: 150))
    screen.settle()
    expect(box.subviews.count, equals: 1)
    screen.hover(CGPoint(x: 20, y: 20))
    screen.settle()
    expect(box.subviews.isEmpty)
  }

  /// The drawing of a pointer in the window.
  private func drawing(on screen: TestScreen) -> UIView? {
    screen.window.subviews.last { $0.layer.sublayers?.isEmpty == false && $0.bounds.isEmpty }
  }

  @Test("A highlight has the rectangle of its style, in the coordinates of the view's superview")
  func highlightShape() {
    let (screen, box, delegate, _) = stage()
    let rect = CGRect(x: 90, y: 95, width: 120, height: 110)
    delegate.style = { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0)), shape: .roundedRect(rect, radius: 12)) }
    screen.hover(CGPoint(x: 150, y: 150))
    screen.settle()
    expect(box.subviews.first?.frame, equals: CGRect(x: -10, y: -5, width: 120, height: 110))
    expect(box.subviews.first?.layer.cornerRadius, equals: 12)
    expect(drawing(on: screen) == nil)
  }

  @Test("A shape is drawn at the pointer and follows it, except along a constrained axis; it disappears with the pointer")
  func shape() {
    let (screen, _, delegate, _) = stage()
    let mark = CGRect(x: -10, y: -4, width: 20, height: 8)
    delegate.style = { _ in UIPointerStyle(shape: .roundedRect(mark, radius: 2), constrainedAxes: .vertical) }
    screen.hover(CGPoint(x: 120, y: 130))
    screen.settle()
    let ground = screen.snapshot().pixel(x: 210, y: 210)
    func isDrawn(_ x: Int, _ y: Int) -> Bool { screen.snapshot().pixel(x: x * 2, y: y * 2) != ground }
    expect(isDrawn(120, 150) && isDrawn(128, 150) && !isDrawn(135, 150) && !isDrawn(120, 130))
    screen.hover(CGPoint(x: 170, y: 180))
    expect(isDrawn(170, 150) && !isDrawn(120, 150))
    screen.hover(CGPoint(x: 20, y: 20))
    screen.settle()
    expect(!isDrawn(170, 150) && drawing(on: screen) == nil)
  }

  @Test("Accessories are drawn around the pointer, arrows point away from it")
  func accessories() {
    let (screen, _, delegate, _) = stage()
    delegate.style = { _ in
      let style = UIPointerStyle.system()
      style.accessories = [.arrow(.right), UIPointerAccessory(.horizontalBeam(length: 6), position: .init(offset: 30, angle: 0))]
      return style
    }
    screen.hover(CGPoint(x: 150, y: 150))
    screen.settle()
    let ground = screen.snapshot().pixel(x: 210, y: 210)
    let image = screen.snapshot()
    func height(_ x: Int) -> Int { (240..<360).filter { image.pixel(x: x, y: $0) != ground }.count }
    // The arrow's base is wider than its point.
    expect(height(2 * 163 + 2) > height(2 * 168) && height(2 * 168) > 0)
    expect((0..<4).allSatisfy { image.pixel(x: 300, y: 238 + $0) != ground })
    expect(image.pixel(x: 300, y: 300) == ground)
  }

  @Test("A style that hides the pointer has no effect on the view")
  func hidden() {
    let (screen, box, delegate, _) = stage()
    delegate.style = { _ in .hidden() }
    screen.hover(CGPoint(x: 150, y: 150))
    screen.settle()
    expect(box.transform.isIdentity && box.subviews.isEmpty && drawing(on: screen) == nil)
    expect(delegate.log, equals: ["enter all"])
  }
}
