import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct PresentationsTests {
  @Test("Presentations: every way is shown, and left again, alone and with another on top", arguments: [CGFloat(320), 800], [true, false])
  func everyWay(width: CGFloat, isModern: Bool) {
    let stage = SampleStage(
      PresentationsController(), size: CGSize(width: width, height: 1100), design: isModern ? .modern : .classic)
    let (screen, root) = (stage.screen, stage.navigation)
    for section in 0..<stage.table.numberOfSections {
      for row in 0..<stage.table.numberOfRows(inSection: section) {
        stage.tapRow(row, section)
        if let stack = root.presentedViewController as? UINavigationController {
          stack.topViewController?.present(PresentedController.inStack(), animated: true)
          screen.settle(timeout: 2)
          #expect(stack.presentedViewController != nil, "row \(row) of \(section)")
          root.dismiss(animated: true)
        } else {
          #expect(root.presentedViewController is UIAlertController, "row \(row) of \(section)")
          screen.press(.keyboardEscape)
        }
        screen.settle(timeout: 2)
        #expect(root.presentedViewController == nil && screen.window.subviews == [root.view], "row \(row) of \(section)")
      }
    }
  }

  @Test("Presentations: the panel goes at a touch beside it, a question’s answer shows in the title")
  func ways() {
    let stage = SampleStage(PresentationsController(), size: CGSize(width: 320, height: 1100))
    stage.tapRow(4, 2)
    #expect(stage.navigation.presentedViewController?.view.frame == CGRect(x: 0, y: 0, width: 256, height: 1100))
    stage.screen.tap(CGPoint(x: 300, y: 600))
    stage.screen.settle(timeout: 2)
    #expect(stage.navigation.presentedViewController == nil)
    stage.tapRow(1, 3)
    stage.tap("Delete")
    #expect(stage.controller.title == "Delete")
  }
}
