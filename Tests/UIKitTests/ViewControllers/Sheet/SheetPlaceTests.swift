import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestlePlatform
import UIKit
import UIKitTesting

@Suite("Presenting: where sheets stand") @MainActor
struct SheetPlaceTests {
  private func frame(_ controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }

  @Test("In a low window a sheet covers the whole, unless it is to stay at the edge; there it may be narrower")
  func lowWindow() {
    let screen = TestScreen(size: CGSize(width: 480, height: 300))
    let root = UIViewController()
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 300, height: 200)
    screen.show(root)
    let sheet = content.sheetPresentationController!
    sheet.detents = [.medium(), .large()]
    root.present(content, animated: true)
    screen.settle()
    expect(frame(content), equals: CGRect(x: 0, y: 0, width: 480, height: 300))
    sheet.prefersEdgeAttachedInCompactHeight = true
    screen.layout()
    expect(frame(content), equals: CGRect(x: 0, y: 150, width: 480, height: 150))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    screen.layout()
    expect(frame(content), equals: CGRect(x: 90, y: 150, width: 300, height: 150))
    screen.drag(from: CGPoint(x: 240, y: 170), to: CGPoint(x: 240, y: 30))
    screen.settle()
    expect(frame(content), equals: CGRect(x: 90, y: 0, width: 300, height: 300))
    sheet.prefersEdgeAttachedInCompactHeight = false
    screen.layout()
    expect(frame(content), equals: CGRect(x: 0, y: 0, width: 480, height: 300))
    screen.drag(from: CGPoint(x: 240, y: 30), to: CGPoint(x: 240, y: 280))
    screen.settle()
    expect(root.presentedViewController == nil)
  }

  @Test("Of two sheets as high as each other the lower one is lifted, so that its edge shows, and let down again")
  func stacked() {
    let screen = TestScreen()
    let (root, lower, upper) = (UIViewController(), UIViewController(), UIViewController())
    screen.show(root)
    root.present(lower, animated: true)
    screen.settle()
    lower.present(upper, animated: true)
    screen.advance(by: 0.1)
    let moving = lower.view.layer.presentation().map { $0.convert(CGPoint.zero, to: screen.window.layer).y } ?? 0
    expect(moving <= 10 && moving >= 2)
    screen.settle()
    expect(frame(lower) == CGRect(x: 0, y: 2, width: 320, height: 470) && frame(upper).minY == 10)
    // Dragged slightly and released, nothing has changed.
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 120))
    screen.settle()
    expect(frame(lower).minY == 2 && frame(upper).minY == 10)
    upper.sheetPresentationController?.detents = [.medium(), .large()]
    screen.settle()
    expect(frame(lower).minY, equals: 10)
    upper.sheetPresentationController?.selectedDetentIdentifier = .large
    screen.settle()
    expect(frame(lower).minY, equals: 2)
    screen.drag(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: 470))
    screen.settle()
    expect(lower.presentedViewController == nil && frame(lower) == CGRect(x: 0, y: 10, width: 320, height: 470))
  }

  @Test("Behind a sheet of full height the presenter is a smaller card below the status bar; it keeps its frame and safe area")
  func presenterCard() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    screen.window.backgroundColor = .black
    UIStatusBarManager.setDevice(DeviceProfile.named("iPhone 14"))
    let (root, content) = (UIViewController(), UIViewController())
    root.view.backgroundColor = .green
    content.view.backgroundColor = .systemBackground
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    screen.show(root)
    let safeArea = root.view.safeAreaInsets
    root.present(content, animated: true)
    screen.settle()
    expect(frame(root), equals: screen.window.bounds)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    screen.advance(by: 0.1)
    let moving = try #require(root.view.layer.presentation()).convert(root.view.bounds, to: screen.window.layer.presentation())
    expect(moving.minY > 0 && moving.minY < 47)
    screen.settle()
    let small = frame(root)
    expect(abs(small.minX - 16) < 0.01 && abs(small.width - 358) < 0.01 && abs(small.minY - 47) < 0.01)
    expect(root.view.frame == screen.window.bounds && root.view.safeAreaInsets == safeArea)
    expect(root.view.transform == .identity && root.view.superview === screen.window)
    let statusBar = UIScreen.main.statusBar
    expect(statusBar.statusBarStyle, equals: .lightContent, "around the card it is black")
    // Rotation lays it out again.
    screen.resize(to: CGSize(width: 400, height: 800))
    expect(root.view.frame.size == CGSize(width: 400, height: 800) && abs(frame(root).width - 368) < 0.01)
    screen.resize(to: CGSize(width: 390, height: 844))
    // A second sheet leaves it as it is.
    let upper = UIViewController()
    content.present(upper, animated: true)
    screen.settle()
    expect(abs(frame(root).minX - 16), below: 0.01)
    content.dismiss(animated: true)
    screen.settle()
    // Dragged slightly and released, nothing has changed.
    screen.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 120))
    screen.settle()
    expect(abs(frame(root).minX - 16), below: 0.01)
    root.dismiss(animated: true)
    screen.settle()
    expect(frame(root) == screen.window.bounds && root.view.layer.superlayer === screen.window.layer)
    expect(statusBar.statusBarStyle, equals: .default)
    let classic = TestScreen(design: .classic)
    let (below, above) = (UIViewController(), UIViewController())
    above.modalPresentationStyle = .pageSheet
    classic.show(below)
    below.present(above, animated: true)
    classic.settle()
    expect(frame(below), equals: classic.window.bounds)
  }

  @Test("The sheet a popover becomes in a narrow window is set up beforehand")
  func adaptiveSheet() {
    let screen = TestScreen(size: CGSize(width: 900, height: 700))
    let root = UIViewController()
    let content = UIViewController()
    screen.show(root)
    content.modalPresentationStyle = .popover
    let popover = content.popoverPresentationController!
    popover.sourceView = root.view
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    popover.adaptiveSheetPresentationController.prefersGrabberVisible = true
    root.present(content, animated: true)
    screen.settle()
    for _ in 0..<2 {
      screen.resize(to: CGSize(width: 320, height: 480))
      screen.settle()
      expect(frame(content), equals: CGRect(x: 0, y: 245, width: 320, height: 235))
      expect(content.sheetPresentationController === popover.adaptiveSheetPresentationController)
      screen.resize(to: CGSize(width: 900, height: 700))
      screen.settle()
      expect(frame(content).size, equals: CGSize(width: 320, height: 480))
    }
    screen.resize(to: CGSize(width: 320, height: 480))
    screen.settle()
    screen.drag(from: CGPoint(x: 160, y: 270), to: CGPoint(x: 160, y: 470))
    screen.settle()
    expect(root.presentedViewController == nil && screen.window.subviews == [root.view])
  }

  @Test("The older methods of a popover's delegate are called beside the newer ones")
  func olderDelegate() {
    @MainActor final class Older: NSObject, UIPopoverPresentationControllerDelegate {
      var log: Log!
      var allows = false
      func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController) -> Bool {
        log.add("should")
        return allows
      }
      func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) { log.add("did") }
    }
    let log = Log()
    let screen = TestScreen(size: CGSize(width: 900, height: 700))
    let root = UIViewController()
    let content = UIViewController()
    let delegate = Older()
    delegate.log = log
    screen.show(root)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: true)
    screen.settle()
    screen.tap(CGPoint(x: 20, y: 20))
    screen.settle()
    expect(log.take() == "should" && root.presentedViewController === content)
    delegate.allows = true
    screen.tap(CGPoint(x: 20, y: 20))
    screen.settle()
    expect(log.take() == "should, did" && root.presentedViewController == nil)
  }

  @Test("A presentation context may set the transition style of controllers presented over it")
  func contextStyle() {
    let screen = TestScreen()
    let (root, child, over) = (UIViewController(), UIViewController(), UIViewController())
    screen.show(root)
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    child.providesPresentationContextTransitionStyle = true
    child.modalTransitionStyle = .crossDissolve
    over.modalPresentationStyle = .overCurrentContext
    child.present(over, animated: true)
    screen.advance(by: 0.2)
    expect(over.view.layer.presentation()!.opacity, below: 0.9)
    expect(frame(over), equals: CGRect(x: 0, y: 0, width: 200, height: 200))
    screen.settle()
    expect(over.presentingViewController === child && root.presentedViewController == nil)
  }
}
