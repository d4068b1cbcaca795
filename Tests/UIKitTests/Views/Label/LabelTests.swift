import Foundation
import Testing
import TrestleExpectations

@testable import TrestleText

import UIKit
@testable import UIKitValues
@testable import UIKitViews
import UIKitTesting

@MainActor @Suite struct LabelTests {
  private func label(_ text: String, width: CGFloat = 200, height: CGFloat = 30, on screen: TestScreen) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: width, height: height))
    label.text = text
    screen.window.addSubview(label)
    screen.layout()
    return label
  }

  private func shown(_ label: UILabel) -> TextLayout? { label.content.shown }

  @Test("DR-03 A label begins as UIKit's does") func defaults() {
    let label = UILabel()
    expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label && label.numberOfLines == 1)
    expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail && label.isEnabled && !label.isHighlighted)
    expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1) && !label.isUserInteractionEnabled)
    expect(label.text == nil && label.attributedText == nil && label.intrinsicContentSize == .zero)
    expect(label.sizeThatFits(CGSize(width: 100, height: 100)), equals: .zero)
    expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
  }

  @Test("DR-03 numberOfLines limits, 0 does not, explicit breaks count") func numberOfLines() {
    let screen = TestScreen()
    let label = label("one\ntwo\nthree\nfour", height: 200, on: screen)
    expect(shown(label)?.lines.count, equals: 1)
    for lines in [2, 3] {
      label.numberOfLines = lines
      screen.layout()
      expect(shown(label)?.lines.count == lines && shown(label)?.isTruncated == true)
    }
    label.numberOfLines = 0
    screen.layout()
    expect(shown(label)?.lines.count == 4 && shown(label)?.isTruncated == false)
    // No more lines than fit in the height.
    label.frame.size.height = 50
    screen.layout()
    expect(shown(label)?.lines.count == 2 && shown(label)?.isTruncated == true)
  }

  @Test("DR-03 textAlignment moves the ink, natural follows the interface") func alignment() {
    let screen = TestScreen()
    let label = label("Wide", on: screen)
    func left() -> CGFloat { shown(label)?.lines[0].x ?? -1 }
    let width = label.sizeThatFits(.zero).width
    expect(left(), equals: 0)
    label.textAlignment = .right
    screen.layout()
    expect(abs(left() - (200 - width)), below: 0.6)
    label.textAlignment = .center
    screen.layout()
    expect(abs(left() - (200 - width) / 2), below: 0.6)
    label.textAlignment = .natural
    screen.traits = { $0.layoutDirection = .rightToLeft }
    screen.layout()
    expect(abs(left() - (200 - width)), below: 0.6)
  }

  @Test("DR-03 The shadow is drawn at its offset, in its color, under the text") func shadow() {
    let screen = TestScreen()
    screen.window.backgroundColor = .white
    let label = label("I", height: 40, on: screen)
    label.font = .systemFont(ofSize: 34, weight: .black)
    label.textColor = .black
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 20, height: 0)
    screen.layout()
    let image = screen.snapshot()
    let y = Int((10 + 20) * 2)
    let dark = (0..<640).filter { image.pixel(x: $0, y: y).red < 40 }
    let red = (0..<640).filter { image.pixel(x: $0, y: y).red > 200 && image.pixel(x: $0, y: y).green < 40 }
    expect(!dark.isEmpty && !red.isEmpty)
    expect(abs(red.first! - dark.first! - 40), atMost: 1)
    label.shadowColor = nil
    screen.layout()
    let plain = screen.snapshot()
    expect(!(0..<640).contains { plain.pixel(x: $0, y: y).red > 200 && plain.pixel(x: $0, y: y).green < 40 })
  }

  @Test("DR-03 Highlighted text has highlightedTextColor, disabled text is dimmed") func highlight() {
    let screen = TestScreen()
    screen.window.backgroundColor = .white
    let label = label("■", height: 40, on: screen)
    label.font = .systemFont(ofSize: 34)
    label.textColor = .black
    label.highlightedTextColor = .blue
    func center() -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      screen.layout()
      let ink = shown(label)!.inkBounds
      let y = label.content.shown.map { _ in label.frame.minY + (40 - label.font.lineHeight) / 2 + ink.midY }!
      return screen.snapshot().pixel(x: Int((label.frame.minX + ink.midX) * 2), y: Int(y * 2))
    }
    expect(center().blue, below: 10)
    label.isHighlighted = true
    expect(center().blue > 250 && center().red < 10)
    label.isHighlighted = false
    expect(center().blue, below: 10)
    label.isEnabled = false
    expect((100...160).contains(Int(center().red)))
  }

  @Test("DR-03 A dark interface changes a label's color without shaping anything") func darkInterface() {
    let screen = TestScreen()
    let label = label("Dynamic colour", on: screen)
    let before = shown(label)
    let shapings = screen.work.shapings
    screen.traits = { $0.userInterfaceStyle = .dark }
    screen.layout()
    expect(shown(label)?.tint, equals: TextColor(red: 1, green: 1, blue: 1))
    expect(shown(label)?.painting === before?.painting)
    expect(screen.work.shapings, equals: shapings)
  }

  @Test("DR-03 Unchanged text is never shaped or laid out again") func noWork() {
    let screen = TestScreen()
    let label = label("The same text all the time", on: screen)
    let first = shown(label)
    let shapings = screen.work.shapings
    for _ in 0..<5 {
      label.text = "The same text all the time"
      label.frame.origin.y += 3
      _ = label.sizeThatFits(CGSize(width: 200, height: 100))
      _ = label.intrinsicContentSize
      screen.layout()
      screen.advance(by: 1.0 / 30)
    }
    expect(shown(label) === first)
    expect(screen.work.shapings, equals: shapings)
  }

  @Test("HT-05 DR-02 Text shrinks to its minimum scale, then is cut at its tail") func shrinking() {
    let screen = TestScreen()
    let label = label("A text that is a little too wide", width: 200, on: screen)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    screen.layout()
    let shrunk = shown(label)!
    expect(!shrunk.isTruncated && shrunk.size.width <= 200.01 && shrunk.size.width > 192)
    expect(shrunk.text.runs[0].attributes.font.size, below: 17)
    label.text = "A text that is far too wide for this label at any size that is allowed here"
    screen.layout()
    let cut = shown(label)!
    expect(cut.isTruncated && abs(cut.text.runs[0].attributes.font.size - 17 * 0.6) < 0.01)
  }

  @Test("DR-02 baselineAdjustment: on the full size's baseline, in the middle, or at the top") func baselineAdjustment() {
    let screen = TestScreen()
    let label = label("A text that is a little too wide", width: 150, height: 40, on: screen)
    label.adjustsFontSizeToFitWidth = true
    func baseline() -> CGFloat {
      screen.layout()
      guard case .text(let layout, let point)? = label.layer.items.last else { return -1 }
      return point.y + layout.firstBaseline
    }
    let full = UIFont.systemFont(ofSize: 17)
    label.baselineAdjustment = .alignBaselines
    expect(abs(baseline() - ((40 - full.lineHeight) / 2 + full.ascender)), atMost: 0.5)
    label.baselineAdjustment = .none
    expect(abs(baseline() - shown(label)!.firstBaseline), below: 0.01)
    label.baselineAdjustment = .alignCenters
    expect(abs(baseline() - (20 - shown(label)!.size.height / 2 + shown(label)!.firstBaseline)), atMost: 0.5)
  }

  @Test("DR-03 Attributed text sets the label's own properties, and later ones apply to all of it") func attributedText() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    expect(label.text == "ab" && label.font == .boldSystemFont(ofSize: 20) && label.textColor == .red && label.textAlignment == .center)
    label.font = .systemFont(ofSize: 12)
    expect(label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont, equals: .systemFont(ofSize: 12))
    label.text = "plain"
    expect(label.attributedText?.string, equals: "plain")
    expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, equals: .systemFont(ofSize: 12))
  }

  @Test("DR-03 A subclass makes room with drawText(in:) and textRect(forBounds:limitedToNumberOfLines:)") func subclass() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 10))) }
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        rect.size.width += 40
        rect.size.height += 10
        return rect
      }
    }
    let screen = TestScreen()
    screen.window.backgroundColor = .white
    let plain = UILabel()
    plain.text = "HHH"
    let padded = Padded()
    padded.text = "HHH"
    expect(padded.intrinsicContentSize.width, equals: plain.intrinsicContentSize.width + 40)
    expect(padded.sizeThatFits(.zero).height, equals: plain.sizeThatFits(.zero).height + 10)
    padded.sizeToFit()
    screen.window.addSubview(padded)
    screen.layout()
    expect(padded.layer.items.isEmpty && padded.layer.contents != nil)
    let image = screen.snapshot()
    let columns = (0..<200).filter { x in (0..<60).contains { image.pixel(x: x, y: $0).red < 100 } }
    expect(columns.first! >= 60 && columns.first! <= 66)
  }

  @Test("HT-05 A font that follows the user's text size makes the label grow") func contentSize() {
    let screen = TestScreen()
    let label = label("Body", on: screen)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let before = label.intrinsicContentSize
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    screen.layout()
    expect(label.font.pointSize, equals: 40)
    expect(label.intrinsicContentSize.width, above: before.width * 2)
    label.adjustsFontForContentSizeCategory = false
    expect(label.font.pointSize, equals: 17)
  }

  @Test("HT-05 Clipped text ends at the label's edge") func clipping() {
    let screen = TestScreen()
    screen.window.backgroundColor = .white
    let label = label("Text that goes on well past the edge", width: 100, on: screen)
    label.lineBreakMode = .byClipping
    screen.layout()
    let image = screen.snapshot()
    expect((20..<220).contains { x in (0..<80).contains { image.pixel(x: x, y: $0).red < 100 } })
    expect(!(220..<400).contains { x in (0..<80).contains { image.pixel(x: x, y: $0).red < 250 } })
  }
}
