extension UIImage {
  /// A plus in a circle, as in list actions.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// A minus in a circle, as in list actions.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// Three dots in a circle, for further actions.
  public class var actions: UIImage { standard("ellipsis.circle") }
  /// The checkmark of selected rows.
  public class var checkmark: UIImage { standard("checkmark") }
  /// A checkmark cut out of a circle, for selected images.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private class func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
