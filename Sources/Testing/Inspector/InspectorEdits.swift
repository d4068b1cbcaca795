import UIKit

/// Changes that the pane makes in the running application.
@MainActor enum InspectorEdits {
  /// Returns false for an unknown name or an invalid value.
  static func set(_ name: String, _ value: String, of view: UIView, constraint index: Int?) -> Bool {
    switch name {
    case "hidden": view.isHidden = value == "true"
    case "alpha":
      guard let alpha = Double(value), (0...1).contains(alpha) else { return false }
      view.alpha = alpha
    case "color", "tint", "textColor":
      guard let color = color(value) else { return false }
      return set(color, as: name, of: view)
    case "constant":
      let reports = ConstraintReport.reports(for: view)
      guard let constant = Double(value), constant.isFinite, let index, reports.indices.contains(index) else { return false }
      reports[index].constraint.constant = constant
    default: return false
    }
    view.window?.layoutIfNeeded()
    return true
  }

  private static func set(_ color: UIColor, as name: String, of view: UIView) -> Bool {
    switch (name, view) {
    case ("color", _): view.backgroundColor = color
    case ("tint", _): view.tintColor = color
    case (_, let label as UILabel): label.textColor = color
    case (_, let field as UITextField): field.textColor = color
    case (_, let text as UITextView): text.textColor = color
    case (_, let button as UIButton): button.setTitleColor(color, for: .normal)
    default: return false
    }
    return true
  }

  /// Changes a trait of the screen or the language; returns false for another name, or for a language that has no code.
  static func setScreen(_ name: String, _ value: String) -> Bool {
    switch name {
    case "dark": UIScreen.setTraitsOfAll { $0.userInterfaceStyle = value == "true" ? .dark : .light }
    case "mirrored": UIScreen.setTraitsOfAll { $0.layoutDirection = value == "true" ? .rightToLeft : .leftToRight }
    case "textSize": UIScreen.setTraitsOfAll { $0.preferredContentSizeCategory = UIContentSizeCategory(rawValue: value) }
    case "language":
      let locale = Locale(identifier: value)
      guard locale.language.languageCode?.isISOLanguage ?? false else { return false }
      UIApplication.shared.locale = locale
    default: return false
    }
    return true
  }

  /// Reads `#rrggbb`.
  private static func color(_ text: String) -> UIColor? {
    guard text.hasPrefix("#"), text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
