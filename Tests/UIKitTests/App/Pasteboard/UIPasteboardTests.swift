import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@MainActor @Suite(.serialized) struct UIPasteboardTests {
  init() { _ = TestScreen() }

  @Test("Values of each type are read back, and only as that type") func values() {
    let board = UIPasteboard.general
    board.string = "Grüße"
    expect(board.string == "Grüße" && board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    board.url = URL(string: "https://example.org")
    expect(board.url == URL(string: "https://example.org") && board.hasURLs)
    expect(board.string, equals: "https://example.org")
    board.color = .red
    expect(board.color == .red && !board.hasStrings)
    board.strings = ["a", "b"]
    expect(board.strings == ["a", "b"] && board.numberOfItems == 2)
    board.string = nil
    expect(board.items.isEmpty && board.string == nil)
  }

  @Test("Every change is counted and reported, with the added and removed types") func changes() throws {
    let board = UIPasteboard.general
    let before = board.changeCount
    var told: [[String]] = []
    let token = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: board, queue: nil) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      MainActor.assumeIsolated { told.append(added + removed.map { "-" + $0 }) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    board.string = "a"
    board.setData(Data([1, 2]), forPasteboardType: "org.example.data")
    board.addItems([["public.url": URL(string: "x://y")!]])
    expect(board.changeCount, equals: before + 3)
    expect(told, equals: [["public.utf8-plain-text"], ["org.example.data", "-public.utf8-plain-text"], ["public.url"]])
    expect(board.data(forPasteboardType: "org.example.data"), equals: Data([1, 2]))
    expect(board.contains(pasteboardTypes: ["org.example.data"]))
  }

  @Test("Pasteboards of other names are apart, until they are removed") func named() {
    let name = UIPasteboard.Name("mine")
    expect(UIPasteboard(name: name, create: false) == nil)
    let board = UIPasteboard(name: name, create: true)
    board?.string = "kept"
    expect(UIPasteboard(name: name, create: false)?.string, equals: "kept")
    expect(UIPasteboard.general.string == nil)
    UIPasteboard.remove(withName: name)
    expect(UIPasteboard(name: name, create: false) == nil)
    expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
  }

  @Test("Items with an expiration date are removed after it") func expires() {
    let item: [String: Any] = ["public.utf8-plain-text": "soon gone"]
    UIPasteboard.general.setItems([item], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    expect(UIPasteboard.general.string == nil)
    UIPasteboard.general.setItems([item], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
    expect(UIPasteboard.general.string, equals: "soon gone")
  }

  @Test("The desktop's clipboard is read and written; items of the program alone are kept from it") func desktop() {
    let display = HeadlessDisplay(size: CGSize(width: 10, height: 10), scale: 1)
    let application = UIApplication.shared
    application.host = DisplayHost(display: display, application: application, framesPerSecond: 60)
    defer { application.host = nil }
    UIPasteboard.general.string = "out"
    expect(display.clipboardText, equals: "out")
    let count = UIPasteboard.general.changeCount
    display.clipboardText = "in"
    expect(UIPasteboard.general.string == "in" && UIPasteboard.general.changeCount == count + 1)
    UIPasteboard.general.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
    expect(display.clipboardText == "in" && UIPasteboard.general.string == "secret")
  }
}
