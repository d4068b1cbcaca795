import CoreGraphics

extension NSLayoutConstraint {
  /// Returns the constraints of a string in the visual format language.
  ///
  /// An invalid format raises an error that shows the string with a caret at the position, and returns no constraints.
  public final class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var numbers: [String: CGFloat] = [:]
    for (name, value) in metrics ?? [:] { numbers[name] = length(of: value) }
    var items: [String: any LayoutItem] = [:]
    for (name, value) in views { items[name] = value as? any LayoutItem }
    do {
      var parser = VisualFormatParser(format, metrics: numbers, viewNames: Set(items.keys))
      var builder = VisualFormatBuilder(try parser.parse(), options: opts, items: items)
      return try builder.build()
    } catch let error as VisualFormatError {
      let caret = String(repeating: " ", count: error.column) + "^"
      UIKitError.raise("Unable to parse constraint format: \n\(error.message) \n\(format) \n\(caret)")
    } catch {}
    return []
  }

  private static func length(of value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
