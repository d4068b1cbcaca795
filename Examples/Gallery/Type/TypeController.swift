import UIKit

/// Text around a movable image, text in hyphenated columns, and text from HTML.
final class TypeController: UIViewController {
  private let kinds = UISegmentedControl(items: ["Around", "Columns", "HTML"])
  private(set) var content: UIView!

  init() {
    super.init(nibName: nil, bundle: nil)
    navigationItem.titleView = kinds
    kinds.selectedSegmentIndex = 0
    kinds.addTarget(self, action: TypeController.kindChosen, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    kindChosen()
  }

  private func kindChosen() {
    content?.removeFromSuperview()
    switch kinds.selectedSegmentIndex {
    case 0: content = AroundView(frame: view.bounds)
    case 1: content = ColumnsView(frame: view.bounds)
    default: content = makePage()
    }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  private func makePage() -> UITextView {
    let text = UITextView()
    text.isEditable = false
    text.alwaysBounceVertical = true
    text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    let size = UIFont.preferredFont(forTextStyle: .body).pointSize
    let html = "<div style=\"font-size: \(Int(size))px\">\(TypeWords.html)</div>"
    let read = try? NSMutableAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
    let whole = NSRange(location: 0, length: read?.length ?? 0)
    // Text without a color in the page uses the color of the current style.
    read?.enumerateAttribute(.foregroundColor, in: whole) { color, range, _ in
      if color == nil { read?.addAttribute(.foregroundColor, value: UIColor.label, range: range) }
    }
    text.attributedText = read
    return text
  }
}
