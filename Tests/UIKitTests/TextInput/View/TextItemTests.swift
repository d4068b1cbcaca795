import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

/// Links and attachments in read-only text.
@MainActor @Suite struct TextItemTests {
  private func make(_ text: String, types: UIDataDetectorTypes = .all) -> (TestScreen, UITextView, ItemLog) {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 280, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.isEditable = false
    view.dataDetectorTypes = types
    view.text = text
    let log = ItemLog()
    view.delegate = log
    let parent = UIView()
    parent.backgroundColor = .white
    parent.addSubview(view)
    screen.show(parent)
    return (screen, view, log)
  }

  private func point(_ offset: Int, in view: UITextView) -> CGPoint {
    let caret = view.caretFrame(at: offset)
    return view.convert(CGPoint(x: caret.midX + 2, y: caret.midY), to: nil)
  }

  @Test("Types that are not found on Linux are kept, and the others are found beside them")
  func keptTypes() {
    let others: UIDataDetectorTypes = [
      .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber, .lookupSuggestion, .money, .physicalValue,
    ]
    expect(others.rawValue == 0b1_1111_1100 && UIDataDetectorTypes.all.isSuperset(of: others))
    let text = "See example.com on 1 May 2030"
    expect(DataDetector.findings(in: text, others).isEmpty && DataDetector.findings(in: text, others.union(.link)).count == 1)
    let (_, view, _) = make(text, types: others)
    expect(view.dataDetectorTypes, equals: others)
  }

  @Test("URLs and numbers are found in a text, without the punctuation that ends their sentence")
  func findings() {
    func found(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
      DataDetector.findings(in: text, types).map { finding in
        let units = Array(text.utf16)[finding.range]
        return "\(String(decoding: units, as: UTF16.self)) \(finding.url.absoluteString)"
      }
    }
    expect(found("See https://example.org/a?b=1."), equals: ["https://example.org/a?b=1 https://example.org/a?b=1"])
    expect(found("(www.example.org), or example.com!") == ["www.example.org http://www.example.org", "example.com http://example.com"])
    expect(found("Write to jo.bo@mail.example.org."), equals: ["jo.bo@mail.example.org mailto:jo.bo@mail.example.org"])
    expect(found("Call +49 (30) 1234-567 now"), equals: ["+49 (30) 1234-567 tel:+49301234567"])
    expect(found("https://en.example.org/wiki/Mars_(planet) 👨‍👩‍👧‍👦 555-1234567", .link).count, equals: 1)
    expect(
      found("https://en.example.org/wiki/Mars_(planet)") == [
        "https://en.example.org/wiki/Mars_(planet) https://en.example.org/wiki/Mars_(planet)"
      ])
    expect(found("in 2026, 12 of 345; e.g. and so.on 1.5"), equals: [])
    expect(found(""), equals: [])
  }

  @Test("A detected item looks like a link and can be tapped, while the text is not edited")
  func detected() {
    let (screen, view, log) = make("see example.org or 030 1234567 please")
    log.refuses = true
    screen.tap(point(6, in: view))
    screen.advance(by: 1)
    screen.tap(point(21, in: view))
    screen.advance(by: 1)
    screen.tap(point(1, in: view))
    expect(log.lines, equals: ["0 http://example.org 4,11", "0 tel:0301234567 19,11"])
    expect(view.attributedText.attribute(.link, at: 6, effectiveRange: nil) == nil, "the text itself has no links")
    let attributes = view.editor.convertedRuns
    expect(attributes.map(\.end), equals: [4, 15, 19, 30, 37])
    view.dataDetectorTypes = .phoneNumber
    expect(view.editor.convertedRuns.map(\.end), equals: [19, 30, 37])
    view.isEditable = true
    expect(view.editor.convertedRuns.count, equals: 1)
    screen.layout()
  }

  @Test("The delegate may return another action for a link, or none; a held finger opens a menu")
  func actions() {
    let (screen, view, log) = make("see example.org now")
    log.action = { _ in UIAction { _ in log.lines.append("own") } }
    screen.tap(point(6, in: view))
    expect(log.lines, equals: ["0 http://example.org 4,11", "action 4,11", "own"])
    log.lines = []
    log.action = { _ in nil }
    screen.advance(by: 1)
    screen.tap(point(6, in: view))
    expect(log.lines, equals: ["0 http://example.org 4,11", "action 4,11"])
    log.lines = []
    screen.advance(by: 1)
    screen.longPress(point(6, in: view))
    screen.settle()
    expect(log.lines, equals: ["1 http://example.org 4,11"])
    expect(screen.accessibilityTree().contains("Copy Link"))
    expect(view.selectedRange.length, equals: 0)
  }

  @Test("The older delegate method without item types is called, too")
  func olderDelegate() {
    let (screen, view, _) = make("see example.org now")
    let delegate = OlderDelegate()
    view.delegate = delegate
    screen.tap(point(6, in: view))
    expect(delegate.asked, equals: ["http://example.org"])
  }

  @Test("A view with a limited number of lines has their height, and ends with an ellipsis if configured")
  func maximumNumberOfLines() {
    let (screen, view, _) = make("one\ntwo words and more of them that go on\nthree\nfour", types: [])
    view.isScrollEnabled = false
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    screen.layout()
    expect(abs(view.sizeThatFits(CGSize(width: 200, height: 1000)).height - (2 * line + 16)), below: 1.5)
    expect(view.flow.parts(from: 0, to: 1000).first?.layout.isTruncated, equals: true)
    expect(view.flow.parts(from: 0, to: 1000).first?.layout.lines.count, equals: 2)
    view.textContainer.maximumNumberOfLines = 0
    expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height, above: 4 * line)
  }
}

@MainActor private final class OlderDelegate: UITextViewDelegate {
  var asked: [String] = []

  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    asked.append(URL.absoluteString)
    return false
  }
}

@MainActor private final class ItemLog: UITextViewDelegate {
  var lines: [String] = []
  var refuses = false
  var action: ((UIAction) -> UIAction?)?

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    lines.append("\(interaction.rawValue) \(URL) \(characterRange.location),\(characterRange.length)")
    return !refuses
  }

  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    lines.append("action \(textItem.range.location),\(textItem.range.length)")
    return action?(defaultAction)
  }
}
