import CoreData
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the library by touches: a table whose rows are in an SQLite store.
@MainActor struct LibraryTests {
  private func stage() -> SampleStage<LibraryController> { SampleStage(LibraryController(), size: CGSize(width: 375, height: 667)) }

  private func headers(_ stage: SampleStage<LibraryController>) -> [String] {
    (0..<stage.table.numberOfSections).map { stage.controller.tableView(stage.table, titleForHeaderInSection: $0) ?? "" }
  }

  @Test("Library: books are under their authors, and a letter of the index shows its authors")
  func sections() throws {
    let stage = stage()
    expect(stage.texts.prefix(3), equals: ["Emma", "Persuasion", "Pride and Prejudice"])
    expect(headers(stage).prefix(3), equals: ["Austen, Jane", "Balzac, Honoré de", "Brontë, Charlotte"])
    expect(stage.cell(0)?.detailTextLabel?.text, equals: "1815")
    let titles = try #require(stage.controller.sectionIndexTitles(for: stage.table))
    expect(titles, equals: ["A", "B", "D", "E", "F", "H", "M", "T", "V", "Z"])
    stage.table.scrollToRow(
      at: IndexPath(row: 0, section: stage.controller.tableView(stage.table, sectionForSectionIndexTitle: "V", at: 8)), at: .top,
      animated: false)
    expect(stage.texts.contains("The Mysterious Island"))
  }

  @Test("Library: a swipe deletes a book, the last book of an author takes its section away, and Undo restores both")
  func undo() {
    let stage = stage()
    expect(stage.controller.toolbarItems?.first?.isEnabled, equals: false)
    let section = headers(stage).firstIndex(of: "Brontë, Emily") ?? 0
    stage.reveal(0, section)
    stage.screen.drag(from: stage.point(0, section, dx: -20), to: stage.point(0, section, dx: -140), duration: 0.3)
    stage.screen.settle(timeout: 2)
    stage.tap("Delete")
    expect(!headers(stage).contains("Brontë, Emily") && stage.table.numberOfSections == 12)
    expect(!stage.texts.contains("Wuthering Heights"))
    stage.tap("Undo")
    expect(headers(stage)[section] == "Brontë, Emily" && stage.table.numberOfSections == 13)
    stage.reveal(0, section)
    expect(stage.texts.contains("Wuthering Heights"))
  }

  @Test("Library: a new title moves the book to its place; a new book of a new author makes a section")
  func editing() {
    let stage = stage()
    stage.tapRow(0)
    stage.screen.press(.keyboardA, modifiers: .control)
    stage.screen.type("Sanditon")
    stage.tap("Save")
    expect(stage.texts.prefix(3), equals: ["Persuasion", "Pride and Prejudice", "Sanditon"])
    stage.tap("Add")
    stage.screen.type("Faust")
    stage.screen.press(.keyboardTab)
    stage.screen.type("Goethe")
    stage.tap("Save")
    expect(headers(stage).contains("Goethe") && stage.table.numberOfSections == 14)
    let section = headers(stage).firstIndex(of: "Goethe") ?? 0
    stage.reveal(0, section)
    expect(stage.texts.contains("Faust"))
    stage.tap("Undo")
    expect(!headers(stage).contains("Goethe"))
  }

  @Test("Library: letters in the search field leave the books and authors that have them, with any marks")
  func search() throws {
    let stage = stage()
    let bar = try #require(stage.controller.navigationItem.searchController?.searchBar)
    stage.screen.tap(bar.searchTextField.convert(CGPoint(x: 100, y: 15), to: nil))
    stage.screen.settle(timeout: 2)
    stage.screen.type("bronte")
    stage.screen.settle(timeout: 2)
    expect(stage.texts, equals: ["Jane Eyre", "Villette", "Wuthering Heights"])
    stage.tap("Cancel")
    expect(stage.texts.first == "Emma" && stage.table.numberOfSections == 13)
  }

  @Test("Library: an import shows its progress, Cancel ends it, and the list has the books that were saved")
  func importing() async {
    let stage = stage()
    stage.tap("Import")
    expect(stage.shows("0 of 100000 books") && stage.table.tableHeaderView != nil)
    func wait(_ condition: () -> Bool) async {
      let end = Date(timeIntervalSinceNow: 60)
      while !condition(), Date() < end { await stage.screen.advance(by: 0.02) }
    }
    await wait { !stage.shows("0 of 100000 books") }
    stage.tap("Cancel")
    await wait { stage.table.tableHeaderView == nil }
    expect(stage.table.tableHeaderView == nil)
    let count = (0..<stage.table.numberOfSections).reduce(0) { $0 + stage.table.numberOfRows(inSection: $1) }
    expect(count > 2_000 && count < 100_000 && (count - 24) % 2_000 == 0, "\(count)")
    expect(headers(stage).contains("Imported 0001"))
    // The list follows changes again.
    stage.tapRow(0)
    stage.screen.press(.keyboardA, modifiers: .control)
    stage.screen.type("Lady Susan")
    stage.tap("Save")
    expect(stage.texts.first, equals: "Lady Susan")
  }
}
