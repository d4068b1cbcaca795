import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A control that provides its menu itself.
@MainActor private final class Knob: UIControl {
  var log: [String] = []
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("menu \(interaction.view === self)")
    let menu = UIMenu(children: [UIAction(title: "Loud") { [weak self] _ in self?.log.append("Loud") }])
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("display") }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("end") }
}

/// A button that follows the opening of its menu.
@MainActor private final class MenuButton: UIButton {
  var log: [String] = []
  override var showsMenuAsPrimaryAction: Bool {
    didSet { log.append("primary \(showsMenuAsPrimaryAction)") }
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    log.append("display")
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("end") }
}

@Suite("Menus of controls") @MainActor
struct ControlMenuTests {
  private func screen(_ view: UIView) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let root = UIView()
    view.frame = CGRect(x: 40, y: 60, width: 100, height: 44)
    root.addSubview(view)
    screen.show(root)
    return screen
  }

  @Test("A control opens the menu that its override returns by a tap, and calls the methods for its events")
  func primary() {
    let knob = Knob()
    let screen = screen(knob)
    screen.tap(CGPoint(x: 90, y: 82))
    expect(knob.log.isEmpty && knob.contextMenuInteraction == nil)
    knob.isContextMenuInteractionEnabled = true
    knob.showsMenuAsPrimaryAction = true
    var events: [String] = []
    knob.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    knob.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    screen.tap(CGPoint(x: 90, y: 82))
    screen.settle()
    expect(events == ["menu"] && knob.log == ["menu true", "display"])
    expect(MenuPresenter.current?.sourceView === knob)
    knob.contextMenuInteraction?.dismissMenu()
    screen.settle()
    expect(knob.log == ["menu true", "display", "end"] && MenuPresenter.current == nil)
    knob.isContextMenuInteractionEnabled = false
    screen.tap(CGPoint(x: 90, y: 82))
    screen.settle()
    expect(events == ["menu", "primary"] && MenuPresenter.current == nil)
  }

  @Test("Without the primary action the menu opens by a long press")
  func longPress() {
    let knob = Knob()
    let screen = screen(knob)
    knob.isContextMenuInteractionEnabled = true
    expect(knob.interactions.count, equals: 1)
    screen.longPress(CGPoint(x: 90, y: 82), duration: 0.8)
    screen.settle()
    expect(knob.log.prefix(2), equals: ["menu true", "display"])
    MenuPresenter.current?.dismiss()
    screen.settle()
    knob.showsMenuAsPrimaryAction = true
    expect(knob.interactions.isEmpty)
  }

  @Test("A button calls the overrides of its menu's events, and none while its menu is disabled")
  func button() {
    let button = MenuButton(type: .system)
    let screen = screen(button)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    expect(button.isContextMenuInteractionEnabled && button.contextMenuInteraction != nil)
    screen.tap(CGPoint(x: 90, y: 82))
    screen.settle()
    expect(button.log == ["primary true", "display"] && button.isHeld)
    button.contextMenuInteraction?.dismissMenu()
    screen.settle()
    expect(button.log, equals: ["primary true", "display", "end"])
    button.isContextMenuInteractionEnabled = false
    screen.tap(CGPoint(x: 90, y: 82))
    screen.settle()
    expect(button.log.count == 3 && MenuPresenter.current == nil)
  }
}
