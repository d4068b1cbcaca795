import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ChecklistTests {
  private func read(_ url: URL) throws -> [ChecklistDocument.Item] {
    try JSONDecoder().decode([ChecklistDocument.Item].self, from: Data(contentsOf: url))
  }

  @Test("A document app opens, edits by touch, undoes by key, saves itself, reverts and closes")
  func story() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Checklist-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try JSONEncoder().encode([ChecklistDocument.Item(name: "Milk")]).write(to: url)
    let screen = TestScreen()
    let controller = ChecklistController(url: url)
    screen.show(UINavigationController(rootViewController: controller))
    await screen.settle()
    #expect(controller.opened == true && screen.place(of: "Milk") != nil)
    #expect(screen.tap("Milk"))
    #expect(controller.document.items.first?.isDone == true)
    controller.becomeFirstResponder()
    screen.press(.keyboardZ, modifiers: .command)
    #expect(controller.document.items.first?.isDone == false)
    screen.press(.keyboardZ, modifiers: [.command, .shift])
    #expect(controller.document.items.first?.isDone == true)
    #expect(screen.reader.activate("Add"))
    await screen.settle()
    await screen.advance(by: 20)
    #expect(try read(url).map(\.name) == ["Milk", "Item 2"] && !controller.document.hasUnsavedChanges)
    controller.document.set([], name: "Clear")
    let reverted = await controller.document.revert(toContentsOf: url)
    #expect(reverted && controller.document.items.count == 2)
    let closed = await controller.document.close()
    #expect(closed && controller.document.documentState.contains(.closed))
  }

  @Test("A file that cannot be read does not open, and the app is told")
  func unreadable() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Checklist-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("{".utf8).write(to: url)
    let screen = TestScreen()
    let controller = ChecklistController(url: url)
    screen.show(UINavigationController(rootViewController: controller))
    await screen.settle()
    #expect(controller.opened == false && controller.document.documentState.contains(.closed))
    #expect(try Data(contentsOf: url) == Data("{".utf8))
  }
}
