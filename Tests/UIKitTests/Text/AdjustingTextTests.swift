import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct AdjustingTextTests {
  @Test("Labels, fields and text views follow the text size by one protocol") func protocolOfTexts() {
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for view in views {
      expect(!view.adjustsFontForContentSizeCategory)
      view.adjustsFontForContentSizeCategory = true
    }
    expect((views[0] as? UILabel)?.adjustsFontForContentSizeCategory, equals: true)
  }

  @Test("A content configuration passes its strategies for line breaks to the label") func lineBreakStrategy() throws {
    var content = UIListContentConfiguration.cell()
    let plain = content
    content.text = "Text"
    content.textProperties.lineBreakStrategy = .pushOut
    expect(content.textProperties != plain.textProperties)
    let view = UIListContentView(configuration: content)
    TestScreen().show(view)
    func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) } }
    try expect(#require(labels(view).first { $0.text == "Text" }).lineBreakStrategy == .pushOut)
  }
}
