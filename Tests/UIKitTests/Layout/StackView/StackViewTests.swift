import Foundation
import QuartzCore
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Stack views: the frames of their views by axis, distribution, alignment and spacing, and adding and removing views.
@MainActor @Suite struct StackViewTests {
  func stack(_ width: CGFloat, _ height: CGFloat, _ views: [UIView], _ set: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    set(stack)
    stack.layoutIfNeeded()
    return stack
  }

  let a = SizedView(CGSize(width: 30, height: 10))
  let b = SizedView(CGSize(width: 60, height: 20))
  let c = SizedView(CGSize(width: 10, height: 40))

  @Test("AU-03 Fill: the view with the lowest hugging priority takes the remaining space")
  func fill() {
    b.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    _ = stack(300, 50, [a, b, c]) { $0.spacing = 10 }
    expect(a.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 50))
    expect(b.frame, equals: CGRect(x: 40, y: 0, width: 240, height: 50))
    expect(c.frame, equals: CGRect(x: 290, y: 0, width: 10, height: 50))
  }

  @Test("A view without a length is empty in a stack that follows its views, and takes the remaining space in a longer one")
  func spacer() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let (spacer, column) = (UIView(), UIStackView())
    for view in [a, spacer] { column.addArrangedSubview(view) }
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(column)
    let center = column.centerYAnchor.constraint(equalTo: host.centerYAnchor)
    NSLayoutConstraint.activate([
      center, column.leadingAnchor.constraint(equalTo: host.leadingAnchor), column.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()
    expect(column.frame, equals: CGRect(x: 0, y: 141, width: 200, height: 18))
    expect(spacer.frame, equals: CGRect(x: 0, y: 18, width: 200, height: 0))
    column.heightAnchor.constraint(equalToConstant: 100).isActive = true
    host.layoutIfNeeded()
    expect(a.frame.height == 10 && spacer.frame == CGRect(x: 0, y: 18, width: 200, height: 82))
  }

  @Test("AU-03 fillEqually, in a column")
  func fillEqually() {
    _ = stack(100, 320, [a, b, c]) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    expect(a.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(b.frame, equals: CGRect(x: 0, y: 110, width: 100, height: 100))
    expect(c.frame, equals: CGRect(x: 0, y: 220, width: 100, height: 100))
  }

  @Test("AU-03 fillProportionally: 30 : 60 : 10 of 200")
  func fillProportionally() {
    _ = stack(200, 50, [a, b, c]) { $0.distribution = .fillProportionally }
    expect([a, b, c].map(\.frame.width), equals: [60, 120, 20])
  }

  @Test("AU-03 equalSpacing: (200 - 100) / 2 between each")
  func equalSpacing() {
    _ = stack(200, 50, [a, b, c]) { $0.distribution = .equalSpacing }
    expect([a, b, c].map(\.frame.minX), equals: [0, 80, 190])
    expect([a, b, c].map(\.frame.width), equals: [30, 60, 10])
  }

  @Test("AU-03 equalCentering: centers at 15, 105 and 195")
  func equalCentering() {
    _ = stack(200, 50, [a, b, c]) { $0.distribution = .equalCentering }
    expect([a, b, c].map(\.frame.midX), equals: [15, 105, 195])
  }

  @Test("AU-03 Alignments across a row of height 50")
  func alignments() {
    let row = stack(100, 50, [a, b, c]) { $0.alignment = .top }
    expect([a, b, c].map(\.frame.minY), equals: [0, 0, 0])
    expect([a, b, c].map(\.frame.height), equals: [10, 20, 40])
    row.alignment = .bottom
    row.layoutIfNeeded()
    expect([a, b, c].map(\.frame.maxY), equals: [50, 50, 50])
    row.alignment = .center
    row.layoutIfNeeded()
    expect([a, b, c].map(\.frame.midY), equals: [25, 25, 25])
    row.alignment = .fill
    row.layoutIfNeeded()
    expect([a, b, c].map(\.frame.height), equals: [50, 50, 50])
  }

  @Test("AU-03 Custom spacing after a view, the system's spacing, and the default again")
  func customSpacing() {
    let row = stack(300, 50, [a, b, c]) {
      $0.spacing = 4
      $0.alignment = .top
      $0.setCustomSpacing(20, after: a)
    }
    expect(b.frame.minX - a.frame.maxX, equals: 20)
    expect(c.frame.minX - b.frame.maxX, equals: 4)
    row.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    row.layoutIfNeeded()
    expect(b.frame.minX - a.frame.maxX, equals: 8)
    row.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    row.layoutIfNeeded()
    expect(b.frame.minX - a.frame.maxX, equals: 4)
    expect(row.customSpacing(after: a), equals: UIStackView.spacingUseDefault)
  }

  @Test("AU-03 A stack has the size of its views, within its margins if configured")
  func ownSize() {
    let row = UIStackView(arrangedSubviews: [a, b, c])
    row.spacing = 5
    row.alignment = .center
    expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: CGSize(width: 110, height: 40))
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: CGSize(width: 116, height: 44))
  }

  @Test("AU-03 Stacks in stacks")
  func nesting() {
    let column = UIStackView(arrangedSubviews: [b, c])
    column.axis = .vertical
    column.spacing = 2
    column.alignment = .leading
    let row = stack(200, 62, [a, column]) { $0.spacing = 6 }
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row.layoutIfNeeded()
    expect(a.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 62))
    expect(column.frame, equals: CGRect(x: 36, y: 0, width: 164, height: 62))
    expect(b.frame, equals: CGRect(x: 0, y: 0, width: 60, height: 20))
    expect(c.frame, equals: CGRect(x: 0, y: 22, width: 10, height: 40))
  }

  @Test("AU-03 A row reads from the right where the interface does")
  func rightToLeft() {
    _ = stack(200, 50, [a, b]) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.distribution = .equalSpacing
    }
    expect(a.frame.maxX, equals: 200)
    expect(b.frame.minX, equals: 0)
  }

  @Test("AU-03 Hidden views take no space; removed ones remain subviews until they are removed from the superview")
  func hiding() {
    let row = stack(300, 50, [a, b, c]) {
      $0.spacing = 10
      $0.distribution = .equalSpacing
    }
    b.isHidden = true
    row.distribution = .fill
    row.layoutIfNeeded()
    expect(a.frame.minX, equals: 0)
    expect(c.frame.minX, equals: a.frame.maxX + 10)
    b.isHidden = false
    row.layoutIfNeeded()
    expect(b.frame.minX, equals: a.frame.maxX + 10)
    row.removeArrangedSubview(b)
    row.layoutIfNeeded()
    expect(row.arrangedSubviews, equals: [a, c])
    expect(b.superview === row)
    b.removeFromSuperview()
    row.insertArrangedSubview(b, at: 0)
    row.layoutIfNeeded()
    expect(row.arrangedSubviews, equals: [b, a, c])
    expect(b.frame.minX, equals: 0)
    a.removeFromSuperview()
    expect(row.arrangedSubviews, equals: [b, c])
  }

  @Test("AU-03 A view hidden in an animation is seen leaving, and is hidden at its end")
  func animatedHiding() {
    let screen = TestScreen()
    let row = UIStackView(arrangedSubviews: [a, b, c])
    row.alignment = .top
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    let host = UIView()
    host.addSubview(row)
    screen.show(host)
    screen.layout()
    let start = c.frame.minX
    c.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    screen.layout()
    UIView.animate(withDuration: 1) { self.b.isHidden = true }
    expect(b.isHidden)
    expect(c.frame.minX, equals: 30)
    screen.advance(by: 0.5)
    expect(b.layer.presentation()?.isHidden, equals: false)
    let x = c.layer.presentation()?.frame.minX ?? 0
    expect(x > 30 && x < start)
    screen.advance(by: 0.7)
    expect(b.layer.presentation()?.isHidden ?? true)
  }
}
