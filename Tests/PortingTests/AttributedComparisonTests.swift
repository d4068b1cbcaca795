import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor struct AttributedComparisonTests {
  private func text(_ color: UIColor) -> NSAttributedString {
    NSAttributedString(
      string: "12:30", attributes: [.foregroundColor: color, .font: UIFont.systemFont(ofSize: 20), .kern: 1.0, .underlineStyle: 1])
  }

  @Test("Setting an equal attributed text or one of another color repeatedly works")
  func repeated() {
    let label = UILabel()
    for color in [UIColor.white, .white, .red, .red, .blue] {
      label.attributedText = text(color)
      expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: color)
    }
  }

  @Test("A refresh control with an attributed title takes a tint")
  func refresh() {
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Updated", attributes: [.foregroundColor: UIColor.white])
    control.tintColor = .white
    control.tintColor = .red
    expect(control.attributedTitle?.string, equals: "Updated")
  }
}
