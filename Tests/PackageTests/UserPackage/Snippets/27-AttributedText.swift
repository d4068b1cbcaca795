import UIKit

func priceText(_ price: String, old: String) -> NSAttributedString {
  let style = NSMutableParagraphStyle()
  style.alignment = .right
  style.lineSpacing = 2
  let text = NSMutableAttributedString(
    string: price, attributes: [.font: UIFont.boldSystemFont(ofSize: 18), .foregroundColor: UIColor.red, .paragraphStyle: style])
  text.append(
    NSAttributedString(
      string: " " + old, attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.gray]))
  return text
}
