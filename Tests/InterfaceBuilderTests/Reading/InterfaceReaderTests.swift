import Foundation
import Testing
import TrestleExpectations

import UIKit
@testable import UIKitInterfaceBuilder

@Suite struct InterfaceReaderTests {
  private func read(_ text: String) throws -> InterfaceNode { try InterfaceReader.read(Data(text.utf8), file: "Test.xib") }

  private func reason(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("Elements, attributes, text and lines are read")
  func elements() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a comment -->
      <a x="1" y='two'>
        <b/>
        <c>some <!-- inner --> text</c>
      </a>
      """)
    expect(root.name, equals: "a")
    expect(root.attributes, equals: ["x": "1", "y": "two"])
    expect(root.children.map(\.name), equals: ["b", "c"])
    expect(root.children.map(\.line), equals: [4, 5])
    expect(root.children[1].text, equals: "some  text")
  }

  @Test("Entities, line breaks in attributes and sections of text are read")
  func entities() throws {
    let root = try read("<a t=\"&lt;&amp;&gt;&quot;&apos;&#10;&#x41; \n b\"><![CDATA[<x> & y]]>&#169;\r\nz</a>")
    expect(root.attributes["t"], equals: "<&>\"'\nA   b")
    expect(root.text, equals: "<x> & y©\nz")
  }

  @Test("UTF-16 and a byte order mark are read")
  func encodings() throws {
    let text = "<a t=\"Größe 漢字 🙂\"/>"
    let wide = try InterfaceReader.read(text.data(using: .utf16)!, file: "Test.xib")
    expect(wide.attributes["t"], equals: "Größe 漢字 🙂")
    let marked = try InterfaceReader.read(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), file: "Test.xib")
    expect(marked.attributes["t"], equals: "Größe 漢字 🙂")
  }

  @Test("A document that is truncated at any position is refused")
  func truncated() {
    let whole = "<a x=\"1\"><b t=\"&lt;\"><!-- c --><c>text</c></b><d/></a>"
    expect(reason(whole) == nil)
    for length in 0..<whole.utf8.count {
      expect(reason(String(whole.prefix(length))) != nil, "cut at \(length)")
    }
  }

  @Test("A document type is refused, so entities are never expanded")
  func documentType() {
    expect(reason("<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>")?.contains("document types are not allowed"), equals: true)
    expect(reason("<a>&x;</a>")?.contains("entity &x; is unknown"), equals: true)
  }

  @Test("Nesting stops at a limit")
  func nesting() {
    let fitting = String(repeating: "<a>", count: 256) + String(repeating: "</a>", count: 256)
    expect(reason(fitting) == nil)
    let deep = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    expect(reason(deep)?.contains("nested deeper than 256"), equals: true)
  }

  @Test("Errors name the file and the line")
  func lines() {
    expect(reason("<a>\n\n<b>\n</c>\n</a>"), equals: "Test.xib:4: The document is damaged: </c> closes no element")
  }

  @Test(
    "NB-22 Empty archives, compiled and foreign documents are refused",
    arguments: [
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"></archive>",
        "Foo.xib:1: The document is damaged: the archive has no data"
      ),
      ("NIBArchive\u{1}\u{0}", "Foo.xib is compiled: put the .xib beside it."),
      ("bplist00\u{1}", "Foo.xib is compiled: put the .xib beside it."),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\" targetRuntime=\"MacOSX.Cocoa\"></document>",
        "Foo.xib is a document for macOS (MacOSX.Cocoa), not for iOS."
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\" targetRuntime=\"watchKit\"></document>",
        "Foo.xib is a document for watchOS (watchKit), not for iOS."
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" version=\"3.0\" targetRuntime=\"AppleTV\"></document>",
        "Foo.xib is a document for tvOS (AppleTV), not for iOS."
      ),
      ("<plist/>", "This is not an Interface Builder document: its root element is <plist>."),
    ])
  func refused(text: String, words: String) {
    #expect {
      try InterfacePlan(data: Data(text.utf8), file: "Foo.xib")
    } throws: { "\($0)".hasSuffix(words) }
  }
}
