import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct GuideLifeTests {
  @Test("A guide that is tied to itself can be removed") func selfTied() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<20 {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guide.widthAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 2).isActive = true
      guide.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      view.layoutIfNeeded()
      expect(guide.layoutFrame.size, equals: CGSize(width: 100, height: 50))
      view.removeLayoutGuide(guide)
      expect(view.constraints.isEmpty && view.layoutGuides.isEmpty)
    }
  }

  @Test("A stack view keeps a row unchanged if its view is inserted at an invalid index") func stackOutOfRange() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    expect(caughtUIKitError { stack.insertArrangedSubview(views[0], at: 3) } != nil)
    expect(stack.arrangedSubviews, equals: views)
    stack.insertArrangedSubview(views[0], at: 2)
    expect(stack.arrangedSubviews, equals: [views[1], views[2], views[0]])
    stack.addArrangedSubview(views[1])
    expect(stack.arrangedSubviews, equals: [views[2], views[0], views[1]])
  }
}
