import CoreGraphics

/// The values set on a button for each of its states, and its insets.
package struct ButtonContents {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var shadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgrounds = StateValues<UIImage>()
  var symbols = StateValues<UIImage.SymbolConfiguration>()
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  /// Whether the button is described by an Interface Builder document, which leaves its own default font unstated.
  package var isOfDocument = false
}
