import Foundation
import Testing
import TrestleExpectations

import UIKit
@testable import UIKitViews

@Suite("Views: geometry") @MainActor
struct GeometryTests {
  private let stage = Stage()

  @Test("Frame, bounds and center follow each other")
  func frameBoundsCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    expect(view.bounds, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    expect(view.center, equals: CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 60, height: 50)
    expect(view.frame, equals: CGRect(x: 30, y: 20, width: 60, height: 50))
    view.center = CGPoint(x: 100, y: 100)
    expect(view.frame, equals: CGRect(x: 70, y: 75, width: 60, height: 50))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expect(view.bounds, equals: CGRect(x: 5, y: 6, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(abs(view.frame.width - 10), below: 1e-9)
  }

  private nonisolated static let shares: [(UIView.AutoresizingMask, CGRect)] = [
    ([.flexibleWidth], CGRect(x: 10, y: 10, width: 180, height: 20)),
    ([.flexibleLeftMargin], CGRect(x: 110, y: 10, width: 80, height: 20)),
    ([.flexibleRightMargin], CGRect(x: 10, y: 10, width: 80, height: 20)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 60, y: 10, width: 80, height: 20)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 180, height: 120)),
    ([.flexibleTopMargin], CGRect(x: 10, y: 110, width: 80, height: 20)),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 10, width: 160, height: 20)),
  ]

  @Test("Autoresizing gives each flexible part its share", arguments: shares)
  func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 200)
    expect(inner.frame, equals: expected)
    outer.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 100, height: 100)
    expect(inner.frame, equals: expected)
  }

  @Test("Autoresizing from nothing gives the flexible parts equal shares")
  func autoresizingFromZero() {
    let outer = UIView()
    let inner = UIView()
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    expect(inner.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("Flexible margins center a view in a superview that was empty")
  func centeringFromZero() {
    let outer = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    expect(inner.frame, equals: CGRect(x: 28, y: 3, width: 24, height: 24))
  }

  @Test("Points and rectangles convert through scrolled and transformed views")
  func conversion() {
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let inner = UIView(frame: CGRect(x: 5, y: 60, width: 20, height: 20))
    scrolled.addSubview(inner)
    stage.root.addSubview(scrolled)
    expect(inner.convert(CGPoint(x: 1, y: 1), to: stage.root), equals: CGPoint(x: 16, y: 31))
    expect(inner.convert(CGPoint(x: 1, y: 1), to: nil), equals: CGPoint(x: 16, y: 31))
    expect(inner.convert(CGPoint(x: 16, y: 31), from: stage.root), equals: CGPoint(x: 1, y: 1))
    expect(inner.convert(inner.bounds, to: stage.root), equals: CGRect(x: 15, y: 30, width: 20, height: 20))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(inner.convert(inner.bounds, to: stage.root), equals: CGRect(x: 5, y: 20, width: 40, height: 40))
    expect(inner.convert(CGPoint(x: 10, y: 10), from: stage.root).x, equals: 2.5)
  }

  @Test("A touch hits the frontmost view that is visible and takes touches")
  func hitTesting() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(back)
    stage.root.addSubview(front)
    let point = CGPoint(x: 50, y: 50)
    expect(stage.window.hitTest(point, with: nil) === front)
    front.isHidden = true
    expect(stage.window.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.005
    expect(stage.window.hitTest(point, with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    expect(stage.window.hitTest(point, with: nil) === back)
    back.layer.zPosition = 1
    front.isUserInteractionEnabled = true
    expect(stage.window.hitTest(point, with: nil) === back)
    expect(stage.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === stage.root)
    expect(stage.window.hitTest(CGPoint(x: 1000, y: 50), with: nil) == nil)
  }

  @Test("A point outside of the superview is not looked for below it, though it is shown")
  func outsideOfSuperview() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    expect(stage.window.hitTest(CGPoint(x: 45, y: 45), with: nil) === inner)
    expect(stage.window.hitTest(CGPoint(x: 80, y: 80), with: nil) === stage.root)
  }

  @Test("Only a view that draws has a bitmap, and the check of the class costs nothing")
  func drawingIsDetected() {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {}
    }
    final class Inherits: UIView {}
    expect(Drawing().flags.contains(.draws))
    expect(!Inherits().flags.contains(.draws))
    expect(!UIView().flags.contains(.draws))
    expect(!UIWindow().flags.contains(.draws))
  }

  @Test("A view makes the layer its class names, by the initializer that class has")
  func layerClass() {
    final class Special: CALayer {
      let number: Int
      override init() {
        number = 42
        super.init()
      }
      override init(layer: Any) {
        number = 42
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Host: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    expect((Host().layer as? Special)?.number, equals: 42)
  }

  @Test("Safe areas reach into subviews as far as they overlap")
  func safeArea() {
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 320, height: 460))
    let below = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    stage.root.addSubview(inner)
    stage.root.addSubview(below)
    stage.window.systemSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    expect(stage.root.safeAreaInsets, equals: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    expect(inner.safeAreaInsets, equals: UIEdgeInsets(top: 10, left: 0, bottom: 24, right: 0))
    expect(below.safeAreaInsets, equals: .zero)
    below.frame.origin.y = 5
    expect(below.safeAreaInsets.top, equals: 15)
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 18, left: 8, bottom: 32, right: 8))
    inner.insetsLayoutMarginsFromSafeArea = false
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("Margins are kept by side or by reading direction, and may keep those of the superview")
  func margins() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 180, height: 100))
    stage.root.addSubview(outer)
    outer.addSubview(inner)
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 5)
    expect(outer.layoutMargins, equals: UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 5))
    inner.preservesSuperviewLayoutMargins = true
    expect(inner.layoutMargins.left, equals: 20)
    outer.semanticContentAttribute = .forceRightToLeft
    expect(outer.layoutMargins, equals: UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 30))
  }

  @Test("Constraints to margins follow when a frame changes how far the superview's margins reach") func inheritedMargins() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    inner.addSubview(label)
    inner.preservesSuperviewLayoutMargins = true
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    expect(label.frame.maxX, equals: 92)
    inner.frame.size.width = 100
    outer.layoutIfNeeded()
    expect(label.frame.maxX, equals: 92)
    outer.layoutMargins.right = 30
    outer.layoutIfNeeded()
    expect(label.frame.maxX, equals: 70)
    outer.bounds.size.width = 110
    outer.layoutIfNeeded()
    expect(label.frame.maxX, equals: 80)
  }
}
