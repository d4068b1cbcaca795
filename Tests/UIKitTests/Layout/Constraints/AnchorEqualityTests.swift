import Testing
import TrestleExpectations
import UIKit

@MainActor @Suite struct AnchorEqualityTests {
  @Test("Anchors of the same edge of a view are equal, as in constraints that they made, and others are not") func equality() {
    let (view, other) = (UIView(), UIView())
    expect(view.topAnchor, equals: view.topAnchor)
    expect(view.topAnchor.hash, equals: view.topAnchor.hash)
    expect(view.topAnchor != view.bottomAnchor)
    expect(view.topAnchor != other.topAnchor)
    expect(view.safeAreaLayoutGuide.topAnchor != view.topAnchor)
    expect(view.safeAreaLayoutGuide.topAnchor, equals: view.safeAreaLayoutGuide.topAnchor)
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    expect(constraint.firstAnchor as NSObject == view.topAnchor && constraint.secondAnchor as NSObject? == other.bottomAnchor)
  }

  @Test("A dimension that is zero times another is a constant") func zeroMultiplier() {
    let (view, other) = (UIView(), UIView())
    for constraint in [
      view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0),
      view.topAnchor.anchorWithOffset(to: other.topAnchor).constraint(equalTo: other.heightAnchor, multiplier: 0),
    ] {
      expect(constraint.multiplier == 1 && constraint.secondItem == nil && constraint.secondAnchor == nil)
    }
  }
}
