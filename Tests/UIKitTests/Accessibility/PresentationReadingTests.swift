import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Presentations, as a screen reader presents them: the screen below is inaccessible.
@Suite("Presentations read aloud") @MainActor
struct PresentationReadingTests {
  private func show(_ screen: TestScreen) -> (UIViewController, UIButton) {
    let first = UIViewController()
    first.view.backgroundColor = .white
    let source = UIButton(type: .system)
    source.setTitle("Show", for: .normal)
    source.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    first.view.addSubview(source)
    screen.show(first)
    return (first, source)
  }

  @Test("An alert with a field: only the alert is read, and the reader moves to it; escape cancels")
  func alert() {
    let screen = TestScreen()
    let (first, _) = show(screen)
    let reader = screen.reader
    reader.move(to: "Show")
    var chosen: [String] = []
    let alert = UIAlertController(title: "Name", message: "What is it called?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    let save = UIAlertAction(title: "Save", style: .default) { _ in chosen.append("Save") }
    save.isEnabled = false
    alert.addAction(save)
    first.present(alert, animated: true)
    screen.expectReads(
      """
      group "Name"
        header text "Name"
        text "What is it called?"
        editing text field = "Name"
        button "Cancel"
        disabled button "Save"
      """)
    expect(reader.here, equals: "Name, heading")
    expect(!reader.activate("Save"))
    save.isEnabled = true
    screen.settle()
    expect(reader.escape())
    screen.settle()
    expect(chosen == ["Cancel"] && first.presentedViewController == nil)
    expect(reader.here, equals: "Show, button", "back to the screen")
    first.present(alert, animated: true)
    screen.settle()
    expect(reader.activate("Save"))
    screen.settle()
    expect(chosen, equals: ["Cancel", "Save"])
  }

  @Test("An action sheet: its buttons from the top, cancel last")
  func actionSheet() {
    let screen = TestScreen()
    let (first, _) = show(screen)
    var chosen: [String] = []
    let sheet = UIAlertController(title: nil, message: "The list is lost.", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("Delete") })
    first.present(sheet, animated: true)
    screen.expectReads(
      """
      group "The list is lost."
        text "The list is lost."
        button "Delete"
        button "Cancel"
      """)
    expect(screen.reader.activate("Delete"))
    screen.settle()
    expect(chosen, equals: ["Delete"])
  }

  @Test("A sheet: its grabber changes its size, escape closes it; without dimming the view below is also read")
  func sheet() throws {
    let screen = TestScreen()
    let (first, _) = show(screen)
    let list = ReadingList(style: .plain)
    list.modalPresentationStyle = .pageSheet
    let presentation = try #require(list.sheetPresentationController)
    presentation.prefersGrabberVisible = true
    presentation.detents = [.medium(), .large()]
    first.present(list, animated: true)
    screen.expectReads(
      """
      button "Sheet Grabber" (Double-tap to change the size of the sheet)
      text "Alder"
      text "Birch"
      text "Cedar"
      """)
    let height = list.view.bounds.height
    expect(screen.reader.activate("Sheet Grabber"))
    screen.settle()
    expect(list.view.bounds.height, above: height)
    presentation.animateChanges {
      presentation.selectedDetentIdentifier = .medium
      presentation.largestUndimmedDetentIdentifier = .medium
    }
    screen.expectReads(
      """
      button "Show"
      button "Sheet Grabber" (Double-tap to change the size of the sheet)
      text "Alder"
      text "Birch"
      text "Cedar"
      """)
    screen.reader.move(to: "Birch")
    expect(screen.reader.escape())
    screen.settle()
    expect(first.presentedViewController == nil)
  }

  @Test("A popover: its dismiss element follows its content; passthrough views are reachable, too")
  func popover() {
    let screen = TestScreen(size: CGSize(width: 800, height: 600))
    let (first, source) = show(screen)
    let other = UIButton(type: .system)
    other.setTitle("Other", for: .normal)
    other.frame = CGRect(x: 600, y: 500, width: 100, height: 40)
    first.view.addSubview(other)
    let list = ReadingList(style: .plain)
    list.preferredContentSize = CGSize(width: 200, height: 200)
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.sourceView = source
    list.popoverPresentationController?.passthroughViews = [other]
    first.present(list, animated: true)
    screen.expectReads(
      """
      text "Alder"
      text "Birch"
      text "Cedar"
      button "Other"
      button "dismiss popup" (Double-tap to dismiss popup window) #PopoverDismissRegion
      """)
    expect(screen.reader.activate("dismiss popup"))
    screen.settle()
    expect(first.presentedViewController == nil)
    list.isModalInPresentation = true
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.sourceView = source
    first.present(list, animated: true)
    screen.settle()
    expect(!screen.accessibilityTree().contains("dismiss popup"), "it cannot be dismissed so")
    screen.reader.move(to: "Birch")
    screen.reader.escape()
    screen.settle()
    expect(first.presentedViewController === list)
  }

  @Test("An action sheet as a popover has no Cancel: dismissing performs it")
  func actionPopover() {
    let screen = TestScreen(size: CGSize(width: 800, height: 600))
    let (first, source) = show(screen)
    var chosen: [String] = []
    let sheet = UIAlertController(title: "All of it?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("Delete") })
    sheet.popoverPresentationController?.sourceView = source
    first.present(sheet, animated: true)
    screen.expectReads(
      """
      group "All of it?"
        header text "All of it?"
        button "Delete"
      button "dismiss popup" (Double-tap to dismiss popup window) #PopoverDismissRegion
      """)
    expect(screen.reader.activate("dismiss popup"))
    screen.settle()
    expect(chosen == ["Cancel"] && first.presentedViewController == nil)
  }

  @Test("A menu of a button, with the selected element, its purpose and a submenu; the area outside dismisses it")
  func menu() {
    let screen = TestScreen()
    let (_, source) = show(screen)
    var chosen: [String] = []
    func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
      UIAction(title: title, state: state) { _ in chosen.append(title) }
    }
    source.menu = UIMenu(children: [action("Name", .on), action("Date"), UIMenu(title: "More", children: [action("Size")])])
    source.showsMenuAsPrimaryAction = true
    screen.expectReads("pop-up button \"Show\"")
    expect(screen.reader.activate("Show"))
    screen.expectReads(
      """
      list
        selected button "Name"
        button "Date"
        button "More" (Opens a submenu)
      button "Dismiss menu" #PopoverDismissRegion
      """)
    expect(screen.reader.activate("More"))
    screen.settle()
    expect(screen.reader.activate("Size"))
    screen.settle()
    expect(chosen, equals: ["Size"])
    expect(screen.reader.activate("Show"))
    screen.settle()
    expect(screen.reader.activate("Dismiss menu"))
    screen.expectReads("pop-up button \"Show\"")
    expect(screen.reader.activate("Show"))
    screen.settle()
    expect(screen.reader.escape())
    screen.settle()
    expect(MenuPresenter.current == nil && chosen == ["Size"])
  }

  @Test("A full screen in front: only it is read")
  func fullScreen() {
    let screen = TestScreen()
    let (first, _) = show(screen)
    let list = ReadingList(style: .plain)
    list.title = "Trees"
    let navigation = UINavigationController(rootViewController: list)
    navigation.modalPresentationStyle = .fullScreen
    first.present(navigation, animated: true)
    screen.expectReads(
      """
      header text "Trees"
      text "Alder"
      text "Birch"
      text "Cedar"
      """)
  }
}
