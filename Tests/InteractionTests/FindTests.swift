import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

@MainActor @Suite struct FindTests {
  private let screen = TestScreen()
  private let view = UITextView(frame: CGRect(x: 0, y: 20, width: 320, height: 200))

  init() {
    let container = UIView(frame: screen.window.bounds)
    container.addSubview(view)
    view.text = "The cat and the other cat. THE end."
    view.isFindInteractionEnabled = true
    screen.show(container)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    screen.settle()
  }

  private var find: UIFindInteraction? { view.findInteraction }
  private var count: String? {
    func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap { labels($0) } + ((view as? UILabel).map { [$0] } ?? []) }
    func panel(_ view: UIView) -> FindPanel? { (view as? FindPanel) ?? view.subviews.lazy.compactMap { panel($0) }.first }
    return panel(screen.window).flatMap { labels($0).compactMap(\.text).first { $0.contains("/") || $0 == "0" } }
  }

  @Test("Command-F shows the panel; typed text is found, counted and marked; Return finds the next match and wraps around")
  func keys() {
    screen.press(.keyboardF, modifiers: .command)
    screen.settle()
    expect(find?.isFindNavigatorVisible, equals: true)
    screen.type("the")
    screen.settle()
    expect(find?.activeFindSession?.resultCount, equals: 4)
    expect(count, equals: "1/4")
    expect(view.display.marks.count, equals: 4)
    screen.press(.keyboardReturnOrEnter)
    expect(find?.activeFindSession?.highlightedResultIndex, equals: 1)
    screen.press(.keyboardReturnOrEnter, modifiers: .shift)
    screen.press(.keyboardReturnOrEnter, modifiers: .shift)
    expect(find?.activeFindSession?.highlightedResultIndex, equals: 3)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(find?.isFindNavigatorVisible, equals: false)
    expect(find?.activeFindSession == nil)
    expect(view.display.marks.isEmpty)
    expect(view.isFirstResponder)
  }

  @Test("Replacing changes the current result or all of them, if the delegate allows it")
  func replacing() {
    find?.presentFindNavigator(showingReplace: true)
    find?.searchText = "cat"
    find?.replacementText = "dog"
    find?.search()
    find?.replace(all: false)
    expect(view.text, equals: "The dog and the other cat. THE end.")
    expect(find?.activeFindSession?.resultCount, equals: 1)
    find?.searchText = "the"
    find?.search()
    find?.replacementText = "a"
    find?.replace(all: true)
    expect(view.text, equals: "a dog and a oar cat. a end.")
    find?.dismissFindNavigator()
  }

  @Test("Options restrict a search to whole words and to matching case")
  func options() {
    let text = "The other THE theme"
    expect(TextFinder.ranges(of: "the", in: text, method: .contains, options: .caseInsensitive).count, equals: 4)
    expect(TextFinder.ranges(of: "the", in: text, method: .fullWord, options: .caseInsensitive).map(\.location), equals: [0, 10])
    expect(TextFinder.ranges(of: "the", in: text, method: .startsWith, options: []).map(\.location), equals: [14])
    expect(TextFinder.ranges(of: "", in: text, method: .contains, options: []).isEmpty)
  }

  @Test("Without the interaction the key does nothing")
  func disabled() {
    view.isFindInteractionEnabled = false
    screen.press(.keyboardF, modifiers: .command)
    expect(view.findInteraction == nil)
    expect(view.isFirstResponder)
  }
}

@MainActor @Suite struct SpringLoadedButtonTests {
  @Test("A drag that rests on a spring-loaded button presses it once; one that passes does not")
  func button() {
    let screen = TestScreen()
    final class Source: NSObject, UIDragInteractionDelegate {
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))]
      }
    }
    let delegate = Source()
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    source.addInteraction(UIDragInteraction(delegate: delegate))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 50)
    button.isSpringLoaded = true
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    var states: [UISpringLoadedInteractionEffectState] = []
    let view = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    final class Effect: NSObject, UISpringLoadedInteractionEffect {
      var states: [UISpringLoadedInteractionEffectState] = []
      func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        states.append(context.state)
      }
    }
    let effect = Effect()
    view.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, context in states.append(context.state) })
    let container = UIView(frame: screen.window.bounds)
    for part in [source, button, view] { container.addSubview(part) }
    screen.show(container)
    let touch = screen.touchDown(CGPoint(x: 50, y: 50))
    screen.advance(by: 0.7)
    touch.move(to: CGPoint(x: 50, y: 220))
    screen.advance(by: 0.3)
    touch.move(to: CGPoint(x: 250, y: 250))
    screen.advance(by: 1.2)
    expect(presses, equals: 0)
    expect(effect.states == [.possible, .activating, .activated] && states == [.activated])
    touch.move(to: CGPoint(x: 50, y: 220))
    screen.advance(by: 2.5)
    expect(presses, equals: 1)
    expect(effect.states.last, equals: .inactive)
    touch.up()
    screen.settle()
    expect(presses == 1 && button.alpha == 1)
  }
}
