import UIKit

@MainActor enum Attributed {
  static func text() -> NSAttributedString {
    var text = AttributedString("Hello")
    text.font = .systemFont(ofSize: 12)
    text.foregroundColor = .red
    text.backgroundColor = UIColor.yellow
    text.strokeWidth = 1
    text.kern = 2
    var container = AttributeContainer()
    container.underlineStyle = .single
    text.mergeAttributes(container)
    return NSAttributedString(text)
  }
}
