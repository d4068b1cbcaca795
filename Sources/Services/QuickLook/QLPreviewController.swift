@_exported import UIKit

public protocol QLPreviewItem {
  /// The URL of the file; nil if it is not available yet.
  var previewItemURL: URL? { get }
  /// The title; nil for the file name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns whether a link in an item may be opened; `true` by default.
  func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
  func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { true }
  public func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView? { nil }
}

/// Previews files: images with zooming, and text; for other files the name, type and size. A swipe shows the next item.
open class QLPreviewController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 {
    didSet { if isViewLoaded, currentPreviewItemIndex != oldValue, !isTurning { show() } }
  }
  open var currentPreviewItem: (any QLPreviewItem)? { item(at: currentPreviewItemIndex) }

  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let bar = UINavigationBar()
  private var isTurning = false

  /// Returns whether an item can be previewed: true for files.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }

  open func reloadData() {
    loadViewIfNeeded()
    currentPreviewItemIndex = max(0, min(currentPreviewItemIndex, count - 1))
    show()
  }

  open func refreshCurrentPreviewItem() { show() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(pages)
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    pages.dataSource = self
    pages.delegate = self
    view.addSubview(bar)
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = done
    bar.items = [item]
    let share = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    item.rightBarButtonItem = share
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    show()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bar.isHidden = navigationController != nil
    let top = view.safeAreaInsets.top
    let height = bar.isHidden ? 0 : bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    let start = top + height
    pages.view.frame = CGRect(x: 0, y: start, width: view.bounds.width, height: max(0, view.bounds.height - start))
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }

  private var count: Int { dataSource?.numberOfPreviewItems(in: self) ?? 0 }

  private func item(at index: Int) -> (any QLPreviewItem)? {
    guard index >= 0, index < count else { return nil }
    return dataSource?.previewController(self, previewItemAt: index)
  }

  private func page(_ index: Int) -> PreviewPage? { item(at: index).map { PreviewPage($0, index: index) } }

  private func show() {
    guard let page = page(currentPreviewItemIndex) else { return }
    pages.setViewControllers([page], direction: .forward, animated: false)
    showTitle(page)
  }

  private func showTitle(_ page: PreviewPage) {
    title = page.title
    bar.topItem?.title = page.title
  }

  private func finish() { dismiss(animated: true) }

  private func share() {
    guard let url = currentPreviewItem?.previewItemURL else { return }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { (viewController as? PreviewPage).flatMap { page($0.index - 1) } }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { (viewController as? PreviewPage).flatMap { page($0.index + 1) } }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    guard completed, let page = pages.viewControllers?.first as? PreviewPage else { return }
    isTurning = true
    currentPreviewItemIndex = page.index
    isTurning = false
    showTitle(page)
  }
}

final class PreviewPage: UIViewController, UIScrollViewDelegate {
  let index: Int
  private let url: URL?
  private var picture: UIImageView?

  /// The largest size of a displayed text, in bytes.
  private static let longestText = 4 << 20
  private static let textKinds: Set<String> = [
    "txt", "text", "md", "swift", "json", "xml", "csv", "log", "plist", "strings", "yml", "yaml", "c", "h", "m", "py", "js", "css",
  ]

  init(_ item: any QLPreviewItem, index: Int) {
    self.index = index
    url = item.previewItemURL
    super.init(nibName: nil, bundle: nil)
    title = item.previewItemTitle ?? url?.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    guard let url, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      view = note()
      return
    }
    let kind = url.pathExtension.lowercased()
    if let image = UIImage(data: data) {
      view = zoomable(image)
    } else if let text = text(data, kind) {
      let viewer = UITextView()
      viewer.isEditable = false
      viewer.alwaysBounceVertical = true
      viewer.attributedText = text
      view = viewer
    } else {
      view = note()
    }
  }

  private func text(_ data: Data, _ kind: String) -> NSAttributedString? {
    guard data.count <= Self.longestText else { return nil }
    let documentType: NSAttributedString.DocumentType? = ["html": .html, "htm": .html][kind]
    if let documentType {
      return try? NSAttributedString(data: data, options: [.documentType: documentType], documentAttributes: nil)
    }
    guard Self.textKinds.contains(kind), let string = String(data: data, encoding: .utf8) else { return nil }
    let font = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
    return NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: UIColor.label])
  }

  private func zoomable(_ image: UIImage) -> UIView {
    let scroller = UIScrollView()
    scroller.delegate = self
    scroller.maximumZoomScale = 4
    scroller.contentInsetAdjustmentBehavior = .never
    let picture = UIImageView(image: image)
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = title
    scroller.addSubview(picture)
    self.picture = picture
    return scroller
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let scroller = view as? UIScrollView, let picture, scroller.zoomScale == 1 else { return }
    picture.frame = scroller.bounds
    scroller.contentSize = scroller.bounds.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  /// Returns a view with the name, type and size of a file that cannot be displayed.
  private func note() -> UIView {
    let icon = UIImageView(image: UIImage(systemName: "doc"))
    icon.tintColor = .secondaryLabel
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64)
    let name = UILabel()
    name.text = title
    name.font = .preferredFont(forTextStyle: .headline)
    name.numberOfLines = 0
    name.textAlignment = .center
    let details = UILabel()
    let size = url.flatMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }
    details.text = [url?.pathExtension.uppercased(), size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
    details.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [icon, name, details])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView()
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    return view
  }
}
