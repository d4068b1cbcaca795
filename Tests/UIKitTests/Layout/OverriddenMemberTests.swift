import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Members that subclasses of views and layers override.
@MainActor struct OverriddenMemberTests {
  private final class Counting: UIView {
    var log: [String] = []
    override class var layerClass: AnyClass { Animated.self }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      log.append("add")
      super.addConstraint(constraint)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
      log.append("remove")
      super.removeConstraint(constraint)
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      axis == .vertical ? .required : super.contentHuggingPriority(for: axis)
    }
    override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      super.setContentCompressionResistancePriority(priority - 1, for: axis)
    }
  }

  private final class Animated: CALayer {
    var keys: [String?] = []
    override func add(_ anim: CAAnimation, forKey key: String?) {
      keys.append(key)
      super.add(anim, forKey: key)
    }
  }

  @Test("Overrides of constraint members are called, also for several constraints") func constraints() {
    let view = Counting()
    let constraints = [view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10)]
    view.addConstraints(constraints)
    expect(view.constraints.count, equals: 2)
    view.removeConstraints(constraints)
    expect(view.log == ["add", "add", "remove", "remove"] && view.constraints.isEmpty)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    expect(view.contentCompressionResistancePriority(for: .horizontal), equals: UILayoutPriority(999))
    expect(view.contentHuggingPriority(for: .vertical), equals: .required)
    expect(view.contentHuggingPriority(for: .horizontal), equals: .defaultLow)
  }

  @Test("A layer's override receives the animations of its view") func animations() {
    let screen = TestScreen()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    UIView.animate(withDuration: 0.2) { view.alpha = 0 }
    expect((view.layer as? Animated)?.keys.count, equals: 1)
  }

  @Test("A constraint is replaced by one with another multiplier, as is usual") func replaced() {
    let view = UIView()
    let old = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
    old.priority = UILayoutPriority(999)
    old.shouldBeArchived = true
    let new = NSLayoutConstraint(
      item: view, attribute: old.firstAttribute, relatedBy: old.relation, toItem: old.secondItem, attribute: old.secondAttribute,
      multiplier: 3, constant: old.constant)
    new.priority = old.priority
    new.shouldBeArchived = old.shouldBeArchived
    expect(new.priority == UILayoutPriority(999) && new.shouldBeArchived && new.multiplier == 3)
  }
}
