import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitServices
@testable import UIKitValues
@testable import UIKitViews

@MainActor @Suite struct WrittenDocumentTests {
  private var sample: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.paragraphSpacing = 10
    text.append(
      NSAttributedString(
        string: "Bold {\\} <&>\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: paragraph]))
    text.append(
      NSAttributedString(
        string: "größe 日本 😀",
        attributes: [
          .font: UIFont.italicSystemFont(ofSize: 13), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
          .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        ]))
    text.append(NSAttributedString(string: " link", attributes: [.link: URL(string: "https://example.com/?a=1&b=2") as Any]))
    return text
  }

  @Test("What is written is read as the same text with the same styles", arguments: [NSAttributedString.DocumentType.rtf, .html])
  func roundTrip(_ type: NSAttributedString.DocumentType) throws {
    let text = sample
    let data = try text.data(from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
    let read = try NSAttributedString(data: data, options: [.documentType: type])
    expect(read.string.trimmingCharacters(in: .newlines), equals: text.string)
    func attribute<Value>(_ key: NSAttributedString.Key, of part: String, as: Value.Type) -> Value? {
      let range = (read.string as NSString).range(of: part)
      return range.location == NSNotFound ? nil : read.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }
    let bold = try #require(attribute(.font, of: "Bold", as: UIFont.self))
    expect(bold.pointSize == 20 && bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    expect(attribute(.paragraphStyle, of: "Bold", as: NSParagraphStyle.self)?.alignment, equals: .center)
    let italic = try #require(attribute(.font, of: "日本", as: UIFont.self))
    expect(italic.pointSize == 13 && italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    expect(attribute(.foregroundColor, of: "größe", as: UIColor.self)?.documentComponents.red, equals: 255)
    expect(attribute(.underlineStyle, of: "größe", as: Int.self), equals: 1)
    expect(attribute(.strikethroughStyle, of: "größe", as: Int.self), equals: 1)
    expect(attribute(.link, of: "link", as: URL.self)?.absoluteString, equals: "https://example.com/?a=1&b=2")
    expect(attribute(.link, of: "größe", as: URL.self) == nil)
  }

  @Test("RTF of other programs is read: code pages, fields, skipped groups and tables of colors")
  func foreign() throws {
    let rtf = #"""
      {\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fswiss\fcharset0 Helvetica;}{\f1 Courier;}}{\colortbl;\red0\green128\blue0;}
      {\*\expandedcolortbl;;}{\info{\title Secret}}{\stylesheet{\s0 Normal;}}
      \pard\qr\li720\fi-360\f0\fs28 Caf\'e9 \cf1 green\cf0  \u8364?5\par
      {\field{\*\fldinst{HYPERLINK "http://a.b"}}{\fldrslt here}} \b bold\b0  H{\sub 2}O{\pict\wmetafile8 0102}\tab end}
      """#
    let read = try NSAttributedString(data: Data(rtf.utf8))
    expect(read.string, equals: "Café green €5\nhere bold H2O\tend")
    let style = read.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    expect(style?.alignment == .right && style?.headIndent == 36 && style?.firstLineHeadIndent == 18)
    expect((read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, equals: 14)
    expect(read.attribute(.link, at: 14, effectiveRange: nil) as? URL, equals: URL(string: "http://a.b"))
    expect(read.attribute(.link, at: 19, effectiveRange: nil) == nil)
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.rtf]
    #expect(throws: (any Error).self) { try NSAttributedString(data: Data("text".utf8), options: options) }
  }

  @Test("Mutated documents are read without a crash, and no larger than they are", arguments: ["rtf", "html"])
  func mutations(_ kind: String) throws {
    let type: NSAttributedString.DocumentType = kind == "rtf" ? .rtf : .html
    let text = sample
    let original = Array(try text.data(from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type]))
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    let words = ["{", "}", "\\", "\\u", "\\'", "\\bin99999999 ", "\\fs-9", "<", "</", "&#x110000;", "\"", "\0", "\\*"]
    let spice = words.map { Array($0.utf8) }
    for _ in 0..<(isSoaking ? 10_000 : 1_000) {
      var bytes = original
      for _ in 0...random(6) {
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes[place] = UInt8(random(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random(40)))
        case 2: bytes.insert(contentsOf: spice[random(spice.count)], at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + random(60))], at: random(bytes.count))
        }
        if bytes.isEmpty { bytes = [0x7B] }
      }
      let read = type == .rtf ? RTFReader.read(Data(bytes)) : HTMLReader.read(String(decoding: bytes, as: UTF8.self)).text
      expect(read.length, atMost: bytes.count * 2 + 64)
    }
  }

  @Test("Deep groups are read, and a part outside of the text is refused")
  func bounds() throws {
    let deep = "{\\rtf1 " + String(repeating: "{\\b ", count: 50_000) + "x" + String(repeating: "}", count: 50_000) + "y}"
    expect(RTFReader.read(Data(deep.utf8)).string, equals: "xy")
    #expect(throws: (any Error).self) { try sample.data(from: NSRange(location: 1, length: 9999)) }
    let file = try sample.fileWrapper(
      from: NSRange(location: 0, length: 4), documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    expect(file.regularFileContents, equals: Data("Bold".utf8))
  }

  @Test("A folder of files is written, read and compared")
  func wrappers() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("1".utf8))])
    expect(folder.addRegularFile(withContents: Data("2".utf8), preferredFilename: "b.txt"), equals: "b.txt")
    expect(folder.addRegularFile(withContents: Data("3".utf8), preferredFilename: "b.txt") != "b.txt")
    try folder.write(to: place, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    expect(read.isDirectory && read.fileWrappers?.count == 3)
    expect(read.fileWrappers?["a.txt"]?.regularFileContents, equals: Data("1".utf8))
    expect(folder.matchesContents(of: place))
    if let child = read.fileWrappers?["a.txt"] { read.removeFileWrapper(child) }
    try read.write(to: place, options: .atomic, originalContentsURL: place)
    expect(!folder.matchesContents(of: place))
  }
}

@MainActor @Suite struct DocumentBrowserTests {
  private final class Receiver: NSObject, UIDocumentBrowserViewControllerDelegate {
    var opened: [String] = []
    var imported: [String] = []
    var template: URL?
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
      opened += documentURLs.map(\.lastPathComponent)
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(template, template == nil ? .none : .copy) }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) { imported.append(destinationURL.lastPathComponent) }
  }

  @Test("The browser lists documents of its types, opens one by touch, and creates one under a free name")
  func browser() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("docs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    DocumentListController.start = folder
    defer {
      DocumentListController.start = nil
      try? FileManager.default.removeItem(at: folder)
    }
    for name in ["b.txt", "a.txt", "c.png"] { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
    let screen = TestScreen()
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    let receiver = Receiver()
    browser.delegate = receiver
    screen.show(browser)
    screen.settle()
    let navigation = try #require(browser.children.first as? UINavigationController)
    let list = try #require(navigation.topViewController as? DocumentListController)
    expect(list.tableView.numberOfRows(inSection: 0), equals: 2)
    expect(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, equals: "a")
    let row = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    screen.tap(list.tableView.convert(CGPoint(x: 60, y: row.midY), to: nil))
    screen.settle()
    expect(receiver.opened, equals: ["b.txt"])
    receiver.template = folder.appendingPathComponent("a.txt")
    list.navigationItem.rightBarButtonItems?.first?.performAction()
    screen.settle()
    expect(receiver.imported, equals: ["a 2.txt"])
    expect(list.tableView.numberOfRows(inSection: 0), equals: 3)
    var renamed: URL?
    browser.renameDocument(at: folder.appendingPathComponent("b.txt"), proposedName: "z") { url, _ in renamed = url }
    expect(renamed?.lastPathComponent, equals: "z.txt")
    var failure: (any Error)?
    browser.renameDocument(at: folder.appendingPathComponent("z.txt"), proposedName: "a") { failure = $1 }
    expect(failure != nil)
  }
}
