import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// UIKit's solutions of ambiguous constraints: sizes become zero, then inequalities become equalities, then origins become zero.
@MainActor struct AmbiguousLayoutTests {
  private func frame(_ constraints: (UIView, UIView) -> [NSLayoutConstraint]) -> CGRect {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let root = UIView()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate(constraints(view, root))
    screen.show(root)
    return view.frame
  }

  @Test("A right edge alone gives no width")
  func right() {
    let frame = frame { [$0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -13)] }
    expect(frame.minX == 377 && frame.width == 0)
  }

  @Test("A bottom edge alone gives no height")
  func bottom() {
    let frame = frame { [$0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -23)] }
    expect(frame.minY == 821 && frame.height == 0)
  }

  @Test("An inequality alone holds as an equality")
  func inequalities() {
    let frame = frame {
      [
        $0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 23),
        $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 10),
      ]
    }
    expect(frame, equals: CGRect(x: 23, y: 10, width: 0, height: 0))
  }

  @Test("A center alone gives no width")
  func centre() {
    let frame = frame { [$0.centerXAnchor.constraint(equalTo: $1.centerXAnchor)] }
    expect(frame.minX == 195 && frame.width == 0)
  }

  @Test("Sizes that may be smaller become zero")
  func sizes() {
    let frame = frame {
      [$0.widthAnchor.constraint(lessThanOrEqualToConstant: 50), $0.heightAnchor.constraint(lessThanOrEqualTo: $1.heightAnchor)]
    }
    expect(frame, equals: .zero)
  }

  @Test("A position along one axis against one along the other may be activated, and is refused in UIKit's words when it is solved")
  func mixedAxes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 7)
    expect(caughtUIKitError { constraint.isActive = true } == nil)
    let message = caughtUIKitError { root.layoutIfNeeded() }
    expect(message?.hasPrefix("Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:"), equals: true)
    expect(view.frame.minX, equals: 7)
  }

  @Test("A subclass of NSLayoutConstraint is constructed and solved")
  func subclass() {
    final class Named: NSLayoutConstraint { var name = "" }
    let frame = frame { view, _ in
      let width = Named(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 33)
      width.name = "width"
      return [width]
    }
    expect(frame.width, equals: 33)
  }
}
