import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the editing samples by touches.
@MainActor struct EditingSampleTests {
  @Test("EditableList: swipes do nothing outside of editing; Edit, minus, Delete; Add, a text, Save; Cancel adds nothing")
  func editableList() {
    let stage = SampleStage(EditableListController())
    stage.screen.drag(from: stage.point(1, dx: -20), to: stage.point(1, dx: 100), duration: 0.3)
    stage.screen.settle()
    expect(!stage.table.isEditing && stage.controller.items.count == 7)
    stage.tap("Edit")
    expect(stage.table.isEditing)
    stage.tapRow(1, dx: 20)
    stage.tapRow(1, dx: -30)
    expect(stage.controller.items.prefix(2), equals: ["Passport", "Toothbrush"])
    // While the list is edited Add is disabled.
    stage.tap("Add")
    expect(stage.controller.presentedViewController == nil)
    stage.tap("Done")
    expect(!stage.table.isEditing)
    stage.tap("Add")
    stage.screen.type("Harmonica")
    stage.tap("Save")
    expect(stage.controller.presentedViewController == nil && stage.controller.items.last == "Harmonica")
    expect(stage.texts.last, equals: "Harmonica")
    stage.tap("Add")
    stage.screen.type("Cello")
    stage.tap("Cancel")
    expect(stage.controller.presentedViewController == nil && stage.controller.items.last == "Harmonica")
    // The plus button of the last row opens the same input as Add.
    stage.tap("Edit")
    stage.tapRow(stage.controller.items.count - 1, dx: 20)
    stage.screen.type("Flute\n")
    stage.screen.settle()
    expect(stage.controller.items.last, equals: "Flute")
  }

  @Test("OwnEdit: a button of the list's own edits; the plus inserts in place and continues to the new row")
  func ownEdit() {
    let stage = SampleStage(OwnEditController())
    stage.tap("Edit")
    expect(stage.table.isEditing && stage.shows("Done"))
    stage.tapRow(4, dx: 20)
    expect(stage.texts.last, equals: "Liège")
    stage.tapRow(5, dx: 20)
    expect(stage.texts.suffix(3), equals: ["Luxembourg", "Liège", "Maastricht"])
    stage.tapRow(0, dx: 20)
    stage.tapRow(0, dx: -30)
    expect(stage.controller.stops.first, equals: "Colmar")
    stage.tap("Done")
    expect(!stage.table.isEditing && stage.shows("Edit"))
  }

  @Test("RO-03 Reorder: a piece stays in its part and behind the opening; swipes mark, repeat and remove")
  func reorder() {
    let stage = SampleStage(ReorderController(), size: CGSize(width: 375, height: 667))
    let screen = stage.screen
    func titles(_ part: Int) -> [String] { stage.controller.parts[part].pieces.map(\.title) }
    stage.tap("Edit")
    expect(stage.cell(0)?.showsReorderControl, equals: false)
    // Far up: behind the heading. Far down: the last position in its section.
    let start = stage.point(2, dx: -20)
    screen.drag(from: start, to: CGPoint(x: start.x, y: 60), duration: 0.4)
    screen.settle()
    expect(titles(0), equals: ["Egmont Overture", "Pavane", "Piano Concerto No. 20"])
    let second = stage.point(1, dx: -20)
    screen.drag(from: second, to: CGPoint(x: second.x, y: 480), duration: 0.4)
    screen.settle()
    expect(titles(0) == ["Egmont Overture", "Piano Concerto No. 20", "Pavane"] && titles(1).count == 3)
    stage.tap("Done")
    func swipe(_ from: CGFloat, _ to: CGFloat) {
      screen.drag(from: stage.point(1, 1, dx: from), to: stage.point(1, 1, dx: to), duration: 0.4)
      screen.settle()
    }
    swipe(20, 130)
    stage.tapRow(1, 1, dx: 30)
    expect(stage.cell(1, 1)?.accessoryType, equals: .checkmark)
    swipe(-20, -180)
    stage.tapRow(1, 1, dx: -130)
    expect(titles(1).count == 4 && titles(1)[3] == titles(1)[1])
    swipe(-20, 30)
    expect(titles(1), equals: ["The Hebrides", "Danse macabre", "Symphony No. 8, “Unfinished”"])
  }
}
