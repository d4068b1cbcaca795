import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Constraints on views: where they are stored, their effect, and the messages if they are invalid.
@MainActor @Suite struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func child(in parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test("AU-01 Edges, sizes and centers place a view")
  func basics() {
    let view = child()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 10, y: 20, width: 100, height: 50))
    let other = child()
    NSLayoutConstraint(item: other, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1, constant: 0)
      .isActive = true
    NSLayoutConstraint(item: other, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1, constant: 8)
      .isActive = true
    NSLayoutConstraint(
      item: other, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 40
    ).isActive = true
    other.heightAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    expect(other.frame, equals: CGRect(x: 140, y: 78, width: 40, height: 30))
  }

  @Test("AU-01 A constraint is held by the nearest common ancestor and ends with the hierarchy it needs")
  func holding() {
    let outer = child()
    let inner = child(in: outer)
    let constraint = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    constraint.isActive = true
    expect(root.constraints, equals: [constraint])
    let size = inner.widthAnchor.constraint(equalToConstant: 10)
    size.isActive = true
    expect(inner.constraints, equals: [size])
    inner.removeFromSuperview()
    expect(!constraint.isActive)
    expect(root.constraints.isEmpty)
    expect(size.isActive)
    size.isActive = false
    expect(inner.constraints.isEmpty)
  }

  @Test("AU-01 Constraints move with their views: built detached, added later, laid out where they are")
  func moving() {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    let label = child(in: card)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      label.heightAnchor.constraint(equalToConstant: 20),
      card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor), card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 36))
    expect(label.frame, equals: CGRect(x: 8, y: 8, width: 304, height: 20))

    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 2), card.widthAnchor.constraint(equalToConstant: 60),
      card.topAnchor.constraint(equalTo: other.topAnchor),
    ])
    other.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 2, y: 0, width: 60, height: 36))
    expect(label.frame, equals: CGRect(x: 8, y: 8, width: 44, height: 20))
    expect(root.constraints.isEmpty)
  }

  @Test("AU-01 Changing a constant or the root's size lays out again")
  func changes() {
    let view = child()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, view.trailingAnchor.constraint(equalTo: root.trailingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 270, y: 0, width: 50, height: 480))
    width.constant = 70
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 250, y: 0, width: 70, height: 480))
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 130, y: 0, width: 70, height: 100))
  }

  @Test("AU-01 Without a common ancestor the error says so, and no constraint is activated")
  func noCommonAncestor() {
    let view = child()
    let stranger = UIView()
    let constraint = view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
    let message = caughtUIKitError { constraint.isActive = true }
    expect(
      message?.hasPrefix("Unable to activate constraint with anchors <NSLayoutXAxisAnchor") == true
        || message?.contains("no common ancestor") == true)
    expect(!constraint.isActive)
  }

  @Test("AU-04 What cannot hold together is logged with its members, and one of them is broken")
  func conflict() {
    let view = child()
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), narrow, wide,
    ])
    let log = warnings { root.layoutIfNeeded() }
    expect(log.count, equals: 1)
    expect(log.first?.hasPrefix("Unable to simultaneously satisfy constraints."), equals: true)
    expect(log.first?.contains(".width == 50") == true || log.first?.contains("(50)]") == true)
    expect(view.frame.width, equals: 50)
    expect(
      warnings {
        root.setNeedsLayout(); root.layoutIfNeeded()
      }.isEmpty)
    narrow.isActive = false
    root.layoutIfNeeded()
    expect(view.frame.width, equals: 80)
  }

  @Test("AU-03 Views with frames and views with constraints live in one tree")
  func mixed() {
    let framed = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
    root.addSubview(framed)
    let beside = child()
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 4), beside.topAnchor.constraint(equalTo: framed.topAnchor),
      beside.widthAnchor.constraint(equalTo: framed.widthAnchor), beside.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(beside.frame, equals: CGRect(x: 84, y: 30, width: 60, height: 10))
    framed.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    root.layoutIfNeeded()
    expect(beside.frame, equals: CGRect(x: 104, y: 0, width: 100, height: 10))
    expect(framed.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 40))
    // A constraint may refer to a view whose frame is set explicitly.
    let within = child(in: framed)
    NSLayoutConstraint.activate([
      within.leadingAnchor.constraint(equalTo: beside.leadingAnchor), within.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      within.widthAnchor.constraint(equalToConstant: 5), within.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    expect(within.frame, equals: CGRect(x: 104, y: 7, width: 5, height: 5))
  }

  @Test("A long label wraps beside a short one, whose width does not become negative") func negativeWidth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (long, short) = (UILabel(), UILabel())
    for label in [long, short] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    long.numberOfLines = 0
    long.text = String(repeating: "words ", count: 40)
    short.text = "7.4"
    short.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      long.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16), long.topAnchor.constraint(equalTo: root.topAnchor),
      short.leadingAnchor.constraint(greaterThanOrEqualTo: long.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: short.trailingAnchor, constant: 40), short.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(long.frame.maxX <= 252 && long.frame.height > 60, "\(long.frame)")
    short.removeFromSuperview()
    root.layoutIfNeeded()
    expect(long.frame.maxX, above: 300, "\(long.frame)")
  }

  @Test("HT-06 systemLayoutSizeFitting returns the size that constraints need, in a tree or without one")
  func fitting() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let label = SizedView(CGSize(width: 90, height: 21))
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 15),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -15),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11),
    ])
    expect(content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: CGSize(width: 120, height: 43))
    let wide = content.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    expect(wide, equals: CGSize(width: 320, height: 43))
    content.layoutIfNeeded()
    expect(label.frame, equals: CGRect(x: 15, y: 11, width: 290, height: 22))
    expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: CGSize(width: 90, height: 21))
  }

  @Test("AU-03 Margins, safe area and custom guides")
  func guides() {
    root.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = child()
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), guide.heightAnchor.constraint(equalToConstant: 50),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor), view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(guide.layoutFrame, equals: CGRect(x: 16, y: 100, width: 288, height: 50))
    expect(view.frame, equals: CGRect(x: 88, y: 120, width: 144, height: 10))
    root.layoutMargins.left = 36
    root.layoutIfNeeded()
    expect(guide.layoutFrame, equals: CGRect(x: 36, y: 100, width: 268, height: 50))
  }

  @Test("AU-03 Leading and trailing change sides from right to left, and so does the sign of the constant")
  func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = child()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expect(view.frame.minX, equals: 260)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    expect(view.frame.minX, equals: 10)
  }

  @Test("A constraint with a multiplier or constant that is no number is refused in UIKit's words")
  func numbers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    root.addSubview(view)
    func constraint(_ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: second, multiplier: multiplier, constant: constant)
    }
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let multiplied = caughtUIKitError { constraint(.right, number, 0).isActive = true }
      expect(multiplied?.contains("NSLayoutConstraint multiplier is not finite!  That's illegal.") ?? false)
      let moved = caughtUIKitError { constraint(.right, 1, number).isActive = true }
      expect(moved?.contains("NSLayoutConstraint constant is not finite!  That's illegal.") ?? false)
      let sound = constraint(.right, 1, -20)
      sound.isActive = true
      expect(caughtUIKitError { sound.constant = number }?.contains("constant is not finite!") ?? false)
      expect(sound.constant, equals: -20)
      sound.isActive = false
    }
    expect(caughtUIKitError { constraint(.width, 1, 0).isActive = true }?.contains("Invalid pairing of layout attributes") ?? false)
  }

  @Test("AU-03 updateConstraints is called before layout, inner views first, once for each request")
  func updates() {
    let outer = UpdatingView()
    let inner = UpdatingView()
    UpdatingView.order = []
    outer.addSubview(inner)
    root.addSubview(outer)
    root.layoutIfNeeded()
    expect(UpdatingView.order.count, equals: 2)
    expect(UpdatingView.order.first === inner)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expect(UpdatingView.order.count, equals: 2)
    outer.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    expect(UpdatingView.order.count, equals: 3)
  }

  @Test("AU-04 Ambiguity, what affects a layout, and descriptions")
  func diagnosis() {
    let view = child()
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    expect(view.hasAmbiguousLayout)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    expect(!view.hasAmbiguousLayout)
    expect(view.constraintsAffectingLayout(for: .horizontal), equals: [left, width])
    expect(width.description.contains("H:[UIView:0x"))
    expect(width.description.contains("(50)]"))
    expect(left.description.contains("H:|-(16)-[UIView:0x"))
    expect(left.description.contains("(active, names: '|':UIView:0x"))
  }
}

/// A view with a natural size, as a label has.
final class SizedView: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ size: CGSize) {
    natural = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    natural = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { natural }
}

final class UpdatingView: UIView {
  static var order: [UIView] = []

  override func updateConstraints() {
    Self.order.append(self)
    super.updateConstraints()
  }
}

/// Returns the warnings that are logged while `body` runs.
@MainActor func warnings(_ body: () -> Void) -> [String] {
  final class Box: @unchecked Sendable {
    var messages: [String] = []
  }
  let box = Box()
  let old = UIKitErrorHandler.warningHandler
  UIKitErrorHandler.warningHandler = { box.messages.append($0) }
  body()
  UIKitErrorHandler.warningHandler = old
  return box.messages
}
