import CoreGraphics
import Foundation

/// What a button was given for each of its states, and the room around it.
struct ButtonContents {
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
}
