import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@Suite("Requested touches") @MainActor struct RequestedTouchesTests {
  @Test("Lines are points or names of elements")
  func lines() {
    let touches = RequestedTouches("120,300\n 7.5 , -2\nAdd to cart\n\n1,2,3\nnan,1\n")
    expect(
      touches.places == [
        .point(CGPoint(x: 120, y: 300)), .point(CGPoint(x: 7.5, y: -2)), .element("Add to cart"), .element("1,2,3"), .element("nan,1"),
      ])
    expect(RequestedTouches("").isEmpty)
    expect(RequestedTouches("1,2>3,4\n1>2").places, equals: [.drag(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)), .element("1>2")])
  }

  @Test("A finger is put down on the element with the label or identifier, and at a point")
  func elements() {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    let view = UIView()
    let buttons = [("One", 20), ("Two", 120)].map { name, y in
      let button = UIButton(type: .custom)
      button.setTitle(name, for: .normal)
      button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
      view.addSubview(button)
      return button
    }
    buttons[1].accessibilityIdentifier = "second"
    screen.show(view)
    screen.layout()
    for (name, pressed) in [("One", 0), ("second", 1), ("70,40", 0)] {
      var touches = RequestedTouches(name)
      let touch = touches.begin()
      expect(touch?.point, equals: buttons[pressed].center)
      expect(buttons.map(\.isHighlighted), equals: [pressed == 0, pressed == 1])
      expect(touches.isEmpty)
      EventDispatcher.shared.releaseEverything(at: 0)
    }
    var missing = RequestedTouches("Three")
    expect(missing.begin() == nil && missing.places.count == 1)
    expect(RequestedTouches.elements(), equals: "70,40 button \"One\"\n70,140 button \"Two\" #second\n")
  }
}
