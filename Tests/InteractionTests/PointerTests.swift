import Testing
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
    #expect(box.transform.a > 1.01)
    screen.hover(CGPoint(x: 20, y: 20))
    screen.settle()
    #expect(box.transform.isIdentity)
    #expect(delegate.log == ["enter all", "exit all"])
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
    #expect(delegate.log == ["enter left", "exit left", "enter right", "exit right"])
  }

  @Test("A highlight shows a plate behind the content, and removes it")
  func highlight() {
    let (screen, box, delegate, _) = stage()
    delegate.style = { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0)), shape: .verticalBeam(length: 20)) }
    screen.hover(CGPoint(x: 150, y: 150))
    screen.settle()
    #expect(box.subviews.count == 1)
    screen.hover(CGPoint(x: 20, y: 20))
    screen.settle()
    #expect(box.subviews.isEmpty)
  }
}
