import SourceTranslator
import Testing
import TrestleExpectations

@Suite struct TextSearchTests {
  @Test("A word is found by its bytes, at either end, after a false start, and not across the end")
  func search() {
    let text = "import UIKit; \u{e9}t\u{e9} impor import Foundation"
    for word in ["import UIKit", "Foundation", "\u{e9}t\u{e9}", "n", "", "impor import F"] { expect(text.holds(word), "\(word)") }
    for word in ["Foundations", "import  ", "e\u{301}t", "UIkit", text + "n"] { expect(!text.holds(word), "\(word)") }
    expect("aaab".holds("aab"))
    expect(!"".holds("a"))
    expect("".holds(""))
    expect(text.holds(anyOf: ["x", "UIKit"]) && !text.holds(anyOf: []))
  }
}
