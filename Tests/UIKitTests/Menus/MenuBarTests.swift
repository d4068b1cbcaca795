import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting
import UIKitViews

@MainActor @Suite(.serialized) struct MenuBarTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var log: [String] = []
    var disablesRest = true

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      let save = UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)
      let rest = UIKeyCommand(title: "Rest", action: "rest:", input: "r", modifierFlags: .command)
      let nobody = UICommand(title: "Nobody", action: "nobody:")
      builder.insertChild(UIMenu(options: .displayInline, children: [save, rest, nobody]), atStartOfMenu: .file)
      builder.insertSibling(
        UIMenu(title: "Tools", children: [UIAction(title: "Check") { [weak self] _ in self?.log.append("check") }]), afterMenu: .view)
    }

    override class var selectors: [Selector: UISelectorAction] { ["save:": .init(Delegate.save), "rest:": .init(Delegate.rest)] }
    func save(_ sender: Any?) { log.append("save") }
    func rest(_ sender: Any?) { log.append("rest") }
    override func validate(_ command: UICommand) {
      if command.action == "rest:" { command.attributes = disablesRest ? .disabled : [] }
      if command.action == "save:" { command.state = .on }
    }
  }

  private let delegate = Delegate()
  private let screen: TestScreen
  private let controller = UIViewController()

  init() {
    screen = TestScreen(size: CGSize(width: 800, height: 600))
    UIApplication.shared.delegate = delegate
    controller.view.backgroundColor = .white
    screen.show(controller)
    screen.showsMenuBar = true
  }

  private func elements() -> [any AccessibleObject] { AccessibilityTree.elements() }
  private func labels() -> [String] { elements().compactMap(\.accessibilityLabel) }
  private func element(_ label: String) -> (any AccessibleObject)? { elements().first { $0.accessibilityLabel == label } }

  @Test("A wide screen shows the menus that have elements in a bar, below which the safe area begins; a narrow one has none")
  func shows() {
    expect(labels().filter { ["File", "Edit", "Tools", "Format", "View"].contains($0) }, equals: ["File", "Edit", "Tools"])
    expect(controller.view.safeAreaInsets.top, equals: 28)
    screen.resize(to: CGSize(width: 400, height: 600))
    expect(!labels().contains("File") && controller.view.safeAreaInsets.top == 0)
    screen.resize(to: CGSize(width: 800, height: 600))
    expect(labels().contains("File") && controller.view.safeAreaInsets.top == 28)
  }

  @Test("The key F10 opens the first menu; arrows move between menus and elements, and Return performs a command along the responder chain")
  func keys() {
    screen.press(.keyboardF10)
    screen.settle()
    // The first menu is Edit or the app's own, as far as they have elements; File is found by the arrows.
    var steps = 0
    while !labels().contains("Save"), steps < 6 {
      screen.press(.keyboardRightArrow)
      screen.settle()
      steps += 1
    }
    expect(labels().contains("Save"))
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(delegate.log == ["save"] && !labels().contains("Save"))
  }

  @Test("Elements are validated by the responder that performs them, and disabled without one")
  func validates() throws {
    screen.press(.keyboardF10)
    screen.settle()
    var steps = 0
    while !labels().contains("Save"), steps < 6 {
      screen.press(.keyboardRightArrow)
      screen.settle()
      steps += 1
    }
    func traits(_ label: String) -> UIAccessibilityTraits { element(label)?.accessibilityTraits ?? [] }
    expect(traits("Rest").contains(.notEnabled) && traits("Nobody").contains(.notEnabled))
    expect(!traits("Save").contains(.notEnabled) && traits("Save").contains(.selected))
    screen.press(.keyboardEscape)
    screen.settle()
    screen.press(.keyboardR, modifiers: .control)
    expect(delegate.log, equals: [])
    delegate.disablesRest = false
    screen.press(.keyboardR, modifiers: .control)
    expect(delegate.log, equals: ["rest"])
  }

  @Test("A press on a title opens its menu, and the pointer moves to the next one while it is open") func pointer() throws {
    let file = try #require(element("File"))
    let tools = try #require(element("Tools"))
    screen.tap(CGPoint(x: file.accessibilityFrame.midX, y: file.accessibilityFrame.midY))
    screen.settle()
    expect(labels().contains("Save"))
    screen.hover(CGPoint(x: tools.accessibilityFrame.midX, y: tools.accessibilityFrame.midY))
    screen.settle()
    expect(labels().contains("Check") && !labels().contains("Save"))
  }

  @Test("In a right-to-left interface the first menu is at the right") func mirrored() throws {
    screen.traits = { $0.layoutDirection = .rightToLeft }
    let file = try #require(element("File"))
    let tools = try #require(element("Tools"))
    expect(file.accessibilityFrame.minX > tools.accessibilityFrame.maxX && file.accessibilityFrame.maxX > 700)
  }
}
