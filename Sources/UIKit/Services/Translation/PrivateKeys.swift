import CoreGraphics

extension UISearchBar: PrivatelyKeyed {
  package func privateValue(forKey key: String) -> Any? { key == "searchField" || key == "_searchField" ? searchTextField : nil }
}

extension UIBarButtonItem: PrivatelyKeyed {
  /// Returns the view of the item in its bar, once the bar shows it: the anchor of menus and hints of libraries.
  package func privateValue(forKey key: String) -> Any? { key == "view" || key == "_view" ? shownView ?? customView : nil }
}

extension UITextField: PrivatelyKeyed {
  package func setPrivateValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "_placeholderLabel.textColor", "placeholderLabel.textColor": setPlaceholder(.foregroundColor, value as? UIColor)
    case "_placeholderLabel.font", "placeholderLabel.font": setPlaceholder(.font, value as? UIFont)
    default: return false
    }
    return true
  }

  private func setPlaceholder(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value else { return }
    let text = attributedPlaceholder ?? NSAttributedString(string: placeholder ?? "")
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    attributedPlaceholder = changed
  }
}

extension UIButton: PrivatelyKeyed {
  package func setPrivateValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "buttonType", let type = (value as? Int).flatMap(ButtonType.init) else { return false }
    become(type)
    return true
  }
}

extension UIPickerView: PrivatelyKeyed {
  package func privateValue(forKey key: String) -> Any? { key == "textColor" ? textColor : nil }
  package func setPrivateValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "textColor" else { return false }
    textColor = value as? UIColor
    return true
  }
}

extension UIDatePicker: PrivatelyKeyed {
  package func privateValue(forKey key: String) -> Any? { key == "textColor" ? textColor : nil }
  package func setPrivateValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "textColor" else { return false }
    textColor = value as? UIColor
    return true
  }
}

extension UIAlertController: PrivatelyKeyed {
  package func setPrivateValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "attributedTitle":
      title = (value as? NSAttributedString)?.string
      attributedTexts.title = value as? NSAttributedString
    case "attributedMessage":
      message = (value as? NSAttributedString)?.string
      attributedTexts.message = value as? NSAttributedString
    default: return false
    }
    return true
  }
}

extension UIPrintPageRenderer: PrivatelyKeyed {
  package func setPrivateValue(_ value: Any?, forKey key: String) -> Bool {
    let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue
    switch key {
    case "paperRect": take(paper: rect, printable: nil)
    case "printableRect": take(paper: nil, printable: rect)
    default: return false
    }
    return true
  }
}
