import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Logs the size changes that a container reports to its children, and the safe area and margins of a controller.
@MainActor private final class Sizes: UIViewController {
  var log: Log!
  var share: CGFloat = 1
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    log.add("wanted \(Int(container.preferredContentSize.width))")
  }
  override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    CGSize(width: parentSize.width * share, height: parentSize.height)
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    log.add("\(title ?? "") \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    log.add("\(title ?? "") \(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
    log.add("\(title ?? "") traits")
  }
  override func viewSafeAreaInsetsDidChange() { log.add("\(title ?? "") safe \(Int(view.safeAreaInsets.top))") }
  override func viewLayoutMarginsDidChange() { log.add("\(title ?? "") margins \(Int(view.layoutMargins.left))") }
}

@Suite("Controllers: sizes, traits, safe area and margins") @MainActor
struct ContainerSizeTests {
  private let screen = TestScreen()
  private let log = Log()

  private func make(_ title: String) -> Sizes {
    let controller = Sizes()
    controller.title = title
    controller.log = log
    return controller
  }

  @Test("A container receives the preferred sizes of its child and of the controller it presents, and determines its child's size")
  func sizes() {
    let (parent, child) = (make("p"), make("c"))
    parent.share = 0.5
    screen.show(parent)
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 160, height: 480)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.layout()
    _ = log.take()
    child.preferredContentSize = CGSize(width: 120, height: 90)
    child.preferredContentSize = CGSize(width: 120, height: 90)
    expect(log.take(), equals: "wanted 120")
    screen.resize(to: CGSize(width: 800, height: 600))
    expect(log.take(), equals: "p regular, c regular, p 800, c 400, p traits, c traits")
    screen.resize(to: CGSize(width: 900, height: 600))
    expect(log.take(), equals: "p 900, c 450")
    // A child with overridden traits keeps them.
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    expect(log.take() == "c traits" && child.traitCollection.horizontalSizeClass == .compact)
    expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass, equals: .compact)
    screen.resize(to: CGSize(width: 320, height: 480))
    expect(log.take(), equals: "p compact, c compact, p 320, c 160, p traits")
  }

  @Test("Safe area and margins: controllers that add to them are notified, and so are their children")
  func insets() {
    let (parent, child) = (make("p"), make("c"))
    screen.show(parent)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.layout()
    _ = log.take()
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    expect(log.take(), equals: "p safe 30, p margins 16, c safe 30, c margins 16")
    expect(child.view.safeAreaInsets.top == 30 && child.view.layoutMargins.top == 30)
    child.additionalSafeAreaInsets.top = 5
    expect(log.take(), equals: "c safe 35, c margins 16")
    child.viewRespectsSystemMinimumLayoutMargins = false
    expect(log.take() == "c margins 0" && child.view.layoutMargins.left == 0)
    child.view.directionalLayoutMargins.leading = 40
    expect(log.take(), equals: "c margins 40")
    expect(parent.systemMinimumLayoutMargins.leading, equals: 16)
    screen.resize(to: CGSize(width: 800, height: 600))
    expect(parent.systemMinimumLayoutMargins.leading == 20 && parent.view.layoutMargins.left == 20)
  }

  @Test("A presented controller with a preferred size resizes its sheet or popover when that size changes")
  func presentedSize() {
    screen.resize(to: CGSize(width: 900, height: 700))
    let (root, content) = (UIViewController(), UIViewController())
    screen.show(root)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 40, height: 40)
    root.present(content, animated: false)
    screen.settle()
    expect(content.view.bounds.size, equals: CGSize(width: 200, height: 100))
    content.preferredContentSize = CGSize(width: 260, height: 180)
    screen.layout()
    expect(content.view.bounds.size, equals: CGSize(width: 260, height: 180))
    // In a stack, the top controller is called, and has the bar above.
    let stack = UINavigationController(rootViewController: UIViewController())
    content.dismiss(animated: false)
    stack.modalPresentationStyle = .formSheet
    root.present(stack, animated: false)
    screen.settle()
    stack.topViewController?.preferredContentSize = CGSize(width: 300, height: 240)
    screen.layout()
    expect(stack.view.bounds.size, equals: CGSize(width: 300, height: 284))
    stack.setNavigationBarHidden(true, animated: false)
    stack.preferredContentSize = CGSize(width: 320, height: 200)
    screen.layout()
    expect(stack.view.bounds.size, equals: CGSize(width: 320, height: 200))
  }
}
