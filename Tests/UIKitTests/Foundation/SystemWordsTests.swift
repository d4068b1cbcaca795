import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitObjects
@testable import UIKitSearch
@testable import UIKitServices
@testable import UIKitValues
@testable import UIKitViews

@MainActor struct SystemWordsTests {
  /// Runs `body` with UIKit's texts in another language.
  private func speaking(_ language: String, _ body: () throws -> Void) rethrows {
    let before = LocalizedStrings.wordLanguage.withLock { $0 }
    LocalizedStrings.wordLanguage.withLock { $0 = language }
    defer { LocalizedStrings.wordLanguage.withLock { $0 = before } }
    try body()
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  /// Returns the source files of UIKit.
  private func sources() throws -> [(name: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
    return try files.filter { $0.pathExtension == "swift" }.map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test("Every word that UIKit looks up has a translation in every language, with the same placeholders")
  func complete() throws {
    var words = Set(SystemWords.allEnglish)
    let inTables = words.count
    words.formUnion(UIImage.symbolWords.values)
    words.formUnion(UIMenuController.standardItems.map(\.title))
    for (_, text) in try sources() {
      // Also the words of a condition: word(isOpen ? "Close" : "Open").
      for match in text.matches(of: /LocalizedStrings\.(?:word|phrase)\(([^()]*)\)/) {
        for literal in match.1.matches(of: /"([^"\\]+)"/) { words.insert(String(literal.1)) }
      }
    }
    #expect(words.count == inTables, "\(words.subtracting(SystemWords.allEnglish))")
    #expect(SystemWords.allEnglish.count == inTables)
    #expect(SystemWords.languages.count == 20)
    for language in SystemWords.languages {
      for word in words {
        let translation = SystemWords.translation(of: word, in: language) ?? ""
        #expect(!translation.isEmpty, "\(word) in \(language)")
        for placeholder in ["%ld", "%@"] {
          #expect(
            translation.components(separatedBy: placeholder).count == word.components(separatedBy: placeholder).count,
            "\(word) in \(language)")
        }
      }
    }
  }

  @Test("No title, text or accessibility text of UIKit is written in English past the tables")
  func literals() throws {
    let assigned = /(?:accessibility(?:Label|Hint|Value)|\.(?:title|text|placeholder|prompt|spoken))(?: = | = .* \? )"[A-Za-z]{2}/
    let passed = /\b(?:UIAction|UIAlertAction|UIAlertController|UIBarButtonItem|UICommand|UIMenu|UINavigationItem)\(title: "[A-Za-z]/
    var found: [String] = []
    for (name, text) in try sources() {
      for line in text.split(separator: "\n") where !line.contains("//") && !line.contains("LocalizedStrings.") {
        if line.contains(assigned) || line.contains(passed) { found.append("\(name): \(line)") }
      }
    }
    expect(found, equals: [])
  }

  @Test("Keys, colors, undo commands, sheets and pickers are named in the user's language")
  func names() throws {
    speaking("de") {
      expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName, equals: "Dunkles Blau")
      expect(UIColor.white.accessibilityName, equals: "Weiß")
      let undo = UndoManager()
      expect(undo.undoMenuTitle(forUndoActionName: "Tippen"), equals: "Tippen widerrufen")
      expect(undo.redoMenuTitle(forUndoActionName: ""), equals: "Wiederholen")
      expect(UITabBarItem(tabBarSystemItem: .mostViewed, tag: 0).title, equals: "Meistgesehen")
      let screen = TestScreen()
      screen.showsOnScreenKeyboard = true
      KeyboardPresenter.shared.language = "de"
      let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
      let view = UIView()
      view.addSubview(field)
      screen.show(view)
      expect(screen.accessibilityTree().contains("Zum Bearbeiten doppeltippen."))
      field.becomeFirstResponder()
      screen.settle()
      let keys = KeyboardPresenter.shared.keyboard?.keys.compactMap(\.accessibilityLabel) ?? []
      expect(keys.contains("Löschen") && keys.contains("Umschalttaste") && keys.contains("Zahlen"))
      let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 40, height: 40))
      expect(well.accessibilityLabel, equals: "Farbfeld")
    }
    expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName, equals: "dark blue")
  }

  @Test("The keys that end a text and type a space are named in the user's language")
  func keyboard() throws {
    let titles: [(UIReturnKeyType, String, String)] = [
      (.search, "Suchen", "検索"), (.go, "Los", "開く"), (.done, "Fertig", "完了"), (.next, "Weiter", "次へ"), (.send, "Senden", "送信"),
      (.join, "Verbinden", "接続"), (.route, "Route", "経路"), (.continue, "Fortfahren", "続ける"), (.emergencyCall, "Notruf", "緊急"),
      (.default, "Return", "改行"),
    ]
    for (type, german, japanese) in titles {
      speaking("de-AT") { expect(type.title, equals: german) }
      speaking("ja") { expect(type.title, equals: japanese) }
    }
    speaking("de") {
      let screen = TestScreen()
      screen.showsOnScreenKeyboard = true
      KeyboardPresenter.shared.language = "de"
      let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
      field.returnKeyType = .search
      let view = UIView()
      view.addSubview(field)
      screen.show(view)
      field.becomeFirstResponder()
      screen.settle()
      let texts = UIScreen.main.windows.flatMap { labels(in: $0) }.compactMap(\.text)
      expect(texts.contains("Leerzeichen") && texts.contains("Suchen") && !texts.contains("space"))
    }
  }

  @Test("A language is found by its region and its script")
  func languages() {
    expect(SystemWords.translation(of: "Cancel", in: "de-AT"), equals: "Abbrechen")
    expect(SystemWords.translation(of: "Search", in: "zh_TW"), equals: "搜尋")
    expect(SystemWords.translation(of: "Search", in: "zh-Hant-HK"), equals: "搜尋")
    expect(SystemWords.translation(of: "Search", in: "zh-CN"), equals: "搜索")
    expect(SystemWords.translation(of: "Search", in: "en") == nil)
    expect(SystemWords.translation(of: "No such word", in: "de") == nil)
    speaking("fr") { expect(LocalizedStrings.word("Delete"), equals: "Supprimer") }
    expect(LocalizedStrings.word("Delete"), equals: "Delete")
  }

  @Test("The buttons of bars have room for their words in every language", arguments: SystemWords.languages)
  func fits(language: String) throws {
    try speaking(language) {
      let screen = TestScreen(size: CGSize(width: 320, height: 480))
      let controller = UIViewController()
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      let navigation = UINavigationController(rootViewController: controller)
      screen.show(navigation)
      let search = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
      search.showsCancelButton = true
      controller.view.addSubview(search)
      screen.layout()
      for (view, words) in [(navigation.navigationBar as UIView, ["Cancel", "Edit"]), (search, ["Cancel"])] {
        for word in words {
          let text = LocalizedStrings.word(word)
          let label = try #require(labels(in: view).first { $0.text == text }, "\(text)")
          let needed = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width
          expect(label.bounds.width, atLeast: needed - 0.5, "\(text) in \(language)")
          let frame = label.convert(label.bounds, to: view)
          expect(frame.minX >= 0 && frame.maxX <= 320, "\(text) in \(language)")
        }
      }
    }
  }
}
