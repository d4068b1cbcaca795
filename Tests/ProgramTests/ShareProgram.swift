import UIKit

extension UIActivity.ActivityType {
  static let bookmark = UIActivity.ActivityType("org.example.bookmark")
}

/// An activity of an app.
class BookmarkActivity: UIActivity {
  private(set) var saved: [URL] = []

  override class var activityCategory: UIActivity.Category { return .action }
  override var activityType: UIActivity.ActivityType? { return .bookmark }
  override var activityTitle: String? { return "Bookmark" }
  override var activityImage: UIImage? { return image }
  var image = UIImage(systemName: "bookmark")

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    return activityItems.contains { $0 is URL }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    saved = activityItems.compactMap { $0 as? URL }
  }

  override func perform() { activityDidFinish(true) }
}

/// An article that is shared as text or by its address.
class Article: NSObject {
  let title = "Bread"
  let url = URL(string: "https://example.org/bread")!
}

extension Article: UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { return url }

  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    return activityType == .copyToPasteboard ? "\(title): \(url.absoluteString)" as Any : url
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    return title
  }
}

/// Pages with a title and page numbers.
class ArticlePages: UIPrintPageRenderer {
  private(set) var footers: [String] = []

  override init() {
    super.init()
    headerHeight = 20
    footerHeight = 20
  }

  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    ("Bread" as NSString).draw(in: headerRect, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
  }

  override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
    footers.append("\(pageIndex + 1) of \(numberOfPages)")
    ("\(pageIndex + 1)" as NSString).draw(in: footerRect, withAttributes: nil)
  }
}

/// Shares and prints an article.
class ArticleController: UIViewController {
  let article = Article()
  let bookmarks = BookmarkActivity()
  private(set) var shared: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = article.title
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: ArticleController.share)
  }

  func share(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: [article], applicationActivities: [bookmarks])
    sheet.excludedActivityTypes = [.mail]
    sheet.popoverPresentationController?.barButtonItem = sender
    sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
      self?.shared.append("\(type?.rawValue ?? "nothing") \(completed)")
    }
    present(sheet, animated: true)
  }

  func print() -> Data {
    let pages = ArticlePages()
    let text = Array(repeating: "Flour, water, salt and time.", count: 120).joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: text)
    formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
    pages.addPrintFormatter(formatter, startingAtPageAt: 0)
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, pages.paperRect, nil)
    pages.prepare(forDrawingPages: NSRange(location: 0, length: pages.numberOfPages))
    for page in 0..<pages.numberOfPages {
      UIGraphicsBeginPDFPage()
      pages.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    shared.append(contentsOf: pages.footers)
    return data as Data
  }
}
