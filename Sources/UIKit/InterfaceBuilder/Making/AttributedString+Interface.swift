import CoreGraphics

extension AttributedString {
  /// Creates the string with the attributes of a document that UIKit displays.
  init(interface string: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      var container = AttributeContainer()
      container[AttributeScopes.UIKitAttributes.FontAttribute.self] = attributes[.font] as? UIFont
      container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
      container[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
      if let kern = attributes[.kern] as? NSNumber {
        container[AttributeScopes.UIKitAttributes.KernAttribute.self] = CGFloat(kern.doubleValue)
      }
      append(AttributedString((string.string as NSString).substring(with: range), attributes: container))
    }
  }
}
