import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitObjects
@testable import UIKitServices
@testable import UIKitViews

/// The choices of pages, paper and printer.
@MainActor @Suite(.serialized) struct PrintChoiceTests {
  private final class Pages: UIPrintPageRenderer {
    var drawn: [Int] = []
    var paper = CGSize.zero
    override var numberOfPages: Int { 4 }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      drawn.append(pageIndex)
      paper = paperRect.size
    }
  }

  @Test("The options choose a range of pages, whose ends limit each other, and the paper")
  func range() throws {
    var sent: [Data] = []
    PrintQueue.replacement = (
      ["Office"],
      { data, _ in
        sent.append(data)
        return true
      }
    )
    defer { PrintQueue.replacement = nil }
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let controller = UIViewController()
    screen.show(controller)
    let printing = UIPrintInteractionController.shared
    let pages = Pages()
    printing.printPageRenderer = pages
    printing.showsPageRange = true
    printing.showsPaperSelectionForLoadedPapers = true
    defer {
      printing.showsPageRange = false
      printing.showsPaperSelectionForLoadedPapers = false
    }
    expect(printing.present(animated: true))
    screen.settle()
    func press(_ half: String, _ name: String) {
      expect(screen.reader.activate(half, in: name), "\(half) \(name)")
      screen.settle()
    }
    press("Increment", "From Page")
    press("Decrement", "To Page")
    press("Decrement", "To Page")
    // The last page cannot be before the first.
    _ = screen.reader.activate("Decrement", in: "To Page")
    screen.settle()
    expect(screen.reader.activate("Letter"))
    let navigation = try #require(controller.presentedViewController as? UINavigationController)
    try #require(navigation.topViewController?.navigationItem.rightBarButtonItem).performAction()
    screen.settle()
    expect(pages.drawn == [1] && sent.count == 1)
    expect(pages.paper, equals: CGSize(width: 612, height: 792))
  }

  @Test("Without several pages there is no range to choose")
  func single() throws {
    PrintQueue.replacement = (["Office"], { _, _ in true })
    defer { PrintQueue.replacement = nil }
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let controller = UIViewController()
    screen.show(controller)
    let printing = UIPrintInteractionController.shared
    printing.printFormatter = UISimpleTextPrintFormatter(text: "one line")
    printing.showsPageRange = true
    defer { printing.showsPageRange = false }
    printing.present(animated: true)
    screen.settle()
    expect(!screen.accessibilityTree().contains("From Page"))
    printing.dismiss(animated: true)
    screen.settle()
  }

  @Test("A printer picker lists printers that its delegate lets it, and tells of the chosen one")
  func picker() {
    final class Delegate: NSObject, UIPrinterPickerControllerDelegate {
      var log: [String] = []
      func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool {
        printer.displayName != "Broken"
      }
      func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) { log.append("presented") }
      func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {
        log.append("selected \(printerPickerController.selectedPrinter?.displayName ?? "none")")
      }
      func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) { log.append("dismissed") }
    }
    PrintQueue.replacement = (["Office", "Broken", "Home Desk"], { _, _ in true })
    defer { PrintQueue.replacement = nil }
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let controller = UIViewController()
    screen.show(controller)
    let delegate = Delegate()
    let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
    picker.delegate = delegate
    var results: [Bool] = []
    expect(picker.present(animated: true) { _, isChosen, _ in results.append(isChosen) })
    expect(!picker.present(animated: true))
    screen.settle()
    expect(!screen.accessibilityTree().contains("Broken"))
    expect(screen.reader.activate("Home Desk"))
    screen.settle()
    expect(picker.selectedPrinter?.displayName == "Home Desk" && results == [true])
    expect(delegate.log, equals: ["presented", "selected Home Desk", "dismissed"])
  }
}
