import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitObjects
@testable import UIKitValues
@testable import UIKitViews

/// Rarely used members, in typical use.
@Suite @MainActor struct RareMemberTests {
  private final class Commands: UIViewController {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      let close = UICommandAlternate(title: "Close All", action: Selector("closeAll:"), modifierFlags: .alternate)
      return [
        UIKeyCommand(title: "Close", action: Selector("close:"), input: "w", modifierFlags: .command, alternates: [close]),
        UIKeyCommand(input: "s", modifierFlags: .command) { [weak self] _ in self?.log.append("save") },
      ]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      if ["close:", "closeAll:"].contains(action.name) { log.append(action.name) }
      return super.canPerformAction(action, withSender: sender)
    }
  }

  @Test("Further keys held choose another action of a key command, and no others do")
  func alternates() {
    let screen = TestScreen()
    let controller = Commands()
    screen.show(controller)
    controller.becomeFirstResponder()
    screen.press(.keyboardW, modifiers: .command)
    screen.press(.keyboardW, modifiers: [.command, .alternate])
    screen.press(.keyboardW, modifiers: [.command, .shift])
    screen.press(.keyboardS, modifiers: .command)
    expect(controller.log, equals: ["close:", "closeAll:", "save"])
  }

  @Test("The dot of the current page has its own image; tracking along the dots can be disabled")
  func pages() throws {
    let screen = TestScreen()
    let control = UIPageControl(frame: CGRect(x: 60, y: 200, width: 200, height: 30))
    control.numberOfPages = 5
    let star = try #require(UIImage(systemName: "star.fill"))
    control.preferredCurrentPageIndicatorImage = star
    control.setCurrentPageIndicatorImage(UIImage(systemName: "house"), forPage: 1)
    screen.window.addSubview(control)
    screen.settle()
    func images() -> [Bool] { control.face.dots.map { $0.image != nil } }
    expect(images() == [true, false, false, false, false] && control.interactionState == .none)
    control.currentPage = 1
    expect(images() == [false, true, false, false, false] && control.currentPageIndicatorImage(forPage: 1) != nil)
    control.allowsContinuousInteraction = false
    let touch = screen.touchDown(CGPoint(x: 120, y: 215))
    touch.move(to: CGPoint(x: 200, y: 215))
    expect(control.currentPage, equals: 1)
    touch.cancel()
  }

  @Test("A pasteboard distinguishes URLs, numbers and words")
  func patterns() async throws {
    let board = UIPasteboard.withUniqueName()
    func found(_ text: String) async throws -> Set<UIPasteboard.DetectionPattern> {
      board.string = text
      var result: Set<UIPasteboard.DetectionPattern> = []
      board.detectPatterns(for: [.probableWebURL, .probableWebSearch, .number]) { result = (try? $0.get()) ?? [] }
      try await Task.sleep(for: .milliseconds(20))
      return result
    }
    for (text, expected) in [
      ("https://example.org/a", [.probableWebURL]), ("example.org", [.probableWebURL]), ("42", [.number]),
      ("red bicycles", [.probableWebSearch]), ("  ", []),
    ] as [(String, Set<UIPasteboard.DetectionPattern>)] {
      try await expect(found(text), equals: expected, "\(text)")
    }
  }

  @Test("An element has the words it is called by, its texts with attributes, and its rotors")
  func accessibility() throws {
    let view = UIView()
    view.accessibilityLabel = "Heart"
    expect(view.accessibilityUserInputLabels == ["Heart"] && view.accessibilityAttributedLabel?.string == "Heart")
    view.accessibilityUserInputLabels = ["Like", "Heart"]
    view.accessibilityAttributedLabel = NSAttributedString(string: "Love")
    expect(view.accessibilityLabel == "Love" && view.accessibilityUserInputLabels == ["Like", "Heart"])
    expect(!view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = .button
    expect(view.accessibilityRespondsToUserInteraction && view.accessibilityNavigationStyle == .automatic)
    let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
      predicate.searchDirection == .next ? UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil) : nil
    }
    view.accessibilityCustomRotors = [rotor]
    let found = try #require(view.accessibilityCustomRotors?.first?.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate()))
    expect(found.targetElement === view)
  }

  @Test("An icon that the bundle does not name is an error, and an action that is on shows its other image")
  func icon() async throws {
    var failure: (any Error)?
    UIApplication.shared.setAlternateIconName("Night") { failure = $0 }
    try await Task.sleep(for: .milliseconds(20))
    expect(failure != nil && UIApplication.shared.alternateIconName == nil && !UIApplication.shared.supportsAlternateIcons)
    expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size && !UIScreen.main.isCaptured)
    let animator = UIViewPropertyAnimator()
    expect(animator.duration, equals: 0)
  }
}
