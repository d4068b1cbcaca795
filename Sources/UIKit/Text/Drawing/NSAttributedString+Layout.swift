import Foundation
package import Text

extension NSAttributedString {
  /// The text with its attributes, as the text engine takes it: for Core Text.
  package var layoutText: AttributedText { TextConversion().text(self) }
}
