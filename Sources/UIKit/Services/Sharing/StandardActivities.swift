import Foundation

/// The standard activities of every share sheet, where they support the items.
@MainActor enum StandardActivities {
  static func make() -> [UIActivity] { [CopyActivity(), OpenActivity(), MailActivity(), PrintActivity(), SaveToFilesActivity()] }
}

extension [Any] {
  fileprivate var urls: [URL] { compactMap { $0 as? URL } }
  fileprivate var images: [UIImage] { compactMap { $0 as? UIImage } }
  fileprivate var words: [String] {
    compactMap { ($0 as? String) ?? ($0 as? NSString).map { $0 as String } ?? ($0 as? NSAttributedString)?.string }
  }
}

private final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { LocalizedStrings.word("Copy") }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !activityItems.urls.isEmpty || !activityItems.images.isEmpty || !activityItems.words.isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override func perform() {
    let board = UIPasteboard.general
    if !items.words.isEmpty {
      board.strings = items.words + items.urls.map(\.absoluteString)
    } else if !items.urls.isEmpty {
      board.urls = items.urls
    } else {
      board.images = items.images
    }
    activityDidFinish(true)
  }
}

private final class OpenActivity: UIActivity {
  private var url: URL?

  override var activityType: ActivityType? { .open }
  override var activityTitle: String? { LocalizedStrings.word("Open") }
  override var activityImage: UIImage? { UIImage(systemName: "safari") ?? UIImage(systemName: "globe") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.urls.first.map { UIApplication.shared.canOpenURL($0) } ?? false
  }
  override func prepare(withActivityItems activityItems: [Any]) { url = activityItems.urls.first }
  override func perform() {
    guard let url else { return activityDidFinish(false) }
    UIApplication.shared.open(url, options: [:]) { [weak self] isOpened in self?.activityDidFinish(isOpened) }
  }
}

private final class MailActivity: UIActivity {
  private var link: URL?

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { LocalizedStrings.word("Mail") }
  override var activityImage: UIImage? { UIImage(systemName: "envelope") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    guard !activityItems.words.isEmpty || !activityItems.urls.isEmpty, let probe = URL(string: "mailto:") else { return false }
    return UIApplication.shared.canOpenURL(probe)
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    let body = (activityItems.words + activityItems.urls.map(\.absoluteString)).joined(separator: "\n")
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.path = ""
    var query = [URLQueryItem(name: "body", value: body)]
    if let subject = sheet?.subject(for: .mail), !subject.isEmpty { query.insert(URLQueryItem(name: "subject", value: subject), at: 0) }
    parts.queryItems = query
    link = parts.url
  }
  override func perform() {
    guard let link else { return activityDidFinish(false) }
    UIApplication.shared.open(link, options: [:]) { [weak self] isOpened in self?.activityDidFinish(isOpened) }
  }
}

private final class SaveToFilesActivity: UIActivity {
  private var picker: FileListController?

  override var activityType: ActivityType? { .saveToFiles }
  override var activityTitle: String? { LocalizedStrings.word("Save to Files") }
  override var activityImage: UIImage? { UIImage(systemName: "folder") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.urls.contains(where: \.isFileURL) || !activityItems.images.isEmpty || !activityItems.words.isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    let files = Self.files(activityItems)
    picker = FileListController(mode: .folder, title: LocalizedStrings.word("Save to Files")) { [weak self] folder in
      guard let self else { return }
      guard let folder = folder.first else { return self.activityDidFinish(false) }
      let isSaved = files.allSatisfy { FileListController.save($0.data, as: $0.name, in: folder) != nil }
      self.activityDidFinish(isSaved)
    }
  }
  override var activityViewController: UIViewController? { picker.map { UINavigationController(rootViewController: $0) } }

  private static func files(_ items: [Any]) -> [(name: String, data: Data)] {
    var files: [(String, Data)] = []
    for url in items.urls where url.isFileURL {
      if let data = try? Data(contentsOf: url) { files.append((url.lastPathComponent, data)) }
    }
    for image in items.images { if let data = image.pngData() { files.append(("Image.png", data)) } }
    for text in items.words { files.append(("Text.txt", Data(text.utf8))) }
    return files
  }
}

/// Prints images, PDF files, texts, and items that the app has laid out for printing.
private final class PrintActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .print }
  override var activityTitle: String? { LocalizedStrings.word("Print") }
  override var activityImage: UIImage? { UIImage(systemName: "printer") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    UIPrintInteractionController.isPrintingAvailable && activityItems.contains { Self.isPrintable($0) }
  }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override func perform() {
    let controller = UIPrintInteractionController.shared
    controller.printInfo = items.lazy.compactMap { $0 as? UIPrintInfo }.first
    if let renderer = items.lazy.compactMap({ $0 as? UIPrintPageRenderer }).first {
      controller.printPageRenderer = renderer
    } else if let formatter = formatter {
      controller.printFormatter = formatter
    } else {
      controller.printingItems = items.filter { PrintDocument.canPrint($0) }
    }
    let isShown = controller.present(animated: true) { [weak self] _, isPrinted, _ in self?.activityDidFinish(isPrinted) }
    if !isShown { activityDidFinish(false) }
  }

  private static func isPrintable(_ item: Any) -> Bool {
    item is UIPrintPageRenderer || item is UIPrintFormatter || text(item) != nil || PrintDocument.canPrint(item)
  }

  private static func text(_ item: Any) -> NSAttributedString? {
    if let text = item as? NSAttributedString { return text }
    return [item].words.first.map { NSAttributedString(string: $0, attributes: [.font: UIFont.systemFont(ofSize: 12)]) }
  }

  /// The formatter among the items, or one for their texts if nothing else can be printed.
  private var formatter: UIPrintFormatter? {
    if let formatter = items.lazy.compactMap({ $0 as? UIPrintFormatter }).first { return formatter }
    guard !items.contains(where: { PrintDocument.canPrint($0) }) else { return nil }
    let texts = items.compactMap { Self.text($0) }
    guard let first = texts.first else { return nil }
    let whole = NSMutableAttributedString(attributedString: first)
    for text in texts.dropFirst() {
      whole.append(NSAttributedString(string: "\n"))
      whole.append(text)
    }
    return UISimpleTextPrintFormatter(attributedText: whole)
  }
}
