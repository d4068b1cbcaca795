import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct StringDrawingTests {
  private func picture(_ size: CGSize = CGSize(width: 300, height: 80), _ draw: () -> Void) -> Picture {
    let context = CGContext(imageOf: size, opaque: true, scale: 2)!
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
    context.setFillColor(gray: 0, alpha: 1)
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return Picture(context)
  }

  private func bottom(_ picture: Picture) -> Int { (0..<picture.height).last { picture.inked(row: $0) != nil } ?? -1 }
  private func right(_ picture: Picture) -> Int { (0..<picture.height).compactMap { picture.inked(row: $0)?.upperBound }.max() ?? -1 }

  @Test("DR-02 A string drawn into a width shrinks to a minimum font size, on the baseline of the full size") func shrinks() {
    let font = UIFont.systemFont(ofSize: 20)
    let string = "HHHHHHHHHHHH"
    let natural = string.size(withAttributes: [.font: font]).width
    var actual: CGFloat = 0
    let full = picture {
      string.draw(at: CGPoint(x: 10, y: 10), forWidth: natural + 1, withFont: font, minFontSize: 8, actualFontSize: &actual)
    }
    expect(actual, equals: 20)
    let shrunk = picture {
      let size = string.draw(at: CGPoint(x: 10, y: 10), forWidth: natural * 0.7, withFont: font, minFontSize: 8, actualFontSize: &actual)
      expect(size.width <= natural * 0.7 + 0.01 && size.width > natural * 0.66)
    }
    expect(actual < 14.5 && actual > 12)
    expect(abs(bottom(full) - bottom(shrunk)), atMost: 1)
    let centered = picture {
      string.draw(
        at: CGPoint(x: 10, y: 10), forWidth: natural * 0.7, withFont: font, minFontSize: 8, actualFontSize: nil,
        lineBreakMode: .byTruncatingTail, baselineAdjustment: .alignCenters)
    }
    expect(bottom(centered), below: bottom(full) - 2)
  }

  @Test("DR-02 Past the minimum the string is cut at its tail") func truncates() {
    let font = UIFont.systemFont(ofSize: 20)
    var actual: CGFloat = 0
    let drawn = picture {
      let size = "A string that is much too long".draw(
        at: CGPoint(x: 10, y: 10), forWidth: 100, withFont: font, minFontSize: 15, actualFontSize: &actual, lineBreakMode: .byTruncatingTail
      )
      expect(size.width <= 100.01 && size.width > 85)
    }
    expect(actual, equals: 15)
    expect(right(drawn), atMost: 222)
  }

  @Test("HT-05 A drawing context shrinks text, and reports the scale") func drawingContext() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let box = "Too wide for it".boundingRect(
      with: CGSize(width: 100, height: 0), options: .truncatesLastVisibleLine, attributes: attributes, context: context)
    expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    expect(context.totalBounds == box && box.width <= 100.01)
  }

  @Test("HT-05 Without a line fragment origin the baseline is at the point") func baselineOrigin() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    let box = "Hx".boundingRect(with: .zero, options: [], attributes: attributes, context: nil)
    expect(abs(box.minY + UIFont.systemFont(ofSize: 30).ascender), below: 1e-9)
    let drawn = picture { "HHH".draw(with: CGRect(x: 10, y: 60, width: 0, height: 0), options: [], attributes: attributes, context: nil) }
    expect(abs(bottom(drawn) - 119), atMost: 1)
  }

  @Test("HT-05 draw(in:) omits lines that do not fit, and can end in an ellipsis") func limitedHeight() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let text = "one two three four five six seven eight nine ten eleven twelve"
    let drawn = picture { text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 45), withAttributes: attributes) }
    expect(bottom(drawn), below: 90)
    let all = picture { text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 1000), withAttributes: attributes) }
    expect(bottom(all), above: 120)
    let box = text.boundingRect(
      with: CGSize(width: 100, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
      context: nil)
    expect(abs(box.height - 2 * UIFont.systemFont(ofSize: 17).lineHeight), below: 0.01)
  }

  @Test("HT-05 Attributes: kerning, baseline, background, underline, shadow") func attributes() {
    let font = UIFont.systemFont(ofSize: 20)
    let plain = "WAVE".size(withAttributes: [.font: font, .kern: 0.0001])
    expect(abs("WAVE".size(withAttributes: [.font: font, .kern: 5]).width - plain.width - 20), below: 0.01)
    expect("AVAV".size(withAttributes: [.font: font, .kern: 0]).width, above: "AVAV".size(withAttributes: [.font: font]).width)
    let raised = NSAttributedString(string: "x", attributes: [.font: font, .baselineOffset: 10])
    expect(abs(raised.size().height - font.lineHeight - 10), below: font.lineHeight)
    let under = picture {
      "nnnn".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue])
    }
    let bare = picture { "nnnn".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font]) }
    expect(bottom(under), above: bottom(bare) + 2)
    let back = picture { " ".draw(at: .zero, withAttributes: [.font: font, .backgroundColor: UIColor.red]) }
    expect(bottom(back), atLeast: 46)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 12)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.black
    let shaded = picture { "nnnn".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font, .shadow: shadow]) }
    expect(bottom(shaded), atLeast: bottom(bare) + 24)
  }

  @Test("HT-05 An attachment is in the line at its bounds") func attachment() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 50, height: 60)
    let context = CGContext(imageOf: CGSize(width: 10, height: 10), opaque: true, scale: 1)!
    attachment.image = UIImage(cgImage: context.makeImage()!, scale: 1, orientation: .up)
    let string = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    string.append(NSAttributedString(attachment: attachment))
    let size = string.size()
    expect(abs(size.width - "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width - 50), below: 0.02)
    expect(abs(size.height - 60), below: 0.01)
    let drawn = picture { string.draw(at: .zero) }
    expect(bottom(drawn), equals: 119)
  }

  @Test("HT-05 Paragraph styles and shadows survive coding and copying") func coding() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 3
    style.headIndent = 7
    style.lineBreakMode = .byTruncatingMiddle
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 4
    expect(copy.lineSpacing == 3 && copy.headIndent == 7 && copy != style)
    expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.lineBreakMode, equals: .byTruncatingMiddle)
    expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping && NSParagraphStyle.default.tabStops.count == 12)
    expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), equals: .rightToLeft)
    expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de"), equals: .leftToRight)
  }
}
