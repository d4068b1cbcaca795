import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Presenting: popovers") @MainActor
struct PopoverTests {
  private let screen = TestScreen(size: CGSize(width: 900, height: 700))

  private func present(from rect: CGRect, size: CGSize = CGSize(width: 200, height: 150)) -> (UIViewController, UIViewController) {
    let first = UIViewController()
    let second = UIViewController()
    second.modalPresentationStyle = .popover
    second.preferredContentSize = size
    screen.show(first)
    let source = UIView(frame: rect)
    first.view.addSubview(source)
    second.popoverPresentationController?.sourceView = source
    first.present(second, animated: true)
    screen.settle()
    return (first, second)
  }

  @Test("The popover is below its source, else above, else beside it, within the window")
  func placement() {
    let cases: [(CGRect, UIPopoverArrowDirection, CGRect)] = [
      (CGRect(x: 400, y: 100, width: 100, height: 40), .up, CGRect(x: 350, y: 153, width: 200, height: 150)),
      (CGRect(x: 400, y: 600, width: 100, height: 40), .down, CGRect(x: 350, y: 437, width: 200, height: 150)),
      (CGRect(x: 0, y: 100, width: 40, height: 40), .up, CGRect(x: 10, y: 153, width: 200, height: 150)),
    ]
    for (source, direction, content) in cases {
      let (_, second) = present(from: source)
      expect(second.popoverPresentationController?.arrowDirection, equals: direction)
      expect(second.view.convert(second.view.bounds, to: nil), equals: content)
    }
    let (_, tall) = present(from: CGRect(x: 100, y: 300, width: 50, height: 50), size: CGSize(width: 200, height: 500))
    expect(tall.popoverPresentationController?.arrowDirection, equals: .left)
  }

  @Test("A popover that leaves as it came is not drawn again")
  func drawnOnce() {
    let before = screen.work.groups
    let (first, second) = present(from: CGRect(x: 400, y: 100, width: 100, height: 40))
    second.view.backgroundColor = .systemTeal
    screen.settle()
    second.dismiss(animated: false)
    screen.settle()
    second.popoverPresentationController?.sourceView = first.view.subviews.last
    first.present(second, animated: true)
    screen.settle()
    let shown = screen.work.groups
    expect(shown, above: before)
    second.dismiss(animated: true)
    screen.advance(by: 0.1)
    let isSame = screen.snapshot().hasSamePixels(as: screen.snapshotFromScratch())
    expect(isSame && screen.work.groups == shown)
    screen.settle()
    expect(first.presentedViewController == nil && screen.work.groups == shown)
  }

  @Test("A touch beside it dismisses it, one on a view let through does not; Escape does")
  func touches() {
    let (first, second) = present(from: CGRect(x: 400, y: 100, width: 100, height: 40))
    var taps = 0
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    first.view.addSubview(control)
    second.popoverPresentationController?.passthroughViews = [control]
    screen.tap(CGPoint(x: 20, y: 20))
    screen.settle()
    expect(taps == 1 && first.presentedViewController === second)
    screen.tap(CGPoint(x: 450, y: 200))
    screen.settle()
    expect(first.presentedViewController === second)
    screen.tap(CGPoint(x: 800, y: 600))
    screen.settle()
    expect(first.presentedViewController == nil)
    let (third, _) = present(from: CGRect(x: 400, y: 100, width: 100, height: 40))
    screen.press(.keyboardEscape)
    screen.settle()
    expect(third.presentedViewController == nil)
  }

  @Test("In a narrow window it is a sheet, and adapts to the window's width while it is presented")
  func adapting() {
    let (_, second) = present(from: CGRect(x: 100, y: 100, width: 100, height: 40))
    screen.resize(to: CGSize(width: 320, height: 480))
    screen.settle()
    expect(second.view.convert(second.view.bounds, to: nil), equals: CGRect(x: 0, y: 10, width: 320, height: 470))
    screen.resize(to: CGSize(width: 900, height: 700))
    screen.settle()
    expect(second.view.convert(second.view.bounds, to: nil).size, equals: CGSize(width: 200, height: 150))
    second.dismiss(animated: true)
    screen.settle()
    expect(second.view.window == nil)
    screen.resize(to: CGSize(width: 320, height: 480))
    let (first, third) = present(from: CGRect(x: 100, y: 100, width: 100, height: 40))
    expect(third.view.bounds.width, equals: 320)
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 420))
    screen.settle()
    expect(first.presentedViewController == nil)
  }

  @Test("The anchor may be set after the popover is presented, in the same turn", arguments: [false, true])
  func lateSource(animated: Bool) {
    let first = UIViewController()
    let second = UIViewController()
    second.modalPresentationStyle = .popover
    screen.show(first)
    let anchor = UIView(frame: CGRect(x: 40, y: 60, width: 20, height: 20))
    first.view.addSubview(anchor)
    let message = caughtUIKitError {
      first.present(second, animated: animated)
      second.popoverPresentationController?.sourceView = anchor
      screen.settle()
    }
    expect(message == nil)
    let early = UIViewController()
    let box = second.popoverPresentationController?.frameOfPresentedViewInContainerView
    first.dismiss(animated: false)
    early.modalPresentationStyle = .popover
    early.popoverPresentationController?.sourceView = anchor
    first.present(early, animated: false)
    screen.settle()
    expect(early.popoverPresentationController?.frameOfPresentedViewInContainerView == box)
  }

  @Test("A popover without anything to point at is an error")
  func noSource() {
    let first = UIViewController()
    let second = UIViewController()
    second.modalPresentationStyle = .popover
    screen.show(first)
    let message = caughtUIKitError {
      first.present(second, animated: false)
      screen.settle()
    }
    expect(message?.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs."), equals: true)
  }

  @Test("A controller that was shown inside another one in a narrow window can be presented again, and is deallocated")
  func wrapped() {
    @MainActor final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
      func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let first = UIViewController()
    screen.show(first)
    let wrapper = Wrapper()
    weak var gone: UIViewController?
    do {
      let second = UIViewController()
      gone = second
      for _ in 0..<2 {
        second.modalPresentationStyle = .popover
        second.popoverPresentationController?.delegate = wrapper
        second.popoverPresentationController?.sourceView = first.view
        first.present(second, animated: true)
        screen.settle()
        expect(first.presentedViewController is UINavigationController)
        expect(second.presentingViewController === first && second.view.window != nil)
        second.dismiss(animated: true)
        screen.settle()
        expect(first.presentedViewController == nil && second.presentingViewController == nil)
      }
    }
    expect(gone == nil)
  }
}
