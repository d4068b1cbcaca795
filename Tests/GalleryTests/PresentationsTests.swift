import CoreGraphics
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

@MainActor @Suite struct PresentationsTests {
  @Test(
    "Presentations: every way is shown, and left again, alone and with another on top",
    arguments: zip([CGSize(width: 320, height: 480), CGSize(width: 700, height: 480)], [true, false]))
  func everyWay(size: CGSize, isModern: Bool) {
    let stage = SampleStage(PresentationsController(), size: size, design: isModern ? .modern : .classic)
    let (screen, root) = (stage.screen, stage.navigation)
    // A few frames are enough for the transitions.
    func wait() { screen.advance(by: 1.2, fps: 5) }
    for section in 0..<stage.table.numberOfSections {
      for row in 0..<stage.table.numberOfRows(inSection: section) {
        stage.reveal(row, section)
        screen.tap(stage.point(row, section))
        wait()
        if let stack = root.presentedViewController as? UINavigationController {
          stack.topViewController?.present(PresentedController.inStack(), animated: true)
          wait()
          expect(stack.presentedViewController != nil, "row \(row) of \(section)")
          root.dismiss(animated: true)
        } else {
          expect(root.presentedViewController is UIAlertController, "row \(row) of \(section)")
          screen.press(.keyboardEscape)
        }
        wait()
        expect(root.presentedViewController == nil && screen.window.subviews == [root.view], "row \(row) of \(section)")
      }
    }
  }

  @Test("Presentations: a touch outside dismisses the panel, and the title shows the answer of an alert")
  func ways() {
    let stage = SampleStage(PresentationsController(), size: CGSize(width: 320, height: 480))
    stage.tapRow(4, 2)
    expect(stage.navigation.presentedViewController?.view.frame, equals: CGRect(x: 0, y: 0, width: 256, height: 480))
    stage.screen.tap(CGPoint(x: 300, y: 300))
    stage.screen.settle(timeout: 2)
    expect(stage.navigation.presentedViewController == nil)
    stage.tapRow(1, 3)
    stage.tap("Delete")
    expect(stage.controller.title, equals: "Delete")
  }
}
