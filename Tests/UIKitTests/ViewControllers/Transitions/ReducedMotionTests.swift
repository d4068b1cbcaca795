import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@Suite("Reduced motion: screens fade where they would move") @MainActor
struct ReducedMotionTests {
  private let screen = TestScreen()

  private func shown(_ view: UIView) -> (y: CGFloat, x: CGFloat, alpha: Float) {
    let layer = view.layer.presentation() ?? view.layer
    return (layer.frame.minY, layer.frame.minX, layer.opacity)
  }

  @Test("Presentations fade in place, independent of their style", arguments: [UIDesign.modern, .classic])
  func presenting(_ design: UIDesign) {
    for prefers in [false, true] {
      let screen = TestScreen(design: design)
      UIAccessibility.isReduceMotionEnabled = !prefers
      UIAccessibility.prefersCrossFadeTransitions = prefers
      let first = UIViewController()
      screen.show(first)
      let sheet = UIAlertController(title: nil, message: "One", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "OK", style: .cancel))
      let alert = UIAlertController(title: nil, message: "One", preferredStyle: .alert)
      let flipped = UIViewController()
      flipped.modalTransitionStyle = .flipHorizontal
      flipped.modalPresentationStyle = .fullScreen
      for controller in [UIViewController(), sheet, alert, flipped] {
        first.present(controller, animated: true)
        screen.advance(by: 0.12)
        let view = controller.presentationController!.presentedView!
        let final = controller.presentationController!.acting.frameOfPresentedViewInContainerView
        expect(shown(view).alpha > 0.02 && shown(view).alpha < 0.98)
        expect(view.layer.presentation()!.frame, equals: final)
        screen.settle()
        expect(view.alpha, equals: 1)
        first.dismiss(animated: true)
        screen.advance(by: 0.08)
        expect(shown(view).alpha < 0.99 && view.layer.presentation()!.frame == final)
        screen.settle()
        expect(first.presentedViewController == nil)
      }
    }
  }

  @Test("A push and a pop fade, the bar's words too, and the swipe back follows the finger by fading")
  func pushing() throws {
    UIAccessibility.isReduceMotionEnabled = true
    let root = UIViewController()
    root.title = "Root"
    let top = UIViewController()
    top.title = "Top"
    for controller in [root, top] { controller.view.backgroundColor = .systemBackground }
    let stack = UINavigationController(rootViewController: root)
    screen.show(stack)
    stack.pushViewController(top, animated: true)
    screen.advance(by: 0.15)
    let page = try #require(top.view.superview)
    let half = shown(page)
    expect(half.x == 0 && half.alpha > 0.1 && half.alpha < 0.9)
    expect(root.view.superview?.layer.presentation()?.frame.minX ?? 0, equals: 0)
    screen.settle()
    expect(page.alpha == 1 && stack.topViewController === top)
    let touch = screen.touchDown(CGPoint(x: 2, y: 240))
    for step in 1...10 {
      touch.move(to: CGPoint(x: 2 + 16 * CGFloat(step), y: 240))
      screen.advance(by: 1.0 / 60)
    }
    let held = shown(page)
    expect(held.x == 0 && held.alpha > 0.2 && held.alpha < 0.8)
    touch.move(to: CGPoint(x: 20, y: 240))
    screen.advance(by: 0.2)
    touch.up()
    screen.settle()
    expect(stack.topViewController === top && page.alpha == 1)
    stack.popViewController(animated: true)
    screen.advance(by: 0.15)
    expect(shown(page).x == 0 && shown(page).alpha < 0.9)
    screen.settle()
    expect(stack.topViewController === root)
  }
}
