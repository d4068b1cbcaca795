import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Focus", .serialized) @MainActor
struct FocusTests {
  /// Four buttons in two rows, with access to the focused one.
  @MainActor private final class Board {
    let screen: TestScreen
    let root = UIView()
    var buttons: [UIButton] = []
    var log: [String] = []

    init(design: UIDesign = .modern) {
      screen = TestScreen(size: CGSize(width: 320, height: 300), scale: 1, design: design)
      root.backgroundColor = .white
      for index in 0..<4 {
        let button = UIButton(type: .custom)
        button.tag = index
        button.backgroundColor = .lightGray
        button.frame = CGRect(x: 20 + index % 2 * 150, y: 20 + index / 2 * 100, width: 100, height: 40)
        button.addAction(UIAction { [weak self] _ in self?.log.append("pressed \(index)") }, for: .primaryActionTriggered)
        buttons.append(button)
        root.addSubview(button)
      }
      screen.show(root)
    }

    var focused: Int? { buttons.firstIndex { $0.isFocused } }
  }

  @Test("Tab moves through the controls in reading order and wraps around, Shift-Tab back; right to left the order in a line is reversed")
  func order() {
    let board = Board()
    expect(board.focused == nil)
    var seen: [Int?] = []
    for _ in 0..<5 {
      board.screen.press(.keyboardTab)
      seen.append(board.focused)
    }
    expect(seen, equals: [0, 1, 2, 3, 0])
    board.screen.press(.keyboardTab, modifiers: .shift)
    expect(board.focused, equals: 3)
    board.buttons[2].isEnabled = false
    board.screen.press(.keyboardTab, modifiers: .shift)
    expect(board.focused, equals: 1, "what is disabled is passed over")
    expect(board.buttons[1].state, equals: .focused)
    board.screen.traits = { $0.layoutDirection = .rightToLeft }
    board.screen.press(.keyboardTab)
    expect(board.focused, equals: 0)
  }

  @Test("Return acts as a tap immediately, Space when it is released")
  func activation() {
    let board = Board()
    board.screen.press(.keyboardTab)
    board.screen.press(.keyboardReturnOrEnter)
    board.screen.press(.keyboardSpacebar)
    expect(board.log, equals: ["pressed 0", "pressed 0"])
    expect(!board.buttons[0].isHighlighted)
  }

  @Test("Arrows move within a group, which is one stop for Tab and remembers its last item")
  func groups() {
    let board = Board()
    for button in board.buttons[0..<3] { button.focusGroupIdentifier = "three" }
    board.screen.press(.keyboardTab)
    expect(board.focused, equals: 0)
    board.screen.press(.keyboardRightArrow)
    expect(board.focused, equals: 1)
    board.screen.press(.keyboardLeftArrow)
    board.screen.press(.keyboardDownArrow)
    expect(board.focused, equals: 2)
    board.screen.press(.keyboardTab)
    expect(board.focused, equals: 3)
    board.screen.press(.keyboardTab)
    expect(board.focused, equals: 2, "the group was left at its third")
    board.screen.press(.keyboardTab)
    board.screen.press(.keyboardUpArrow)
    expect(board.focused, equals: 3, "alone, it moves nowhere")
  }

  @Test("The mark shows where keys go and not after a click, from where Tab continues")
  func ring() {
    for design in [UIDesign.modern, .classic] {
      let board = Board(design: design)
      let plain = board.screen.snapshot()
      board.screen.press(.keyboardTab)
      let marked = board.screen.snapshot()
      expect(marked.pixel(x: 17, y: 40) != plain.pixel(x: 17, y: 40) || marked.pixel(x: 19, y: 40) != plain.pixel(x: 19, y: 40))
      expect(marked.pixel(x: 70, y: 40) == plain.pixel(x: 70, y: 40))
      board.screen.tap(CGPoint(x: 220, y: 40))
      board.screen.settle()
      expect(board.focused == nil && board.log == ["pressed 1"])
      expect(board.screen.snapshot().pixel(x: 17, y: 40) == plain.pixel(x: 17, y: 40))
      board.screen.press(.keyboardTab)
      expect(board.focused, equals: 2)
      board.buttons[2].frame.origin.y += 10
      expectSameBits(board.screen)
    }
  }

  @Test("Every container of the old or new item is queried and notified; a refusal skips the item")
  func context() {
    @MainActor final class Keeper: UIView {
      var log: [String] = []
      var allows = true
      override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
      override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        let (from, to) = (context.previouslyFocusedView?.tag ?? -1, context.nextFocusedView?.tag ?? -1)
        log.append("\(from) to \(to)\(context.focusHeading == .next ? " next" : "")")
        coordinator.addCoordinatedAnimations({ self.alpha = 0.5 })
      }
    }
    let board = Board()
    let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    board.root.insertSubview(keeper, at: 0)
    keeper.addSubview(board.buttons[0])
    keeper.addSubview(board.buttons[1])
    board.screen.press(.keyboardTab)
    board.screen.press(.keyboardTab)
    board.screen.press(.keyboardTab)
    board.screen.press(.keyboardTab)
    expect(keeper.log, equals: ["-1 to 0 next", "0 to 1 next", "1 to 2 next"])
    keeper.allows = false
    board.screen.press(.keyboardTab)
    expect(board.focused, equals: 2, "the kept ones cannot take it and are passed over")
  }

  @Test("A controller determines the initial focus; the focus leaves removed items, and continues from their position")
  func preferences() {
    @MainActor final class Controller: UIViewController {
      weak var wanted: UIView?
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { wanted.map { [$0] } ?? [] }
    }
    let board = Board()
    let controller = Controller()
    let content = UIView()
    for button in board.buttons { content.addSubview(button) }
    controller.view = content
    controller.wanted = board.buttons[2]
    board.screen.show(controller)
    board.screen.press(.keyboardTab)
    expect(board.focused, equals: 2)
    board.buttons[2].removeFromSuperview()
    board.screen.press(.keyboardTab)
    expect(board.focused != 2 && board.focused != nil)
    let system = UIFocusSystem.focusSystem(for: controller)
    expect(system != nil && system?.focusedItem === board.buttons[board.focused!])
    system?.requestFocusUpdate(to: board.buttons[1])
    expect(board.focused, equals: 1)
    expect(UIFocusSystem.environment(controller, contains: board.buttons[1]))
  }

  @Test("Keys reach only the modal view")
  func modal() {
    let board = Board()
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    cover.accessibilityViewIsModal = true
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 60, height: 40)
    cover.addSubview(button)
    board.root.addSubview(cover)
    for _ in 0..<3 {
      board.screen.press(.keyboardTab)
      expect(button.isFocused)
    }
  }

  @Test("The focused control is scrolled into view")
  func scrolling() {
    let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 1)
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 1000)
    let low = UISwitch(frame: CGRect(x: 20, y: 700, width: 0, height: 0))
    scroll.addSubview(low)
    screen.show(scroll)
    screen.press(.keyboardTab)
    expect(low.isFocused)
    expect(scroll.bounds.contains(low.frame))
  }
}
