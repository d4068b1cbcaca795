import Foundation
import Testing
import UIKit
import UIKitTesting

/// Images of text in labels, compared with stored checksums.
@MainActor @Suite struct TextSheetTests {
  @Test("All text styles look as stored") func textStyles() {
    let screen = TestScreen(size: CGSize(width: 620, height: 560))
    screen.window.backgroundColor = .white
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3), ("Headline", .headline),
      ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
      ("Caption 2", .caption2),
    ]
    var y: CGFloat = 10
    for (name, style) in styles {
      var x: CGFloat = 10
      for category in [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge] {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        label.text = "\(name) \(Int(label.font.pointSize))"
        label.sizeToFit()
        label.frame.origin = CGPoint(x: x, y: y)
        label.backgroundColor = UIColor(white: 0.93, alpha: 1)
        screen.window.addSubview(label)
        x += 195
      }
      y += 50
    }
    assertSnapshotChecksum(screen.snapshot(), named: "text-styles")
  }

  @Test("Settings of labels look as stored") func labels() {
    let screen = TestScreen(size: CGSize(width: 640, height: 760))
    screen.window.backgroundColor = .white
    var y: CGFloat = 6
    var x: CGFloat = 6
    func show(_ height: CGFloat = 24, _ set: (UILabel) -> Void) {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 300, height: height))
      label.backgroundColor = UIColor(white: 0.93, alpha: 1)
      label.text = "Text that is too long for a label of this width"
      set(label)
      screen.window.addSubview(label)
      y += height + 6
      if y > 700 { (x, y) = (320, 6) }
    }
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping, .byWordWrapping, .byCharWrapping] {
      show { $0.lineBreakMode = mode }
    }
    show(50) {
      $0.numberOfLines = 2
      $0.textAlignment = .center
    }
    for adjustment in [UIBaselineAdjustment.alignBaselines, .alignCenters, .none] {
      show(30) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.5
        $0.baselineAdjustment = adjustment
      }
    }
    show {
      $0.text = "Text tightened a little to fit the width"
      $0.allowsDefaultTighteningForTruncation = true
    }
    show {
      $0.text = "Shadow"
      $0.shadowColor = .red
      $0.shadowOffset = CGSize(width: 1, height: 1)
    }
    show {
      $0.text = "Highlighted"
      $0.highlightedTextColor = .systemBlue
      $0.isHighlighted = true
    }
    show {
      $0.text = "Disabled"
      $0.isEnabled = false
    }
    show {
      $0.text = "النص العربي من اليمين إلى اليسار"
      $0.textAlignment = .right
    }
    show(50) {
      let text = NSMutableAttributedString(string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
      text.append(NSAttributedString(string: "red, ", attributes: [.foregroundColor: UIColor.red]))
      text.append(NSAttributedString(string: "underlined gyp, ", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
      text.append(
        NSAttributedString(string: "dashed, ", attributes: [.underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue]))
      text.append(NSAttributedString(string: "struck, ", attributes: [.strikethroughStyle: 1, .strikethroughColor: UIColor.blue]))
      text.append(NSAttributedString(string: "raised", attributes: [.baselineOffset: 5, .font: UIFont.systemFont(ofSize: 10)]))
      let attachment = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
      attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
      text.append(NSAttributedString(attachment: attachment))
      $0.numberOfLines = 2
      $0.attributedText = text
    }
    show(110) {
      let style = NSMutableParagraphStyle()
      style.alignment = .justified
      style.firstLineHeadIndent = 20
      style.lineSpacing = 4
      style.tailIndent = -10
      $0.numberOfLines = 0
      $0.attributedText = NSAttributedString(
        string: String(repeating: "A paragraph that is set in justified lines with an indent. ", count: 3),
        attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)])
    }
    show {
      $0.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold); $0.text = "11:11:11 mono digits 08:30"
    }
    show {
      $0.font = UIFont(name: "Georgia-Italic", size: 17); $0.text = "A serif stand-in for Georgia"
    }
    show {
      $0.font = .monospacedSystemFont(ofSize: 15, weight: .bold); $0.text = "let mono = 0xff // bold"
    }
    assertSnapshotChecksum(screen.snapshot(), named: "labels")
  }
}
