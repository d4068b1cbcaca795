import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Tool tips, and pointer effects on buttons.
@MainActor struct ToolTipTests {
  private func tip(_ screen: TestScreen) -> String? {
    (screen.window.subviews.first { $0.accessibilityIdentifier == "ToolTip" } as? UILabel)?.text
  }

  @Test("A tool tip is shown when the mouse rests, and hidden when it moves") func rests() {
    let screen = TestScreen()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    button.toolTip = "Sends the message"
    let root = UIView()
    root.addSubview(button)
    screen.show(root)
    screen.hover(CGPoint(x: 120, y: 120))
    screen.advance(by: 0.5)
    expect(tip(screen) == nil)
    screen.advance(by: 0.7)
    expect(tip(screen), equals: "Sends the message")
    screen.hover(CGPoint(x: 20, y: 20))
    screen.advance(by: 0.1)
    expect(tip(screen) == nil)
    button.toolTip = nil
    expect(button.toolTip == nil && button.toolTipInteraction == nil)
  }

  @Test("A button's pointer style is requested when the pointer enters it") func pointer() {
    let screen = TestScreen()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    var asked = 0
    button.pointerStyleProvider = { _, effect, shape in
      asked += 1
      return UIPointerStyle(effect: effect, shape: shape)
    }
    expect(button.isPointerInteractionEnabled)
    let root = UIView()
    root.addSubview(button)
    screen.show(root)
    screen.hover(CGPoint(x: 120, y: 120))
    expect(asked, equals: 1)
  }

  @Test("The primary action of a control can be performed, unless it is disabled") func primaryAction() {
    let button = UIButton(type: .system)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    expect(count, equals: 1)
  }
}
