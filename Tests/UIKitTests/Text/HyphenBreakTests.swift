import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor struct HyphenBreakTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func width(_ text: String) -> CGFloat { NSAttributedString(string: text, attributes: [.font: font]).size().width }

  private func size(_ text: String, in width: CGFloat) -> CGSize {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  @Test("A long word is broken after a hyphen, also where digits follow", arguments: ["Encyclo-pedia", "Modelname-2000", "Größe-42"])
  func afterHyphens(text: String) throws {
    let hyphen = try #require(text.firstIndex(of: "-"))
    let first = width(String(text[...hyphen]))
    let found = size(text, in: first + 6)
    expect(abs(found.width - max(first, width(String(text[text.index(after: hyphen)...])))), atMost: 1)
    expect(found.height > 1.8 * font.lineHeight && found.height < 2.2 * font.lineHeight)
  }

  @Test("A minus sign stays with its number, and a date in one piece", arguments: ["from -2000", "2026-11-23"])
  func numbers(text: String) {
    let whole = size(text, in: 1000)
    expect(whole.height, below: 1.5 * font.lineHeight)
    let found = size(text, in: width(text) - 6)
    if text.hasPrefix("from") {
      expect(abs(found.width - width("-2000")) <= 1.5 || found.width < width("from -"))
    } else {
      // If it is too long for the line, it is broken between letters, not at its hyphens.
      expect(found.width, above: width("2026-11-2") - 1)
    }
  }
}
