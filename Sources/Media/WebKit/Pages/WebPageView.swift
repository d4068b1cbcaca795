import UIKit

/// Shows a page as text, or the error of loading it with a button that opens it in the browser.
final class WebPageView: UIView, UITextViewDelegate {
  let textView = UITextView()
  private let openButton = UIButton(type: .system)
  private var page: WebPage?
  var follow: (URL) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    textView.isEditable = false
    textView.delegate = self
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    textView.frame = bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(textView)
    openButton.setTitle(LocalizedStrings.word("Open in Browser"), for: .normal)
    openButton.isHidden = true
    openButton.addAction(UIAction { [weak self] _ in self?.openInBrowser() }, for: .touchUpInside)
    addSubview(openButton)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = openButton.sizeThatFits(bounds.size)
    openButton.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY + 44, width: size.width, height: max(44, size.height))
    guard page?.error != nil else { return }
    let height = textView.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    textView.contentInset.top = max(0, openButton.frame.minY - height - textView.adjustedContentInset.top + textView.contentInset.top)
    textView.contentOffset.y = -textView.adjustedContentInset.top
  }

  func show(_ page: WebPage, zoom: CGFloat) {
    self.page = page
    openButton.isHidden = page.error == nil || page.url.isFileURL
    textView.contentInset.top = 0
    if let error = page.error {
      textView.attributedText = Self.notice(error, page.url)
    } else if let text = page.text(zoom: zoom) {
      textView.attributedText = text
    }
    textView.contentOffset.y = -textView.adjustedContentInset.top
    setNeedsLayout()
  }

  private static func notice(_ error: NSError, _ url: URL) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.paragraphSpacing = 8
    let result = NSMutableAttributedString(
      string: error.localizedDescription + "\n",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label, .paragraphStyle: style])
    result.append(
      NSAttributedString(
        string: url.isFileURL ? url.lastPathComponent : url.absoluteString,
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style,
        ]))
    return result
  }

  private func openInBrowser() {
    if let url = page?.url { UIApplication.shared.open(url) }
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    if interaction == .invokeDefaultAction { follow(URL) }
    return false
  }
}
