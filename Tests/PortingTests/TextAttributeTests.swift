import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor struct TextAttributeTests {
  private final class OwnAttachment: NSTextAttachment, @unchecked Sendable {}

  private static func value(_ key: NSAttributedString.Key, _ number: Int) -> Any {
    switch key {
    case .paragraphStyle:
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(number)
      return style
    case .shadow:
      let shadow = NSShadow()
      shadow.shadowBlurRadius = CGFloat(number)
      return shadow
    case .attachment: return number == 0 ? NSTextAttachment() : OwnAttachment()
    case .foregroundColor: return UIColor(white: CGFloat(number) / 10, alpha: 1)
    default: return UIFont.systemFont(ofSize: CGFloat(10 + number))
    }
  }

  @Test("The font of a text style can be scaled, and the result follows the size of the text")
  func scaledStyle() {
    let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: font, compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    expect(abs(scaled.pointSize - 53), below: 0.01)
    expect(font.pointSize, equals: 17)
  }

  @Test(
    "Texts with objects as attributes are appended, changed and compared",
    arguments: [.paragraphStyle, .shadow, .attachment, .foregroundColor, .font] as [NSAttributedString.Key])
  func objects(_ key: NSAttributedString.Key) {
    let text = NSMutableAttributedString()
    for number in [0, 0, 1, 0] { text.append(NSAttributedString(string: "ab", attributes: [key: Self.value(key, number)])) }
    text.addAttribute(key, value: Self.value(key, 2), range: NSRange(location: 3, length: 2))
    expect(text.string, equals: "abababab")
    let copy = NSAttributedString(attributedString: text)
    expect(text.isEqual(to: copy))
    let other = NSMutableAttributedString(attributedString: text)
    other.addAttribute(key, value: Self.value(key, 3), range: NSRange(location: 0, length: 1))
    expect(!text.isEqual(to: other))
  }
}
