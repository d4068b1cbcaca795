import UIKit

/// Every text style, then the same sentence in left-to-right and right-to-left scripts, then the truncation modes of labels.
final class TextStylesController: UIViewController {
  private let scrollView = UIScrollView()
  private var labels: [UILabel] = []

  private let styles: [(String, UIFont.TextStyle)] = [
    ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3), ("Headline", .headline),
    ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
    ("Caption 2", .caption2),
  ]
  private let sentences = [
    "All human beings are born free and equal.", "Alle Menschen sind frei und gleich geboren.", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι.",
    "Все люди рождаются свободными.", "すべての人間は、生まれながらにして自由である。", "人人生而自由，在尊严和权利上一律平等。", "모든 인간은 태어날 때부터 자유롭다.",
    "يولد جميع الناس أحرارًا متساوين.", "כל בני האדם נולדו בני חורין.", "มนุษย์ทั้งหลายเกิดมามีอิสระ", "🙂 👩‍👩‍👧 🇪🇺 ✅ 1️⃣",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    for (name, style) in styles {
      let label = add(name)
      label.font = .preferredFont(forTextStyle: style)
    }
    for sentence in sentences { add(sentence).numberOfLines = 0 }
    for (mode, name) in [(NSLineBreakMode.byTruncatingHead, "head"), (.byTruncatingMiddle, "middle"), (.byTruncatingTail, "tail")] {
      let label = add("A text that is much too long for its single line, truncated at its \(name), is still recognizable")
      label.lineBreakMode = mode
      label.textColor = .secondaryLabel
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (styles: TextStylesController, _: UITraitCollection) in
      styles.view.setNeedsLayout()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width - 32
    var y: CGFloat = 16
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: 16, y: y, width: width, height: height)
      y += height + 4
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 12)
  }

  @discardableResult private func add(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    scrollView.addSubview(label)
    labels.append(label)
    return label
  }
}
