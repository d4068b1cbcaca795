import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct PopoverControllerTests {
  private final class Delegate: NSObject, UIPopoverControllerDelegate {
    var log: [String] = []
    var permits = false

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
      log.append("should")
      return permits
    }

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { log.append("did") }
  }

  @Test("A popover of the older class is shown beside its anchor at every width, and asks its delegate before a touch hides it")
  func presenting() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let front = UIViewController()
    screen.show(front)
    let anchor = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    front.view.addSubview(anchor)
    let content = UIViewController()
    let popover = UIPopoverController(contentViewController: content)
    let delegate = Delegate()
    popover.delegate = delegate
    popover.contentSize = CGSize(width: 200, height: 150)
    expect(!popover.isPopoverVisible && popover.popoverArrowDirection == .unknown)
    popover.present(from: anchor.bounds, in: anchor, permittedArrowDirections: .any, animated: true)
    screen.settle()
    expect(popover.isPopoverVisible && front.presentedViewController === content)
    expect(popover.popoverArrowDirection, equals: .up)
    expect(content.view.convert(content.view.bounds, to: nil).size, equals: CGSize(width: 200, height: 150))
    screen.tap(CGPoint(x: 200, y: 600))
    screen.settle()
    expect(popover.isPopoverVisible && delegate.log == ["should"])
    delegate.permits = true
    screen.tap(CGPoint(x: 200, y: 600))
    screen.settle()
    expect(!popover.isPopoverVisible && delegate.log == ["should", "should", "did"])
    popover.present(from: anchor.bounds, in: anchor, permittedArrowDirections: .any, animated: false)
    screen.settle()
    popover.dismiss(animated: false)
    screen.settle()
    expect(!popover.isPopoverVisible && delegate.log.count == 3)
  }

  @Test("The accessibility properties of a navigation item are its own members")
  func navigationItem() {
    final class Item: UINavigationItem {
      override var accessibilityHint: String? {
        get { "hint" }
        set {}
      }
    }
    let item = Item(title: "Title")
    item.accessibilityLabel = "label"
    expect(item.accessibilityLabel == "label" && item.accessibilityHint == "hint")
  }

  @Test("The complement of a set of characters can be changed")
  func complement() {
    var others = CharacterSet.decimalDigits._inverted
    others.remove(charactersIn: "+*")
    others.insert("7")
    expect(!others.contains("+") && !others.contains("5") && others.contains("7") && others.contains("a"))
  }
}
