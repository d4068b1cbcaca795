import Foundation
package import TrestleText

extension NSAttributedString {
  /// The text with its attributes in the text engine's form, for Core Text.
  package var layoutText: AttributedText { TextConversion().text(self) }
}
