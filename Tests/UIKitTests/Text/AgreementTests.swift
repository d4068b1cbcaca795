import Foundation
import Testing
import TrestleExpectations

import UIKit
@testable import UIKitValues
@testable import UIKitViews
@testable import UIKitTesting

@MainActor @Suite struct AgreementTests {
  /// Draws in points at 2x onto white.
  private func image(_ size: CGSize, _ draw: (CGContext) -> Void) -> Picture {
    let size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    let context = CGContext(imageOf: size, opaque: true, scale: 2)!
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    return Picture(context)
  }

  private func attributes(_ test: TextCase, mode: NSLineBreakMode) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = test.alignment == .natural ? .left : test.alignment
    style.lineBreakMode = mode
    return [.font: test.font, .paragraphStyle: style]
  }

  private func label(_ test: TextCase) -> UILabel {
    let label = UILabel()
    label.text = test.string
    label.font = test.font
    label.textColor = .black
    label.numberOfLines = test.lines
    label.lineBreakMode = test.mode
    label.textAlignment = test.alignment
    return label
  }

  private func ink(_ picture: Picture) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<picture.height {
      guard let row = picture.inked(row: y) else { continue }
      let known = box ?? (row.lowerBound, y, row.upperBound, y + 1)
      box = (min(known.left, row.lowerBound), min(known.top, y), max(known.right, row.upperBound), max(known.bottom, y + 1))
    }
    return box
  }

  @Test("HT-05 The table holds two hundred strings with settings") func table() {
    expect(TextCase.all.count, equals: 200)
  }

  @Test("HT-05 sizeThatFits is the bounding box of the same string, up to whole pixels")
  func fittingSizeIsBoundingBox() {
    let screen = TestScreen()
    for test in TextCase.all {
      let label = label(test)
      label.numberOfLines = 0
      screen.window.addSubview(label)
      let size = label.sizeThatFits(CGSize(width: test.width, height: .greatestFiniteMagnitude))
      let mode: NSLineBreakMode = test.mode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
      let box = test.string.boundingRect(
        with: CGSize(width: test.width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        attributes: attributes(test, mode: mode), context: nil)
      expect(abs(size.height - (box.height * 2 - 1e-5).rounded(.up) / 2), below: 1e-4, "\(test)")
      expect(abs(size.width - min((box.width * 2 - 1e-5).rounded(.up) / 2, test.width)), below: 1e-4, "\(test)")
      label.removeFromSuperview()
    }
  }

  @Test("HT-05 A label of the measured size shows all of the text, pixel for pixel as the string draws itself")
  func labelDrawsAsString() {
    let screen = TestScreen()
    for test in TextCase.all {
      let label = label(test)
      label.numberOfLines = 0
      let container = UIView()
      container.addSubview(label)
      screen.window.addSubview(container)
      let size = label.sizeThatFits(CGSize(width: test.width, height: .greatestFiniteMagnitude))
      label.frame = CGRect(x: 30, y: 30, width: test.width, height: size.height)
      let area = CGSize(width: test.width + 60, height: size.height + 60)
      container.frame.size = area
      container.layoutIfNeeded()
      container.layer.displayTree()
      expect(label.content.shown.map { !$0.isTruncated } ?? false, "\(test)")
      let shown = image(area) { container.layer.render(in: $0) }
      let mode: NSLineBreakMode = test.mode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
      // The label is centered on the whole pixels that were measured.
      let box = test.string.boundingRect(
        with: CGSize(width: test.width, height: 0), options: .usesLineFragmentOrigin, attributes: attributes(test, mode: mode), context: nil
      )
      let top = ((size.height - box.height) / 2 * 2).rounded() / 2
      let drawn = image(area) { _ in
        test.string.draw(in: CGRect(x: 30, y: 30 + top, width: test.width, height: 10_000), withAttributes: attributes(test, mode: mode))
      }
      expect(shown, equals: drawn, "\(test)")
      container.removeFromSuperview()
    }
  }

  @Test("HT-05 With limits on lines, ink stays within the measured size and lines are whole")
  func inkStaysWithinMeasure() {
    let screen = TestScreen()
    for test in TextCase.all {
      let label = label(test)
      screen.window.addSubview(label)
      let rect = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: test.width, height: 10_000), limitedToNumberOfLines: test.lines)
      label.frame = CGRect(x: 0, y: 0, width: test.width, height: rect.height)
      screen.layout()
      guard let layout = label.content.shown else {
        Issue.record("\(test)")
        continue
      }
      if test.lines > 0 { expect(layout.lines.count, atMost: test.lines, "\(test)") }
      expect(abs(layout.lines.reduce(0) { $0 + $1.height } - layout.size.height), below: 1e-6, "\(test)")
      expect(layout.lines.allSatisfy { $0.width <= test.width + 0.01 || layout.isTruncated || test.mode == .byClipping }, "\(test)")
      let area = CGSize(width: max(test.width, layout.size.width) + 80, height: rect.height + 80)
      let drawn = image(area) { $0.draw(layout, at: CGPoint(x: 40, y: 40)) }
      let bounds = layout.inkBounds.offsetBy(dx: 40, dy: 40)
      if let ink = ink(drawn) {
        expect(CGFloat(ink.left) >= bounds.minX * 2 - 1 && CGFloat(ink.right) <= bounds.maxX * 2 + 1, "\(test)")
        expect(CGFloat(ink.top) >= bounds.minY * 2 - 1 && CGFloat(ink.bottom) <= bounds.maxY * 2 + 1, "\(test)")
        // Glyphs exceed their advances slightly, but never by half an em.
        let overhang = test.font.pointSize * 0.5
        let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
        expect(CGFloat(ink.right) / 2, atMost: 40 + right + overhang, "\(test)")
      }
      label.removeFromSuperview()
    }
  }

  @Test("HT-05 size(withAttributes:) of each single line equals boundingRect of the whole")
  func sizeIsWidestLine() {
    for test in TextCase.all where !test.string.contains("\t") && !test.string.contains("\u{2028}") {
      let lines = test.string.components(separatedBy: "\n").map { $0.size(withAttributes: [.font: test.font]) }
      let whole = test.string.size(withAttributes: [.font: test.font])
      expect(abs(whole.width - lines.map(\.width).max()!), below: 0.01, "\(test)")
      expect(abs(whole.height - lines.map(\.height).reduce(0, +)), below: 0.01, "\(test)")
    }
  }
}
